/** Lets a net learn from rows: small steps down the squared error (Adam), the same ones for the same rows. */
import { chanceFrom } from '../../src/chance.ts';
import { isNamed, type Layout } from '../../src/net/inputs.ts';
import { lengthsOf } from '../../src/net/nets-file.ts';
import type { Rows } from './rows.ts';

/** The six lists of a net, as `lengthsOf` has them. */
export type Lists = readonly Float64Array[];

export interface Shape {
  readonly first: number;
  readonly second: number;
}

export interface Lesson {
  readonly rows: Rows;
  readonly layout: Layout;
  readonly shape: Shape;
  readonly epochs: number;
  readonly seed: string;
}

/** How much of a target is what really came, turn by turn; the rest is what the net itself expects there. */
const TRUST = 0.8;
const BATCH = 128;
const RATE = 0.002;
/** The rate at the end, as a part of that at the beginning. */
const LAST_RATE = 0.05;
const [FIRST_MOMENT, SECOND_MOMENT, TINY] = [0.9, 0.999, 1e-8];
/** What pulls weights of inputs to nothing, at each step. */
const DECAY = 0.002;
/** The net works in tens of coins while it learns; what is further off than thirty counts as thirty. */
const TENS = 10;
const FURTHEST = 3;
/** Out of 100 rows: those in which tiles have no names, so that it learns to do without. */
const NAMELESS = 10;
/** One game in so many is not learned from. */
const HELD_OUT = 10;

const isHeldOut = (rows: Rows, row: number): boolean => rows.game[row] % HELD_OUT === 0;

interface Pupil {
  readonly lists: Lists;
  readonly slopes: Lists;
  readonly first: Float64Array;
  readonly second: Float64Array;
  readonly firstSlopes: Float64Array;
  readonly named: readonly boolean[];
}

const blank = (layout: Layout, { first, second }: Shape): Float64Array[] =>
  lengthsOf(layout, first, second).map((length) => new Float64Array(length));

/** Small and uneven at the beginning, for units that are alike would stay alike. */
function pupilFor({ layout, seed, shape }: Lesson): Pupil {
  const chance = chanceFrom(`${seed}/first numbers`);
  const uneven = (): number => (Array.from({ length: 12 }, () => chance(1e6)).reduce((sum, n) => sum + n, 0) - 6e6) / 1e6;
  const lists = blank(layout, shape);
  const spreads = [0.15, 0, Math.sqrt(2 / shape.first), 0, 0.1, 0];
  for (const [i, list] of lists.entries()) for (let k = 0; k < list.length; k++) list[k] = spreads[i] * uneven();
  return {
    lists,
    slopes: blank(layout, shape),
    first: new Float64Array(shape.first),
    second: new Float64Array(shape.second),
    firstSlopes: new Float64Array(shape.first),
    named: Array.from({ length: layout.size }, (_, at) => isNamed(layout, at)),
  };
}

/** In tens of coins beyond what the weights expect. */
function answer({ first, lists, named, second }: Pupil, rows: Rows, row: number, nameless: boolean): number {
  const [fromInputs, firstBias, fromFirst, secondBias, fromSecond, [bias]] = lists;
  const units = first.length;
  first.set(firstBias);
  for (let k = rows.starts[row]; k < rows.starts[row + 1]; k++) {
    if (nameless && named[rows.at[k]]) continue;
    const [from, x] = [rows.at[k] * units, rows.by[k]];
    for (let i = 0; i < units; i++) first[i] += fromInputs[from + i] * x;
  }
  for (let i = 0; i < units; i++) if (first[i] < 0) first[i] = 0;
  let sum = bias;
  for (let j = 0; j < second.length; j++) {
    let unit = secondBias[j];
    for (let i = 0, from = j * units; i < units; i++) unit += fromFirst[from + i] * first[i];
    second[j] = unit > 0 ? unit : 0;
    sum += fromSecond[j] * second[j];
  }
  return sum;
}

/** What each number had to do with an error, of the row that was answered last. */
function blame(
  { first, firstSlopes, lists, named, second, slopes }: Pupil,
  rows: Rows,
  row: number,
  nameless: boolean,
  error: number,
): void {
  const [toInputs, toFirstBias, toFirst, toSecondBias, toSecond, toBias] = slopes;
  const [, , fromFirst, , fromSecond] = lists;
  const units = first.length;
  toBias[0] += error;
  firstSlopes.fill(0);
  for (let j = 0; j < second.length; j++) {
    if (second[j] === 0) continue;
    toSecond[j] += error * second[j];
    const slope = error * fromSecond[j];
    toSecondBias[j] += slope;
    for (let i = 0, from = j * units; i < units; i++) {
      toFirst[from + i] += slope * first[i];
      firstSlopes[i] += slope * fromFirst[from + i];
    }
  }
  for (let i = 0; i < units; i++) {
    if (first[i] === 0) firstSlopes[i] = 0;
    toFirstBias[i] += firstSlopes[i];
  }
  for (let k = rows.starts[row]; k < rows.starts[row + 1]; k++) {
    if (nameless && named[rows.at[k]]) continue;
    const [from, x] = [rows.at[k] * units, rows.by[k]];
    for (let i = 0; i < units; i++) toInputs[from + i] += firstSlopes[i] * x;
  }
}

