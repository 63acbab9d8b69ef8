/** Tables of clubs. */
import { type ClubTableStore, OPEN, RUNNING } from './club-tables.ts';
import type { Asking } from './postgres-asking.ts';
import { GAMES, type GameWithSeats, gamesFrom } from './postgres-games.ts';
import { latestFirst } from './watch-statements.ts';

export function clubTablesOn({ all }: Asking): ClubTableStore {
  return {
    async openTablesIn(clubs, most) {
      return gamesFrom(await all<GameWithSeats>(`${GAMES} WHERE club = ANY ($1) AND ${OPEN} LIMIT $2`, [clubs, most]));
    },
    async runningIn(club, now, most) {
      const [running, hidden] = await Promise.all([
        all<GameWithSeats>(`${GAMES} WHERE club = $1 AND ${RUNNING} LIMIT $2`, [club, most]),
        all<GameWithSeats>(`${GAMES} WHERE hidden_until > $1 AND club = $2 ORDER BY hidden_until DESC LIMIT $3`, [now, club, most]),
      ]);
      return latestFirst([...gamesFrom(running), ...gamesFrom(hidden)], most);
    },
  };
}
