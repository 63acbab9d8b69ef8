/** A table in a few words. */
import { type GameTerms, houseRuleCount, houseRules, versionOf } from '@elbowroom/rules';
import type { Words } from '../words/words.ts';
import { withBotNames } from './bot-names.ts';
import type { ShownRating, TableView } from './client.ts';
import type { OnlineWords } from './online-words.ts';
import { ratingSaid } from './watch-words.ts';

const DAY = 86_400;
export const clocks = [60, 180, 300, 600, DAY, 3 * DAY] as const;

export const clockName = (seconds: number, words: OnlineWords): string =>
  seconds >= DAY ? words.days(Math.round(seconds / DAY)) : words.minutes(Math.max(1, Math.round(seconds / 60)));

export const editionName = ({ options }: Pick<TableView, 'options'>, { start }: Words): string => start[options.variant ?? options.edition];

type AgreedTable = Pick<TableView, 'options' | 'rules' | 'seats'>;

/** The game at a table that is not played as usual; undefined where all is, and where the page does not know its rules yet. */
export function oddGameAt({ options, rules, seats }: AgreedTable): { readonly game: GameTerms; readonly count: number } | undefined {
  if (versionOf(Number(rules)) === undefined) return undefined;
  const game = { ...options, rules: Number(rules), seats: seats.length };
  // What is homemade is shown in full beside this.
  const count = houseRuleCount(houseRules(game));
  return count === 0 ? undefined : { game, count };
}

/** With the ratings of those who have one, if they are wanted. */
export function namesAt(
  { seats }: Pick<TableView, 'seats'>,
  words: OnlineWords,
  ratingOf: (person: string | undefined) => ShownRating | undefined = () => undefined,
): string {
  const named = withBotNames({ seats }, words).seats.map(({ name, open, person }) => {
    const rating = ratingOf(person);
    return open ? words.free : `${name ?? ''}${rating === undefined ? '' : ` (${ratingSaid(rating)})`}`;
  });
  return named.join(' · ');
}

/** `1:05`, or `2 d 3 h` for those who have days. */
export function timeLeft(ms: number, words: Pick<OnlineWords, 'daysLeft'>): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= DAY) return words.daysLeft(Math.floor(seconds / DAY), Math.floor((seconds % DAY) / 3600));
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
