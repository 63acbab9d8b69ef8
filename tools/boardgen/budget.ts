/** What an island face may hold (docs/rules/maps.md), beyond what the linter asks of every board. */
import { type Board, isWater, type MapSymbol, type Size, type Terrain } from '../../packages/rules/src/boards/region.ts';

type Range = readonly [least: number, most: number];

const LAND = ['farmland', 'forest', 'hill', 'swamp', 'mountain'] as const;

/** `shore` is land beside a sea or lake, `terrains` how many kinds of land there are. */
export const THINGS = [...LAND, 'cavern', 'magic', 'native', 'anchor', 'marker', 'land', 'water', 'shore', 'terrains'] as const;

export type Counts = Readonly<Record<(typeof THINGS)[number], number>>;
type Thing = keyof Counts;
type Budget = Readonly<Partial<Record<Thing, Range>>>;

const ONE: Range = [1, 1];
const BUDGET: Readonly<Record<Size, Budget>> = {
  S: {
    land: [7, 7],
    mountain: [1, 2],
    forest: [1, 2],
    native: [2, 2],
    anchor: [2, 2],
    cavern: ONE,
    magic: ONE,
    water: [0, 1],
    marker: ONE,
    terrains: [4, 5],
  },
  M: {
    land: [9, 9],
    mountain: [2, 2],
    forest: [2, 2],
    native: [3, 3],
    anchor: [3, 3],
    cavern: [2, 2],
    magic: [1, 2],
    water: [0, 1],
    marker: ONE,
    terrains: [5, 5],
  },
  L: {
    land: [11, 11],
    mountain: [2, 3],
    forest: [2, 2],
    native: [4, 4],
    anchor: [3, 4],
    cavern: [2, 2],
    magic: [2, 2],
    water: [0, 1],
    marker: ONE,
    terrains: [5, 5],
  },
};

/** What every set of islands must have, so that no power is worthless on it and no component runs out. */
const SET_BUDGET: Budget = {
  mountain: [1, 10],
  native: [0, 15],
  forest: [1, 9],
  farmland: [1, Infinity],
  hill: [1, Infinity],
  swamp: [1, Infinity],
  magic: [2, Infinity],
  cavern: [2, Infinity],
  water: [1, Infinity],
  shore: [1, Infinity],
  anchor: [2, Infinity],
};

export function countsOf({ regions }: Board): Counts {
  const land = regions.filter((r) => !isWater(r));
  const lie = (terrain: Terrain): number => regions.filter((r) => r.terrain === terrain).length;
  const bear = (symbol: MapSymbol): number => regions.filter((r) => r.symbols?.includes(symbol)).length;
  return {
    farmland: lie('farmland'),
    forest: lie('forest'),
    hill: lie('hill'),
    swamp: lie('swamp'),
    mountain: lie('mountain'),
    cavern: bear('cavern'),
    magic: bear('magic'),
    native: regions.filter((r) => r.native).length,
    anchor: regions.filter((r) => r.anchor).length,
    marker: regions.filter((r) => r.marker).length,
    land: land.length,
    water: regions.length - land.length,
    shore: land.filter((r) => r.borders.some((b) => regions[b] !== undefined && isWater(regions[b]))).length,
    terrains: new Set(land.map((r) => r.terrain)).size,
  };
}

/** What is wrong with one face, in words. */
export function faceFaults(face: Board): string[] {
  const { regions, size } = face;
  return [
    ...(size === undefined ? ['has no size'] : outOf(BUDGET[size], countsOf(face))),
    ...LAND.filter((terrain) => isOneBlock(face, terrain)).map((terrain) => `${terrain} is one block`),
    ...regions.flatMap(({ borders }, r) => (isWithin(borders.length, [2, 7]) ? [] : [`${r} has ${borders.length} borders`])),
    ...regions.flatMap(({ anchor, edge }, r) => (anchor && !edge ? [`${r}: anchor inland`] : [])),
    ...regions.flatMap((region, r) =>
      isWater(region) && (region.symbols || region.native || region.anchor || region.marker) ? [`${r}: something in the water`] : [],
    ),
  ];
}

/** What is wrong with a set of islands. */
export const setFaults = (set: Board): string[] => outOf(SET_BUDGET, countsOf(set));

const isWithin = (n: number, [least, most]: Range): boolean => n >= least && n <= most;

function outOf(budget: Budget, counts: Counts): string[] {
  return THINGS.flatMap((thing) => (isWithin(counts[thing], budget[thing] ?? [0, Infinity]) ? [] : [`${thing} ${counts[thing]}`]));
}

/** Do all regions of a terrain, two or more, hang together? */
function isOneBlock({ regions }: Board, terrain: Terrain): boolean {
  const all = regions.flatMap((r, i) => (r.terrain === terrain ? [i] : []));
  const reached = new Set(all.slice(0, 1));
  for (const a of reached) for (const b of regions[a]?.borders ?? []) if (all.includes(b)) reached.add(b);
  return all.length > 1 && reached.size === all.length;
}
