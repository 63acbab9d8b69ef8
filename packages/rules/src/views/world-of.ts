/** The world that a view is of: whatever a set-up adds to the world of its game is read here, and nowhere else about views. */
import { type Board, type BoardSpec, boardOf, InvalidBoard } from '../boards/board.ts';
import { brief, reader } from '../boards/reader.ts';
import { agreedFrom } from '../charter.ts';
import { type Fault, Refused } from '../core/errors.ts';
import type { World } from '../core/world.ts';
import { editionOf, isForgotten, worldFor } from '../editions.ts';
import { homebrewFrom } from '../homebrew/read-homebrew.ts';
import type { View } from './view.ts';

/** Worlds by board, and then by all that their views say of them; forgotten with their board. */
const worlds = new WeakMap<Board, Map<string, World>>();
const MOST_WORLDS = 64;

/** Throws Refused `bad-view`. */
export function worldOf(v: View): World {
  const board = boardIn(v.board);
  const key = keyOf(v);
  const here = worlds.get(board) ?? new Map<string, World>();
  worlds.set(board, here);
  const known = here.get(key);
  if (known !== undefined && !isForgotten(known)) return known;
  const world = worldFrom(v, board);
  here.set(key, world);
  for (const oldest of here.keys()) if (here.size > MOST_WORLDS) here.delete(oldest);
  return world;
}

/** Most views say no more than their edition and version: that is told apart quickly. */
function keyOf({ edition, variant, rules, box, rulings, values, openPurses, homebrew }: View): string {
  const isPlain = box === undefined && rulings === undefined && values === undefined && openPurses === undefined && homebrew === undefined;
  const own = isPlain ? '' : JSON.stringify([box, rulings, values, openPurses, homebrew]);
  return `${JSON.stringify([edition, variant, rules])}${own}`;
}

function worldFrom(v: View, board: Board): World {
  const edition = editionOf(v.edition, v.variant);
  if (edition === undefined)
    throw refused([{ code: 'unknown-edition', where: 'edition', message: `there is no edition ${brief(v.edition)}` }]);
  const to = reader();
  const agreed = agreedFrom(to, v, edition);
  const made = v.homebrew === undefined ? undefined : homebrewFrom(to, v.homebrew, edition, agreed?.contents ?? edition);
  if (agreed === undefined || to.faults.length > 0) throw refused(to.faults);
  return worldFor(edition, board, agreed, made);
}

const refused = (faults: readonly Fault[]): Refused => new Refused('bad-view', faults);

/** Boards that are written out are looked at once: views of one game share theirs. */
const read = new WeakMap<object, Board>();

function boardIn(spec: BoardSpec): Board {
  const known = typeof spec === 'object' ? read.get(spec) : undefined;
  if (known !== undefined) return known;
  try {
    const board = boardOf(spec);
    if (typeof spec === 'object') read.set(spec, board);
    return board;
  } catch (error) {
    throw error instanceof InvalidBoard ? refused(error.faults) : error;
  }
}
