/**
 * Somebody's evening at a table, in one place for all that draws it. Who knows what: `sitting` the position that is shown and the motion
 * towards it, `playing` what is done with it, `tale` what is told of it, `layout` what stands where.
 */
import { type Board, cost, type View } from '@elbowroom/rules';
import { look } from '@elbowroom/rules/look';
import { untrack } from 'svelte';
import { type Asking, openAsking } from '../advice/asking.svelte.ts';
import { openTalking, type Talking } from '../banter/talking.svelte.ts';
import type { SeatColour } from '../board/view.ts';
import { openThrowing, type Throwing } from '../die/throwing.svelte.ts';
import { type SinceTurn, tellSinceTurn } from '../follow/since-turn.svelte.ts';
import { soundOf } from '../sound/table-sound.ts';
import { regionName } from '../table/boards.ts';
import { haste } from '../table/pace.ts';
import type { Preferences } from '../table/preferences.svelte.ts';
import type { Table } from '../table/table.ts';
import type { Counsel } from '../table/thinker.ts';
import { wordsAt } from '../words/homemade.svelte.ts';
import { type Line, plain } from '../words/line.ts';
import type { Words } from '../words/words.ts';
import { saidOf } from './acts.ts';
import { type Carrying, openCarrying } from './carrying.svelte.ts';
import type { Guide } from './guide.ts';
import { type Layout, layOut } from './layout.svelte.ts';
import { openTeaching, type Teaching } from './lessons.svelte.ts';
import { type OwnHand, ownHandOf } from './own-hand.ts';
import { type Playing, startPlaying } from './playing.svelte.ts';
import type { Scene } from './scene.ts';
import { type Sitting, sitDown } from './sitting.svelte.ts';
import { openTale, type Tale } from './tale.svelte.ts';

export type Playroom = {
  readonly table: Table;
  readonly words: Words;
  readonly counsel: Counsel;
  readonly land: Board;
  readonly seats: readonly string[];
  readonly colours: readonly SeatColour[];
  readonly sitting: Sitting;
  readonly playing: Playing;
  readonly asking: Asking;
  readonly teaching: Teaching;
  readonly tale: Tale;
  /** What bots say. */
  readonly talking: Talking;
  /** What the others did since the viewer's turn. */
  readonly since: SinceTurn;
  readonly throwing: Throwing;
  readonly layout: Layout;
  readonly hand: OwnHand;
  readonly carrying: Carrying;
  /** The sentence beside the buttons. */
  readonly said: ReturnType<typeof saidOf>;
  /** The places of the peoples that can be picked; undefined while none is to be. */
  readonly picks: ReadonlySet<number> | undefined;
  /** Against people elsewhere nobody is advised. */
  readonly isAlone: boolean;
  /** Who says what to do, if anybody does. */
  readonly guide: Guide | undefined;
  /** Whether the page may be loaded anew without losing the game. */
  readonly isKept: boolean;
  readonly askAdvice: () => void;
  readonly nameOf: (region: number) => string;
  readonly inWords: (line: Line) => string;
};

/** What stays the same for as long as a game lasts. */
type Given = {
  readonly table: Table;
  readonly preferences: Preferences;
  readonly counsel: Counsel;
  readonly guide?: Guide | undefined;
};

type Grounds = Pick<Playroom, 'land' | 'seats' | 'colours' | 'isAlone' | 'nameOf' | 'inWords'>;

/** What was agreed on before the first move. */
function standing({ table, preferences }: Given): Grounds {
  const { chairs } = table;
  const seats = chairs.map(({ name }) => name);
  const land = look(table.view).board;
  const nameOf = (region: number): string => regionName(land, region, preferences.language);
  return {
    land,
    seats,
    colours: chairs.map(({ colour }) => colour),
    isAlone: chairs.every(({ sitter }) => sitter !== 'remote'),
    nameOf,
    inWords: (line) => plain(line, { seat: (n) => seats[n] ?? '', region: nameOf }),
  };
}

