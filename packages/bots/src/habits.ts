/** How people err, as numbers, and one scale for all of it: 0 is the planner, 1 somebody who has just learned the rules. */

export interface Habits {
  /** Coins by which a race or a power may be taken for better or worse than it is, for its name and not for what it does here. */
  readonly fancies: number;
  /** Coins that each coin of a price seems to cost beyond itself. */
  readonly stints: number;
  /** Coins by which the moment to decline is felt too late, or too early. */
  readonly wavers: number;
  /** Coins by which a region may look better than it is. */
  readonly covets: number;
  /** Out of 100 turns: those in which no ability is thought of. */
  readonly forgets: number;
  /** Out of 100 turns: those in which nobody is thought to attack. */
  readonly trusts: number;
  /** Out of 100: how much of what comes after this turn is not seen. */
  readonly rushes: number;
  /** Out of 100: how much of what games without number have taught the planner is not known. */
  readonly ignores: number;
}

const FULL: Habits = { fancies: 11, stints: 1, wavers: 10, covets: 3, forgets: 75, trusts: 95, rushes: 75, ignores: 160 };

const MOST_OF_100 = 95;
const share = (of100: number): number => Math.min(MOST_OF_100, of100);

export const habitsAt = (scale: number): Habits => ({
  fancies: scale * FULL.fancies,
  stints: scale * FULL.stints,
  wavers: scale * FULL.wavers,
  covets: scale * FULL.covets,
  forgets: share(scale * FULL.forgets),
  trusts: share(scale * FULL.trusts),
  rushes: share(scale * FULL.rushes),
  ignores: Math.min(100, scale * FULL.ignores),
});
