/** A puzzle looked at once more. */
import type { Budget, Puzzle } from '@elbowroom/bots';
import { history, type Setup } from '@elbowroom/rules';
import { agrees, lookAt } from './proof.ts';

/** A puzzle to be looked at, with its game. */
export interface Doubt {
  readonly puzzle: Puzzle;
  readonly setup: Setup;
  readonly moves: readonly string[];
}

/** How it is looked at. */
export interface Look {
  readonly budget: Budget;
  readonly seed: string;
}

/** Whether its solution is still the best, and by how many coins. */
export interface Checked {
  readonly id: string;
  readonly holds: boolean;
  readonly margin: number;
}

export function rechecked({ moves, puzzle, setup }: Doubt, { budget, seed }: Look): Checked {
  const { id, plans, seat, step } = puzzle;
  const view = history(setup, moves.slice(0, step)).end.view(seat);
  const look = lookAt(view, `${seed}/${id}`, budget);
  return { id, holds: look !== undefined && agrees(view, look, { plans, margin: 0 }), margin: look?.margin ?? 0 };
}
