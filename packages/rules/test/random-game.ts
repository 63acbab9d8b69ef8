/** Plays one random game and has every invariant checked on the way. */
import { apply, type Applied, moves, outcome, toDecide } from '../src/api.ts';
import { moveBuffer } from '../src/core/legal.ts';
import { clone, type State } from '../src/core/state.ts';
import { begin, lineOf, type Start } from './game-text.ts';
import type { Check, Game } from './invariants/check.ts';
import { deepFrozen } from './invariants/frozen.ts';
import { choiceOf, temperOf } from './temper.ts';
import { randomFrom } from './random.ts';

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

export function playRandomly(start: Start, seed: string, checks: readonly Check[]): Played {
  const random = randomFrom(seed);
  const temper = temperOf(random);
  let s = begin(start);
  const game: Game = { start, first: clone(s), lines: [], random, mirror: clone(s) };
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
      const forced = start.top !== undefined && game.lines.length === 0 ? listed[0] : undefined;
      const move = forced ?? choiceOf(temper, random, listed);
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
    if (outcome(s) === undefined) throw new Error('nobody has to decide, but there is no outcome');
    each((c) => c.end?.(s, game));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { moves: game.lines.length, state: s, failure: { check: current, message, lines: game.lines } };
  }
  return { moves: game.lines.length, state: s };
}
