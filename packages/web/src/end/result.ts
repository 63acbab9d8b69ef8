/** What a picture of a game has to show, from what its last page knows. */
import { look } from '@elbowroom/rules/look';
import { emblemsOf } from '../art/emblems.ts';
import { activeToken, declinedToken } from '../board/cardboard.ts';
import type { SeatColour } from '../board/view.ts';
import type { Chronicle } from '../games/chronicle.ts';
import type { Words } from '../words/words.ts';
import type { EndWords } from './end-words.ts';
import type { Result } from './picture.ts';
import type { Rank } from './ranking.ts';
import type { Verdict } from './verdict.ts';

export type LastPage = {
  readonly chronicle: Chronicle;
  readonly verdict: Verdict;
  readonly kicker: string;
  readonly champions: readonly string[];
  readonly places: readonly Rank[];
  readonly lines: readonly (readonly number[])[];
  readonly colours: readonly SeatColour[];
};

export function resultOf(
  { chronicle, verdict, kicker, champions, places, lines, colours }: LastPage,
  words: EndWords,
  page: Words,
): Result {
  const { seats, edition } = look(chronicle.end);
  const art = emblemsOf(edition, page);
  return {
    kicker,
    title: verdict.title,
    story: verdict.reasons.join(' '),
    champions,
    lines,
    colours,
    names: seats.map(({ name }) => name),
    start: words.start,
    places: places.map(({ seat, rank, coins, tokens, hasWon, team }) => {
      const colour = colours[seat] ?? 'blue';
      const { name = '', active, declined = [] } = seats[seat] ?? {};
      return {
        rank,
        name,
        colour,
        coins,
        hasWon,
        detail: [team && page.names.factions[team], words.tokens(tokens)].filter(Boolean).join(' · '),
        tokens: [
          ...declined.map(({ race }) => declinedToken(art.race(race), colour)),
          ...(active === undefined ? [] : [activeToken(art.race(active.race), colour, 1)]),
        ],
      };
    }),
  };
}
