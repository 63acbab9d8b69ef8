/** What a board is made of. Borders are the truth of the rules; shapes are only what people see. */

/** What ground there is. */
export const TERRAINS = ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] as const;
/** What may be printed on it. */
export const SYMBOLS = ['mine', 'cavern', 'magic'] as const;
export const SIZES = ['S', 'M', 'L'] as const;

/** What a region is made of. */
export type Terrain = (typeof TERRAINS)[number];
/** What may be printed on a region. */
export type MapSymbol = (typeof SYMBOLS)[number];
/** Of an island: small, medium, large. */
export type Size = (typeof SIZES)[number];

/** More regions than any table can hold; region sets then fit in two 32-bit words. */
export const MOST_REGIONS = 64;

/** What people read, by language. */
export type Name = { readonly en: string; readonly fr: string };

/** A place inside a region: x, y, and the radius that is free around it. */
export type Spot = readonly [x: number, y: number, room: number];

/** A region as the rules see it, and for boards of one's own how it looks. */
export type Region = {
  /** Shown to people; the rules never read it. */
  readonly name?: Name;
  readonly terrain: Terrain;
  /** What is printed on the region; none twice. */
  readonly symbols?: readonly MapSymbol[];
  /** A Lost Tribe or Murloc token stands here at the start. */
  readonly native?: boolean;
  /** Touches the rim of the board: where a people may enter a classic map. */
  readonly edge?: boolean;
  /** A landing: where a people may enter an island. */
  readonly anchor?: boolean;
  /** An artifact or place lies here, face down, at the start. */
  readonly marker?: boolean;
  /** Which island the region belongs to; 0 if left out. */
  readonly island?: number;
  /** Numbers of the bordering regions; both sides know of a border. */
  readonly borders: readonly number[];
  /** Outline as SVG path data, for a board that brings its own drawing. Ours are drawn in packages/drawings. */
  readonly path?: string;
  /** Where tokens (0) and symbols (1 …) stand, for a board that brings its own drawing. */
  readonly spots?: readonly Spot[];
};

/** A map: regions and what borders what. */
export type Board = {
  /** `classic-3`, a face as `L1a`, faces side by side as `L1a+S2b`, or a name of one's own. */
  readonly id: string;
  readonly name?: Name;
  /** Of an island face. */
  readonly size?: Size;
  /** How a map of one's own is painted; what it shows and the regions agree. `@elbowroom/rules/maps` reads it. */
  readonly shape?: string;
  /** A region's number is its place in this list. */
  readonly regions: readonly Region[];
};

export const isWater = ({ terrain }: Pick<Region, 'terrain'>): boolean => terrain === 'sea' || terrain === 'lake';

export const islandOf = ({ island = 0 }: Pick<Region, 'island'>): number => island;
