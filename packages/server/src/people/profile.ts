/** What somebody's games add up to. */
import type { Opponent, OwnResult } from '../store/people/results.ts';

/** Games of one kind. */
export interface Sum {
  readonly edition: string;
  /** Left out: whatever the number. */
  readonly seats?: number;
  readonly games: number;
  readonly won: number;
  /** In the mean, in hundredths. */
  readonly coins: number;
  readonly place: number;
  readonly declines: number;
}

export interface PeopleSum {
  readonly edition: string;
  readonly race: string;
  readonly games: number;
  readonly won: number;
  /** In the mean, in hundredths: 0 for the last of the table, 1 for the first. */
  readonly standing: number;
}

/** How the dice fell in the games of a month. */
export interface LuckSum {
  /** `2026-11` */
  readonly month: string;
  readonly rolls: number;
  /** What they showed, less what was to be expected. */
  readonly ahead: number;
}

/** How accurately somebody played, by the reviews that this server has made. */
interface AccuracySum {
  /** In the mean, in percent. */
  readonly mean: number;
  /** Games that were reviewed. */
  readonly games: number;
}

export interface Profile {
  readonly games: number;
  readonly won: number;
  readonly sums: readonly Sum[];
  /** Most played first. */
  readonly peoples: readonly PeopleSum[];
  readonly luck: readonly LuckSum[];
  /** Left out: none of them was reviewed here. */
  readonly accuracy?: AccuracySum;
  /** Met most often first. */
  readonly opponents: readonly Opponent[];
}

const MOST_PEOPLES = 40;

/** The mean of 0, 0, 0, 1, 2, 3. */
const DIE = 1;

const hundredths = (value: number): number => Math.round(value * 100) / 100;
const meanOf = (values: readonly number[]): number =>
  hundredths(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one)) ?? [];
    groups.set(keyOf(one), group);
    group.push(one);
  }
  return groups;
}

const wonIn = (results: readonly OwnResult[]): number => results.filter(({ hasWon }) => hasWon).length;

function sumOf(results: readonly OwnResult[]): Omit<Sum, 'edition' | 'seats'> {
  return {
    games: results.length,
    won: wonIn(results),
    coins: meanOf(results.map(({ coins }) => coins)),
    place: meanOf(results.map(({ place }) => place)),
    declines: meanOf(results.map(({ declines }) => declines)),
  };
}

function sumsOf(results: readonly OwnResult[]): Sum[] {
  const editions = [...grouped(results, ({ edition }) => edition)];
  return editions.flatMap(([edition, all]) => {
    const bySeats = [...grouped(all, ({ seats }) => String(seats))].map(([seats, some]) => ({
      edition,
      seats: Number(seats),
      ...sumOf(some),
    }));
    return [{ edition, ...sumOf(all) }, ...bySeats.sort((a, b) => a.seats - b.seats)];
  });
}

const standingOf = ({ place, seats }: OwnResult): number => (seats - place) / Math.max(1, seats - 1);

function peoplesOf(results: readonly OwnResult[]): PeopleSum[] {
  const picked = results.flatMap((result) =>
    [...new Set(result.peoples.map((combo) => combo.split('+')[0] ?? ''))].map((race) => ({ race, result })),
  );
  const sums = [...grouped(picked, ({ race, result }) => `${result.edition} ${race}`).values()].flatMap((some): PeopleSum[] => {
    const [first] = some;
    const own = some.map(({ result }) => result);
    if (first === undefined) return [];
    return [{ edition: first.result.edition, race: first.race, games: own.length, won: wonIn(own), standing: meanOf(own.map(standingOf)) }];
  });
  return sums.sort((a, b) => b.games - a.games || b.standing - a.standing || a.race.localeCompare(b.race)).slice(0, MOST_PEOPLES);
}

const MONTH = 'YYYY-MM'.length;

function luckOf(results: readonly OwnResult[]): LuckSum[] {
  const months = grouped(results, ({ ended }) => new Date(ended).toISOString().slice(0, MONTH));
  return [...months]
    .map(([month, some]) => {
      const rolls = some.reduce((sum, one) => sum + one.rolls, 0);
      return { month, rolls, ahead: some.reduce((sum, one) => sum + one.pips, 0) - rolls * DIE };
    })
    .sort((a, b) => a.month.localeCompare(b.month));
}

function accuracyOf(results: readonly OwnResult[]): Pick<Profile, 'accuracy'> {
  const judged = results.flatMap(({ accuracy }) => accuracy ?? []);
  return judged.length === 0 ? {} : { accuracy: { mean: meanOf(judged), games: judged.length } };
}

/** `results` newest first. */
export const profileOf = (results: readonly OwnResult[], opponents: readonly Opponent[]): Profile => ({
  games: results.length,
  won: wonIn(results),
  sums: sumsOf(results),
  peoples: peoplesOf(results),
  luck: luckOf(results),
  ...accuracyOf(results),
  opponents,
});
