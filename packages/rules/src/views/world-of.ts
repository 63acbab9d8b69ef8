/** The world that a view is of: whatever a set-up adds to the world of its game is read here, and nowhere else about views. */
import { type Board, type BoardSpec, boardOf, InvalidBoard } from '../boards/board.ts';
import { brief, reader } from '../boards/reader.ts';
import { type Fault, Refused } from '../core/errors.ts';
import type { World } from '../core/world.ts';
import { editionOf, worldFor } from '../editions.ts';
import { homebrewFrom } from '../homebrew/read-homebrew.ts';
import type { View } from './view.ts';

/** Throws Refused `bad-view`. */
export function worldOf({ edition: id, variant, board, homebrew }: View): World {
  const edition = editionOf(id, variant);
  if (edition === undefined) throw refused([{ code: 'unknown-edition', where: 'edition', message: `there is no edition ${brief(id)}` }]);
  const to = reader();
  const made = homebrew === undefined ? undefined : homebrewFrom(to, homebrew, edition);
  if (to.faults.length > 0) throw refused(to.faults);
  return worldFor(edition, boardIn(board), made);
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
