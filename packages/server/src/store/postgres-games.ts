/** Games as Postgres tells them, with their seats. */
import { type GameColumns, gameFrom, type SeatColumns } from './columns.ts';
import type { Game } from './store.ts';

export const GAMES = `SELECT id, code, host, private, status, options, seed, rules, made, setup, started, hidden_until, club,
  (SELECT json_agg(s) FROM seats s WHERE s.game = games.id) AS seats FROM games`;

export interface GameWithSeats extends GameColumns {
  readonly seats: readonly SeatColumns[] | null;
}

export const gamesFrom = (found: readonly GameWithSeats[]): Game[] => found.map((game) => gameFrom(game, game.seats ?? []));
