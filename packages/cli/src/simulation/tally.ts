/** What games brought, and to whom. */

/** Coins and turns. */
export interface Sum {
  coins: number;
  turns: number;
}

interface SeatTally {
  coins: number;
  wins: number;
}

export interface Tally {
  games: number;
  moves: number;
  readonly races: Map<string, Sum>;
  readonly powers: Map<string, Sum>;
  /** How often a race or a power was taken. */
  readonly picked: Map<string, number>;
  readonly seats: SeatTally[];
}

export interface Result {
  readonly coins: readonly number[];
  /** A share for each seat. */
  readonly wins: readonly number[];
}

export const emptyTally = (): Tally => ({ games: 0, moves: 0, races: new Map(), powers: new Map(), picked: new Map(), seats: [] });

export function addTo(table: Map<string, Sum>, id: string, coins: number, turns: number): void {
  const { coins: before = 0, turns: passed = 0 } = table.get(id) ?? {};
  table.set(id, { coins: before + coins, turns: passed + turns });
}

export function addResult({ seats }: Tally, { coins, wins }: Result): void {
  for (const [seat, won] of coins.entries()) {
    const { coins: before = 0, wins: had = 0 } = seats[seat] ?? {};
    seats[seat] = { coins: before + won, wins: had + (wins[seat] ?? 0) };
  }
}