/** One step for every number. */
function stepper({ lists, slopes }: Pupil): (rate: number) => void {
  const [means, squares] = [lists.map(({ length }) => new Float64Array(length)), lists.map(({ length }) => new Float64Array(length))];
  let [before, beforeSquares] = [1, 1];
  return (rate) => {
    before *= FIRST_MOMENT;
    beforeSquares *= SECOND_MOMENT;
    for (const [l, list] of lists.entries()) {
      const [slope, mean, square, decay] = [slopes[l], means[l], squares[l], l === 0 ? rate * DECAY : 0];
      for (let i = 0; i < list.length; i++) {
        mean[i] = FIRST_MOMENT * mean[i] + (1 - FIRST_MOMENT) * slope[i];
        square[i] = SECOND_MOMENT * square[i] + (1 - SECOND_MOMENT) * slope[i] * slope[i];
        list[i] -= (rate * (mean[i] / (1 - before))) / (Math.sqrt(square[i] / (1 - beforeSquares)) + TINY) + decay * list[i];
        slope[i] = 0;
      }
    }
  };
}

/** What came after a row beyond what the weights expect, seen partly with the eyes of the net: one game's luck counts for less then. */
function targetsOf(pupil: Pupil, rows: Rows): Float64Array {
  const targets = new Float64Array(rows.count);
  for (let row = rows.count - 1; row >= 0; row--) {
    const next = row + rows.seats;
    const expected = rows.coins[row] + rows.toCome[row];
    if (next >= rows.count || rows.game[next] !== rows.game[row]) targets[row] = (rows.final[row] - expected) / TENS;
    else {
      const seen = TRUST * targets[next] + (1 - TRUST) * answer(pupil, rows, next, false);
      targets[row] = (rows.coins[next] + rows.toCome[next] - expected) / TENS + seen;
    }
  }
  return targets;
}

function shuffled(rows: Rows, seed: string): number[] {
  const chance = chanceFrom(seed);
  const order = Array.from({ length: rows.count }, (_, row) => row).filter((row) => !isHeldOut(rows, row));
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

/** The lists of a net that has learned, with what it says in coins. `tell` hears of every epoch. */
export function taught(lesson: Lesson, tell: (epoch: number, told: string) => void): Lists {
  const { epochs, rows, seed } = lesson;
  const pupil = pupilFor(lesson);
  const step = stepper(pupil);
  const chance = chanceFrom(`${seed}/nameless`);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const targets = targetsOf(pupil, rows);
    const order = shuffled(rows, `${seed}/${epoch}`);
    for (const [done, row] of order.entries()) {
      const nameless = chance(100) < NAMELESS;
      const error = answer(pupil, rows, row, nameless) - targets[row];
      blame(pupil, rows, row, nameless, Math.max(-FURTHEST, Math.min(FURTHEST, error)) / BATCH);
      if (done % BATCH === BATCH - 1) step(RATE * (1 - (1 - LAST_RATE) * ((epoch + done / order.length) / epochs)));
    }
    tell(epoch + 1, heldOut(pupil, rows));
  }
  for (const list of pupil.lists.slice(-2)) for (let i = 0; i < list.length; i++) list[i] *= TENS;
  return pupil.lists;
}

/** In games that were not learned from: how far coins to come are off, with the weights alone and with the net. */
function heldOut(pupil: Pupil, rows: Rows): string {
  let [count, sum, alone, together] = [0, 0, 0, 0];
  for (let row = 0; row < rows.count; row++) {
    if (!isHeldOut(rows, row)) continue;
    const missed = rows.final[row] - rows.coins[row] - rows.toCome[row];
    count++;
    sum += missed;
    alone += missed ** 2;
    together += (missed - TENS * answer(pupil, rows, row, false)) ** 2;
  }
  const spread = Math.sqrt(alone / count - (sum / count) ** 2);
  return `off by ${Math.sqrt(together / count).toFixed(2)} coins instead of ${spread.toFixed(2)}`;
}
