/** What is kept for those who look on. */
import type { Game } from './store.ts';

export interface WatchStore {
  /** Games that are under way, or that those who look on still believe to be, at tables that are not private and take spectators: those that began last first. */
  runningGames(now: number, most: number): Promise<Game[]>;
}
