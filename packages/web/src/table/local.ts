/** A table in the page: the rules run here, bots are asked for their moves, and every change is kept. */
import type { Move } from '@elbowroom/rules';
import { openBotTurns } from './bot-turns.ts';
import { dealLocally } from './local-game.ts';
import type { SavedGame } from './saved.ts';
import { awaited, keepOn, type LocalOptions, linesOf, type Seating, tell, turnTo } from './seating.ts';
import type { Table } from './table.ts';
import { canTakeBack, ownSteps, stepsBack } from './undo.ts';

/** Throws Refused for a set-up, IllegalMove for a move that the rules do not know any more. */
export function openLocalTable(saved: SavedGame, options: LocalOptions): Table {
  const game = dealLocally(saved.setup, saved.moves);
  const people = saved.chairs.flatMap(({ sitter }, seat) => (sitter === 'person' ? [seat] : []));
  const viewer = people.length === 1 ? people[0] : undefined;
  const isCovered = saved.setup.openPurses !== true && saved.isUncovered !== true;
  const seating: Seating = { saved, game, options, people, listeners: new Set(), viewer, isCovered, trouble: undefined, isLeft: false };
  turnTo(seating);
  const bots = openBotTurns(seating);
  bots.ask(0);
  /** Goes so many moves back, and on with these. */
  const revise = (back: number, instead: readonly (Move | string)[]): void => {
    game.revise(game.steps.length - back, instead, seating.viewer);
    bots.stop();
    keepOn(seating);
    bots.ask(options.grace());
  };
  return tableOf(seating, {
    play: (wanted) => {
      if (!seating.isLeft) revise(0, wanted);
    },
    undo: (count = 1, instead = []) => {
      if (!seating.isLeft && stepsBack(ownSteps(game.steps, saved.parent), seating.viewer) >= count) revise(count, instead);
    },
    look: (seat) => {
      if (!people.includes(seat)) return;
      seating.viewer = seat;
      tell(seating);
    },
    uncover: () => {
      seating.isCovered = false;
      keepOn(seating);
    },
    subscribe: (listener) => {
      seating.listeners.add(listener);
      return () => seating.listeners.delete(listener);
    },
    leave: () => {
      seating.isLeft = true;
      bots.stop();
      seating.listeners.clear();
    },
  });
}

type LocalDeeds = Pick<Table, 'play' | 'undo' | 'look' | 'uncover' | 'subscribe' | 'leave'>;

const tableOf = (seating: Seating, deeds: LocalDeeds): Table => {
  const { saved, game, options } = seating;
  return {
    id: saved.id,
    chairs: saved.chairs,
    ...(options.isExercise
      ? { isExercise: true as const }
      : { parent: saved.parent, whole: () => ({ setup: saved.setup, moves: linesOf(seating) }) }),
    get viewer() {
      return seating.viewer;
    },
    get waitsFor() {
      return awaited(seating);
    },
    get seq() {
      return game.steps.length;
    },
    get steps() {
      return game.steps;
    },
    get view() {
      return game.view(seating.viewer);
    },
    viewAt: (seq) => game.view(seating.viewer, seq),
    recalls: (seq) => seq <= game.steps.length,
    get canUndo() {
      return canTakeBack(ownSteps(game.steps, saved.parent), seating.viewer);
    },
    get record() {
      return game.decider === undefined && !options.isExercise ? { setup: saved.setup, moves: linesOf(seating) } : undefined;
    },
    get trouble() {
      return seating.trouble;
    },
    ...deeds,
  };
};
