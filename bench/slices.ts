/** Work in slices. A yardstick is run in between, slice by slice, so that both meet the machine in the same mood. */
import { calibrated, ownTime } from './calibration.ts';
import type { Done, Thing, Work } from './work.ts';

/** A way to play the toy, which other work is held against. */
export interface Yardstick {
  readonly name: string;
  readonly work: Work;
  /** What of it is compared: its games are not as long as those of the rules. */
  readonly thing: Thing;
}

interface Timed {
  readonly done: Done;
  readonly seconds: number;
}

export interface Slice extends Timed {
  /** Million steps per second of the calibration loop, just before. */
  readonly calibration: number;
  /** How many things the yardstick did in a second, just before. */
  readonly beside?: { readonly thing: Thing; readonly rate: number };
}

const SLICES = 9;

/** Runs as long to warm up, for compiling takes a second, then in slices; `clock`: milliseconds that whoever does the work has run. */
export function measured(work: Work, milliseconds: number, yardstick?: Yardstick, clock: () => number = ownTime): Slice[] {
  work(milliseconds);
  yardstick?.work(milliseconds / SLICES);
  return Array.from({ length: SLICES }, () => {
    const calibration = calibrated();
    const beside = yardstick === undefined ? {} : { beside: { thing: yardstick.thing, rate: rateOf(yardstick, milliseconds / SLICES) } };
    return { ...timed(work, milliseconds / SLICES, clock), calibration, ...beside };
  });
}

const rateOf = ({ work, thing }: Yardstick, milliseconds: number): number => perSecond(timed(work, milliseconds, ownTime), thing);

function timed(work: Work, milliseconds: number, clock: () => number): Timed {
  const since = clock();
  const done = work(milliseconds);
  return { done, seconds: (clock() - since) / 1000 };
}

export const perSecond = ({ done, seconds }: Timed, thing: Thing): number => (done[thing] ?? 0) / seconds;
