/** A listing's borders as corners and walls: the board and the outside are drawn as a planar graph, and each of its triangular faces is a corner. */
import { dice, shuffled } from '../../packages/drawings/src/pen/noise.ts';
import type { Step } from '../../packages/drawings/src/pen/stroke.ts';
import { blocks, type Edge, faces } from '../../packages/rules/src/boards/planar.ts';
import { OUTSIDE, type Wall } from './foam.ts';
import type { Listing } from './listing.ts';

type HalfEdge = { readonly from: number; readonly to: number; readonly edge: number };
type Triangle = readonly [HalfEdge, HalfEdge, HalfEdge];

/** A stretch of the rim: whose it is, and the corner where it ends, going clockwise. */
type Stretch = { readonly region: number; readonly last: number };

type Embedding = {
  readonly corners: number;
  readonly walls: readonly Wall[];
  /** Outline of each region. */
  readonly cells: readonly (readonly Step[])[];
  /** The rim, clockwise. */
  readonly rim: readonly Stretch[];
};

const ATTEMPTS = 60;

/** A board that hangs together by a single region has several embeddings: other orders of the edges are tried until the coast runs as it was drawn. */
export function embed(listing: Listing, coast: readonly number[] | undefined): Embedding {
  const outside = listing.board.regions.length;
  const isWanted = (run: readonly Stretch[]): boolean =>
    coast === undefined
      ? run[1]!.region < run.at(-1)!.region
      : run.length === coast.length && run.every(({ region }, i) => region === coast[i]);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const triangles = triangulated(listing, attempt);
    const walls = wallsOf(triangles, outside);
    const around = Array.from({ length: outside + 1 }, (_, v) => stepsAround(v, triangles, walls));
    const walked = (onwards: boolean): Stretch[] =>
      around[outside]!.map(({ wall, forward }) => {
        const { sides, ends } = walls[wall]!;
        return { region: sides.find((s) => s !== OUTSIDE)!, last: ends[forward === onwards ? 1 : 0] };
      });
    const first = listing.corners[0] ?? coast?.[0] ?? 0;
    const rim = [walked(true), walked(false).reverse()].map((run) => startingAt(run, first)).find(isWanted);
    if (rim) return { corners: triangles.length, walls, cells: around.slice(0, outside), rim };
  }
  throw new Error(`${listing.board.id}: the borders do not allow the coast as drawn`);
}

function startingAt(run: readonly Stretch[], region: number): Stretch[] {
  const first = run.findIndex((s) => s.region === region);
  return [...run.slice(first), ...run.slice(0, first)];
}

/** Faces with more than three regions are cut along borders that exist anyway: those two regions then meet twice. */
function triangulated({ board: { id, regions } }: Listing, attempt: number): Triangle[] {
  const outside = regions.length;
  const listed: Edge[] = regions.flatMap(({ borders, edge }, a) => [
    ...borders.filter((b) => b > a).map((b): Edge => [a, b]),
    ...(edge ? [[a, outside] as const] : []),
  ]);
  const edges = attempt === 0 ? listed : shuffled(listed, dice(attempt));
  const edgeOf = new Map(edges.flatMap(([a, b], i) => [[`${a} ${b}`, i] as const, [`${b} ${a}`, i] as const]));
  let fresh = edges.length;
  const cut = (ring: readonly number[]): Triangle[] => {
    let open: HalfEdge[] = ring.map((from, i) => {
      const to = ring[(i + 1) % ring.length]!;
      return { from, to, edge: edgeOf.get(`${from} ${to}`)! };
    });
    const done: Triangle[] = [];
    while (open.length > 3) {
      const i = open.findIndex((h, k) => edgeOf.has(`${h.from} ${open[(k + 1) % open.length]!.to}`));
      if (i < 0)
        throw new Error(`${id}: regions ${ring.map((v) => v + 1).join(', ')} would meet in one point; add a border between two of them`);
      const [a, b] = [open[i]!, open[(i + 1) % open.length]!];
      done.push([a, b, { from: b.to, to: a.from, edge: fresh }]);
      open = open.flatMap((h) => (h === a ? { from: a.from, to: b.to, edge: fresh } : h === b ? [] : h));
      fresh++;
    }
    return [...done, [open[0]!, open[1]!, open[2]!]];
  };
  if (blocks(outside + 1, edges).length !== 1) throw new Error(`${id}: some regions are cut off from the edge by a single other one`);
  const rings = faces(outside + 1, edges);
  if (rings === undefined) throw new Error(`${id}: the borders cannot be drawn without crossing`);
  return rings.flatMap(cut);
}

function wallsOf(triangles: readonly Triangle[], outside: number): Wall[] {
  const halves = new Map<number, { corner: number; half: HalfEdge }[]>();
  for (const [corner, triangle] of triangles.entries())
    for (const half of triangle) halves.set(half.edge, [...(halves.get(half.edge) ?? []), { corner, half }]);
  const side = (v: number): number => (v === outside ? OUTSIDE : v);
  return [...halves.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, [one, two]]) => ({ ends: [one!.corner, two!.corner], sides: [side(one!.half.from), side(one!.half.to)] }));
}

function stepsAround(v: number, triangles: readonly Triangle[], walls: readonly Wall[]): Step[] {
  const start = triangles.findIndex((t) => t.some((h) => h.from === v));
  const steps: Step[] = [];
  let corner = start;
  do {
    const { edge } = triangles[corner]!.find((h) => h.from === v)!;
    const forward = walls[edge]!.ends[0] === corner;
    steps.push({ wall: edge, forward });
    corner = walls[edge]!.ends[forward ? 1 : 0];
  } while (corner !== start);
  return steps;
}
