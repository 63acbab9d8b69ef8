/** What is played in the arena, and what comes of each game. */
import type { Budget } from '@elbowroom/bots';
import type { Setup } from '@elbowroom/rules';
import type { Agreement } from '../agreement.ts';

export interface Contest {
  readonly edition: 'classic' | 'azeroth';
  readonly variant?: 'battle';
  /** Names of entrants, one for each seat. */
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly budget: Budget;
  /** Threads that think about one turn, where not one. */
  readonly threads?: number;
  /** Where not as usual. */
  readonly agreement?: Agreement;
  /** Tiles and a map of somebody's own. */
  readonly homemade?: Pick<Setup, 'homebrew' | 'board'>;
}

/** By entrant, in the order of `bots`, wherever they sat. */
export interface Played {
  readonly game: number;
  readonly coins: readonly number[];
  /** Shares of the victory. */
  readonly wins: readonly number[];
  /** Milliseconds of each decision that was one, and of each turn. */
  readonly decisions: readonly (readonly number[])[];
  readonly turns: readonly (readonly number[])[];
  /** Entrants that have lost by what their programs did, and why. */
  readonly forfeits?: readonly Forfeit[];
}

export interface Forfeit {
  readonly entrant: number;
  readonly reason: string;
}

/** Every deal is played once in each rotation of the seats. */
export function setupOf({ agreement, bots, edition, homemade, seed, variant }: Contest, game: number): Setup {
  const seats = bots.length;
  const deal = Math.floor(game / seats);
  return { edition, ...(variant === undefined ? {} : { variant }), seats, seed: `${seed}/${deal}`, ...agreement, ...homemade };
}
