/** What is wrong with a map, and where: said beside it as one works. Grave faults make it unplayable; the others only unpleasant. */
import type { DrawnBoard } from '@elbowroom/drawings';
import { cellsOf, holesIn, type Layout, layoutOf, NOBODY, type Sketch, shapeFaults } from '@elbowroom/rules/maps';
import { thinBorders, touching } from './thin.ts';

export type Edition = 'classic' | 'azeroth';

export type FaultCode =
  | 'empty'
  | 'bare'
  | 'hole'
  | 'enclosed'
  | 'cut-off'
  | 'no-entry'
  | 'anchors'
  | 'markers'
  | 'waters'
  | 'too-many-mountains'
  | 'too-many-forests'
  | 'too-many-natives'
  | 'in-water'
  | 'inland-anchor'
  | 'thin'
  | 'small'
  | 'too-few';

export type MapFault = {
  readonly code: FaultCode;
  readonly isGrave: boolean;
  /** The regions that it is about. */
  readonly regions: readonly number[];
  /** Cells to be pointed at, where it is not about whole regions. */
  readonly cells: readonly number[];
  /** How many there are, and how many there may be. */
  readonly count: number;
  readonly most: number;
};

/** What the boxes hold. */
const MOST = {
  classic: { mountains: 9, natives: 18, forests: 9 },
  azeroth: { mountains: 10, natives: 15, forests: 9 },
} as const;
/** Room around the tokens that a finger needs, in units of the drawing. */
const FINGER = 22 / 0.72;

const isWet = ({ terrain }: Sketch['regions'][number]): boolean => terrain === 'sea' || terrain === 'lake';

export function mapFaults(sketch: Sketch, edition: Edition, drawn?: DrawnBoard): MapFault[] {
  const { shape, regions } = sketch;
  if (regions.length === 0) return [fault('empty', true, {})];
  const layout = layoutOf(shape, regions.length);
  return [
    ...shapeProblems(sketch),
    ...(edition === 'classic' ? classicProblems(sketch, layout) : azerothProblems(sketch, layout)),
    ...components(sketch, edition),
    ...oddities(sketch, layout, edition),
    ...thinBorders(sketch).map((pair) => fault('thin', false, { regions: pair, cells: touching(sketch, pair) })),
    ...tooSmall(drawn),
    ...(seatsFor(sketch).length === 0 ? [fault('too-few', false, { count: landOf(sketch) })] : []),
  ].toSorted((a, b) => Number(b.isGrave) - Number(a.isGrave));
}

const fault = (code: FaultCode, isGrave: boolean, more: Partial<Omit<MapFault, 'code' | 'isGrave'>>): MapFault => ({
  code,
  isGrave,
  regions: [],
  cells: [],
  count: 0,
  most: 0,
  ...more,
});

function shapeProblems({ shape, regions }: Sketch): MapFault[] {
  const bare = [...shape.owner.keys()].filter((cell) => shape.owner[cell] === NOBODY);
  return shapeFaults(shape, regions.length).flatMap(({ code, where }): MapFault[] => {
    if (code === 'bare') return [fault('bare', true, { cells: bare, count: bare.length })];
    if (code === 'hole') return [fault('hole', true, { cells: holesIn(shape), count: holesIn(shape).length })];
    const region = Number(/\d+/.exec(where)?.[0]);
    return code === 'enclosed' ? [fault('enclosed', true, { regions: [region] })] : [];
  });
}

function classicProblems({ regions }: Sketch, { borders, edge, island }: Layout): MapFault[] {
  const apart = [...regions.keys()].filter((r) => (island[r] ?? 0) > 0);
  const isEntry = (r: number): boolean => {
    const region = regions[r];
    if (region === undefined || isWet(region)) return false;
    return edge[r] === true || [...(borders[r]?.keys() ?? [])].some((other) => edge[other] && regions[other]?.terrain === 'sea');
  };
  return [
    ...(apart.length > 0 ? [fault('cut-off', true, { regions: apart })] : []),
    ...([...regions.keys()].some(isEntry) ? [] : [fault('no-entry', true, {})]),
  ];
}

