/** How a version plays a game, written down so shortly that a whole game can be compared with what a later version makes of it. */
import { createHash } from 'node:crypto';
import { cost, legalMoves, outcome, type State, step, text, toDecide } from '../src/index.ts';
import type { Claims } from '../src/record.ts';
import { oneOf, randomFrom } from './random.ts';

/** A game under way that is kept in many forms: as a table, a link, a file, in a browser. */
export interface KeptGame {
  readonly name: string;
  /** How many moves had been made when it was kept. */
  readonly played: number;
  /** Fingerprint of the position then. */
  readonly hash: string;
  /** The legal moves then. */
  readonly legal: readonly string[];
  /** How its version played it on: seats, each with its next moves. */
  readonly onward: readonly (readonly [seat: number, ...moves: string[]])[];
  /** What its version allowed from the first decision to the last: see `marksAlong`. */
  readonly marks: string;
  readonly end: Claims;
}

/** Hexadecimal digits for one decision. */
const MARK = 4;

/** What may be done now and what each conquest costs, in four digits. */
function markOf(s: State): string {
  const lines = legalMoves(s).map((move) => {
    const isPlain = (move.type === 'conquer' || move.type === 'roll') && move.with === undefined;
    return isPlain ? `${text(move)} for ${cost(s, move.region).total}` : text(move);
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, MARK);
}

/** The marks of all decisions along these moves, which are played. */
export function marksAlong(s: State, moves: readonly string[]): string {
  let marks = '';
  for (const move of moves) {
    marks += markOf(s);
    step(s, move);
  }
  return marks;
}

/** The first decision that is marked otherwise, from 1 on, with the move that was made there. */
export function firstChange(was: string, now: string, moves: readonly string[]): string | undefined {
  const at = moves.findIndex((_, i) => was.slice(i * MARK, (i + 1) * MARK) !== now.slice(i * MARK, (i + 1) * MARK));
  return at < 0 ? undefined : `decision ${at + 1}, ${moves[at]}`;
}

/** Plays to the end by chance, and tells the moves. */
export function playedOut(s: State, seed: string): string[] {
  const random = randomFrom(seed);
  const moves: string[] = [];
  while (outcome(s) === undefined) {
    const move = text(oneOf(random, legalMoves(s)));
    moves.push(move);
    step(s, move);
  }
  return moves;
}

/** How its version played it on, as plain moves. */
export const movesOf = ({ onward }: Pick<KeptGame, 'onward'>): string[] => onward.flatMap(([, ...moves]) => moves);

/** Moves by those who make them, one after the other. */
export function bySeat(s: State, moves: readonly string[]): [seat: number, ...moves: string[]][] {
  const turns: [seat: number, ...moves: string[]][] = [];
  for (const move of moves) {
    const seat = toDecide(s) ?? 0;
    const last = turns.at(-1);
    if (last?.[0] === seat) last.push(move);
    else turns.push([seat, move]);
    step(s, move);
  }
  return turns;
}
