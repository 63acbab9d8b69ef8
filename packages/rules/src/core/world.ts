/** What never changes in a game: the board as integer tables, the numbered tiles, and what it is played by. */

import type { Board } from '../boards/board.ts';
import type { Charter } from '../charter.ts';
import type { Homebrew } from '../homebrew/vocabulary.ts';
import type { Rulings } from '../rulings.ts';
import type { Ability, Marker, Piece } from './ability.ts';
import type { Edition } from './edition.ts';
import type { RegionNo, SlotNo } from './numbers.ts';
import type { Read } from './state.ts';
import type { Tiles } from './tiles.ts';

export const FARMLAND = 0;
export const FOREST = 1;
export const HILL = 2;
export const SWAMP = 3;
/** A terrain as the board tables have it. */
export const MOUNTAIN = 4;
/** A terrain as the board tables have it; beyond it only the lake. */
export const SEA = 5;
export const TERRAINS = ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] as const;

export const MINE = 1;
export const CAVERN = 2;
export const MAGIC = 4;
const SYMBOL: Readonly<Record<string, number>> = { mine: MINE, cavern: CAVERN, magic: MAGIC };

/** What a game is played by, beside its board and its tiles. */
export interface Terms {
  /** How each ruling is read at this table. */
  readonly rulings: Rulings;
  /** Everybody sees what everybody has. */
  readonly openPurses: boolean;
  /** The key of a game from its secret seed. */
  readonly keyOf: (seed: string) => readonly number[];
  /** All of it as set-ups, positions and records write it: complete. */
  readonly charter: Charter;
  readonly homebrew: Homebrew | undefined;
}

export interface World extends Tiles, Terms {
  readonly edition: Edition;
  readonly board: Board;
  readonly size: number;
  /** By region. */
  readonly terrain: readonly number[];
  readonly symbols: readonly number[];
  readonly edge: readonly boolean[];
  readonly anchor: readonly boolean[];
  readonly native: readonly boolean[];
  readonly markerSpot: readonly boolean[];
  readonly island: readonly number[];
  /** Land beside a sea or lake; and land or sea by which a new people may come in from the edge. */
  readonly coast: readonly boolean[];
  readonly entry: readonly boolean[];
  readonly borders: readonly (readonly RegionNo[])[];
  /** a × size + b: 1 where the two border. */
  readonly touching: Uint8Array;
  /** Lists of an empty table that are replaced and never changed: all games begin with the same ones. */
  readonly bare: Readonly<Record<'pieces' | 'faces' | 'memory', readonly number[]>>;
}

const zeros = (count: number): number[] => new Array<number>(count).fill(0);

export function buildWorld(edition: Edition, board: Board, tiles: Tiles, terms: Terms): World {
  const { regions } = board;
  const size = regions.length;
  const terrain = regions.map((r) => TERRAINS.indexOf(r.terrain));
  const water = terrain.map((t) => t >= SEA);
  const borders = regions.map((r) => [...r.borders]);
  const edge = regions.map((r) => r.edge === true);
  const touching = new Uint8Array(size * size); // bytes: whoever plays on many boards at once has many of these
  for (const [a, list] of borders.entries()) for (const b of list) touching[a * size + b] = 1;
  return {
    edition,
    board,
    size,
    terrain,
    symbols: regions.map((r) => (r.symbols ?? []).reduce((bits, s) => bits | SYMBOL[s], 0)),
    edge,
    anchor: regions.map((r) => r.anchor === true),
    native: regions.map((r) => r.native === true),
    markerSpot: regions.map((r) => r.marker === true),
    island: regions.map((r) => r.island ?? 0),
    coast: borders.map((list, r) => !water[r] && list.some((b) => water[b])),
    entry: borders.map((list, r) => edge[r] || list.some((b) => edge[b] && terrain[b] === SEA)),
    borders,
    touching,
    bare: { pieces: zeros(tiles.pieces.length * size), faces: zeros(size), memory: zeros(tiles.abilities.length) },
    ...tiles,
    ...terms,
  };
}

/** The place of an ability among those of a game. */
export const slotOf = (p: Pick<Read, 'world'>, ability: Ability): SlotNo => p.world.slots[ability.key];
/** The place of a piece among the pieces of a game, or of a marker among its markers. */
export const indexOf = (p: Pick<Read, 'world'>, thing: Piece | Marker): number => p.world.indices[thing.key];
