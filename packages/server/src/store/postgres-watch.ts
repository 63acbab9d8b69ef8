/** What is kept for those who look on. */

import type { Asking } from './postgres-asking.ts';
import { GAMES, type GameWithSeats, gamesFrom } from './postgres-games.ts';
import { HIDDEN, latestFirst, RUNNING } from './watch-statements.ts';
import type { WatchStore } from './watch-store.ts';

export function watchOn({ all }: Asking): WatchStore {
  return {
    async runningGames(now, most) {
      const [running, hidden] = await Promise.all([
        all<GameWithSeats>(`${GAMES} WHERE ${RUNNING} ORDER BY started DESC LIMIT $1`, [most]),
        all<GameWithSeats>(`${GAMES} WHERE hidden_until > $1 AND ${HIDDEN} ORDER BY hidden_until DESC LIMIT $2`, [now, most]),
      ]);
      return latestFirst([...gamesFrom(running), ...gamesFrom(hidden)], most);
    },
  };
}
