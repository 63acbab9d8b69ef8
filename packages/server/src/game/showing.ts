/** How long people are shown what others did: their clock does not run meanwhile. The same for all, from the log alone, so that nobody can ask for more. */
import type { Event } from '@elbowroom/rules';

/** Milliseconds, as the page shows it at a calm pace. */
const SHOWN: Readonly<Partial<Record<Event['type'], number>>> = {
  conquered: 620,
  repelled: 620,
  rolled: 480, // with what comes of it as long as the die is in the air
  deployed: 110,
  scored: 1200,
  declined: 900,
  picked: 900,
  'turned-up': 900,
  uncovered: 900,
};

/** Nobody waits longer for somebody who is being shown something. */
const MOST_SHOWN = 10_000;

/** When all will have been shown: what came before ends at `until`, and this happened at `at`. */
export function shownUntil(until: number, at: number, events: readonly Event[]): number {
  const lasts = events.reduce((sum, { type }) => sum + (SHOWN[type] ?? 0), 0);
  return Math.min(Math.max(until, at) + lasts, at + MOST_SHOWN);
}
