/** What both databases are asked alike about games that one can look on at. */
import type { Game } from './store.ts';

/** As options are written: quotation marks within a text have a stroke before them. */
const SHOWN = `private = 0 AND options LIKE '%"spectators":true%'`;

export const RUNNING = `status = 'running' AND ${SHOWN}`;
/** Over, but those who look on do not know it yet. */
export const HIDDEN = SHOWN;

export const latestFirst = (games: readonly Game[], most: number): Game[] =>
  games.toSorted((one, other) => (other.started ?? 0) - (one.started ?? 0)).slice(0, most);
