/** What is kept for those who look on. */
import { type GameColumns, gameFrom, type SeatColumns } from './columns.ts';
import type { statementsOn } from './sqlite-file.ts';
import { HIDDEN, latestFirst, RUNNING } from './watch-statements.ts';
import type { WatchStore } from './watch-store.ts';

export function watchReads({ all }: ReturnType<typeof statementsOn>): WatchStore {
  return {
    async runningGames(now, most) {
      const found = [
        ...all<GameColumns>(`SELECT * FROM games WHERE ${RUNNING} ORDER BY started DESC LIMIT ?`, most),
        ...all<GameColumns>(`SELECT * FROM games WHERE hidden_until > ? AND ${HIDDEN} ORDER BY hidden_until DESC LIMIT ?`, now, most),
      ];
      const games = found.map((game) => gameFrom(game, all<SeatColumns>('SELECT * FROM seats WHERE game = ?', game.id)));
      return latestFirst(games, most);
    },
  };
}