/** The die over the map, and whatever cuts it short. */
function throwingAt(sitting: Sitting, preferences: Preferences): Throwing {
  const throwing = openThrowing({
    haste: () => haste[preferences.pace],
    isCalm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  $effect(() => {
    const before = (): View => sitting.table.viewAt(sitting.shown - 1);
    const stop = sitting.hear((happenings) => throwing.hear(happenings, (region) => cost(before(), region).chance));
    const inputs = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const input of inputs) addEventListener(input, throwing.settle, { capture: true, passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, throwing.settle, { capture: true });
      stop();
      throwing.leave();
    };
  });
  return throwing;
}

type Working = Pick<Playroom, 'sitting' | 'playing' | 'asking' | 'teaching' | 'tale' | 'talking' | 'since' | 'throwing'>;

function work({ table, preferences, counsel, guide }: Given, { seats, colours }: Grounds, words: () => Words): Working {
  const sitting = sitDown(table, () => preferences.pace);
  $effect(() => () => sitting.leave());
  $effect(() => sitting.hear(soundOf(() => preferences.sound.value)));
  const playing = startPlaying(sitting, words, () => counsel);
  /** Where somebody learns nobody is to be distracted. */
  const isLesson = guide !== undefined || table.isExercise === true;
  const talking = openTalking(
    sitting,
    table,
    () => !isLesson && preferences.banter.value,
    () => playing.scene.outcome?.winners ?? [],
  );
  const isPlayer = !isLesson && table.chairs.some(({ sitter }) => sitter === 'person');
  return {
    sitting,
    playing,
    asking: openAsking(
      () => counsel,
      () => (playing.scene.isMine ? playing.scene.view : undefined),
    ),
    teaching: openTeaching(preferences, () => ({ scene: playing.scene, mode: playing.moment.mode, isPlayer }), sitting.hear),
    throwing: throwingAt(sitting, preferences),
    talking,
    tale: openTale(
      sitting,
      () => playing.moment,
      words,
      seats,
      () => [...sitting.asides, ...talking.asides],
    ),
    since: tellSinceTurn({ sitting, scene: () => playing.scene, words }, seats, colours),
  };
}

const picksOf = ({ controls, isMine }: Scene): ReadonlySet<number> | undefined =>
  isMine && controls.picks.size > 0 ? new Set(controls.picks.keys()) : undefined;

/** Call while a component is made. */
export function openPlayroom(given: Given): Playroom {
  const { table, preferences, counsel, guide } = given;
  const stands = standing(given);
  const spoken = wordsAt(
    untrack(() => table.view.homebrew),
    () => preferences.words,
  );
  const works = work(given, stands, () => spoken.words);
  const { asking, playing, sitting, teaching } = works;
  const picks = $derived(picksOf(playing.scene));
  const said = $derived.by(() => {
    // After the turn of an exercise nobody thinks any more.
    const isThinking = table.isExercise !== true && table.chairs[playing.scene.table.decides ?? 0]?.sitter !== 'person';
    const usual = saidOf(playing.moment, isThinking);
    return guide?.onward === undefined ? usual : { task: [guide.onward.task], items: usual.items };
  });
  const hand = $derived(ownHandOf(playing.scene, playing.moment.staged, stands.colours, spoken.words));
  return {
    ...stands,
    ...works,
    table,
    counsel,
    guide,
    carrying: openCarrying(playing.drop),
    layout: layOut(
      table.chairs.length,
      () => (picks ? 'peoples' : 'map'),
      () => teaching.hint,
    ),
    get words() {
      return spoken.words;
    },
    get said() {
      return said;
    },
    get hand() {
      return hand;
    },
    get picks() {
      return picks;
    },
    get isKept() {
      return sitting.trouble !== 'not-kept';
    },
    askAdvice: () => {
      if (guide !== undefined) return;
      playing.refuse(stands.isAlone ? '' : preferences.words.play.noAdvice);
      if (stands.isAlone) asking.toggle();
    },
  };
}
