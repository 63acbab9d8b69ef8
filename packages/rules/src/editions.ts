/** The editions there are, and the worlds that games are played in. */

import { azeroth } from './azeroth/edition.ts';
import { battle } from './battle/edition.ts';
import { type Board, type BoardSpec, islandBoards, islandSets } from './boards/board.ts';
import { classic } from './classic/edition.ts';
import type { Edition } from './core/edition.ts';
import { BOARDS, draw, keyOf, PURPOSES, shuffle } from './core/random.ts';
import { buildWorld, type World } from './core/world.ts';
import { compileHomebrew } from './homebrew/compile.ts';
import type { Homebrew } from './homebrew/vocabulary.ts';

/** Worlds by board, and then by edition and homemade tiles: compiled once, and forgotten with their board. */
const worlds = new WeakMap<Board, Map<string, World>>();

/** More different homemade tiles than a board keeps worlds for. */
const MOST_WORLDS = 64;

/** The world of a game, with the tiles that its table has made itself, which have been looked at already. */
export function worldFor(edition: Edition, board: Board, homebrew: Homebrew | undefined): World {
  const key = `${edition.id} ${edition.variant ?? ''} ${homebrew === undefined ? '' : JSON.stringify(homebrew)}`;
  const here = worlds.get(board) ?? new Map<string, World>();
  worlds.set(board, here);
  const known = here.get(key);
  if (known !== undefined) return known;
  const world = homebrew === undefined ? buildWorld(edition, board) : buildWorld(edition, board, compileHomebrew(homebrew));
  if (here.size < MOST_WORLDS) here.set(key, world);
  return world;
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
