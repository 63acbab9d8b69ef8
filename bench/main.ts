// npm run bench: how fast the engine is on one core. Beside each figure a calibration loop of the same moment, and the figure as a ratio to it.
import { parseArgs } from 'node:util';
import type { Setup } from '../packages/rules/src/index.ts';
import { calibrated, warmUp } from './calibration.ts';
import { copying, inPlace, pure, pureObjects, type Work } from './games.ts';

interface Figure {
  readonly name: string;
  readonly edition: string;
  readonly seats: number;
  readonly unit: string;
  readonly value: number;
  /** Million steps per second of the calibration loop, before and after. */
  readonly calibration: number;
  /** The figure per thousand steps of calibration; for times, in steps. */
  readonly ratio: number;
  readonly target?: string;
  readonly reached?: boolean;
}

/** The targets of the architecture: full Azeroth rules, four seats. */
const TARGETS = { inPlace: 400_000, pure: 250_000, cloneNs: 1000 };

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '1.5' } } });
const milliseconds = Math.max(0.05, Number(values.seconds) || 1.5) * 1000;

/** Runs once to warm up, then with the calibration loop around it. */
function measured<T>(work: (milliseconds: number) => T): { readonly result: T; readonly seconds: number; readonly calibration: number } {
  work(milliseconds / 4);
  const before = calibrated();
  const since = performance.now();
  const result = work(milliseconds);
  const seconds = (performance.now() - since) / 1000;
  return { result, seconds, calibration: (before + calibrated()) / 2 };
}

function rates(
  name: string,
  edition: Setup['edition'],
  seats: number,
  play: (e: Setup['edition'], seats: number, ms: number) => Work,
  target?: number,
): Figure[] {
  const { result, seconds, calibration } = measured((ms) => play(edition, seats, ms));
  const figure = (unit: string, value: number, goal?: number): Figure => ({
    name,
    edition,
    seats,
    unit,
    value,
    calibration,
    ratio: value / (calibration * 1000),
    ...(goal === undefined ? {} : { target: `≥ ${shown(goal)}`, reached: value >= goal }),
  });
  return [figure('moves/s', result.moves / seconds, target), ...(name === 'in place' ? [figure('games/s', result.games / seconds)] : [])];
}

function copies(edition: Setup['edition'], seats: number, goal?: number): Figure {
  const { result: value, calibration } = measured((ms) => copying(edition, seats, ms / 2));
  const verdict = goal === undefined ? {} : { target: `≤ ${shown(goal)}`, reached: value <= goal };
  return { name: 'clone', edition, seats, unit: 'ns', value, calibration, ratio: (value * calibration) / 1000, ...verdict };
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
  ];
}

function shown(n: number): string {
  return n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3);
}

function printed(figures: readonly Figure[]): void {
  const row = (cells: readonly string[]): string => cells.map((cell, i) => (i < 2 ? cell.padEnd(20) : cell.padStart(14))).join('');
  console.log(row(['what', 'game', 'figure', 'unit', 'calibration', 'ratio', 'target', '']));
  for (const { name, edition, seats, unit, value, calibration, ratio, target = '', reached } of figures) {
    const verdict = reached === undefined ? '' : reached ? 'reached' : 'missed';
    console.log(row([name, `${edition}, ${seats} seats`, shown(value), unit, `${shown(calibration)} M/s`, shown(ratio), target, verdict]));
  }
  console.log(
    '\none core; calibration: million steps per second of a fixed integer loop run right before and after; ratio: the figure per thousand such steps (clone: in steps)',
  );
}

const figures = all();
if (values.json) console.log(JSON.stringify({ node: process.version, figures }, undefined, 2));
else printed(figures);
