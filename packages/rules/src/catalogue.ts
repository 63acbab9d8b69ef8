/** The tiles there are, and the cardboard that comes with them. Those that are in no box yet are extras: a table has them by naming them in `Setup.box`, and a later version of the rules may take them in. */
import type { Setup } from './api.ts';
import { boxOf, tilesIn } from './charter.ts';
import type { Marker, Piece, Power, Race } from './core/ability.ts';
import { editionOf } from './editions.ts';
import { newest } from './versions/versions.ts';

/** Every race, power, artifact and place by id: the box of the newest version in its order, then the extras. */
export function catalogue(id: Setup['edition']): string[] {
  const edition = editionOf(id);
  if (edition === undefined) return [];
  const { races, powers, markers } = edition;
  return [...new Set([...tilesIn(boxOf(newest, edition)), ...[...races, ...powers, ...markers].map((tile) => tile.id)])];
}

/** What is printed on a tile, and what comes with it. */
export interface TileFacts {
  readonly kind: 'race' | 'power' | 'artifact' | 'place';
  readonly id: string;
  /** Tokens that a race or power brings. */
  readonly value?: number;
  /** Tokens of a race in the box. */
  readonly tray?: number;
  /** Of a race in the Azeroth edition. */
  readonly faction?: 'alliance' | 'horde' | 'neutral';
  /** Cardboard that comes with a race or power, by id. */
  readonly pieces: readonly string[];
}

/** What a piece of cardboard does where it stands. */
export interface PieceFacts {
  readonly id: string;
  /** How many there are, and how many of them come to hand with the people. */
  readonly supply: number;
  readonly atStart: number;
  /** Tokens that it adds to the cost of its region. */
  readonly guard: number;
  /** Nobody gets into its region. */
  readonly immune: boolean;
  /** Is taken up and placed anew at redeployment. */
  readonly redeploys: boolean;
}

/** Everything in a box. */
export interface Inventory {
  /** In the order of the catalogue. */
  readonly tiles: readonly TileFacts[];
  readonly pieces: readonly PieceFacts[];
}

/** The catalogue with what is printed on everything in it, as of the newest version. */
export function inventory(id: Setup['edition']): Inventory {
  const { races = [], powers = [], markers = [], pieces = [] } = editionOf(id) ?? {};
  const tiles = [...races, ...powers, ...markers];
  return {
    tiles: catalogue(id).flatMap((name) => tiles.filter((tile) => tile.id === name).map(tileFacts)),
    pieces: pieces.map(pieceFacts),
  };
}

function tileFacts(tile: Race | Power | Marker): TileFacts {
  const { kind, id, pieces = [] } = tile;
  return {
    kind,
    id,
    ...('value' in tile && { value: tile.value }),
    ...('tray' in tile && { tray: tile.tray, ...(tile.faction && { faction: tile.faction }) }),
    pieces: pieces.map((piece) => piece.id),
  };
}

const pieceFacts = ({ id, supply, atStart, guard, immune, redeploys }: Piece): PieceFacts => ({
  id,
  supply,
  atStart,
  guard,
  immune,
  redeploys,
});
