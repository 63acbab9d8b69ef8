/**
 * A game as a text file: `key: value` lines, then one move per line, then what came of it. `#` begins a comment.
 * Golden games, regressions and bug reports are all written this way.
 */

import type { Setup } from '../src/api.ts';
import { clone, newGame, step } from '../src/api.ts';
import { ownTiles } from '../src/core/draft.ts';
import { text, unpack } from '../src/core/move.ts';
import type { State } from '../src/core/state.ts';

/** The version of rules behaviour that golden games are written under. */
export const RULES_VERSION = '1';

/** A combo that is put on top of the column before the game begins, by ids. */
export interface Pair {
  readonly race: string;
  readonly power: string;
}

export interface Start {
  readonly setup: Setup;
  readonly top?: Pair;
  /** Artifacts and places that are brought onto the map before the game begins, by ids. */
  readonly markers?: readonly string[];
}

/** A game before its first move. */
export function begin({ setup, top, markers }: Start): State {
  const s = newGame(setup);
  if (top !== undefined) bringToTop(s, top);
  if (markers !== undefined) bringOntoMap(s, markers);
  return s;
}

/** The wanted tiles change places with those that are on top of their columns: nothing else about the game is different. */
function bringToTop(s: State, { race, power }: Pair): void {
  const { columns, stacks, powers, powerStack } = ownTiles(s);
  const [people, skill] = [s.world.races.findIndex(({ id }) => id === race), s.world.powers.findIndex(({ id }) => id === power)];
  const isIn = (lists: readonly number[][], tile: number): boolean => lists.some((list) => list.includes(tile));
  const column = columns.findIndex((list, i) => isIn([list, stacks[i]], people));
  if (column < 0 || !isIn([powers, powerStack], skill)) throw new Error(`no such tile on offer or in the stacks: ${race} ${power}`);
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
    if (wanted < 0 || there < 0) throw new Error(`no such marker, or no room for it: ${id}`);
    s.markerAt = s.markerAt.with(there, s.markerAt[wanted]).with(wanted, spots[i] ?? Number.NaN);
  }
}

export interface GameText extends Start {
  /** Everything at the head and foot of the file, by key. */
  readonly facts: ReadonlyMap<string, string>;
  readonly moves: readonly string[];
}

export function readGameText(file: string): GameText {
  const facts = new Map<string, string>();
  const moves: string[] = [];
  for (const raw of file.split('\n')) {
    const line = raw.replace(/#.*/, '').trim();
    const fact = /^([a-z]+): (.*)$/.exec(line);
    if (fact !== null) facts.set(fact[1], fact[2]);
    else if (line !== '') moves.push(line);
  }
  return { ...startFrom(facts), facts, moves };
}

function startFrom(facts: ReadonlyMap<string, string>): Start {
  const [edition, variant, seats, seed, board, homebrew, top, markers] = KEYS.map((key) => facts.get(key));
  if (edition !== 'classic' && edition !== 'azeroth') throw new Error(`no edition: ${edition}`);
  if (variant !== undefined && variant !== 'battle') throw new Error(`no variant: ${variant}`);
  const [race, power] = top?.split(' ') ?? [];
  return {
    setup: {
      edition,
      ...(variant === undefined ? {} : { variant }),
      seats: Number(seats),
      seed: seed ?? '',
      ...(board === undefined ? {} : { board }),
      ...(homebrew === undefined ? {} : { homebrew: JSON.parse(homebrew) }),
    },
    ...(race === undefined ? {} : { top: { race, power } }),
    ...(markers === undefined ? {} : { markers: markers.split(' ') }),
  };
}

/** What a game begins with, in the order of a file's head. */
const KEYS = ['edition', 'variant', 'seats', 'seed', 'board', 'homebrew', 'top', 'markers'] as const;

/** The head and the moves of a file; each turn begins with a comment that says whose it is. */
export function writeGameText(start: Start, moves: readonly string[], facts: Readonly<Record<string, string>> = {}): string {
  const { setup, top, markers } = start;
  const first = begin(start);
  const given: Readonly<Record<(typeof KEYS)[number], string | undefined>> = {
    edition: setup.edition,
    variant: setup.variant,
    seats: String(first.active.length),
    seed: setup.seed,
    board: first.world.board.id,
    homebrew: setup.homebrew && JSON.stringify(setup.homebrew),
    top: top && `${top.race} ${top.power}`,
    markers: markers?.join(' '),
  };
  const head = KEYS.flatMap((key) => (given[key] === undefined ? [] : [`${key}: ${given[key]}`]));
  const foot = Object.entries(facts).map(([key, value]) => `${key}: ${value}`);
  return [`rules: ${RULES_VERSION}`, ...head, '', ...withTurns(first, moves), '', ...foot, ''].join('\n');
}

/** A game that breaks off, as failing ones do, is written to its end all the same. */
function withTurns(first: State, moves: readonly string[]): string[] {
  const lines: string[] = [];
  const s = clone(first);
  let turn = '';
  let broken = false;
  for (const move of moves) {
    const now = `# round ${s.round}, seat ${s.turn}`;
    if (now !== turn && !broken) lines.push(now);
    turn = now;
    lines.push(move);
    try {
      if (!broken) step(s, move);
    } catch {
      broken = true;
    }
  }
  return lines;
}

export const lineOf = (s: State, packed: number): string => text(unpack(s.world, packed));
