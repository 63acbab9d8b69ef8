/** The boards there are, and the board that somebody asks for. The way in to this folder. */

import { InvalidBoard } from './fault.ts';
import { faceFaults, joined } from './islands.ts';
import { board as classic2 } from './listed/classic-2.gen.ts';
import { board as classic3 } from './listed/classic-3.gen.ts';
import { board as classic4 } from './listed/classic-4.gen.ts';
import { board as classic5 } from './listed/classic-5.gen.ts';
import { board as l1a } from './listed/l1a.gen.ts';
import { board as l1b } from './listed/l1b.gen.ts';
import { board as l2a } from './listed/l2a.gen.ts';
import { board as l2b } from './listed/l2b.gen.ts';
import { board as m1a } from './listed/m1a.gen.ts';
import { board as m1b } from './listed/m1b.gen.ts';
import { board as m2a } from './listed/m2a.gen.ts';
import { board as m2b } from './listed/m2b.gen.ts';
import { board as s1a } from './listed/s1a.gen.ts';
import { board as s1b } from './listed/s1b.gen.ts';
import { board as s2a } from './listed/s2a.gen.ts';
import { board as s2b } from './listed/s2b.gen.ts';
import { boardOfMap, isMapText, type MapText } from './map-text.ts';
import { readBoard } from './read-board.ts';
import type { Board } from './region.ts';

export { InvalidBoard } from './fault.ts';
export { everyIslandSet, type IslandBoard, islandBoards, islandSets } from './islands.ts';
export { readBoard } from './read-board.ts';
export type { Board, MapSymbol, Name, Region, Size, Spot, Terrain } from './region.ts';

/** Our own boards by id: `classic-2` … `classic-5`, and the island faces `L1a` … `S2b`. */
export const boards: ReadonlyMap<string, Board> = new Map(
  [classic2, classic3, classic4, classic5, l1a, l1b, l2a, l2b, m1a, m1b, m2a, m2b, s1a, s1b, s2a, s2b].map((board) => [board.id, board]),
);

/** A board by id, by island faces, written out, or as a map of one's own. */
export type BoardSpec = string | readonly string[] | Board | MapText;

/** Boards that came from here: they need no second look. */
const made = new WeakSet<object>(boards.values());
const isMade = (spec: object): spec is Board => made.has(spec);

/** Throws InvalidBoard, with every fault named. */
export function boardOf(spec: BoardSpec): Board {
  if (typeof spec !== 'string') return Array.isArray(spec) ? sideBySide(spec) : isMade(spec) ? spec : writtenOut(spec);
  const board = boards.get(spec);
  if (board !== undefined) return board;
  if (spec.includes('+')) return sideBySide(spec.split('+'));
  throw new InvalidBoard([
    { code: 'unknown-board', rule: 'MAP-DATA-1', message: `there is no board ${spec.slice(0, 24)}`, where: 'board' },
  ]);
}

/** The last ones that were written out, by their text: a bot in another thread is sent a copy of its board with every view. */
const written = new Map<string, Board>();
const MOST_WRITTEN = 16;

function writtenOut(spec: unknown): Board {
  const text = textOf(spec);
  const known = text === undefined ? undefined : written.get(text);
  if (known !== undefined) return known;
  const board = isMapText(spec) ? boardOfMap(spec) : readBoard(spec);
  made.add(board);
  if (text !== undefined) written.set(text, board);
  for (const oldest of written.keys()) if (written.size > MOST_WRITTEN) written.delete(oldest);
  return board;
}

/** Undefined for what has none: what goes in circles, say. */
function textOf(spec: unknown): string | undefined {
  try {
    return JSON.stringify(spec);
  } catch {
    return undefined;
  }
}

/** Islands that have been laid side by side before: the games of one server share them instead of keeping thousands of copies. */
const laid = new Map<string, Board>();
const MOST_LAID = 1000;

/** Whether these are islands of ours, laid side by side as their id says. */
export const isLaid = (board: Board): boolean => laid.get(board.id) === board;

function sideBySide(faces: readonly unknown[]): Board {
  const faults = faceFaults(faces);
  if (faults.length > 0) throw new InvalidBoard(faults);
  const known = laid.get(faces.join('+'));
  if (known !== undefined) return known;
  const board = joined(faces.flatMap((face) => (typeof face === 'string' ? (boards.get(face) ?? []) : [])));
  made.add(board);
  if (laid.size < MOST_LAID) laid.set(board.id, board);
  return board;
}
