/** A share of time or steps that runs out. */
import type { Budget } from './bot.ts';

export interface Purse {
  readonly whole: number;
  /** `unpaid`: steps made and not yet told. */
  readonly left: (unpaid?: number) => number;
  readonly spend: (steps: number) => void;
}

/** Time counts from `since`, whatever it is spent on; steps count as they are told. */
export const purseOf = ({ steps }: Budget, whole: number, since: number): Purse =>
  steps === undefined ? purseOfTime(whole, since) : purseOfSteps(whole);

function purseOfSteps(whole: number): Purse {
  let spent = 0;
  return {
    whole,
    left: (unpaid = 0) => whole - (spent + unpaid),
    spend: (count) => {
      spent += count;
    },
  };
}

/** Of a purse this part at most is kept back. */
const MOST_RESERVE = 0.1;

/** Nobody looks at it while a turn is played on, which takes long on a phone: as long as it took at most until now is kept back for the next time. */
function purseOfTime(whole: number, since: number): Purse {
  let [last, longest] = [since, 0];
  return {
    whole,
    left: () => {
      const now = performance.now();
      longest = Math.min(Math.max(longest, now - last), MOST_RESERVE * whole);
      last = now;
      return whole - (now - since) - longest;
    },
    spend: () => {},
  };
}
