/** What somebody at a table does: with buttons, with the map, with keys. What comes of it is a move, a wish, or a word why not. */
import { IllegalMove, type Move } from '@elbowroom/rules';
import type { Way } from '../board/view.ts';
import type { Counsel } from '../table/thinker.ts';
import type { Words } from '../words/words.ts';
import { type Act, choicesAt, type Moment } from './acts.ts';
import { type Arrangement, arranged, handOf, portionsOf } from './arranging.ts';
import type { Controls, Mode } from './controls.ts';
import type { Choice } from './deeds.ts';
import { type Intent, MAIN, openIntent } from './intent.svelte.ts';
import { type Now, watchMoment } from './moment.svelte.ts';
import type { Revision } from './placing.ts';
import { type Looked, point } from './pointing.ts';
import type { Scene } from './scene.ts';
import type { Sitting } from './sitting.svelte.ts';
import { type Staged, stagedBy } from './staged.ts';
import { type UntilMoved, untilMoved } from './until-moved.svelte.ts';

export type Playing = {
  readonly scene: Scene;
  readonly moment: Moment;
  readonly looked: Looked | undefined;
  /** What the region that is held can be tapped for. */
  readonly choices: readonly Choice[];
  /** How many tokens and pieces in a region could be taken up again. */
  readonly placed: ReadonlyMap<number, number>;
  /** Why the last wish was not granted; empty if it was. */
  readonly refusal: string;
  readonly refuse: (reason: string) => void;
  readonly pick: (place: number) => void;
  readonly act: (act: Act) => void;
  readonly choose: (choice: Choice) => void;
  readonly look: (region: number | undefined, way: Way) => void;
  /** Holds on to a region, whatever could be done there. */
  readonly hold: (region: number) => void;
  /** Looks no more, and gives the focus back to the map if it came from there. */
  readonly close: () => void;
  /** So many tokens from the hand into a region, or as many as there are. Says whether any could be put there. */
  readonly put: (region: number, count: number) => boolean;
  /** Numbers of tokens that could be put into a region at once, the last of them all. */
  readonly portions: (region: number) => readonly number[];
  /** What was dragged from the hand or from a region is let go over a region, or off the map. */
  readonly drop: (from: number | 'hand', to: number | undefined) => void;
  readonly takeBack: (region: number) => void;
  readonly takeAllBack: () => void;
  /** One step back, whatever the last one was. */
  readonly undo: () => void;
  /** Out of whatever was begun. */
  readonly escape: () => void;
};

/** Everything that a deed may touch. */
type Desk = {
  readonly sitting: Sitting;
  readonly intent: Intent;
  readonly now: Now;
  /** All that was decided so far. */
  readonly course: () => string;
  /** The move that waits for a word. */
  readonly weighed: UntilMoved<Staged>;
  readonly refused: UntilMoved<string>;
  readonly words: () => Words;
  readonly counsel: () => Counsel;
};

export function startPlaying(sitting: Sitting, words: () => Words, counsel: () => Counsel): Playing {
  const decided = $derived(sitting.steps.map(({ move }) => move).join());
  const course = (): string => decided;
  const intent = openIntent(() => sitting.viewer);
  const weighed = untilMoved<Staged>(course);
  const refused = untilMoved<string>(course);
  const now = watchMoment(sitting, intent, weighed, words);
  const placed = $derived(now.placing?.placed ?? new Map<number, number>());
  const refusal = $derived(refused.value ?? '');
  return {
    get scene() {
      return now.scene;
    },
    get moment() {
      return now.moment;
    },
    get looked() {
      return intent.looked;
    },
    get choices() {
      return now.choices;
    },
    get placed() {
      return placed;
    },
    get refusal() {
      return refusal;
    },
    ...deedsAt({ sitting, intent, now, course, weighed, refused, words, counsel }),
  };
}

type PlayingDeeds = Omit<Playing, 'scene' | 'moment' | 'looked' | 'choices' | 'placed' | 'refusal'>;

const deedsAt = (desk: Desk): PlayingDeeds => ({
  refuse: (reason) => {
    desk.refused.value = reason;
  },
  pick: (place) => {
    const move = desk.now.scene.controls.picks.get(place);
    if (move !== undefined) submit(desk, [move]);
  },
  act: (act) => doAct(desk, act),
  choose: (choice) => choose(desk, choice),
  look: (region, way) => look(desk, region, way),
  hold: (region) => {
    desk.intent.looked = { region, way: 'hover', isHeld: true };
  },
  close: () => close(desk),
  portions: (region) => (canPut(desk, region) ? portionsOf(handOf(desk.now.scene)) : []),
  put: (region, count) => put(desk, region, count),
  drop: (from, to) => drop(desk, from, to),
  takeBack: (region) => revise(desk, desk.now.placing?.without(region)),
  takeAllBack: () => revise(desk, desk.now.placing?.withoutAll),
  undo: () => {
    if (desk.now.moment.staged) desk.weighed.value = undefined;
    else if (desk.sitting.canUndo) desk.sitting.table.undo();
  },
  escape: () => {
    if (desk.intent.looked?.isHeld) close(desk);
    else desk.intent.wish = MAIN;
  },
});

function attempt({ refused, words }: Desk, deed: () => void): void {
  try {
    deed();
  } catch (error) {
    refused.value = error instanceof IllegalMove ? words().play.notPossible : String(error);
  }
}

