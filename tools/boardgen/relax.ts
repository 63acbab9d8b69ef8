/** Relaxes a foam towards cells of even size and compact shape, one small step of one point at a time. */
import { distance, distanceToSegment, type Point, polygonArea } from '../../packages/drawings/src/geometry.ts';
import { dice } from '../../packages/drawings/src/pen/noise.ts';
import { type Foam, OUTSIDE, ringOf, type Wall } from './foam.ts';
import { isSimple } from './geometry.ts';

const SWEEPS = 900;

/** Keeps a move only if it lowers the strain and every cell around stays a simple polygon. */
export function relax(foam: Foam, seed: number): void {
  const random = dice(seed);
  const strainAt = localStrain(foam);
  const reach = Math.sqrt(foam.want.reduce((a, b) => a + b, 0) / foam.want.length) * 0.35;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const step = reach * (1 - sweep / SWEEPS) ** 1.5 + 0.4;
    for (let p = 0; p < foam.points.length; p++) {
      const before = strainAt(p, false);
      const oldPoint = foam.points[p]!;
      const oldT = foam.rimT[p];
      if (!nudge(foam, p, step, random)) continue;
      if (strainAt(p, true) < before) continue;
      foam.points[p] = oldPoint;
      foam.rimT[p] = oldT;
    }
  }
}

/** Moves a point at random, along the rim if it lies there; false if it may not go there. */
function nudge(foam: Foam, p: number, step: number, random: () => number): boolean {
  const t = foam.rimT[p];
  if (t === undefined) {
    const [x, y] = foam.points[p]!;
    const angle = random() * Math.PI * 2;
    const far = step * random();
    foam.points[p] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    return true;
  }
  const to = (t + ((random() - 0.5) * 2 * step) / foam.rim.length + 1) % 1;
  if (!staysInOrder(foam, p, t, to)) return false;
  foam.rimT[p] = to;
  foam.points[p] = foam.rim.at(to);
  return true;
}

/** A corner on the rim never overtakes its neighbours there. */
function staysInOrder(foam: Foam, p: number, from: number, to: number): boolean {
  const gap = (a: number, b: number): number => ((b - a + 1.5) % 1) - 0.5;
  const moved = gap(from, to);
  return foam.rimT.every(
    (t, q) => t === undefined || q === p || gap(from, t) * Math.sign(moved) < 0 || Math.abs(gap(from, t)) > Math.abs(moved) + 0.004,
  );
}

/** The strain of all cells and walls that a point belongs to; endless if one of those cells crosses itself, when that is checked. */
function localStrain(foam: Foam): (p: number, check: boolean) => number {
  const wallsAt: number[][] = foam.points.map(() => []);
  const cellsAt: number[][] = foam.points.map(() => []);
  for (const [w, { ends, sides, bend }] of foam.walls.entries()) {
    for (const p of bend === undefined ? ends : [...ends, bend]) {
      wallsAt[p]!.push(w);
      for (const s of sides) if (s !== OUTSIDE && !cellsAt[p]!.includes(s)) cellsAt[p]!.push(s);
    }
  }
  return (p, check) => {
    let sum = 0;
    for (const c of cellsAt[p]!) {
      const ring = ringOf(foam, c);
      if (check && !isSimple(ring)) return Infinity;
      sum += cellStrain(foam, c, ring);
    }
    for (const w of wallsAt[p]!) sum += wallStrain(foam, foam.walls[w]!);
    return sum;
  };
}

/** How unlike a good map cell: wrong size, not compact, pinched. */
function cellStrain(foam: Foam, cell: number, ring: readonly Point[]): number {
  const area = polygonArea(ring);
  if (area <= 0) return Infinity;
  let around = 0;
  for (let i = 0; i < ring.length; i++) around += distance(ring[i]!, ring[(i + 1) % ring.length]!);
  const size = Math.log(area / foam.want[cell]!);
  const lack = Math.max(0, 1 - neck(ring) / (foam.shortest * 0.7));
  return 5 * size * size + (around * around) / (4 * Math.PI * area) + 6 * lack * lack;
}

/** Where a cell is narrowest: a corner close to a wall across. Coasts, with their many points, look after themselves. */
function neck(ring: readonly Point[]): number {
  const n = ring.length;
  if (n > 16) return Infinity;
  let best = Infinity;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) {
      if (j === i || (j + 1) % n === i) continue;
      best = Math.min(best, distanceToSegment(ring[i]!, ring[j]!, ring[(j + 1) % n]!));
    }
  }
  return best;
}

function wallStrain(foam: Foam, { ends, bend }: Wall): number {
  const [a, b] = [foam.points[ends[0]]!, foam.points[ends[1]]!];
  const middle = bend === undefined ? undefined : foam.points[bend]!;
  const length = middle === undefined ? distance(a, b) : distance(a, middle) + distance(middle, b);
  const lack = Math.max(0, 1 - length / foam.shortest);
  return 6 * lack * lack;
}
