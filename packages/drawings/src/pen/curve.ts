/** Smooth curves through points: Catmull-Rom as cubics. Read backwards it is the same curve, so both sides of a border agree. */
import { type Cubic, onCubic, type Point, type Polyline } from '../geometry.ts';

/** Half-way to the control points on both sides of each point: a sixth of the way from the point before to the point after. */
export function tangents(line: Polyline): Point[] {
  return line.map((p, i) => {
    const [before, after] = [line[i - 1] ?? p, line[i + 1] ?? p];
    return [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  });
}

export function cubics(line: Polyline): Cubic[] {
  const lean = tangents(line);
  return line.slice(1).map((d, i) => {
    const [a, ta, td] = [line[i]!, lean[i]!, lean[i + 1]!];
    return [a, [a[0] + ta[0], a[1] + ta[1]], [d[0] - td[0], d[1] - td[1]], d];
  });
}

const STEPS = 5;

export function flattened(line: Polyline): Point[] {
  const out: Point[] = [line[0]!];
  for (const cubic of cubics(line)) for (let i = 1; i <= STEPS; i++) out.push(onCubic(cubic, i / STEPS));
  return out;
}
