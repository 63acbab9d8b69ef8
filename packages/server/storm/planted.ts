/** Faults that somebody might make, each as the one change that makes it. `npm run storm -- --planted` shows which of them the storms find. */
export interface Planted {
  readonly name: string;
  /** Under `src`. */
  readonly file: string;
  /** These words stand there once, and these are put in their place. */
  readonly from: string;
  readonly to: string;
}

export const planted: readonly Planted[] = [
  {
    name: 'clock-of-its-own',
    file: 'store/database-clock.ts',
    from: 'now: () => Math.floor(steady() + (ahead ?? 0)),',
    to: 'now: () => Math.floor(steady()),',
  },
];
