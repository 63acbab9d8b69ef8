/** The public calls of the rules: thin, typed, and pure where they say so. What makes and changes a game is here, what may be asked of one in queries.ts. */
import type { BoardSpec } from './boards/board.ts';
import type { Charter } from './charter.ts';
import { IllegalMove } from './core/errors.ts';
import type { Event } from './core/event.ts';
import { generate, isLegal, type MoveBuffer, moveBuffer } from './core/legal.ts';
import { type Move, pack, parse } from './core/move.ts';
import { redealt } from './core/redeal.ts';
import { dealGame, reseeded } from './core/setup.ts';
import { clone, type State } from './core/state.ts';
import { stepPacked } from './core/step.ts';
import { worldFor } from './editions.ts';
import type { Homebrew } from './homebrew/vocabulary.ts';
import { isState, notAGame } from './queries.ts';
import { readSetup } from './read-setup.ts';
import { refusal } from './refusal.ts';
import { isMove, unreadable } from './refusals/read-move.ts';

export { type Cost, cost, forecast, legalMoves, outcome, toDecide } from './queries.ts';
export { clone };

/** What a game is dealt from. */
export interface Setup extends Charter {
  readonly edition: 'classic' | 'azeroth';
  readonly variant?: 'battle';
  /** How many, or their names. */
  readonly seats: number | readonly string[];
  readonly seed: string;
  readonly board?: BoardSpec;
  /** The seat that begins; drawn if left out. */
  readonly first?: number;
  /** Homemade tiles (CL-BLANK-1). */
  readonly homebrew?: Homebrew;
  /** 4 to 15; left out: by the number of seats (CORE-SETUP-1). */
  readonly rounds?: number;
  readonly anew?: Anew;
}

/** After so many moves chance comes from another seed, what lies hidden stays as it lies; `before`: earlier from yet another. */
export interface Anew {
  readonly after: number;
  readonly seed: string;
  /** What lies hidden is dealt anew by that seed, too. */
  readonly unseen?: true;
  readonly before?: Anew;
}

/** Throws Refused, with every fault of the set-up named. */
export function newGame(setup: Setup): State {
  const dealt = readSetup(setup);
  const s = dealGame(worldFor(dealt.edition, dealt.board, dealt.agreed, dealt.homebrew), dealt);
  return anewAt(s, dealt.anew, 0);
}

/** The table after so many moves, with the seed that chance comes from then. */
export function anewAt(s: State, anew: Anew | undefined, count: number): State {
  if (anew === undefined || anew.after < count) return s;
  if (anew.after > count) return anewAt(s, anew.before, count);
  return anew.unseen ? redealt(s, anew.seed) : reseeded(s, anew.seed);
}

const scratch = moveBuffer();

/** For searchers: packed moves into a buffer of one's own. */
export const moves = (s: State, into: MoveBuffer): number => generate(s, into);

/** A move played: the game after it, and what happened, in order. */
export interface Applied {
  readonly state: State;
  readonly events: Event[];
}

/** One move, on a copy. Throws IllegalMove, and changes nothing then. */
export function apply(s: State, move: Move | string | number): Applied {
  if (!isState(s)) throw notAGame();
  const packed = checked(s, move);
  const state = clone(s);
  const events: Event[] = [];
  state.log = events;
  stepPacked(state, packed);
  state.log = undefined;
  return { state, events };
}

/** One move, in place. A packed move from a buffer is taken as it is; others are looked at first. */
export function step(s: State, move: Move | string | number): void {
  stepPacked(s, typeof move === 'number' ? move : checked(s, move));
}

function checked(s: State, move: Move | string | number): number {
  const wanted = typeof move === 'string' ? parse(move) : move;
  if (typeof wanted !== 'number' && !isMove(wanted)) throw unreadable(wanted);
  const packed = typeof wanted === 'number' ? wanted : pack(s.world, wanted);
  if (packed !== undefined && isLegal(s, packed, scratch)) return packed;
  if (typeof wanted === 'number')
    throw new IllegalMove('not-listed', 'CORE-TURN-1', `${wanted} is none of the packed moves of this decision.`);
  throw refusal(s, wanted);
}
