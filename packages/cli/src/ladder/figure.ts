/** What came of a row: enough to compare it with a later run, and to set it beside others. */
import type { Contest, Played } from '../arena/contest.ts';
import { type Interval, shareOf, sum, tenths } from '../arena/interval.ts';
import type { Row } from './rows.ts';

export interface Figure extends Pick<Contest, 'edition' | 'variant' | 'bots' | 'budget' | 'games'> {
  readonly row: string;
  /** By name of the bot, all its seats together. */
  readonly wins: Readonly<Record<string, number>>;
  /** The mean of a seat. */
  readonly coins: Readonly<Record<string, number>>;
  /** Of rules and bots that played. */
  readonly sources?: string;
}

export function figureOf({ bots, budget, edition, name, variant }: Row, played: readonly Played[], sources: string): Figure {
  const of = (bot: string, what: (game: Played) => readonly number[]): number[] =>
    played.flatMap((game) => what(game).filter((_, i) => bots[i] === bot));
  const byBot = (what: (bot: string) => number): Record<string, number> =>
    Object.fromEntries([...new Set(bots)].map((bot) => [bot, tenths(what(bot))]));
  return {
    row: name,
    edition,
    ...(variant !== undefined && { variant }),
    bots,
    budget,
    games: played.length,
    wins: byBot((bot) => sum(of(bot, ({ wins }) => wins))),
    coins: byBot((bot) => sum(of(bot, ({ coins }) => coins)) / Math.max(1, of(bot, ({ coins }) => coins).length)),
    sources,
  };
}

/** Wins of the one that is measured, the first. */
const winsOf = ({ bots: [first = ''], wins }: Figure): number => wins[first] ?? 0;
export const winShare = (figure: Figure): Interval => shareOf(winsOf(figure), figure.games);

/** Twice the standard error: what chance makes of 19 of 20 differences. */
const Z = 1.96;

/** Whether chance explains that a row came out otherwise than before: 0 where it does, else -1 or 1 for lower or higher. */
export function comparedWith(before: Figure, after: Figure): -1 | 0 | 1 {
  const share = (figure: Figure): number => (winsOf(figure) + 1) / (figure.games + 2);
  const variance = (figure: Figure): number => (share(figure) * (1 - share(figure))) / (figure.games + 2);
  const apart = (share(after) - share(before)) / Math.sqrt(variance(before) + variance(after));
  return apart > Z ? 1 : apart < -Z ? -1 : 0;
}
