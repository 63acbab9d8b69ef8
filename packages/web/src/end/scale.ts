/** Axes of the charts. */

/** Pixels for the figures of an axis. */
export const LEFT = 34;
/** Pixels of a letter of a name. */
export const LETTER = 8.2;

/** Names for which there are so many pixels. */
export function shortTo(pixels: number): (name: string) => string {
  const letters = Math.floor(pixels / LETTER);
  return (name) => (name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1)).trimEnd()}…`);
}

/** Round numbers from 0 (or below) up to at least `most`. */
export function ticksFor(least: number, most: number, about = 5): number[] {
  const rough = Math.max(1, (most - Math.min(0, least)) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  const from = Math.floor(Math.min(0, least) / unit);
  const to = Math.max(1, Math.ceil(most / unit));
  return Array.from({ length: to - from + 1 }, (_, i) => (from + i) * unit);
}

/** Moves labels apart that would lie over each other; the order stays. */
export function spreadOut(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = low;
  for (const i of order) {
    placed[i] = Math.max(floor, wanted[i] ?? 0);
    floor = placed[i] + gap;
  }
  let ceiling = high;
  for (const i of order.reverse()) {
    placed[i] = Math.min(ceiling, placed[i] ?? 0);
    ceiling = placed[i] - gap;
  }
  return placed;
}
