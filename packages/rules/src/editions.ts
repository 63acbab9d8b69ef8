/** The editions there are, and the worlds that games are played in. */
import { type Board, type BoardSpec, boardOf, islandBoards, islandSets } from './boards/board.ts';
import { azeroth } from './azeroth/edition.ts';
import { battle } from './battle/edition.ts';
import { classic } from './classic/edition.ts';
import type { Edition } from './core/edition.ts';
import { Refused } from './core/errors.ts';
import { BOARDS, draw, keyOf, PURPOSES, shuffle } from './core/random.ts';
import { buildWorld, type World } from './core/world.ts';

/** Worlds without homemade tiles are the same for every game on a board: compiled once. */
const worlds = new Map<string, World>();
const MOST_WORLDS = 512;

export function worldOf(edition: Edition, board: Board): World {
  const key = `${edition.id} ${edition.variant ?? ''} ${board.id}`;
  const known = worlds.get(key);
  if (known !== undefined && known.board === board) return known;
  const world = buildWorld(edition, board);
  if (worlds.size < MOST_WORLDS) worlds.set(key, world);
  return world;
}

/** The world of a game, with the tiles that its table has made itself. */
export function worldFor(edition: Edition, board: Board, homebrew: unknown): World {
  if (homebrew !== undefined) throw new Refused('bad-setup', [{ code: 'no-homebrew', rule: 'CL-BLANK-1', message: 'homemade tiles are not known here yet', where: 'homebrew' }]);
  return worldOf(edition, board);
}

export function editionOf(id: unknown, variant?: unknown): Edition | undefined {
  if (variant !== undefined) return id === 'azeroth' && variant === 'battle' ? battle : undefined;
  return id === 'classic' ? classic : id === 'azeroth' ? azeroth : undefined;
}

/** The board of a game that names none: by the number of seats, or drawn from the seed (AZ-ISLAND-1). */
export function defaultBoard(edition: Edition, seats: number, seed: string): BoardSpec {
  return edition.id === 'azeroth' ? drawnIslands(seats, seed) : `classic-${seats}`;
}

function drawnIslands(seats: number, seed: string): string[] {
  const luck = { key: keyOf(seed), counters: new Array<number>(PURPOSES).fill(0) };
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

export { boardOf };
