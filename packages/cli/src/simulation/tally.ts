/** What games brought, and to whom. */
import { addGame, noRatio, type Ratio } from './ratio.ts';

/** What coins are counted by. `regions` are not coins: those that a seat holds on an island face. */
export const SUBJECTS = ['race', 'power', 'artifact', 'place', 'face', 'regions'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** Coins (or regions) and turns of one game. */
export interface Sum {
  coins: number;
  turns: number;
}

interface SeatTally {
  /** Coins at the end and shares of the victory, a game each. */
  readonly coins: Ratio;
  readonly wins: Ratio;
}

export interface Tally {
  games: number;
  moves: number;
  /** Every turn of every seat. */
  readonly turns: Ratio;
  readonly by: Readonly<Record<Subject, Map<string, Ratio>>>;
  /** How often a race or a power was taken. */
  readonly picked: Map<string, number>;
  /** By number of seats, and there by seat, and by order of play. */
  readonly seats: Map<number, SeatTally[]>;
  readonly order: Map<number, SeatTally[]>;
}

export interface Result {
  readonly coins: readonly number[];
  /** A share for each seat. */
  readonly wins: readonly number[];
  readonly first: number;
}

export const emptyTally = (): Tally => ({
  games: 0,
  moves: 0,
  turns: noRatio(),
  by: { race: new Map(), power: new Map(), artifact: new Map(), place: new Map(), face: new Map(), regions: new Map() },
  picked: new Map(),
  seats: new Map(),
  order: new Map(),
});

/** The entry of a table, made if it is not there. */
export function entry<K, V>(table: Map<K, V>, key: K, make: () => V): V {
  const known = table.get(key);
  if (known !== undefined) return known;
  const made = make();
  table.set(key, made);
  return made;
}

export function addResult({ seats, order }: Tally, { coins, wins, first }: Result): void {
  const count = coins.length;
  const places = (): SeatTally[] => coins.map(() => ({ coins: noRatio(), wins: noRatio() }));
  for (const [table, of] of [
    [seats, (seat: number) => seat],
    [order, (seat: number) => (seat - first + count) % count],
  ] as const) {
    const line = entry(table, count, places);
    for (const [seat, won] of coins.entries()) {
      const place = line[of(seat)];
      if (place === undefined) continue;
      addGame(place.coins, won, 1);
      addGame(place.wins, wins[seat] ?? 0, 1);
    }
  }
}
