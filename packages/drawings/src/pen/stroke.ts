/**
 * SVG path data, short: relative, in tenths of a unit, and every curve after the first of a line says only where it differs from a smooth continuation.
 * Points and tangents are rounded before anything is subtracted, so that a line drawn backwards by the neighbour is the same to the digit.
 */
import type { Point, Polyline } from '../geometry.ts';
import { flattened, tangents } from './curve.ts';

/** A smooth curve through its points, or a straight one from each to the next. */
export type PenLine = { readonly points: Polyline; readonly straight: boolean };

/** A part of an outline: walk that line, forwards or backwards. */
export type Step = { readonly wall: number; readonly forward: boolean };

/** The points of a line, as close together as it is drawn. */
export const traced = ({ points, straight }: PenLine): Point[] => (straight ? [...points] : flattened(points));

/** The outline that steps along lines make, as fine as it is drawn. */
export const outline = (steps: readonly Step[], lines: readonly PenLine[]): Point[] =>
  steps.flatMap(({ wall, forward }) => {
    const points = traced(lines[wall]!);
    return (forward ? points : points.reverse()).slice(0, -1);
  });

/** Away from zero on both sides, so that −p rounds to the negative of p. */
const tenths = (n: number): number => Math.sign(n) * Math.round(Math.abs(n) * 10) + 0;
const inTenths = ([x, y]: Point): Point => [tenths(x), tenths(y)];

/** A number of tenths without a superfluous nought: 5 → `.5`. */
const digits = (n: number): string => String(n / 10).replace(/^(-?)0\./, '$1.');

/** Numbers with no more space between them than a reader needs. */
function packed(numbers: readonly number[]): string {
  let text = '';
  let before = '';
  for (const n of numbers) {
    const next = digits(n);
    const isApart = before === '' || next.startsWith('-') || (next.startsWith('.') && before.includes('.'));
    text += isApart ? next : ` ${next}`;
    before = next;
  }
  return text;
}

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

/** A line from where the pen stands. */
function stroke({ points, straight }: PenLine, forward: boolean): string {
  const run = (forward ? points : [...points].reverse()).map(inTenths);
  if (straight)
    return run
      .slice(1)
      .map((p, i) => `l${packed(minus(p, run[i]!))}`)
      .join('');
  const lean = tangents(forward ? points : [...points].reverse()).map(inTenths);
  return run
    .slice(1)
    .map((p, i) => {
      const way = minus(p, run[i]!);
      const control = minus(way, lean[i + 1]!);
      return i === 0 ? `c${packed([...lean[0]!, ...control, ...way])}` : `s${packed([...control, ...way])}`;
    })
    .join('');
}

const start = (p: Point): string => `M${packed(inTenths(p))}`;

export const linePath = (line: PenLine): string => `${start(line.points[0]!)}${stroke(line, true)}`;

/** The closed path of an outline. */
export function ringPath(steps: readonly Step[], lines: readonly PenLine[]): string {
  const first = lines[steps[0]!.wall]!.points;
  return `${start(steps[0]!.forward ? first[0]! : first.at(-1)!)}${steps.map(({ wall, forward }) => stroke(lines[wall]!, forward)).join('')}Z`;
}
