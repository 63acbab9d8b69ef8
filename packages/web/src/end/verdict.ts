/** Who has won, and how a tie was broken, in words. */
import type { Chronicle } from '../games/chronicle.ts';
import type { Words } from '../words/words.ts';
import type { EndWords } from './end-words.ts';
import { type Ledger, purses } from './ledger.ts';
import type { Rank } from './ranking.ts';

export type Verdict = { readonly title: string; readonly reasons: readonly string[] };

const FACTIONS = ['alliance', 'horde', 'neutral'] as const;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The round from whose end on a seat had more than any other: one more than there are rounds if it never had. */
export function leadSince(ledger: Ledger, seat: number): number {
  const lines = purses(ledger);
  const leads = (round: number): boolean =>
    lines.every((line, other) => other === seat || (line[round] ?? 0) < (lines[seat]?.[round] ?? 0));
  let since = ledger.rounds + 1;
  while (since > 1 && leads(since - 1)) since--;
  return since;
}

export function verdictOf({ end, outcome }: Chronicle, ledger: Ledger, places: readonly Rank[], words: EndWords, page: Words): Verdict {
  if (outcome === undefined) return { title: words.stands(end.round, end.rounds), reasons: [words.notOver] };
  const { factions, tieBreak, winners } = outcome;
  const name = (seat: number): string => end.seats[seat]?.name ?? '';
  if (factions !== undefined) {
    const teams = [...new Set(places.filter(({ hasWon }) => hasWon).flatMap(({ team }) => team ?? []))];
    const called = (list: readonly (typeof FACTIONS)[number][]): string[] => list.map((team) => upper(page.names.factions[team]));
    const score = Math.max(...FACTIONS.map((team) => factions[team] ?? Number.NEGATIVE_INFINITY));
    const level = FACTIONS.filter((team) => factions[team] === score);
    const reasons = tieBreak === undefined ? [] : [words.byRichest(called(level), score)];
    return { title: teams.length === 1 ? words.teamWins(called(teams)[0] ?? '', score) : words.teamsShare(called(teams)), reasons };
  }
  const coins = outcome.coins[winners[0] ?? 0] ?? 0;
  const title = words.wins(winners.map(name), coins);
  const rivals = places.filter((place) => place.coins === coins);
  if (tieBreak?.what === 'tokens')
    return {
      title,
      reasons: [
        words.byTokens(
          rivals.map(({ seat, tokens }) => ({ name: name(seat), tokens })),
          coins,
        ),
      ],
    };
  if (tieBreak?.what === 'shared') return { title, reasons: [words.shared(winners.map(name), coins)] };
  const [first, second] = places;
  if (first === undefined || second === undefined) return { title, reasons: [] };
  const story = words.lead(name(first.seat), coins - second.coins, name(second.seat), leadSince(ledger, first.seat), ledger.rounds);
  return { title, reasons: [story] };
}

export type TeamResult = { readonly name: string; readonly score: number; readonly seats: string; readonly hasWon: boolean };

/** The factions of a battle with their scores; none in other games. */
export function teamsOf({ end, outcome }: Chronicle, page: Words): TeamResult[] {
  const { factions, winners = [] } = outcome ?? {};
  if (factions === undefined) return [];
  return FACTIONS.flatMap((team): TeamResult[] => {
    const score = factions[team];
    if (score === undefined) return [];
    const seats = [...end.seats.entries()].filter(([, seat]) => seat.team === team);
    return [
      {
        name: page.names.factions[team],
        score,
        seats: seats.map(([, { name, coins }]) => `${name} ${coins}`).join(', '),
        hasWon: seats.some(([seat]) => winners.includes(seat)),
      },
    ];
  });
}
