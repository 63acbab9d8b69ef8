/** What many games say about the players: wins, coins, Elo, and how sure that is. */
import type { Played } from './contest.ts';

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
  /** Turns as per cent of a budget in time: the median, what 19 of 20 stay below, and the longest. */
  readonly ofBudget?: { readonly p50: number; readonly p95: number; readonly most: number };
}

interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;
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
      wins: round(wins),
      winRate: wilson(wins, coins.length),
      meanCoins: meanOf(coins),
      elo: elo[at] ?? { value: 0, low: 0, high: 0 },
      msPerDecision: decisions[decisions.length >> 1] ?? 0,
      msPerTurn: { mean: round(sum(turns) / Math.max(1, turns.length)), most: turns.at(-1) ?? 0 },
      ...(budget === undefined ? {} : { ofBudget: shares(turns, budget) }),
    };
  });
}

function shares(turns: readonly number[], budget: number): NonNullable<Standing['ofBudget']> {
  const at = (part: number): number => round((100 * (turns[Math.min(turns.length - 1, Math.floor(turns.length * part))] ?? 0)) / budget);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const round = (n: number): number => Math.round(n * 10) / 10;

function wilson(wins: number, games: number): Interval {
  if (games === 0) return { value: 0, low: 0, high: 100 };
  const p = wins / games;
  const middle = (p + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + Z ** 2 / (4 * games ** 2))) / (1 + Z ** 2 / games);
  return { value: round(100 * p), low: round(100 * (middle - half)), high: round(100 * (middle + half)) };
}

function meanOf(list: readonly number[]): Interval {
  const mean = sum(list) / Math.max(1, list.length);
  const half = Z * Math.sqrt(sum(list.map((n) => (n - mean) ** 2)) / Math.max(1, list.length - 1) / Math.max(1, list.length));
  return { value: round(mean), low: round(mean - half), high: round(mean + half) };
}

function eloWithIntervals(bots: readonly string[], names: readonly string[], played: readonly Played[]): Interval[] {
  const scores = played.map((game) => pairScores(bots, names, game));
  const values = elos(names.length, scores);
  let luck = 1;
  const drawn = (): number => {
    luck = (Math.imul(luck, 1664525) + 1013904223) | 0;
    return (luck >>> 0) % scores.length;
  };
  const samples = Array.from({ length: RESAMPLES }, () =>
    elos(
      names.length,
      scores.map(() => scores[drawn()] ?? []),
    ),
  );
  return values.map((value, i) => {
    const sorted = samples.map((sample) => sample[i] ?? 0).sort((a, b) => a - b);
    return {
      value: Math.round(value),
      low: Math.round(sorted[Math.floor(RESAMPLES * 0.025)] ?? 0),
      high: Math.round(sorted[Math.ceil(RESAMPLES * 0.975) - 1] ?? 0),
    };
  });
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

/** Bradley–Terry strengths as Elo about 0; half a game is lent to each pair so that nobody is infinitely strong. */
function elos(count: number, games: readonly (readonly number[])[]): number[] {
  const total = new Array<number>(count * count).fill(0);
  for (const game of games) for (const [i, n] of game.entries()) total[i] = (total[i] ?? 0) + n;
  const won = (i: number, j: number): number => (total[i * count + j] ?? 0) + 0.5;
  let strength = new Array<number>(count).fill(1);
  const others = (i: number): number[] => [...strength.keys()].filter((j) => j !== i);
  for (let pass = 0; pass < 100; pass++) {
    strength = strength.map(
      (own, i) =>
        sum(others(i).map((j) => won(i, j))) /
        Math.max(1e-9, sum(others(i).map((j) => (won(i, j) + won(j, i)) / (own + (strength[j] ?? 1))))),
    );
  }
  const logs = strength.map((n) => 400 * Math.log10(Math.max(1e-9, n)));
  const mean = sum(logs) / Math.max(1, count);
  return logs.map((n) => n - mean);
}

export function tableOf(standings: readonly Standing[]): string[] {
  const interval = ({ high, low, value }: Interval): string => `${value} (${low} … ${high})`;
  const rows = [
    ['bot', 'games', 'wins', 'win %', 'mean coins', 'Elo', 'ms/decision', 'ms/turn', 'most', '% of budget: median', '95 %', 'most'],
    ...standings.map(({ bot, elo, games, meanCoins, msPerDecision, msPerTurn, ofBudget, winRate, wins }) => [
      bot,
      String(games),
      String(wins),
      interval(winRate),
      interval(meanCoins),
      interval(elo),
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