function azerothProblems({ regions }: Sketch, { island }: Layout): MapFault[] {
  return [...new Set(island)].flatMap((one) => {
    const here = [...regions.keys()].filter((r) => island[r] === one);
    const anchors = here.filter((r) => regions[r]?.anchor);
    const markers = here.filter((r) => regions[r]?.marker);
    const waters = here.filter((r) => isWet(regions[r] ?? { terrain: 'hill' }));
    return [
      ...(anchors.length < 2 ? [fault('anchors', true, { regions: here, count: anchors.length, most: 2 })] : []),
      ...(markers.length !== 1 ? [fault('markers', true, { regions: markers.length > 1 ? markers : here, count: markers.length })] : []),
      ...(waters.length > 1 ? [fault('waters', true, { regions: waters, count: waters.length })] : []),
      ...(anchors.some((r) => !isWet(regions[r] ?? { terrain: 'sea' })) || anchors.length < 2
        ? []
        : [fault('no-entry', true, { regions: here })]),
    ];
  });
}

function components({ regions }: Sketch, edition: Edition): MapFault[] {
  const most = MOST[edition];
  const check = (code: FaultCode, limit: number, has: (region: Sketch['regions'][number]) => boolean): MapFault[] => {
    const found = [...regions.entries()].flatMap(([r, region]) => (has(region) ? [r] : []));
    return found.length > limit ? [fault(code, true, { regions: found, count: found.length, most: limit })] : [];
  };
  return [
    ...check('too-many-mountains', most.mountains, ({ terrain }) => terrain === 'mountain'),
    ...check('too-many-forests', most.forests, ({ terrain }) => terrain === 'forest'),
    ...check('too-many-natives', most.natives, ({ native }) => native === true),
  ];
}

function oddities({ regions }: Sketch, { edge }: Layout, edition: Edition): MapFault[] {
  const wet = [...regions.entries()].flatMap(([r, region]) =>
    isWet(region) && (region.native || region.marker || region.anchor || (region.symbols ?? []).length > 0) ? [r] : [],
  );
  const inland = [...regions.keys()].filter((r) => edition === 'azeroth' && regions[r]?.anchor && !edge[r]);
  return [
    ...(wet.length > 0 ? [fault('in-water', false, { regions: wet })] : []),
    ...(inland.length > 0 ? [fault('inland-anchor', false, { regions: inland })] : []),
  ];
}

function tooSmall(drawn: DrawnBoard | undefined): MapFault[] {
  const small = (drawn?.regions ?? []).flatMap(({ spots }, r) => ((spots[0]?.[2] ?? 0) < FINGER ? [r] : []));
  return small.length > 0 ? [fault('small', false, { regions: small, count: small.length })] : [];
}

export const landOf = ({ regions }: Sketch): number => regions.filter((region) => !isWet(region)).length;

export type Fit = { readonly seats: number; readonly how: 'right' | 'tight' | 'wide' };

/** Land for each seat: our boards have nine or ten. */
const [TIGHT, LEAST, LARGE, WIDE] = [6, 8, 11, 14];

/** The numbers of seats that a map can hold. */
export function seatsFor(sketch: Sketch): Fit[] {
  return [2, 3, 4, 5].flatMap((seats): Fit[] => {
    const each = landOf(sketch) / seats;
    if (each < TIGHT || each > WIDE) return [];
    return [{ seats, how: each < LEAST ? 'tight' : each > LARGE ? 'wide' : 'right' }];
  });
}

/** Cells to be pointed at for a fault. */
export function pointedAt({ shape, regions }: Sketch, { cells, regions: about }: MapFault): readonly number[] {
  if (cells.length > 0) return cells;
  const all = cellsOf(shape, regions.length);
  return about.flatMap((r) => all[r] ?? []);
}
