/** The editions there are, and the worlds that games are played in. */

import { azeroth } from './azeroth/edition.ts';
import { battle } from './battle/edition.ts';
import { type Board, type BoardSpec, islandBoards, islandSets } from './boards/board.ts';
import type { Agreed } from './charter.ts';
import { classic } from './classic/edition.ts';
import type { Edition } from './core/edition.ts';
import { BOARDS, draw, PURPOSES, shuffle } from './core/random.ts';
import { type Contents, numberTiles, type Tiles } from './core/tiles.ts';
import { buildWorld, type World } from './core/world.ts';
import { withHomebrew } from './homebrew/compile.ts';
import type { Homebrew } from './homebrew/vocabulary.ts';

/** Numbered tiles, and the worlds on each board, by all that they are made from: put together once, and worlds are forgotten with their board. */
const boxes = new Map<string, Tiles>();
const worlds = new WeakMap<Board, Map<string, World>>();

/** So many different boxes, and worlds on one board, are kept: the newest, so that nobody's odd tables keep those of others from being shared. */
const MOST_BOXES = 256;
const MOST_WORLDS = 64;

/** What games that have begun still play in, and new ones no longer do. */
const forgotten = new WeakSet<World>();

/** Whether a game that is dealt alike now is given another world. */
export const isForgotten = (world: World): boolean => forgotten.has(world);

/** The world of a game; what its table has written has been looked at already. */
export function worldFor(edition: Edition, board: Board, { contents, terms, mark }: Agreed, homebrew: Homebrew | undefined): World {
  const key = homebrew === undefined ? mark : mark + JSON.stringify(homebrew);
  const here = worlds.get(board) ?? new Map<string, World>();
  worlds.set(board, here);
  const known = here.get(key);
  if (known !== undefined) return known;
  const world = buildWorld(edition, board, tilesFor(edition, contents, terms, homebrew), { ...terms, homebrew });
  here.set(key, world);
  const oldest = here.size > MOST_WORLDS ? here.entries().next().value : undefined;
  if (oldest !== undefined) {
    here.delete(oldest[0]);
    forgotten.add(oldest[1]);
  }
  return world;
}

/** Games with the same tiles share them, and with them what has been compiled of every combo. */
function tilesFor(
  edition: Edition,
  contents: Contents,
  { charter: { rules, box, values } }: Agreed['terms'],
  homebrew: Homebrew | undefined,
): Tiles {
  const key = JSON.stringify([edition.id, rules, box, values, homebrew]);
  const known = boxes.get(key);
  if (known !== undefined) return known;
  const tiles = numberTiles(edition, homebrew === undefined ? contents : withHomebrew(contents, homebrew));
  boxes.set(key, tiles);
  for (const oldest of boxes.keys()) if (boxes.size > MOST_BOXES) boxes.delete(oldest);
  return tiles;
}

export function editionOf(id: unknown, variant?: unknown): Edition | undefined {
  if (variant !== undefined) return id === 'azeroth' && variant === 'battle' ? battle : undefined;
  return id === 'classic' ? classic : id === 'azeroth' ? azeroth : undefined;
}

/** The board of a game that names none: by the number of seats, or drawn from the seed (AZ-ISLAND-1). */
export function defaultBoard(edition: Edition, seats: number, key: readonly number[]): BoardSpec {
  return edition.id === 'azeroth' ? drawnIslands(seats, key) : `classic-${seats}`;
}

function drawnIslands(seats: number, key: readonly number[]): string[] {
  const luck = { key, counters: new Array<number>(PURPOSES).fill(0) };
  const left = [...islandBoards.keys()];
  shuffle(luck, left, BOARDS);
  const sizes = islandSets[seats === 2 || seats === 3 || seats === 4 ? seats : 5];
  return sizes.map((size) => {
    const [island] = left.splice(
      left.findIndex((i) => islandBoards[i].size === size),
      1,
    );
    return islandBoards[island].faces[draw(luck, BOARDS, 2)];
  });
}
