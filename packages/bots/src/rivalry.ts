/** What opponents come to, as one figure to be beaten. */

/** How far the coins of a seat may still stray from what is expected: so many times the root of the turns left, and half a turn for dice. */
const STRAY = 4;
const DICE = 0.5;
/** e to the power of −d is near (1 + d / 8) to the power of −8, which all machines work out alike: three times squared, and three roots back. */
const STEPS = 8;

/**
 * Whoever is ahead counts for most, the more so the nearer the end: only one of them has to be beaten, and nobody is helped by ruining the last.
 * A soft maximum, in coins: with all alike it is what each has, and far from the end nearly their mean.
 */
export function toBeat(totals: Float64Array, count: number, turnsLeft: number): number {
  let most = totals[0];
  for (let i = 1; i < count; i++) if (totals[i] > most) most = totals[i];
  if (count === 1) return most;
  const spread = STRAY * Math.sqrt(turnsLeft + DICE);
  let sum = 0;
  for (let i = 0; i < count; i++) {
    let weight = 1 + (most - totals[i]) / (STEPS * spread);
    for (let n = STEPS; n > 1; n /= 2) weight *= weight;
    sum += 1 / weight;
  }
  return most - STEPS * spread * (1 / Math.sqrt(Math.sqrt(Math.sqrt(sum / count))) - 1);
}
