/** Ratings. */
import type { DatabaseSync } from 'node:sqlite';
import { entryFrom, guestsIn, latestOf, type RatedColumns, rankedFrom, ratedFrom } from './rating-columns.ts';
import type { Counting, RankedGuest, RatedGuest, RatingStore } from './rating-store.ts';
import { inTransaction, type statementsOn } from './sqlite-file.ts';

type Statements = ReturnType<typeof statementsOn>;

export interface RatingWrites {
  readonly countRated: (counting: Counting) => boolean;
}

export function ratingWrites(db: DatabaseSync, { run, one }: Statements): RatingWrites {
  return {
    countRated({ last, keep, entries, none }) {
      return inTransaction(db, () => {
        if ((one<{ n: number | null }>('SELECT max(n) AS n FROM rating_log')?.n ?? 0) !== last) return false;
        if (guestsIn(entries).some((guest) => one('SELECT 1 FROM departed WHERE guest = ?', guest) !== undefined)) return false;
        for (const table of ['rating_log', 'rating_steps']) run(`DELETE FROM ${table} WHERE n > ?`, keep);
        for (const { n, game, at, seats, after } of entries) {
          const values = [n, game, at, JSON.stringify(seats), JSON.stringify(after)];
          run('INSERT INTO rating_log (n, game, at, seats, results) VALUES (?, ?, ?, ?, ?)', ...values);
          for (const { guest, mu, sigma, games } of after)
            run('INSERT INTO rating_steps (guest, n, mu, sigma, games) VALUES (?, ?, ?, ?, ?)', guest, n, mu, sigma, games);
          run('UPDATE games SET rated = 2 WHERE id = ?', game);
        }
        for (const { guest, mu, sigma, games } of latestOf(entries))
          run('INSERT OR REPLACE INTO ratings (guest, mu, sigma, games) VALUES (?, ?, ?, ?)', guest, mu, sigma, games);
        for (const game of none) run('UPDATE games SET rated = NULL WHERE id = ?', game);
        return true;
      });
    },
  };
}

export function ratingReads({ all, one }: Statements): Omit<RatingStore, 'countRated'> {
  const LATEST = 'SELECT guest, mu, sigma, games FROM rating_steps WHERE guest = ? AND n <= ? ORDER BY n DESC LIMIT 1';
  return {
    async unratedGames(now, most) {
      const sql = "SELECT id FROM games WHERE rated = 1 AND status = 'finished' AND coalesce(hidden_until, 0) <= ? ORDER BY id LIMIT ?";
      return all<{ id: string }>(sql, now, most).map(({ id }) => id);
    },
    async lastRated() {
      const found = one<RatedColumns>('SELECT n, game, at, seats, results FROM rating_log ORDER BY n DESC LIMIT 1');
      return found && entryFrom(found);
    },
    async ratedSince(n, most) {
      return all<RatedColumns>('SELECT n, game, at, seats, results FROM rating_log WHERE n > ? ORDER BY n LIMIT ?', n, most).map(entryFrom);
    },
    async firstRatedAfter(at, game) {
      return one<{ n: number }>('SELECT n FROM rating_log WHERE (at, game) > (?, ?) ORDER BY at, game LIMIT 1', at, game)?.n;
    },
    async ratingsOf(guests, upTo = Number.MAX_SAFE_INTEGER) {
      return guests.flatMap((guest) => one<RatedGuest>(LATEST, guest, upTo) ?? []).map(ratedFrom);
    },
    async ranking(from, most) {
      // Those before the page are passed over in the index alone.
      const page = 'SELECT guest FROM ratings ORDER BY mu DESC, guest LIMIT ? OFFSET ?';
      const sql = `SELECT r.guest, r.mu, r.sigma, r.games, g.name FROM (${page}) AS p JOIN ratings r ON r.guest = p.guest
        JOIN guests g ON g.id = r.guest ORDER BY r.mu DESC, r.guest`;
      return all<RankedGuest>(sql, most, from - 1).map(rankedFrom);
    },
  };
}
