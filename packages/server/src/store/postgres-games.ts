/** Games as Postgres tells them, with their seats. */
import { type GameColumns, gameFrom, type SeatColumns } from './columns.ts';
import type { Game } from './store.ts';

export const GAMES = `SELECT id, code, host, private, status, options, seed, rules, games.made, setup, started, hidden_until, club,
  (SELECT json_agg(s) FROM seats s WHERE s.game = games.id) AS seats FROM games`;

/**
 * Somebody's, newest first. Whoever has several seats at a table is looked for once: the first of them stands for it.
 * `OFFSET 0` keeps the seats in the order of their index, so that no more of them are looked at than are wanted: else all are, and then sorted.
 * `|| ''` has the seats of the table looked at, not all of the person's.
 */
export const GAMES_OF = `${GAMES} JOIN (SELECT game, seat, made FROM seats WHERE guest = $1 ORDER BY made DESC OFFSET 0) AS own ON own.game = games.id
  WHERE status <> 'closed' AND own.seat = (SELECT min(seat) FROM seats s WHERE s.game = own.game AND s.guest || '' = $1)
  ORDER BY own.made DESC LIMIT $2`;

export interface GameWithSeats extends GameColumns {
  readonly seats: readonly SeatColumns[] | null;
}

export const gamesFrom = (found: readonly GameWithSeats[]): Game[] => found.map((game) => gameFrom(game, game.seats ?? []));
