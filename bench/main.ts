// npm run bench: how fast the engine and the bots are on one core. Beside each figure a calibration loop of the same moment, and the figure as a ratio to it.
import { parseArgs } from 'node:util';
import type { Setup } from '../packages/rules/src/index.ts';
import { planning, playingOn, type Thinking } from './bots.ts';
import { calibrated, ownTime, warmUp } from './calibration.ts';
import { copying, inPlace, pure, pureObjects, type Work } from './games.ts';

interface Figure {
  readonly name: string;
  readonly edition: string;
  readonly seats: number;
  readonly unit: string;
  /** The median of several slices, and the best of them, which other work on the machine disturbs least. */
  readonly value: number;
  readonly best: number;
  /** Million steps per second of the calibration loop, run before each slice. */
  readonly calibration: number;
  /** The figure per thousand steps of calibration; for times, in steps. */
  readonly ratio: number;
  readonly target?: string;
  readonly reached?: boolean;
}

/** The targets of the architecture: full Azeroth rules, four seats. */
const TARGETS = { inPlace: 400_000, pure: 250_000, cloneNs: 1000 };

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '1.2' } } });
const milliseconds = Math.max(0.05, Number(values.seconds) || 1.2) * 1000;

const SLICES = 6;

interface Slice<T> {
  readonly result: T;
  readonly seconds: number;
  readonly calibration: number;
}

/** Runs as long to warm up, for compiling takes a second, then in slices with the calibration loop in between. */
function measured<T>(work: (milliseconds: number) => T): Slice<T>[] {
  work(milliseconds);
  return Array.from({ length: SLICES }, () => {
    const calibration = calibrated();
    const since = ownTime();
    const result = work(milliseconds / SLICES);
    return { result, seconds: (ownTime() - since) / 1000, calibration };
  });
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

type Place = Pick<Figure, 'name' | 'edition' | 'seats' | 'unit'>;

/** More is better. */
function rate<T>(place: Place, slices: readonly Slice<T>[], count: (result: T) => number, goal?: number): Figure {
  const values = slices.map(({ result, seconds }) => count(result) / seconds);
  const [value, calibration] = [median(values), median(slices.map((slice) => slice.calibration))];
  const ratio = median(slices.map((slice, i) => (values[i] ?? 0) / (slice.calibration * 1000)));
  const verdict = goal === undefined ? {} : { target: `≥ ${shown(goal)}`, reached: value >= goal };
  return { ...place, value, best: Math.max(...values), calibration, ratio, ...verdict };
}

function rates(
  name: string,
  edition: Setup['edition'],
  seats: number,
  play: (e: Setup['edition'], seats: number, ms: number) => Work,
  goal?: number,
): Figure[] {
  const slices = measured((ms) => play(edition, seats, ms));
  const moves = rate({ name, edition, seats, unit: 'moves/s' }, slices, (work) => work.moves, goal);
  return name === 'in place' ? [moves, rate({ name, edition, seats, unit: 'games/s' }, slices, (work) => work.games)] : [moves];
}

function thinking(
  name: string,
  edition: Setup['edition'],
  seats: number,
  think: (e: Setup['edition'], seats: number, ms: number) => Thinking,
  unit: string,
): Figure[] {
  const slices = measured((ms) => think(edition, seats, ms));
  return [
    rate({ name, edition, seats, unit: 'turns/s' }, slices, (work) => work.turns),
    rate({ name, edition, seats, unit }, slices, (work) => work.plans),
  ].slice(unit === 'plans/s' ? 0 : 1);
}

/** Less is better. */
function copies(edition: Setup['edition'], seats: number, goal?: number): Figure {
  const slices = measured((ms) => copying(edition, seats, ms / 2));
  const [value, calibration] = [median(slices.map(({ result }) => result)), median(slices.map((slice) => slice.calibration))];
  const ratio = median(slices.map((slice) => (slice.result * slice.calibration) / 1000));
  const verdict = goal === undefined ? {} : { target: `≤ ${shown(goal)}`, reached: value <= goal };
  return {
    name: 'clone',
    edition,
    seats,
    unit: 'ns',
    value,
    best: Math.min(...slices.map(({ result }) => result)),
    calibration,
    ratio,
    ...verdict,
  };
}

function all(): Figure[] {
  warmUp();
  return [
    ...rates('in place', 'azeroth', 4, inPlace, TARGETS.inPlace),
    ...rates('in place', 'azeroth', 2, inPlace),
    ...rates('in place', 'classic', 4, inPlace),
    ...rates('in place', 'classic', 2, inPlace),
    ...rates('pure', 'azeroth', 4, pure, TARGETS.pure),
    ...rates('pure', 'azeroth', 2, pure),
    ...rates('pure', 'classic', 4, pure),
    ...rates('pure', 'classic', 2, pure),
    ...rates('pure, move objects', 'azeroth', 4, pureObjects),
    copies('azeroth', 4, TARGETS.cloneNs),
    copies('classic', 4),
    ...thinking('planner', 'azeroth', 4, planning, 'plans/s'),
    ...thinking('planner', 'classic', 2, planning, 'plans/s'),
    ...thinking('master', 'azeroth', 4, playingOn, 'playouts/s'),
    ...thinking('master', 'classic', 2, playingOn, 'playouts/s'),
  ];
}

function shown(n: number): string {
  return n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3);
}

function printed(figures: readonly Figure[]): void {
  const row = (cells: readonly string[]): string => cells.map((cell, i) => (i < 2 ? cell.padEnd(20) : cell.padStart(13))).join('');
  console.log(row(['what', 'game', 'median', 'best', 'unit', 'calibration', 'ratio', 'target', '']));
  for (const { name, edition, seats, unit, value, best, calibration, ratio, target = '', reached } of figures) {
    const verdict = reached === undefined ? '' : reached ? 'reached' : 'missed';
    console.log(
      row([
        name,
        `${edition}, ${seats} seats`,
        shown(value),
        shown(best),
        unit,
        `${shown(calibration)} M/s`,
        shown(ratio),
        target,
        verdict,
      ]),
    );
  }
  console.log(
    '\none core, in time that the thread really ran; calibration: million steps per second of a fixed integer loop run between the slices; ratio: the figure per thousand such steps (clone: in steps)',
  );
}

const figures = all();
if (values.json) console.log(JSON.stringify({ node: process.version, figures }, undefined, 2));
else printed(figures);
