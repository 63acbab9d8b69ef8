/** The turn of a puzzle on the real table: somebody plays one seat, and nothing goes on once that turn is over. */
import type { Puzzle, PuzzleGame } from '@elbowroom/bots';
import type { View } from '@elbowroom/rules';
import { forkOf } from '../../fork/fork.ts';
import type { Game } from '../../games/game.ts';
import { openLocalTable } from '../../table/local.ts';
import type { Think } from '../../table/seating.ts';
import type { Table } from '../../table/table.ts';

const OTHERS = ['Bert', 'Chloé', 'Dara', 'Emil'];

/** Whether it is still the turn of the puzzle: questions to others in between are part of it. */
export const isSameTurn = (now: View, before: View): boolean =>
  now.toDecide !== undefined && now.seat === before.seat && now.round === before.round;

/** Names for the seats: the one who solves it, and others. */
export function namedGame({ setup, moves }: PuzzleGame, seat: number, you: string): Game {
  const seats = typeof setup.seats === 'number' ? setup.seats : setup.seats.length;
  const others = OTHERS.values();
  const names = Array.from({ length: seats }, (_, i) => (i === seat ? you : (others.next().value ?? you)));
  return { setup: { ...setup, seats: names }, moves };
}

/** `answer`: of whoever else is asked something in the middle of the turn. */
export function openPuzzleTable({ id, seat, step }: Puzzle, game: Game, answer: Think): Table {
  const seats = typeof game.setup.seats === 'number' ? game.setup.seats : game.setup.seats.length;
  const sitters = Array.from({ length: seats }, (_, i) => (i === seat ? ('person' as const) : ('planner' as const)));
  const saved = forkOf({ game, id }, { step, sitters, isAnew: false }, () => `puzzle-${id}`, 0);
  const table = openLocalTable(saved, {
    think: (asked) => (isSameTurn(asked.view, table.viewAt(step)) ? answer(asked) : new Promise(() => undefined)),
    keep: () => true,
    now: () => 0,
    grace: () => 0,
    isExercise: true,
  });
  return table;
}
