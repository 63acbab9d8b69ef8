/** What a turn was about, in plain facts that can be put into words: tokens, combos and prices, regions won, the chance of a roll. */
import { clone, type State, step } from '@elbowroom/rules';
import { isWon } from './characters.ts';
import { CHOICE, DECLINE, kindOf, NONE, OVER, PICK, PICKING, ROLL, regionOf } from './packed.ts';
import { hundredths } from './rounded.ts';
import { finishTurn } from './tidy.ts';
import { PASSING, type Plan, plansFor } from './turn-search.ts';
import { weightsFor } from './weights.ts';

/** A combo that stood on offer. */
export interface ComboFacts {
  readonly race: string;
  readonly power: string;
  /** What it costs, the coins that lie on it taken off. */
  readonly price: number;
}

/** Tokens that stand in a region. */
export interface Post {
  readonly region: number;
  readonly tokens: number;
}

/** What a plan does, in plain facts. */
export interface PlanFacts {
  readonly declines: boolean;
  /** The combo that it takes. */
  readonly combo?: ComboFacts;
  /** Regions that it holds at the end for sure and did not hold before, and those that it gives up. */
  readonly won: readonly number[];
  readonly left: readonly number[];
  /** Where the active people stands at the end, unless it declines or that hangs on a roll. */
  readonly stands?: readonly Post[];
  /** The last roll. */
  readonly roll?: { readonly region: number; readonly chance: number };
  /** Expected this turn, prices and tolls taken off. */
  readonly coins: number;
}

/** What a seat saw at the beginning of its turn. */
export interface SeatFacts {
  /** Of the active people: tokens there are, and how many of them had to stay, one in every region. */
  readonly tokens: number;
  readonly bound: number;
  readonly regions: number;
  /** On offer, from the top. */
  readonly offers: readonly ComboFacts[];
  /** Where there is the choice to decline: the best of them for somebody who could pick at once. */
  readonly next?: ComboFacts;
}

export function seatFacts(s: State, seat: number): SeatFacts {
  const people = s.active[seat];
  const held = people === NONE ? [] : [...s.holder.keys()].filter((r) => s.holder[r] === people);
  const standing = held.reduce((sum, r) => sum + s.tokens[r], 0);
  return {
    tokens: people === NONE ? 0 : s.hand[people] + standing,
    bound: held.filter((r) => s.tokens[r] > 0).length,
    regions: held.length,
    offers: offersOf(s, seat),
    ...nextOf(s, seat),
  };
}

function nextOf(s: State, seat: number): { next?: ComboFacts } {
  if (s.stage !== CHOICE) return {};
  const weights = weightsFor(s);
  const now = clone(s);
  step(now, DECLINE);
  finishTurn(now, weights, seat);
  if (now.stage === OVER) return {};
  now.turn = seat;
  now.stage = PICKING;
  const [best] = plansFor(now, { weights, seat, breadth: PASSING, tried: 0 });
  const next = best === undefined ? undefined : comboAt(now, seat, regionOf(best.moves[0]));
  return next === undefined ? {} : { next };
}

function offersOf(s: State, seat: number): ComboFacts[] {
  const rows = s.world.edition.draft.rows(s);
  return Array.from({ length: rows }, (_, row) => comboAt(s, seat, row)).filter((combo) => combo !== undefined);
}

function comboAt(s: State, seat: number, row: number): ComboFacts | undefined {
  const offer = s.world.edition.draft.offer(s, seat, row);
  if (offer === undefined) return undefined;
  const { races, powers } = s.world;
  return { race: races[offer.race].id, power: powers[offer.power].id, price: offer.price - offer.coins };
}

export function planFacts(s: State, seat: number, { ends, moves }: Plan): PlanFacts {
  const [first, last] = [moves[0], moves[moves.length - 1]];
  const sure = ends[ends.length - 1].state;
  const regions = [...s.holder.keys()];
  const combo = kindOf(first) === PICK ? comboAt(s, seat, regionOf(first)) : undefined;
  return {
    declines: first === DECLINE,
    ...(combo === undefined ? {} : { combo }),
    won: regions.filter((r) => isWon(s, sure, seat, r)),
    left: regions.filter((r) => isWon(sure, s, seat, r)),
    ...(first === DECLINE || ends.length > 1 ? {} : { stands: postsOf(sure, seat) }),
    ...(ends.length > 1 && kindOf(last) === ROLL ? { roll: { region: regionOf(last), chance: hundredths(ends[0].chance) } } : {}),
    coins: hundredths(ends.reduce((sum, { chance, state }) => sum + chance * (state.coins[seat] - s.coins[seat]), 0)),
  };
}

function postsOf({ active, holder, tokens }: State, seat: number): Post[] {
  return [...holder.keys()]
    .filter((r) => active[seat] !== NONE && holder[r] === active[seat])
    .map((region) => ({ region, tokens: tokens[region] }));
}
