/** The purses of all seats round by round, as lines: where every point lies. */
import type { SeatColour } from '../board/view.ts';
import { LEFT, LETTER, shortTo, spreadOut, ticksFor } from './scale.ts';

/** A seat's line has a shape and a dash of its own, beside its colour. */
export const SHAPES: Readonly<Record<SeatColour, string>> = {
  blue: 'M-4-4h8v8h-8z',
  vermilion: 'M0-5.500L5.500 0 0 5.500-5.500 0z',
  green: 'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z',
  yellow: 'M0-5.500L5.200 4h-10.400z',
  purple: 'M-5-4L0 0 5-4V1L0 5-5 1z',
};
export const DASHES: Readonly<Record<SeatColour, string>> = { blue: '', vermilion: '9 4', green: '2 4', yellow: '12 3 2 3', purple: '5 3' };

const [TOP, BOTTOM] = [14, 30];
/** Pixels of the coins before a name. */
const TOTAL = 44;

export type CoinChart = {
  readonly rounds: number;
  readonly ticks: readonly number[];
  /** Where names begin, from the right. */
  readonly right: number;
  readonly x: (round: number) => number;
  readonly y: (coins: number) => number;
  /** The height of each seat's name: none over another. */
  readonly labels: readonly number[];
  readonly short: (name: string) => string;
};

export function courseOf(lines: readonly (readonly number[])[], names: readonly string[], width: number, height: number): CoinChart {
  const right = Math.min(Math.max(...names.map((name) => TOTAL + name.length * LETTER)), width * (width < 520 ? 0.3 : 0.24));
  const rounds = (lines[0]?.length ?? 1) - 1;
  const ticks = ticksFor(0, Math.max(...lines.flat()));
  const top = ticks.at(-1) ?? 1;
  const y = (coins: number): number => TOP + (1 - coins / top) * (height - TOP - BOTTOM);
  return {
    rounds,
    ticks,
    right,
    x: (round) => LEFT + (round / Math.max(1, rounds)) * (width - LEFT - right),
    y,
    labels: spreadOut(
      lines.map((line) => y(line.at(-1) ?? 0)),
      22,
      TOP + 4,
      height - BOTTOM,
    ),
    short: shortTo(right - TOTAL),
  };
}
