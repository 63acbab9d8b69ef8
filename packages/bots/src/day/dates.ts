/** Days, all over the world at the same time: `2026-11-17` by the clock of Greenwich. */

/** The day of a moment, in milliseconds since 1970. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** When a day begins, in milliseconds since 1970; not a number if there is no such day. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const DAY_MS = 24 * 3_600_000;

/** The day so many days later; earlier, if less than 0. */
export const daysAfter = (day: string, count: number): string => dayAt(startOf(day) + count * DAY_MS);

/** Whether a text is a day that there is. */
export function isDay(text: string): boolean {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? startOf(text) : Number.NaN;
  return Number.isFinite(start) && dayAt(start) === text;
}
