/** The public calls of the rules: thin, typed, and pure where they say so. */
import type { BoardSpec } from './boards/board.ts';
import type { Charter } from './charter.ts';
import { chance } from './core/conquest.ts';
import { conquestDues, type Due, type Obstacle, obstacle, type Part, price } from './core/cost.ts';
import { IllegalMove, Refused } from './core/errors.ts';
import type { Event, Item } from './core/event.ts';
import { hooksOf } from './core/hooks.ts';
import { generate, isLegal, type MoveBuffer, moveBuffer, toDecide } from './core/legal.ts';
import { strength } from './core/map.ts';
import { type Move, pack, parse, unpack } from './core/move.ts';
import type { Outcome } from './core/outcome.ts';
import { itemsOf } from './core/score.ts';
import { dealGame } from './core/setup.ts';
import { OVER } from './core/stage.ts';
import { clone, NONE, type State } from './core/state.ts';
import { stepPacked } from './core/step.ts';
import { worldFor } from './editions.ts';
import type { Homebrew } from './homebrew/vocabulary.ts';
import { readSetup } from './read-setup.ts';
import { refusal } from './refusal.ts';
import { attackMask, foreignAttack } from './refusals/abilities.ts';
import { isMove, unknownRegion, unreadable } from './refusals/read-move.ts';

export { clone, toDecide };

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
}

/** Throws Refused, with every fault of the set-up named. */
export function newGame(setup: Setup): State {
  const { agreed, board, edition, first, homebrew, names, rounds, seed } = readSetup(setup);
  return dealGame(worldFor(edition, board, agreed, homebrew), names, seed, first, rounds);
}

/** Anything but a game is refused at the door, instead of failing somewhere inside. */
function demandGame(s: State): void {
  if (typeof s !== 'object' || s === null || s.world === undefined || s.prompts === undefined)
    throw new Refused('not-a-game', [{ code: 'not-a-game', message: 'this is not the state of a game: newGame and position make one' }]);
}

const scratch = moveBuffer();

/** Every legal move of the seat that must decide; never empty before the end. */
export function legalMoves(s: State): Move[] {
  demandGame(s);
  const count = generate(s, scratch);
  return Array.from(scratch.list.subarray(0, count), (m) => unpack(s.world, m));
}

/** For searchers: packed moves into a buffer of one's own. */
export const moves = (s: State, into: MoveBuffer): number => generate(s, into);

/** A move played: the game after it, and what happened, in order. */
export interface Applied {
  readonly state: State;
  readonly events: Event[];
}

/** One move, on a copy. Throws IllegalMove, and changes nothing then. */
export function apply(s: State, move: Move | string | number): Applied {
  demandGame(s);
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

/** What a conquest takes, line by line. */
export interface Cost {
  /** Tokens from the hand. */
  readonly total: number;
  readonly parts: readonly Part[];
  readonly hand: number;
  /** How likely the conquest is: 1 if it can be paid, by the die if not, 0 if out of reach. */
  readonly chance: number;
  /** Coins that are paid with the try. */
  readonly tolls?: readonly { readonly rule: string; readonly what: string; readonly coins: number; readonly to?: number }[];
  readonly blocked?: undefined;
}

/** What is in the way of a conquest. */
export interface Blocked {
  readonly blocked: Obstacle;
  readonly total?: undefined;
  readonly parts?: undefined;
  readonly hand?: undefined;
  readonly chance?: undefined;
  readonly tolls?: undefined;
}

/** What a region would cost the people that acts now; `ability`: with a special attack, several separated by spaces. */
export function cost(s: State, region: number, ability?: string): Cost | Blocked {
  demandGame(s);
  const seat = s.turn;
  const me = s.acting === NONE ? s.active[seat] : s.acting;
  if (s.stage === OVER || me === NONE) return { blocked: { rule: 'CORE-DRAFT-1', what: 'no-people' } };
  if (!Number.isInteger(region) || s.world.board.regions[region] === undefined) throw unknownRegion(region, 'CORE-CONQUER-4');
  const names = namesIn(ability);
  const foreign = foreignAttack(s, me, names);
  if (foreign !== undefined) return { blocked: foreign };
  const mask = attackMask(s, me, names);
  const hooks = hooksOf(s, me);
  const blocked = obstacle(s, me, hooks, region, mask);
  if (blocked !== undefined) return { blocked: { rule: blocked.rule, what: blocked.what } };
  const parts: Part[] = [];
  const total = price(s, me, hooks, region, mask, parts);
  const list: Due[] = [];
  const coins = conquestDues(s, me, hooks, region, mask, list);
  if (coins > s.coins[seat]) return { blocked: { rule: list[0].rule, what: 'too-few-coins' } };
  const tolls = list.map(({ rule, what, coins: due, to }) => ({ rule, what, coins: due, ...(to === NONE ? {} : { to }) }));
  return {
    total,
    parts,
    hand: strength(s, me, hooks.fighters),
    chance: chance(s, me, hooks, region, mask),
    ...(tolls.length === 0 ? {} : { tolls }),
  };
}

function namesIn(ability: string | undefined): string[] {
  if (ability === undefined) return [];
  if (typeof ability !== 'string') throw unreadable(ability);
  return ability.split(' ');
}

/** What the seat whose turn it is would score if its turn ended now, line by line. */
export function forecast(s: State): Item[] {
  demandGame(s);
  return s.stage === OVER ? [] : itemsOf(s, s.turn);
}

/** Who has won, and how; undefined while the game runs. */
export function outcome(s: State): Outcome | undefined {
  demandGame(s);
  return s.stage === OVER ? s.world.edition.outcome(s) : undefined;
}

/** A saved game played again. Throws IllegalMove at the first move that does not fit. */
export function replay(setup: Setup, lines: readonly string[]): State {
  const s = newGame(setup);
  for (const line of lines) step(s, line);
  return s;
}
