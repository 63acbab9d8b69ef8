/** What somebody's games add up to. */
import type { PastResult, ResultPage } from '../store/people/results.ts';
import type { Store } from '../store/store.ts';

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

/** Somebody met at several tables. */
export interface MetSum {
  readonly person: string;
  readonly games: number;
  /** Games in which the one came before the other. */
  readonly before: number;
  readonly behind: number;
}

/** As they are called now. */
export interface Opponent extends MetSum {
  readonly name: string;
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
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

const wonIn = (results: readonly PastResult[]): number => results.filter(({ hasWon }) => hasWon).length;

function sumOf(results: readonly PastResult[]): Omit<Sum, 'edition' | 'seats'> {
  return {
    games: results.length,
    won: wonIn(results),
    coins: meanOf(results.map(({ coins }) => coins)),
    place: meanOf(results.map(({ place }) => place)),
    declines: meanOf(results.map(({ declines }) => declines)),
  };
}

function sumsOf(results: readonly PastResult[]): Sum[] {
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

const standingOf = ({ place, seats }: PastResult): number => (seats - place) / Math.max(1, seats - 1);

/** Each once. */
const racesOf = (peoples: readonly string[]): string[] =>
  peoples.map((combo) => combo.slice(0, combo.indexOf('+'))).filter((race, i, races) => races.indexOf(race) === i);

function peoplesOf(results: readonly PastResult[]): PeopleSum[] {
  const sums = new Map<string, { edition: string; race: string; games: number; won: number; standing: number }>();
  for (const result of results)
    for (const race of racesOf(result.peoples)) {
      const key = `${result.edition} ${race}`;
      let sum = sums.get(key);
      if (sum === undefined) {
        sum = { edition: result.edition, race, games: 0, won: 0, standing: 0 };
        sums.set(key, sum);
      }
      sum.games++;
      sum.won += Number(result.hasWon);
      sum.standing += standingOf(result);
    }
  return [...sums.values()]
    .map((sum) => ({ ...sum, standing: hundredths(sum.standing / sum.games) }))
    .sort((a, b) => b.games - a.games || b.standing - a.standing || a.race.localeCompare(b.race))
    .slice(0, MOST_PEOPLES);
}

const MONTH = 'YYYY-MM'.length;
const DAY_MS = 86_400_000;

function luckOf(results: readonly PastResult[]): LuckSum[] {
  const days = new Map<number, string>(); // dates are dear to write, and several games end on a day
  const monthOf = ({ ended }: PastResult): string => {
    const day = Math.floor(ended / DAY_MS);
    const month = days.get(day) ?? new Date(ended).toISOString().slice(0, MONTH);
    days.set(day, month);
    return month;
  };
  const months = grouped(results, monthOf);
  return [...months]
    .map(([month, some]) => {
      const rolls = some.reduce((sum, one) => sum + one.rolls, 0);
      return { month, rolls, ahead: some.reduce((sum, one) => sum + one.pips, 0) - rolls * DIE };
    })
    .sort((a, b) => a.month.localeCompare(b.month));
}

function accuracyOf(results: readonly PastResult[]): Pick<Profile, 'accuracy'> {
  const judged = results.flatMap(({ accuracy }) => accuracy ?? []);
  return judged.length === 0 ? {} : { accuracy: { mean: meanOf(judged), games: judged.length } };
}

type Met = PastResult['met'];

/** Whoever has several seats at a table is there with the best of them. */
function bestOf(met: Met): Met {
  if (!met.some(({ person }, i) => met.findIndex((one) => one.person === person) < i)) return met;
  const best = new Map<string, number>();
  for (const { person, place } of met) best.set(person, Math.min(place, best.get(person) ?? place));
  return [...best].map(([person, place]) => ({ person, place }));
}

/** The same for somebody's own seats: each game once. */
function bestByGame(results: readonly PastResult[]): Iterable<Pick<PastResult, 'place' | 'met'>> {
  const games = new Map<string, Pick<PastResult, 'place' | 'met'>>();
  for (const result of results) {
    const known = games.get(result.game);
    games.set(
      result.game,
      known === undefined ? result : { place: Math.min(known.place, result.place), met: [...known.met, ...result.met] },
    );
  }
  return games.values();
}

/** Whom somebody met most often, first. */
export function metIn(results: readonly PastResult[]): MetSum[] {
  const sums = new Map<string, { person: string; games: number; before: number; behind: number }>();
  for (const { place: own, met } of bestByGame(results))
    for (const { person, place } of bestOf(met)) {
      let sum = sums.get(person);
      if (sum === undefined) {
        sum = { person, games: 0, before: 0, behind: 0 };
        sums.set(person, sum);
      }
      sum.games++;
      sum.before += Number(place > own);
      sum.behind += Number(place < own);
    }
  return [...sums.values()].sort((a, b) => b.games - a.games || (a.person < b.person ? -1 : 1));
}

/** `results` newest first. */
export const profileOf = (results: readonly PastResult[], opponents: readonly Opponent[]): Profile => ({
  games: results.length,
  won: wonIn(results),
  sums: sumsOf(results),
  peoples: peoplesOf(results),
  luck: luckOf(results),
  ...accuracyOf(results),
  opponents,
});

const MOST_OPPONENTS = 20;

export async function profileIn(store: Pick<Store, 'pastOf' | 'namesOf'>, guest: string, page: ResultPage): Promise<Profile> {
  const results = await store.pastOf(guest, page);
  const met = metIn(results).slice(0, MOST_OPPONENTS);
  const names = await store.namesOf(met.map(({ person }) => person));
  const opponents = met.flatMap((one): Opponent[] => {
    const name = names.get(one.person);
    return name === undefined ? [] : [{ ...one, name }];
  });
  return profileOf(results, opponents);
}
