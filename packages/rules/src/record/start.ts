/** A game before its first move: dealt from its set-up, and for tests with tiles and markers brought where they are wanted. */
import { newGame, type Setup } from '../api.ts';
import { ownTiles } from '../core/draft.ts';
import { type Fault, Refused } from '../core/errors.ts';
import type { State } from '../core/state.ts';

/** A combo that is put on top of the column before the game begins, by ids. */
export interface Pair {
  readonly race: string;
  readonly power: string;
}

/** What a game begins from. */
export interface Start {
  readonly setup: Setup;
  readonly top?: Pair;
  /** Artifacts and places that are brought onto the map before the game begins, by ids. */
  readonly markers?: readonly string[];
}

/** Throws Refused. */
export function begin({ setup, top, markers }: Start): State {
  const s = newGame(setup);
  if (top !== undefined) bringToTop(s, top);
  if (markers !== undefined) bringOntoMap(s, markers);
  return s;
}

const refused = (fault: Fault): Refused => new Refused('bad-setup', [fault]);

/** The wanted tiles change places with those that are on top of their columns: nothing else about the game is different. */
function bringToTop(s: State, { race, power }: Pair): void {
  const { columns, stacks, powers, powerStack } = ownTiles(s);
  const [people, skill] = [s.world.races.findIndex(({ id }) => id === race), s.world.powers.findIndex(({ id }) => id === power)];
  const isIn = (lists: readonly number[][], tile: number): boolean => lists.some((list) => list.includes(tile));
  const column = columns.findIndex((list, i) => isIn([list, stacks[i]], people));
  if (column < 0 || !isIn([powers, powerStack], skill))
    throw refused({ code: 'unknown-tile', where: 'top', message: `no such tile on offer or in the stacks: ${race} ${power}` });
  exchange(columns[column], [columns[column], stacks[column]], people);
  exchange(powers, [powers, powerStack], skill);
}

function exchange(top: number[], lists: readonly number[][], tile: number): void {
  const from = lists.find((list) => list.includes(tile)) ?? top;
  from[from.indexOf(tile)] = top[0];
  top[0] = tile;
}

/** The wanted markers change places with those that lie on the map, island by island. */
function bringOntoMap(s: State, ids: readonly string[]): void {
  const spots = s.markerAt.filter((at) => at >= 0).sort((a, b) => a - b);
  for (const [i, id] of ids.entries()) {
    const wanted = s.world.markers.findIndex((marker) => marker.id === id);
    const there = s.markerAt.indexOf(spots[i] ?? Number.NaN);
    if (wanted < 0 || there < 0)
      throw refused({ code: 'unknown-marker', where: 'markers', message: `no such marker, or no room for it: ${id}` });
    s.markerAt = s.markerAt.with(there, s.markerAt[wanted]).with(wanted, spots[i] ?? Number.NaN);
  }
}
