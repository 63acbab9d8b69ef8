/** What an invariant is made of. Each throws with a sentence when it does not hold. */
import type { Event } from '../../src/core/event.ts';
import type { State } from '../../src/core/state.ts';
import type { Start } from '../../src/record/start.ts';
import type { Random } from '../random.ts';

/** A game under observation. */
export interface Game {
  readonly start: Start;
  readonly lines: string[];
  readonly random: Random;
  /** The same game, played in place. */
  readonly mirror: State;
}

interface Moment {
  readonly before: State;
  readonly after: State;
  readonly move: number;
  readonly line: string;
  readonly events: readonly Event[];
  readonly game: Game;
}

export interface Check {
  /** The invariant, as a sentence. */
  readonly name: string;
  /** Of every state, the first one included. States come deep-frozen. */
  readonly state?: (s: State, game: Game) => void;
  /** Before every move, with all that is legal. */
  readonly decision?: (s: State, listed: readonly number[], game: Game) => void;
  /** After every move. */
  readonly move?: (moment: Moment) => void;
  /** Once the game is over. */
  readonly end?: (s: State, game: Game) => void;
}

export function demand(holds: boolean, otherwise: () => string): void {
  if (!holds) throw new Error(otherwise());
}

export const total = (list: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += list[i];
  return sum;
};
