/** Coins over turns, and how sure of it one can be. Turns of one game hang together, so games are what is counted: a ratio of sums over games. */

export interface Ratio {
  games: number;
  coins: number;
  turns: number;
  /** Sums of squares and products, game by game. */
  coins2: number;
  turns2: number;
  both: number;
}

export interface Estimate {
  readonly mean: number;
  /** Half the width of the 95 % confidence interval. */
  readonly margin: number;
  readonly turns: number;
}

const NORMAL_95 = 1.96;

export const noRatio = (): Ratio => ({ games: 0, coins: 0, turns: 0, coins2: 0, turns2: 0, both: 0 });

/** One more game. */
export function addGame(ratio: Ratio, coins: number, turns: number): void {
  ratio.games++;
  ratio.coins += coins;
  ratio.turns += turns;
  ratio.coins2 += coins * coins;
  ratio.turns2 += turns * turns;
  ratio.both += coins * turns;
}

export function estimateOf({ games, coins, turns, coins2, turns2, both }: Ratio): Estimate {
  if (turns === 0) return { mean: 0, margin: 0, turns };
  const mean = coins / turns;
  const residual = Math.max(0, coins2 - 2 * mean * both + mean * mean * turns2);
  const margin = games < 2 ? Number.POSITIVE_INFINITY : (NORMAL_95 * Math.sqrt((residual * games) / (games - 1))) / turns;
  return { mean, margin, turns };
}
