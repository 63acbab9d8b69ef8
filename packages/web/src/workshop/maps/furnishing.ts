/** Terrains, symbols, natives, landings and names for a map that has only borders yet: spread so that no corner of it is worth more than another. */
import { dice, shuffled } from '@elbowroom/drawings/pen';
import type { MapSymbol, Terrain } from '@elbowroom/rules';
import { type Layout, layoutOf, type Sketch, type SketchRegion } from '@elbowroom/rules/maps';
import { placeNames } from './place-names.ts';

type Wish = {
  readonly edition: 'classic' | 'azeroth';
  readonly kind: 'chart' | 'island';
  readonly lakes: number;
  readonly seas: number;
  readonly seed: number;
};

const LAND = ['farmland', 'hill', 'swamp', 'forest', 'mountain'] as const;
/** The boxes hold no more of these. */
const MOST_OF: Readonly<Partial<Record<Terrain, number>>> = { forest: 9, mountain: 9 };
/** Shares of the land, as on our boards. */
const NATIVES = 0.36;
const SYMBOL = { classic: 0.19, azeroth: 0.2 } as const;

export function peopled(sketch: Sketch, wish: Wish): Sketch {
  const random = dice(wish.seed * 409 + 11);
  const layout = layoutOf(sketch.shape, sketch.regions.length);
  const terrains = terrainsFor(layout, watersOf(layout, wish, random), random);
  const names = placeNames(terrains, random);
  const land = [...terrains.keys()].filter((r) => isLand(terrains[r]));
  const natives = spread(layout, land, Math.min(wish.edition === 'classic' ? 18 : 15, Math.round(land.length * NATIVES)), random);
  const symbols = symbolsFor(layout, land, wish, random);
  const { anchors, markers } = wish.edition === 'azeroth' ? landings(layout, land, random) : { anchors: [], markers: [] };
  const regions = sketch.regions.map((_, r): SketchRegion => {
    const printed = symbols.get(r) ?? [];
    return {
      ...(names[r] && { name: names[r] }),
      terrain: terrains[r] ?? 'farmland',
      ...(printed.length > 0 && { symbols: printed }),
      ...(natives.includes(r) && { native: true }),
      ...(anchors.includes(r) && { anchor: true }),
      ...(markers.includes(r) && { marker: true }),
    };
  });
  return { ...sketch, regions };
}

const isLand = (terrain: Terrain | undefined): boolean => terrain !== 'sea' && terrain !== 'lake';

/** So many regions out of some, each as far from the others as it goes. */
function spread({ borders }: Layout, from: readonly number[], count: number, random: () => number): number[] {
  const chosen: number[] = [];
  const order = shuffled(from, random);
  while (chosen.length < Math.min(count, from.length)) {
    const near = (r: number): number => chosen.filter((other) => borders[r]?.has(other)).length;
    const left = order.filter((r) => !chosen.includes(r));
    chosen.push(left.reduce((a, b) => (near(b) < near(a) ? b : a)));
  }
  return chosen;
}

/** Lakes inland, seas at the edge; an island of the Azeroth edition has one water at most. */
function watersOf(layout: Layout, { edition, kind, lakes, seas }: Wish, random: () => number): Map<number, Terrain> {
  const all = [...layout.edge.keys()];
  const inland = all.filter((r) => !layout.edge[r] && (layout.borders[r]?.size ?? 0) > 3);
  const waters = new Map<number, Terrain>();
  const isFree = (r: number): boolean =>
    ![...(layout.borders[r]?.keys() ?? [])].some((other) => waters.has(other)) &&
    (edition === 'classic' || ![...waters.keys()].some((other) => layout.island[other] === layout.island[r]));
  const take = (from: readonly number[], count: number, terrain: Terrain): void => {
    for (const r of spread(layout, from, from.length, random)) {
      const taken = [...waters.values()].filter((one) => one === terrain).length;
      if (taken < count && isFree(r)) waters.set(r, terrain);
    }
  };
  take(inland, lakes, 'lake');
  if (kind === 'chart')
    take(
      all.filter((r) => layout.edge[r]),
      seas,
      'sea',
    );
  return waters;
}

/** As many of each terrain as of the others, and never two alike side by side where that can be avoided. */
function terrainsFor({ borders }: Layout, waters: ReadonlyMap<number, Terrain>, random: () => number): Terrain[] {
  const terrains: Terrain[] = [];
  const land = [...borders.keys()].filter((r) => !waters.has(r));
  const deck = land.map((_, i) => LAND[i % LAND.length] ?? 'farmland');
  for (const [terrain, most] of Object.entries(MOST_OF))
    for (const [n, i] of [...deck.keys()].filter((k) => deck[k] === terrain).entries()) if (n >= most) deck[i] = LAND[n % 3] ?? 'hill';
  for (const [i, r] of shuffled(land, random).entries()) terrains[r] = deck[i] ?? 'farmland';
  for (const [r, water] of waters) terrains[r] = water;
  const alike = (r: number): number => [...(borders[r]?.keys() ?? [])].filter((other) => terrains[other] === terrains[r]).length;
  for (let round = 0; round < 40 * land.length; round++) {
    const [a, b] = [land[Math.floor(random() * land.length)] ?? 0, land[Math.floor(random() * land.length)] ?? 0];
    const before = alike(a) + alike(b);
    [terrains[a], terrains[b]] = [terrains[b] ?? 'hill', terrains[a] ?? 'hill'];
    if (alike(a) + alike(b) > before) [terrains[a], terrains[b]] = [terrains[b] ?? 'hill', terrains[a] ?? 'hill'];
  }
  return terrains;
}

function symbolsFor(layout: Layout, land: readonly number[], { edition }: Wish, random: () => number): Map<number, MapSymbol[]> {
  const printed = new Map<number, MapSymbol[]>();
  const kinds: readonly MapSymbol[] = edition === 'classic' ? ['mine', 'cavern', 'magic'] : ['cavern', 'magic'];
  const count = Math.max(2, Math.round(land.length * SYMBOL[edition]));
  for (const kind of kinds) {
    const bare = land.filter((r) => !printed.has(r));
    for (const r of spread(layout, bare.length >= count ? bare : land, count, random)) printed.set(r, [...(printed.get(r) ?? []), kind]);
  }
  return printed;
}

/** On every island two landings or more, far from each other, and one region with a marker, inland if there is any. */
function landings(layout: Layout, land: readonly number[], random: () => number): { anchors: number[]; markers: number[] } {
  const islands = [...new Set(layout.island)].map((island) => land.filter((r) => layout.island[r] === island));
  const anchors = islands.flatMap((here) =>
    spread(
      layout,
      here.filter((r) => layout.edge[r]),
      Math.max(2, Math.round(here.length * 0.3)),
      random,
    ),
  );
  const markers = islands.flatMap((here) => {
    const free = here.filter((r) => !anchors.includes(r));
    const inner = free.filter((r) => !layout.edge[r]);
    return spread(layout, inner.length > 0 ? inner : free.length > 0 ? free : here, 1, random);
  });
  return { anchors, markers };
}
