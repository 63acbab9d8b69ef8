/** What is not kept for ever, and what a guest may have of it. */
import type { Asking } from './postgres-asking.ts';
import type { Store } from './store.ts';

const DROP_GUESTS = `
  WITH seen AS MATERIALIZED (SELECT id, made FROM guests WHERE made > $1 AND made < $2 ORDER BY made LIMIT $3),
  idle AS MATERIALIZED (
    SELECT id FROM seen WHERE NOT EXISTS (SELECT 1 FROM seats WHERE guest = seen.id)
      AND NOT EXISTS (SELECT 1 FROM games WHERE host = seen.id AND status = 'open')
      AND NOT EXISTS (SELECT 1 FROM day_results WHERE guest = seen.id)
      AND NOT EXISTS (SELECT 1 FROM club_members WHERE guest = seen.id)
  ),
  unlinked AS (DELETE FROM links WHERE guest IN (SELECT id FROM idle)),
  silent AS (DELETE FROM notices WHERE bell IN (SELECT id FROM bells WHERE guest IN (SELECT id FROM idle))),
  unhung AS (DELETE FROM bells WHERE guest IN (SELECT id FROM idle)),
  unknown AS (DELETE FROM devices WHERE guest IN (SELECT id FROM idle)),
  unsigned AS (DELETE FROM passkeys WHERE guest IN (SELECT id FROM idle)),
  free AS (DELETE FROM names WHERE guest IN (SELECT id FROM idle)),
  untied AS (DELETE FROM ties WHERE guest IN (SELECT id FROM idle)),
  unasked AS (DELETE FROM invitations WHERE guest IN (SELECT id FROM idle)),
  gone AS (DELETE FROM guests WHERE id IN (SELECT id FROM idle))
  SELECT count(*) AS seen, max(made) AS last FROM seen`;

const DROP_GAME = `
  WITH old AS (SELECT id FROM games WHERE id = $1 AND status IN ('closed', 'finished')),
  rows AS (DELETE FROM log WHERE game = (SELECT id FROM old)),
  said AS (DELETE FROM chat WHERE game = (SELECT id FROM old)),
  counted AS (DELETE FROM results WHERE game = (SELECT id FROM old)),
  asked AS (DELETE FROM invitations WHERE game = (SELECT id FROM old)),
  due AS (DELETE FROM duties WHERE game = (SELECT id FROM old)),
  told AS (DELETE FROM notices WHERE game = (SELECT id FROM old)),
  weighed AS (DELETE FROM review_turns WHERE game = (SELECT id FROM old)),
  reviewed AS (DELETE FROM reviews WHERE game = (SELECT id FROM old)),
  judged AS (DELETE FROM accuracies WHERE game = (SELECT id FROM old)),
  ordered AS (DELETE FROM orders WHERE game = (SELECT id FROM old)),
  seated AS (DELETE FROM seats WHERE game = (SELECT id FROM old))
  DELETE FROM games WHERE id = (SELECT id FROM old)`;

type Retention = Pick<Store, 'openTablesOf' | 'oldGames' | 'dropGame' | 'dropGuests'>;

export function retentionOn({ all, one, changes }: Asking): Retention {
  return {
    async openTablesOf(guest) {
      return (await one<{ count: number }>("SELECT count(*) AS count FROM games WHERE host = $1 AND status = 'open'", [guest]))?.count ?? 0;
    },
    async oldGames(status, before, most) {
      const sql = `SELECT id FROM games WHERE status = '${status}' AND made < $1
        AND coalesce((SELECT at FROM log WHERE game = games.id ORDER BY seq DESC LIMIT 1), 0) < $1 ORDER BY made LIMIT $2`;
      return (await all<{ id: string }>(sql, [before, most])).map(({ id }) => id);
    },
    dropGame: (game) => changes(DROP_GAME, [game]),
    async dropGuests(since, before, most) {
      const found = await one<{ seen: number; last: number | null }>(DROP_GUESTS, [since, before, most]);
      return found === undefined || found.seen < most ? undefined : (found.last ?? undefined);
    },
  };
}
