/** The world of a game for searchers outside: its tables and the numbers of its tiles, without the abilities, which are nobody's business but the rules'. */
import type { Board } from '../boards/board.ts';
import type { State } from './fields.ts';

/** A race or power tile. */
interface Tile {
  readonly id: string;
  readonly value: number;
}

/** The board as integer tables, and the tiles and pieces that a state counts by number. */
export interface Atlas {
  readonly board: Board;
  /** How many regions there are. */
  readonly size: number;
  /** By region. Terrain: farmland 0, forest, hill, swamp, mountain, sea, lake 6; symbols: mine 1, cavern 2, magic 4, added up. */
  readonly terrain: readonly number[];
  readonly symbols: readonly number[];
  readonly borders: readonly (readonly number[])[];
  /** Land beside a sea or lake; where a people may land on an island; where a new one may come in from the edge. */
  readonly coast: readonly boolean[];
  readonly anchor: readonly boolean[];
  readonly entry: readonly boolean[];
  /** A people is the number of its race; `natives` are the one after the last. */
  readonly races: readonly (Tile & { readonly tray: number })[];
  readonly natives: number;
  readonly powers: readonly Tile[];
  readonly markers: readonly { readonly id: string; readonly kind: 'artifact' | 'place' }[];
  /** What each piece adds to the cost of its region, and whether nobody gets in at all. */
  readonly pieces: readonly { readonly id: string; readonly guard: number; readonly immune: boolean }[];
}

/** What never changes in this game. */
export const atlas = (s: State): Atlas => s.world;
