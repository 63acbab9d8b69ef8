/** Which plan is best, by all that was found out about them. Worlds differ more than plans do: plans are compared within the same worlds only. */
import type { Block } from './crew.ts';

/** More than enough for sums to settle. */
const PASSES = 30;

/**
 * How good each plan is beside the others: a sum of the plan's own value and of what its worlds were like, fitted by least squares.
 * `opinion` is what was thought of the plans before, and counts like so many worlds.
 */
export function merits(plans: readonly string[], opinion: readonly number[], trust: number, blocks: readonly Block[]): number[] {
  const before: Block = { plans, sums: opinion.map((value) => value * trust), worlds: trust };
  const known = [before, ...blocks].flatMap(({ plans: names, sums, worlds }) => {
    const own = names.flatMap((name, i) => {
      const at = plans.indexOf(name);
      return at < 0 ? [] : [{ at, mean: sums[i] / worlds }];
    });
    return own.length > 1 && worlds > 0 ? [{ own, worlds }] : [];
  });
  const values = plans.map(() => 0);
  for (let pass = 0; pass < PASSES; pass++) {
    const sums = plans.map(() => 0);
    const counts = plans.map(() => 0);
    for (const { own, worlds } of known) {
      const luck = own.reduce((sum, { at, mean }) => sum + mean - values[at], 0) / own.length;
      for (const { at, mean } of own) {
        sums[at] += worlds * (mean - luck);
        counts[at] += worlds;
      }
    }
    for (let i = 0; i < values.length; i++) values[i] = counts[i] === 0 ? 0 : sums[i] / counts[i];
  }
  return values;
}
