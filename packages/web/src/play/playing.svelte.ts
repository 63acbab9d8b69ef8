/** What somebody at a table is about to do: what the map is asked for, which region is held, which move waits for a word, and what is made of all that. */
import { IllegalMove, type Move } from '@elbowroom/rules';
import { untrack } from 'svelte';
import type { Way } from '../board/view.ts';
import type { Counsel } from '../table/thinker.ts';
import type { Words } from '../words/words.ts';
import { type Act, choicesAt, type Moment } from './acts.ts';
import { isPossible, type Mode } from './controls.ts';
import type { Choice } from './deeds.ts';
import { placingOf, type Revision } from './placing.ts';
import { type Looked, point } from './pointing.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { Sitting } from './sitting.svelte.ts';
import { type Staged, stagedBy } from './staged.ts';

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
  readonly takeBack: (region: number) => void;
  readonly takeAllBack: () => void;
  /** One step back, whatever the last one was. */
  readonly undo: () => void;
  /** Out of whatever was begun. */
  readonly escape: () => void;
};

const MAIN: Mode = { type: 'main' };

export function startPlaying(sitting: Sitting, words: () => Words, counsel: () => Counsel): Playing {
  const { table } = sitting;
  let wish = $state.raw<Mode>(MAIN);
  let looked = $state.raw<Looked>();
  /** What waits for a word, and what was refused, each with the moves after which it was: once the table has moved on it is over. */
  let weighed = $state.raw<{ readonly staged: Staged; readonly after: string }>();
  let refused = $state.raw({ reason: '', after: '' });

  const scene = $derived(sceneOf(sitting.view, sitting.isLive));
  const course = $derived(sitting.steps.map(({ move }) => move).join());
  const staged = $derived(scene.isMine && weighed?.after === course ? weighed.staged : undefined);
  const refusal = $derived(refused.after === course ? refused.reason : '');
  const mode = $derived(isPossible(scene.controls, wish) ? wish : MAIN);
  const isPuttingDown = $derived(
    scene.isMine &&
      scene.controls.attacks.size === 0 &&
      (['deploy', 'place', 'retreat'].includes(scene.table.phase) || scene.controls.pieces.size > 0),
  );
  const placing = $derived(
    isPuttingDown && (sitting.canUndo || staged) ? placingOf(sitting.steps, sitting.viewer, staged?.move) : undefined,
  );
  const placed = $derived(placing?.placed ?? new Map<number, number>());
  const moment: Moment = $derived({
    scene,
    mode,
    staged,
    words: words(),
    isLive: sitting.isLive,
    canUndo: sitting.canUndo,
    placed: placing?.total ?? 0,
    canWatch: sitting.since !== undefined && table.steps.at(-1)?.seat !== sitting.viewer,
  });
  const choices = $derived(looked?.isHeld ? choicesAt(moment, looked.region) : []);

  const viewer = $derived(sitting.viewer);
  // Whoever sits down next at this screen begins with nothing in hand.
  $effect(() => {
    void viewer;
    untrack(() => {
      looked = undefined;
      wish = MAIN;
    });
  });

  function refuse(reason: string): void {
    refused = { reason, after: course };
  }

  function attempt(deed: () => void): void {
    try {
      deed();
    } catch (error) {
      refuse(error instanceof IllegalMove ? words().play.notPossible : String(error));
    }
  }

  function submit(moves: readonly (Move | string)[]): void {
    weighed = undefined;
    if (looked?.way !== 'focus') looked = undefined;
    if (wish.type !== 'piece') wish = MAIN;
    attempt(() => table.play(moves));
  }

  /** A move that would end the turn though nobody said so waits for a word. */
  function weigh(move: Move): void {
    refuse('');
    const waits = stagedBy(scene, move);
    if (waits === undefined) submit([move]);
    else weighed = { staged: waits, after: course };
  }

  function choose(choice: Choice): void {
    if (choice.move !== undefined) weigh(choice.move);
    else if (choice.next !== undefined) ask(choice.next);
  }

  function ask(next: Mode): void {
    wish = next;
    looked = undefined;
  }

  function revise(revision: Revision | undefined): void {
    if (revision === undefined) return;
    weighed = undefined;
    refuse('');
    if (revision.back > 0) attempt(() => table.undo(revision.back, revision.instead));
  }

  async function placeAll(): Promise<void> {
    const before = course;
    const lines = await counsel()
      .spread(scene.view, scene.controls.tokens.size === 0)
      .catch(() => []);
    if (lines.length === 0 || !scene.isMine || course !== before) return;
    if (lines.length > 1) submit(lines.slice(0, -1));
    const last = lines.at(-1);
    const { tokens, pieces } = scene.controls;
    const move = [...tokens.values(), ...[...pieces.values()].flatMap((map) => [...map.values()])].find(
      (legal) => legal.type === 'deploy' && last === `deploy ${legal.region}${legal.piece === undefined ? '' : ` ${legal.piece}`}`,
    );
    if (move !== undefined) weigh(move);
  }

  function look(region: number | undefined, way: Way): void {
    const pointed = point(looked, region, way, region === undefined ? [] : choicesAt(moment, region));
    if (pointed.taken === undefined || region === undefined) {
      looked = pointed.looked;
      return;
    }
    choose(pointed.taken);
    // A finger has no key and hits no small sign: what it has put down is offered for taking back.
    if (way === 'tap' && pointed.taken.move?.type === 'deploy' && !staged) looked = { region, way, isHeld: true };
  }

  function close(): void {
    const before = looked;
    looked = undefined;
    if (before?.way === 'key') document.querySelector<SVGElement>(`.hit[data-region="${before.region}"]`)?.focus();
  }

  return {
    get scene() {
      return scene;
    },
    get moment() {
      return moment;
    },
    get looked() {
      return looked;
    },
    get choices() {
      return choices;
    },
    get placed() {
      return placed;
    },
    get refusal() {
      return refusal;
    },
    refuse,
    pick: (place) => {
      const move = scene.controls.picks.get(place);
      if (move !== undefined) submit([move]);
    },
    act: ({ move, isWeighed, mode: next, command }) => {
      refuse('');
      if (move !== undefined) {
        if (isWeighed) weigh(move);
        else submit([move]);
      } else if (next !== undefined) ask(next);
      else if (command === 'undo') table.undo();
      else if (command === 'takeAllBack') revise(placing?.withoutAll);
      else if (command === 'unstage') weighed = undefined;
      else if (command === 'confirm' && staged) submit([staged.move]);
      else if (command === 'spread') void placeAll();
      else if (command === 'watch') sitting.watchFrom(sitting.since ?? 0);
      else if (command === 'skip') sitting.skip();
    },
    choose,
    look,
    hold: (region) => {
      looked = { region, way: 'tap', isHeld: true };
    },
    close,
    takeBack: (region) => revise(placing?.without(region)),
    takeAllBack: () => revise(placing?.withoutAll),
    undo: () => {
      if (staged) weighed = undefined;
      else if (sitting.canUndo) table.undo();
    },
    escape: () => {
      if (looked?.isHeld) close();
      else wish = MAIN;
    },
  };
}
