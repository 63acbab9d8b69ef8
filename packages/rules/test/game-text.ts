/**
 * A game as a text file: `key: value` lines, then one move per line, then what came of it. `#` begins a comment.
 * Golden games, regressions and bug reports are all written this way.
 */

import { ownTiles } from '../src/core/draft.ts';
import type { Setup } from '../src/api.ts';
import { clone, newGame, step } from '../src/api.ts';
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
}

/** A game before its first move. */
export function begin({ setup, top }: Start): State {
  const s = newGame(setup);
  if (top !== undefined) bringToTop(s, top);
  return s;
}

/** The wanted tiles change places with those that are on top: nothing else about the game is different. */
function bringToTop(s: State, { race, power }: Pair): void {
  const wanted = [s.world.races.findIndex(({ id }) => id === race), s.world.powers.findIndex(({ id }) => id === power)];
  const tiles = ownTiles(s);
  for (const [tile, lists] of [
    [wanted[0], [...tiles.columns, ...tiles.stacks]],
    [wanted[1], [tiles.powers, tiles.powerStack]],
  ] as const) {
    const from = lists.find((list) => list.includes(tile));
    if (from === undefined) throw new Error(`no such tile on offer or in the stacks: ${race} ${power}`);
    from[from.indexOf(tile)] = lists[0][0];
    lists[0][0] = tile;
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
  const [edition, seats, seed, board, top] = ['edition', 'seats', 'seed', 'board', 'top'].map((key) => facts.get(key));
  if (edition !== 'classic' && edition !== 'azeroth') throw new Error(`no edition: ${edition}`);
  const [race, power] = top?.split(' ') ?? [];
  return {
    setup: { edition, seats: Number(seats), seed: seed ?? '', ...(board === undefined ? {} : { board }) },
    ...(race === undefined ? {} : { top: { race, power } }),
    facts,
    moves,
  };
}

/** The head and the moves of a file; each turn begins with a comment that says whose it is. */
export function writeGameText(start: Start, moves: readonly string[], facts: Readonly<Record<string, string>> = {}): string {
  const { setup, top } = start;
  const first = begin(start);
  const head = {
    rules: RULES_VERSION,
    edition: setup.edition,
    seats: String(first.active.length),
    seed: setup.seed,
    board: first.world.board.id,
    ...(top === undefined ? {} : { top: `${top.race} ${top.power}` }),
  };
  const foot = Object.entries(facts).map(([key, value]) => `${key}: ${value}`);
  return [...Object.entries(head).map(([key, value]) => `${key}: ${value}`), '', ...withTurns(first, moves), '', ...foot, ''].join('\n');
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
