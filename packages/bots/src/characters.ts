/** What somebody cares about beside coins: terms that are added to the worth of a plan. */
import type { State } from '@elbowroom/rules';
import type { Character } from './names.ts';
import { DECLINE, kindOf, NONE, PICK, regionOf } from './packed.ts';
import type { Plan } from './turn-search.ts';

/** In coins each. */
export interface Leanings {
  /** For every region taken from another seat. */
  readonly raid: number;
  /** For declining. */
  readonly decline: number;
  /** For every coin that the turn brings beyond one for each region. */
  readonly bonus: number;
  /** For every coin paid for a combo. */
  readonly price: number;
}

const BALANCED: Leanings = { raid: 0, decline: 0, bonus: 0, price: 0 };

const LEANINGS: Readonly<Record<Character, Leanings>> = {
  settler: { raid: -3.5, decline: -6, bonus: 0, price: 0 },
  raider: { raid: 5.5, decline: 0, bonus: 0, price: 0 },
  merchant: { raid: -0.8, decline: 8, bonus: 1.5, price: -1.5 },
};

/** How far somebody follows their leanings who never errs. */
const SOBER = 0.6;

/** Whoever errs follows their leanings further than is good for them. */
export function leaningsOf(character: Character | undefined, errs: number): Leanings {
  if (character === undefined) return BALANCED;
  const { bonus, decline, price, raid } = LEANINGS[character];
  const far = SOBER + errs;
  return { raid: far * raid, decline: far * decline, bonus: far * bonus, price: far * price };
}

/** How much better a plan looks to somebody who leans so. `s`: where it begins. */
export function leaningTo(leanings: Leanings, s: State, seat: number, plan: Plan): number {
  const [first] = plan.moves;
  const price = kindOf(first) === PICK ? priceOf(s, regionOf(first)) : 0;
  const constant = (first === DECLINE ? leanings.decline : 0) + leanings.price * price;
  return plan.ends.reduce((sum, { chance, state }) => {
    const bonus = state.coins[seat] - s.coins[seat] + price - regionsOf(state, seat);
    return sum + chance * (leanings.raid * raidsOf(s, state, seat) + leanings.bonus * Math.max(0, bonus));
  }, constant);
}

/** What a combo costs beyond what lies on it. */
export function priceOf(s: State, row: number): number {
  const offer = s.world.edition.draft.offer(s, s.turn, row);
  return offer === undefined ? 0 : offer.price - offer.coins;
}

const ownerOf = (s: State, r: number): number => (s.holder[r] === NONE ? NONE : s.owner[s.holder[r]]);

/** Whether a seat holds a region at the end that it did not hold before. */
export const isWon = (before: State, after: State, seat: number, r: number): boolean =>
  ownerOf(after, r) === seat && ownerOf(before, r) !== seat;

function raidsOf(before: State, after: State, seat: number): number {
  let count = 0;
  for (let r = 0; r < before.holder.length; r++) if (isWon(before, after, seat, r) && ownerOf(before, r) !== NONE) count++;
  return count;
}

function regionsOf(s: State, seat: number): number {
  let count = 0;
  for (let r = 0; r < s.holder.length; r++) if (ownerOf(s, r) === seat) count++;
  return count;
}
