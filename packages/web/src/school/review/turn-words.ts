/** A turn that was weighed, in words: what would have been better and by how much, what spoke for it, and what was luck. */
import type { ComboFacts, TurnFacts, TurnReview } from '@elbowroom/bots';
import { type GameTerms, tileValue } from '@elbowroom/rules';
import { adviceWords } from '../../advice/advice-words.ts';
import type { Words } from '../../words/words.ts';
import type { ReviewWords } from './review-words.ts';

/** What is spoken of: how the game is played, and what its regions are called. */
export type Ground = { readonly terms: GameTerms; readonly nameOf: (region: number) => string };

/** What is less says nothing. */
const TELLING = 0.5;

export function turnWords(turn: TurnReview, ground: Ground, words: ReviewWords, page: Words): string[] {
  const { facts, luck, lost } = turn;
  const { best, played } = facts;
  const isFlagged = turn.verdict === 'slip' || turn.verdict === 'mistake';
  return [
    ...(isFlagged ? flaw(turn, ground, words, page) : [lost === 0 ? words.bestFound : words.behind(words.coins(lost))]),
    ...(isFlagged && best.roll ? [words.lastRoll(ground.nameOf(best.roll.region), words.percent(best.roll.chance))] : []),
    ...(isFlagged && Math.abs(best.coins - played.coins) >= TELLING
      ? [words.thisTurn(words.coins(best.coins), words.coins(played.coins))]
      : []),
    ...(Math.abs(luck.dice) >= TELLING ? [words.dice(words.signed(luck.dice))] : []),
    ...(Math.abs(luck.tiles) >= TELLING ? [words.tiles(words.signed(luck.tiles))] : []),
  ];
}

/** What would have been better, and why. */
function flaw({ about, facts, lost }: TurnReview, { nameOf, terms }: Ground, words: ReviewWords, page: Words): string[] {
  const coins = words.coins(lost);
  const { best, played } = facts;
  switch (about) {
    case 'draft':
      return [words.draft(comboWords(best.combo, page), comboWords(played.combo, page), coins)];
    case 'decline-late':
      return [words.declineLate(coins, facts.bound, facts.tokens), ...bargain(facts, terms, words, page)];
    case 'decline-early':
      return [words.declineEarly(coins, facts.tokens - facts.bound, facts.tokens, best.won.length)];
    case 'redeployment':
      return [words.redeployment(coins)];
    case 'conquest': {
      const take = best.won.filter((region) => !played.won.includes(region));
      const leave = played.won.filter((region) => !best.won.includes(region));
      if (take.length === 0 && leave.length === 0) return [words.sameRegions(coins)];
      return [words.conquest(coins, take.map(nameOf), leave.map(nameOf))];
    }
  }
}

const comboWords = (combo: ComboFacts | undefined, page: Words): string =>
  combo === undefined ? page.play.decline : `${page.names.combo(combo.race, combo.power)} ${adviceWords[page.language].price(combo.price)}`;

/** What whoever declines might come back with. */
function bargain({ next }: TurnFacts, terms: GameTerms, words: ReviewWords, page: Words): string[] {
  if (next === undefined) return [];
  const { power, price, race } = next;
  const tokens = (tileValue(terms, race) ?? 0) + (tileValue(terms, power) ?? 0);
  return [words.onOffer(page.names.combo(race, power), tokens, adviceWords[page.language].price(price))];
}
