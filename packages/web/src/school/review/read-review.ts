/** Turns that were weighed, as a browser has kept them: what is damaged is weighed anew. */
import type { ComboFacts, Luck, PlanFacts, Post, Reason, TurnFacts, TurnReview, WeighedPlan, WeighedTurn } from '@elbowroom/bots';
import { isRecord } from '../../games/game.ts';

type Is<T> = (value: unknown) => value is T;

const isNumber: Is<number> = (value): value is number => Number.isFinite(value);
const isText: Is<string> = (value): value is string => typeof value === 'string';
const isFlag: Is<boolean> = (value): value is boolean => typeof value === 'boolean';
const listOf =
  <T>(is: Is<T>): Is<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every(is);
const oneOf =
  <T extends string>(...words: readonly T[]): Is<T> =>
  (value): value is T =>
    words.some((word) => word === value);
/** A field that may be missing. */
const maybe =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value);
/** Every field is what it should be. */
const recordOf =
  <T>(fields: { readonly [Key in keyof Required<T>]: Is<T[Key]> }): Is<T> =>
  (value): value is T =>
    isRecord(value) && Object.entries<Is<unknown>>(fields).every(([key, is]) => is(value[key]));

const isReason = recordOf<Reason>({
  term: oneOf('coins', 'people', 'tokens', 'regions', 'growth', 'bonus', 'declined', 'risk', 'tiles', 'threat', 'rivals', 'experience'),
  coins: isNumber,
});
const isPlan = recordOf<WeighedPlan>({ moves: listOf(isText), coins: isNumber, behind: isNumber, error: isNumber, why: listOf(isReason) });
const isLuck = recordOf<Luck>({ dice: isNumber, tiles: isNumber });
const isCombo = recordOf<ComboFacts>({ race: isText, power: isText, price: isNumber });
const isPlanFacts = recordOf<PlanFacts>({
  declines: isFlag,
  combo: maybe(isCombo),
  won: listOf(isNumber),
  left: listOf(isNumber),
  stands: maybe(listOf(recordOf<Post>({ region: isNumber, tokens: isNumber }))),
  roll: maybe(recordOf<NonNullable<PlanFacts['roll']>>({ region: isNumber, chance: isNumber })),
  coins: isNumber,
});
const isFacts = recordOf<TurnFacts>({
  tokens: isNumber,
  bound: isNumber,
  regions: isNumber,
  offers: listOf(isCombo),
  next: maybe(isCombo),
  played: isPlanFacts,
  best: isPlanFacts,
});
const isWeighed = recordOf<WeighedTurn>({
  best: isPlan,
  others: listOf(isPlan),
  ways: listOf(isPlan),
  prospects: listOf(isNumber),
  worlds: isNumber,
});

/** Whether something that was kept is a turn that was weighed. */
export const isTurnReview = recordOf<TurnReview>({
  step: isNumber,
  until: isNumber,
  seat: isNumber,
  round: isNumber,
  weighed: isWeighed,
  lost: isNumber,
  verdict: oneOf('best', 'good', 'slip', 'mistake'),
  about: oneOf('draft', 'decline-late', 'decline-early', 'conquest', 'redeployment'),
  luck: isLuck,
  facts: isFacts,
});
