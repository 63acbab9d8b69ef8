/** A result as a few lines to send: place, coins, lead, a square for each round, and where to play it. No people is named. */
import type { Language } from '../../words/words.ts';
import { type DayResult, pictureOf } from './day-result.ts';
import { dateIn, dayWords, signed } from './day-words.ts';

/** Place, coins and lead in one line. */
export function summaryOf({ place, seats, coins, margin }: Omit<DayResult, 'leads'>, language: Language): string {
  const words = dayWords[language];
  return `${words.placed(place, seats)} · ${words.won(coins)} · ${signed(margin)}`;
}

export function shareText(date: string, result: DayResult, language: Language, address: string): string {
  return [
    `${dayWords[language].shared}, ${dateIn(language, date, 'medium')}`,
    summaryOf(result, language),
    pictureOf(result),
    address,
  ].join('\n');
}
