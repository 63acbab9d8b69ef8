/** SVG path data as points, as far as boards use it: M, L, C, S and Z, absolute or relative. */
import { type Cubic, onCubic, type Point } from './geometry.ts';

const STEPS = 5; // straight pieces that stand for one curve

const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, S: 4, Z: 0 };

type Pen = { at: Point; start: Point; control: Point; readonly points: Point[] };

/** The line a path draws, curves flattened; the closing stretch of Z is left to the reader. Undefined if it is no such path. */
export function pointsOf(path: string): Point[] | undefined {
  const pen: Pen = { at: [0, 0], start: [0, 0], control: [0, 0], points: [] };
  for (const [, letter = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const count = NUMBERS[letter.toUpperCase()];
    if (count === undefined || (count === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % count > 0)) return undefined;
    if (count === 0) pen.at = pen.start;
    for (let i = 0; i < numbers.length; i += count)
      follow(
        pen,
        i > 0 && letter.toUpperCase() === 'M' ? 'L' : letter.toUpperCase(),
        absolute(numbers.slice(i, i + count), letter, pen.at),
      );
  }
  return pen.points.length > 0 ? pen.points : undefined;
}

/** Pairs of numbers as points; a small letter counts from the pen. */
function absolute(numbers: readonly number[], letter: string, [x, y]: Point): Point[] {
  const [dx, dy] = letter === letter.toLowerCase() ? [x, y] : [0, 0];
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]! + dx, numbers[i + 1]! + dy]);
  return points;
}

function follow(pen: Pen, command: string, points: readonly Point[]): void {
  const end = points.at(-1);
  const last = points.at(-2);
  if (end === undefined) return;
  if (last === undefined) {
    if (command === 'M') pen.start = end;
    pen.points.push(end);
    pen.control = end;
  } else {
    const mirrored: Point = [2 * pen.at[0] - pen.control[0], 2 * pen.at[1] - pen.control[1]];
    const curve: Cubic = [pen.at, command === 'C' ? points[0]! : mirrored, last, end];
    for (let i = 1; i <= STEPS; i++) pen.points.push(onCubic(curve, i / STEPS));
    pen.control = last;
  }
  pen.at = end;
}
