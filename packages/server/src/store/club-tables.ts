/** Tables of clubs, as both databases are asked for them alike. */
import type { Game } from './store.ts';

export interface ClubTableStore {
  /** Those of these clubs that wait, newest first. */
  openTablesIn(clubs: readonly string[], most: number): Promise<Game[]>;
  /** Games of a club that are under way, or that those who look on still believe to be: those that began last first. */
  runningIn(club: string, now: number, most: number): Promise<Game[]>;
}

/** What follows comes after the club. */
export const OPEN = "status = 'open' ORDER BY made DESC";
export const RUNNING = "status = 'running' ORDER BY started DESC";

export const newestFirst = (games: readonly Game[], most: number): Game[] =>
  games.toSorted((one, other) => other.made - one.made).slice(0, most);