function submit(desk: Desk, moves: readonly (Move | string)[]): void {
  const { intent, sitting } = desk;
  desk.weighed.value = undefined;
  if (intent.looked?.way !== 'focus') intent.looked = undefined;
  if (intent.wish.type !== 'piece') intent.wish = MAIN;
  attempt(desk, () => sitting.table.play(moves));
}

/** A move that would end the turn though nobody said so waits for a word. */
function weigh(desk: Desk, move: Move): void {
  desk.refused.value = undefined;
  const waits = stagedBy(desk.now.scene, move);
  if (waits === undefined) submit(desk, [move]);
  else desk.weighed.value = waits;
}

function choose(desk: Desk, choice: Choice): void {
  if (choice.move !== undefined) weigh(desk, choice.move);
  else if (choice.next !== undefined) ask(desk, choice.next);
}

function ask({ intent }: Desk, next: Mode): void {
  intent.wish = next;
  intent.looked = undefined;
}

function revise(desk: Desk, revision: Revision | undefined): void {
  if (revision === undefined) return;
  desk.weighed.value = undefined;
  desk.refused.value = undefined;
  if (revision.back > 0) attempt(desk, () => desk.sitting.table.undo(revision.back, revision.instead));
}

function doAct(desk: Desk, { move, isWeighed, mode: next, command, way }: Act): void {
  const { now, sitting } = desk;
  desk.refused.value = undefined;
  if (move !== undefined) {
    if (isWeighed) weigh(desk, move);
    else submit(desk, [move]);
  } else if (next !== undefined) ask(desk, next);
  else if (command === 'undo') sitting.table.undo();
  else if (command === 'takeAllBack') revise(desk, now.placing?.withoutAll);
  else if (command === 'unstage') desk.weighed.value = undefined;
  else if (command === 'confirm' && now.moment.staged) submit(desk, [now.moment.staged.move]);
  else if (command === 'spread') void placeAll(desk);
  else if (way !== undefined && way !== 'spread') arrange(desk, way);
  else if (command === 'watch') sitting.watchFrom(sitting.since ?? 0);
  else if (command === 'skip') sitting.skip();
  else if (command === 'skipOne') sitting.skipOne();
  else if (command === 'pause' || command === 'goOn') sitting.pause(command === 'pause');
}

async function placeAll(desk: Desk): Promise<void> {
  const { now, course } = desk;
  const before = course();
  const lines = await desk
    .counsel()
    .spread(now.scene.view, now.scene.controls.tokens.size === 0)
    .catch(() => []);
  if (now.scene.isMine && course() === before) putDown(desk, lines);
}

/** All of these, of which the last waits for a word if it would end the turn. */
function putDown(desk: Desk, lines: readonly string[]): void {
  if (lines.length > 1) submit(desk, lines.slice(0, -1));
  const move = puttingDown(desk.now.scene.controls, lines.at(-1));
  if (move !== undefined) weigh(desk, move);
}

function arrange(desk: Desk, way: Arrangement): void {
  const { now } = desk;
  revise(desk, now.placing?.withoutAll);
  putDown(
    desk,
    arranged(now.moment.homes, handOf(now.scene), way).map((region) => `deploy ${region}`),
  );
}

function canPut({ now: { moment, scene } }: Desk, region: number): boolean {
  return scene.isMine && moment.staged === undefined && moment.mode.type === 'main' && moment.homes.some((home) => home.region === region);
}

function put(desk: Desk, region: number, count: number): boolean {
  const isPossible = canPut(desk, region);
  if (isPossible) putDown(desk, new Array<string>(Math.min(count, handOf(desk.now.scene))).fill(`deploy ${region}`));
  return isPossible;
}

function drop(desk: Desk, from: number | 'hand', to: number | undefined): void {
  const { now } = desk;
  if (from === 'hand') {
    if (to !== undefined) look(desk, to, 'click');
    return;
  }
  if (from === to) return;
  const line = to === undefined ? undefined : now.placing?.moved(from, to);
  revise(desk, now.placing?.without(from));
  if (line !== undefined) putDown(desk, [line]);
}

/** The legal move that this line puts something down with. */
const puttingDown = ({ tokens, pieces }: Controls, line: string | undefined): Move | undefined =>
  [...tokens.values(), ...[...pieces.values()].flatMap((map) => [...map.values()])].find(
    (legal) => legal.type === 'deploy' && line === `deploy ${legal.region}${legal.piece === undefined ? '' : ` ${legal.piece}`}`,
  );

function look(desk: Desk, region: number | undefined, way: Way): void {
  const { intent, now } = desk;
  const pointed = point(intent.looked, region, way, region === undefined ? [] : choicesAt(now.moment, region));
  if (pointed.taken === undefined || region === undefined) {
    intent.looked = pointed.looked;
    return;
  }
  choose(desk, pointed.taken);
  // A finger has no key and hits no small sign: what it has put down is offered for taking back.
  if (way === 'tap' && pointed.taken.move?.type === 'deploy' && !now.moment.staged) intent.looked = { region, way, isHeld: true };
}

function close({ intent }: Desk): void {
  const before = intent.looked;
  intent.looked = undefined;
  if (before?.way === 'key') document.querySelector<SVGElement>(`.hit[data-region="${before.region}"]`)?.focus();
}
