/** What many games say about the players: wins, coins, Elo, and how sure that is. */
import { chanceFrom } from '../chance.ts';
import type { Played } from './contest.ts';
import { elosOf, type Meeting } from './elo.ts';
import { type Interval, intervalText, meanOf, resampled, shareOf, sum, tenths } from './interval.ts';

export interface Standing {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  /** Per cent, with the ends of the 95 % interval (Wilson). */
  readonly winRate: Interval;
  readonly meanCoins: Interval;
  /** Against the mean of all players; the interval by resampling whole games. */
  readonly elo: Interval;
  readonly msPerDecision: number;
  readonly msPerTurn: { readonly mean: number; readonly most: number };
  /** Games that were lost by what its program did. */
  readonly forfeits: number;
  /** Turns as per cent of a budget in time: the median, what 19 of 20 stay below, and the longest. */
  readonly ofBudget?: { readonly p50: number; readonly p95: number; readonly most: number };
}

const RESAMPLES = 200;

/** `msFor` tells the budget of a bot, where it is one in time. */
export function standingsOf(bots: readonly string[], played: readonly Played[], msFor: (bot: string) => number | undefined): Standing[] {
  const names = [...new Set(bots)];
  const elo = eloWithIntervals(bots, names, played);
  return names.map((bot, at) => {
    const seats = [...bots.keys()].filter((i) => bots[i] === bot);
    const each = (of: (game: Played) => readonly number[]): number[] => played.flatMap((game) => seats.map((i) => of(game)[i] ?? 0));
    const wins = sum(each(({ wins: shares }) => shares));
    const coins = each((game) => game.coins);
    const decisions = played.flatMap((game) => seats.flatMap((i) => game.decisions[i] ?? [])).sort((a, b) => a - b);
    const turns = played.flatMap((game) => seats.flatMap((i) => game.turns[i] ?? [])).sort((a, b) => a - b);
    const budget = msFor(bot);
    return {
      bot,
      games: coins.length,
      wins: tenths(wins),
      forfeits: sum(played.map(({ forfeits = [] }) => forfeits.filter(({ entrant }) => seats.includes(entrant)).length)),
      winRate: shareOf(wins, coins.length),
      meanCoins: meanOf(coins),
      elo: elo[at] ?? { value: 0, low: 0, high: 0 },
      msPerDecision: decisions[decisions.length >> 1] ?? 0,
      msPerTurn: { mean: tenths(sum(turns) / Math.max(1, turns.length)), most: turns.at(-1) ?? 0 },
      ...(budget === undefined ? {} : { ofBudget: shares(turns, budget) }),
    };
  });
}

function shares(turns: readonly number[], budget: number): NonNullable<Standing['ofBudget']> {
  const at = (part: number): number => tenths((100 * (turns[Math.min(turns.length - 1, Math.floor(turns.length * part))] ?? 0)) / budget);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}

function eloWithIntervals(bots: readonly string[], names: readonly string[], played: readonly Played[]): Interval[] {
  const scores = played.map((game) => pairScores(bots, names, game));
  const values = elosOf(names.length, meetingsIn(names.length, scores));
  const below = chanceFrom('standings');
  const samples = Array.from({ length: RESAMPLES }, () => {
    const again = scores.map(() => scores[below(scores.length)] ?? []);
    return elosOf(names.length, meetingsIn(names.length, again), values);
  });
  return values.map((value, i) =>
    resampled(
      value,
      samples.map((sample) => sample[i] ?? 0),
    ),
  );
}

/** Who was ahead of whom in a game, by coins: names × names. */
function pairScores(bots: readonly string[], names: readonly string[], { coins }: Played): number[] {
  const scores = new Array<number>(names.length ** 2).fill(0);
  for (const [i, a] of bots.entries()) {
    for (const [j, b] of bots.entries()) {
      if (a === b) continue;
      const at = names.indexOf(a) * names.length + names.indexOf(b);
      const ahead = (coins[i] ?? 0) - (coins[j] ?? 0);
      scores[at] = (scores[at] ?? 0) + (ahead > 0 ? 1 : ahead === 0 ? 0.5 : 0);
    }
  }
  return scores;
}

/** Everybody against everybody else, all games together. */
function meetingsIn(count: number, games: readonly (readonly number[])[]): Meeting[] {
  const total = new Array<number>(count * count).fill(0);
  for (const game of games) for (const [i, n] of game.entries()) total[i] = (total[i] ?? 0) + n;
  const players = [...new Array<number>(count).keys()];
  const won = (i: number, j: number): number => total[i * count + j] ?? 0;
  return players.flatMap((i) =>
    players.slice(i + 1).map((j) => ({
      seats: players.map((k) => (k === i || k === j ? 1 : 0)),
      wins: players.map((k) => (k === i ? won(i, j) : k === j ? won(j, i) : 0)),
    })),
  );
}

export function tableOf(standings: readonly Standing[]): string[] {
  const rows = [
    ['bot', 'games', 'wins', 'win %', 'mean coins', 'Elo', 'ms/decision', 'ms/turn', 'most', '% of budget: median', '95 %', 'most'],
    ...standings.map(({ bot, elo, games, meanCoins, msPerDecision, msPerTurn, ofBudget, winRate, wins }) => [
      bot,
      String(games),
      String(wins),
      intervalText(winRate),
      intervalText(meanCoins),
      intervalText(elo),
      msPerDecision.toFixed(2),
      msPerTurn.mean.toFixed(1),
      msPerTurn.most.toFixed(0),
      ...[ofBudget?.p50, ofBudget?.p95, ofBudget?.most].map((share) => share?.toFixed(1) ?? '–'),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '),
  );
}
