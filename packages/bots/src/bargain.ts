/** What a conquest or a last roll brings for its price, at a glance: no copy is made and nothing surveyed. */
import type { State } from '@elbowroom/rules';
import { detailOf, hooksOf, kindOf, NONE, price, ROLL, regionOf } from './packed.ts';

/** Tokens that a region is worth, as `appetite` has it. */
const PRICE = 3;
/** A marker is worth having, whatever it brings beside coins. */
const TREASURE = 1;

/** What is the same for all that a people could take now. */
export interface Glance {
  readonly me: number;
  readonly hooks: ReturnType<typeof hooksOf>;
  readonly income: number;
  readonly hunger: number;
}

export function glance(s: State, hunger: number): Glance {
  const me = s.acting;
  const hooks = hooksOf(s, me);
  return { me, hooks, hunger, income: incomeOf(s, me, hooks) };
}

function incomeOf(s: State, me: number, { income }: Glance['hooks']): number {
  let sum = 0;
  for (let i = 0; i < income.length; i++) sum += income[i].amount(s, me, NONE);
  return sum;
}

export function bargain(s: State, { hooks, hunger, income, me }: Glance, move: number): number {
  const r = regionOf(move);
  const holder = s.holder[r];
  const owner = holder === NONE ? NONE : s.owner[holder];
  const isForeign = owner !== s.owner[me];
  const tokens = price(s, me, hooks, r, detailOf(move));
  let value = isForeign ? 1 : 0;
  if (isForeign && owner !== NONE) value += 1 / (s.active.length - 1);
  const isMarked = s.markerAt.includes(r);
  s.holder[r] = me;
  s.conquests.push(me, r, holder, s.tokens[r], holder !== NONE && s.tokens[r] > 0 ? 1 : 0);
  value += (incomeOf(s, me, isMarked ? hooksOf(s, me) : hooks) - income) * 0.8; // what lies open there is its holder's
  s.holder[r] = holder;
  s.conquests.length -= 5;
  value = PRICE * hunger * value + (isMarked ? TREASURE : 0);
  return kindOf(move) === ROLL ? value * odds(tokens - s.hand[me]) : value - hunger * tokens * 0.5;
}

/** The die shows 0 three times out of six. */
const odds = (short: number): number => (short <= 1 ? 0.5 : short === 2 ? 1 / 3 : 1 / 6);
