/** Tables of clubs. */
import { type ClubTableStore, newestFirst, OPEN, RUNNING } from './club-tables.ts';
import { type GameColumns, gameFrom, type SeatColumns } from './columns.ts';
import type { statementsOn } from './sqlite-file.ts';
import { latestFirst } from './watch-statements.ts';

export function clubTableReads({ all }: ReturnType<typeof statementsOn>): ClubTableStore {
  const withSeats = (game: GameColumns) => gameFrom(game, all<SeatColumns>('SELECT * FROM seats WHERE game = ?', game.id));
  return {
    async openTablesIn(clubs, most) {
      const sql = `SELECT * FROM games WHERE club = ? AND ${OPEN} LIMIT ?`;
      return newestFirst(
        clubs.flatMap((club) => all<GameColumns>(sql, club, most).map(withSeats)),
        most,
      );
    },
    async runningIn(club, now, most) {
      const found = [
        ...all<GameColumns>(`SELECT * FROM games WHERE club = ? AND ${RUNNING} LIMIT ?`, club, most),
        ...all<GameColumns>('SELECT * FROM games WHERE hidden_until > ? AND club = ? ORDER BY hidden_until DESC LIMIT ?', now, club, most),
      ];
      return latestFirst(found.map(withSeats), most);
    },
  };
}
