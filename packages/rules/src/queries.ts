/**
 * What may be asked of a game, by whoever has its state or only a view of it. From a view the answer is what its viewer may know,
 * and depends on nothing that the view does not show.
 */

import { chance } from './core/conquest.ts';
import { conquestDues, type Due, type Obstacle, obstacle, type Part, price } from './core/cost.ts';
import { Refused } from './core/errors.ts';
import type { Item } from './core/event.ts';
import { hooksOf } from './core/hooks.ts';
import { toDecide as decides, generate, moveBuffer } from './core/legal.ts';
import { strength } from './core/map.ts';
import { type Move, unpack } from './core/move.ts';
import type { RegionNo } from './core/numbers.ts';
import type { Outcome } from './core/outcome.ts';
import { itemsOf } from './core/score.ts';
import { OVER } from './core/stage.ts';
import { NONE, type Read, type State } from './core/state.ts';
import { attackMask, foreignAttack } from './refusals/abilities.ts';
import { unknownRegion, unreadable } from './refusals/read-move.ts';
import { known } from './views/known.ts';
import type { View } from './views/view.ts';

/** Whether it is a game at all: a state has its world with it. */
export const isState = (asked: State | View): asked is State =>
  typeof asked === 'object' && asked !== null && 'world' in asked && 'prompts' in asked;

export const notAGame = (): Refused =>
  new Refused('not-a-game', [{ code: 'not-a-game', message: 'this is not the state of a game: newGame and position make one' }]);

/** Anything but a game is refused at the door, instead of failing somewhere inside. */
function read(asked: State | View): Read {
  if (isState(asked)) return asked;
  if (typeof asked !== 'object' || asked === null || !('edition' in asked)) throw notAGame();
  return known(asked);
}

/** The seat that must decide, or undefined when the game is over. */
export const toDecide = (asked: State | View): number | undefined => decides(read(asked));

const scratch = moveBuffer();

/** Every legal move of the seat that must decide; never empty before the end. From a view: of its viewer, if that is the one. */
export function legalMoves(asked: State | View): Move[] {
  const s = read(asked);
  if (!isState(asked) && (asked.viewer === undefined || asked.viewer !== decides(s))) return [];
  const count = generate(s, scratch);
  return Array.from(scratch.list.subarray(0, count), (m) => unpack(s.world, m));
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

/**
 * What a region would cost the people that acts now; `ability`: with a special attack, several separated by spaces.
 * From a view that does not show the purse of that people's seat nothing is said of whether tolls can be paid.
 */
export function cost(asked: State | View, region: RegionNo, ability?: string): Cost | Blocked {
  const s = read(asked);
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

/** What the seat whose turn it is, or another that is named, would score if its turn ended now, line by line. */
export function forecast(asked: State | View, seat?: number): Item[] {
  const s = read(asked);
  const whose = seat ?? s.turn;
  if (s.active[whose] === undefined) throw unknownSeat(s.active.length);
  return s.stage === OVER ? [] : itemsOf(s, whose);
}

const unknownSeat = (seats: number): Refused =>
  new Refused('unknown-seat', [{ code: 'unknown-seat', where: 'seat', message: `there are ${seats} seats` }]);

/** Coins, winners and how a tie was broken; undefined while the game runs. */
export function outcome(asked: State | View): Outcome | undefined {
  const s = read(asked);
  return s.stage === OVER ? s.world.edition.outcome(s) : undefined;
}
