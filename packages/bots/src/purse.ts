/** A share of time or steps that runs out. */
import type { Budget } from './bot.ts';

export interface Purse {
  readonly whole: number;
  /** `unpaid`: steps made and not yet told. */
  readonly left: (unpaid?: number) => number;
  readonly spend: (steps: number) => void;
}

/** Time counts from `since`, whatever it is spent on; steps count as they are told. */
export function purseOf({ steps }: Budget, whole: number, since: number): Purse {
  let spent = 0;
  return {
    whole,
    left: (unpaid = 0) => whole - (steps === undefined ? performance.now() - since : spent + unpaid),
    spend: (count) => {
      spent += count;
    },
  };
}
