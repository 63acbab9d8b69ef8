/** Plays one game, at random or from its moves, and has every invariant checked on the way. */
import { type Applied, apply, moves, outcome, toDecide } from '../src/api.ts';
import { moveBuffer } from '../src/core/legal.ts';
import { pack, parse, text, unpack } from '../src/core/move.ts';
import { PICKING } from '../src/core/stage.ts';
import { clone, type State } from '../src/core/state.ts';
import { begin, type Pair, type Start } from '../src/record/start.ts';
import type { Check, Game } from './invariants/check.ts';
import { deepFrozen } from './invariants/frozen.ts';
import { type Random, randomFrom } from './random.ts';
import { choiceOf, temperOf } from './temper.ts';

/** Far more than any game has. */
const MOST_MOVES = 6000;

export interface Failure {
  readonly check: string;
  readonly message: string;
  readonly lines: readonly string[];
}

export interface Played {
  readonly moves: number;
  readonly state: State;
  readonly failure?: Failure;
}

const buffer = moveBuffer();

export const lineOf = (s: State, packed: number): string => text(unpack(s.world, packed));

/** A random player, with a temper of its own. */
export function playRandomly(start: Start, seed: string, checks: readonly Check[]): Played {
  const random = randomFrom(seed);
  const temper = temperOf(random);
  return play(start, random, checks, (s, listed) =>
    choiceOf(temper, random, start.top === undefined ? listed : towards(s, start.top, listed)),
  );
}

/** Until somebody plays the combo on top: it is picked by the first seat that can, and left alone by those that cannot. */
function towards(s: State, { race }: Pair, listed: readonly number[]): readonly number[] {
  if (s.stage !== PICKING) return listed;
  const people = s.world.races.findIndex(({ id }) => id === race);
  const isOpen = s.columns.some((column) => column[0] === people) && s.round === 1;
  if (!isOpen) return listed;
  const isMine = s.world.edition.draft.offer(s, s.turn, 0)?.race === people;
  return isMine ? listed.slice(0, 1) : listed.length > 1 ? listed.slice(1) : listed;
}

/** A game that is written down, as far as it goes. */
export function playAgain(start: Start, lines: readonly string[], checks: readonly Check[]): Played {
  return play(start, randomFrom(start.setup.seed), checks, (s, _listed, played) => {
    const line = lines[played];
    return line === undefined ? undefined : pack(s.world, parse(line));
  });
}

type Choose = (s: State, listed: readonly number[], played: number) => number | undefined;

/** Stops at the end of the game, when nothing is chosen any more, or at the first failure. */
function play(start: Start, random: Random, checks: readonly Check[], choose: Choose): Played {
  let s = begin(start);
  const game: Game = { start, lines: [], random, mirror: clone(s) };
  let current = '';
  const each = (ask: (check: Check) => void): void => {
    for (const check of checks) {
      current = check.name;
      ask(check);
    }
  };
  try {
    deepFrozen(s);
    each((c) => c.state?.(s, game));
    while (toDecide(s) !== undefined) {
      if (game.lines.length >= MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves`);
      current = 'always a legal move until the end';
      const listed = [...buffer.list.subarray(0, moves(s, buffer))];
      if (listed.length === 0) throw new Error(`seat ${toDecide(s)} has no move in stage ${s.stage}`);
      each((c) => c.decision?.(s, listed, game));
      const move = choose(s, listed, game.lines.length);
      if (move === undefined) break;
      const before = s;
      const line = lineOf(before, move);
      game.lines.push(line);
      current = 'every listed move applies';
      const { state: after, events }: Applied = apply(before, move);
      deepFrozen(after);
      each((c) => c.move?.({ before, after, move, line, events, game }));
      each((c) => c.state?.(after, game));
      s = after;
    }
    current = 'the game ends';
    if (outcome(s) !== undefined) each((c) => c.end?.(s, game));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { moves: game.lines.length, state: s, failure: { check: current, message, lines: game.lines } };
  }
  return { moves: game.lines.length, state: s };
}
