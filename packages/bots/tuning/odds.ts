/** Who beats whom, as a sum of what each is made of: logistic regression, fitted to games. */
import { addRow, emptySums, solved } from './regression.ts';

/** One game: what the first is made of less what the second is, and the first one's share of the victory. */
export interface Trial {
  readonly features: readonly number[];
  readonly won: number;
}

const PASSES = 25;
/** So many games' worth of doubt that anything matters at all. */
const DOUBT = 0.05;

export const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The log odds that a feature brings, by Newton's method. */
export function oddsOf(trials: readonly Trial[]): number[] {
  const size = trials[0].features.length;
  const none = Array.from({ length: size }, () => 0);
  let weights = none;
  for (let pass = 0; pass < PASSES; pass++) {
    const sums = emptySums(size);
    for (const { features, won } of trials) {
      const odds = features.reduce((sum, n, i) => sum + n * weights[i], 0);
      const p = chanceOf(odds);
      const spread = Math.max(1e-4, p * (1 - p));
      const root = Math.sqrt(spread);
      addRow(
        sums,
        features.map((n) => n * root),
        root * (odds + (won - p) / spread),
      );
    }
    weights = solved(
      sums,
      none,
      none.map(() => DOUBT),
    );
  }
  return weights;
}
