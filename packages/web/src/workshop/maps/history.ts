/** What was done to a map, to be taken back and done again without end. */
import type { Sketch } from '@elbowroom/rules/maps';

export type MapHistory = {
  readonly past: readonly Sketch[];
  readonly now: Sketch;
  readonly future: readonly Sketch[];
};

export const begun = (sketch: Sketch): MapHistory => ({ past: [], now: sketch, future: [] });

/** An edit that changes nothing leaves no trace. */
export const edited = (history: MapHistory, next: Sketch): MapHistory =>
  next === history.now ? history : { past: [...history.past, history.now], now: next, future: [] };

export function undone({ past, now, future }: MapHistory): MapHistory {
  const last = past.at(-1);
  return last === undefined ? { past, now, future } : { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

export function redone({ past, now, future }: MapHistory): MapHistory {
  const [next, ...rest] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: rest };
}
