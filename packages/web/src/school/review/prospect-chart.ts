/** What every seat could expect before each turn, as lines, and what each turn lost, as bars: where everything lies. */
import type { TurnReview } from '@elbowroom/bots';
import { LEFT, LETTER, shortTo, spreadOut, ticksFor } from '../../end/scale.ts';

const [TOP, GAP, BOTTOM] = [14, 20, 26];
/** Pixels between a line and the name at its end. */
const BESIDE = 18;

export type ProspectChart = {
  readonly ticks: readonly number[];
  /** Where names begin, from the right. */
  readonly right: number;
  readonly x: (turn: number) => number;
  readonly y: (coins: number) => number;
  readonly labels: readonly number[];
  readonly short: (name: string) => string;
  /** The turn with which each round begins. */
  readonly rounds: readonly { readonly round: number; readonly turn: number }[];
  /** Where the lines end and the bars begin; what was lost grows from the foot upwards. */
  readonly floor: number;
  readonly foot: number;
  readonly most: number;
  readonly bar: (lost: number) => number;
  readonly barWidth: number;
};

export function prospectChart(turns: readonly TurnReview[], names: readonly string[], width: number, height: number): ProspectChart {
  const lines = turns.map(({ weighed }) => weighed.prospects);
  const right = Math.min(Math.max(0, ...names.map((name) => BESIDE + name.length * LETTER)), width * 0.26);
  const floor = height * 0.66;
  const ticks = ticksFor(Math.min(0, ...lines.flat()), Math.max(1, ...lines.flat()));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const y = (coins: number): number => TOP + ((high - coins) / (high - low)) * (floor - TOP);
  const most = Math.max(4, ...turns.map(({ lost }) => lost));
  const foot = height - BOTTOM;
  const step = (width - LEFT - right) / Math.max(1, turns.length);
  return {
    ticks,
    right,
    x: (turn) => LEFT + (turn + 0.5) * step,
    y,
    labels: spreadOut(
      (lines.at(-1) ?? []).map((coins) => y(coins)),
      20,
      TOP + 4,
      floor,
    ),
    short: shortTo(right - BESIDE),
    rounds: turns.flatMap(({ round }, turn) => (round === turns[turn - 1]?.round ? [] : [{ round, turn }])),
    floor,
    foot,
    most,
    bar: (lost) => (lost / most) * (foot - floor - GAP),
    barWidth: Math.max(2, step * 0.7),
  };
}
