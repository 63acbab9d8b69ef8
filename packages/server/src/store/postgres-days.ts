/** Results of the deals of the day. */
import { standingFrom } from './columns.ts';
import { type Asking, NOW } from './postgres-asking.ts';
import type { Standing, Store } from './store.ts';

const STANDINGS = `
  SELECT r.guest, g.name, r.coins, r.margin, r.place FROM (
    SELECT guest, coins, margin, at, rank() OVER (ORDER BY margin DESC, coins DESC) AS place FROM day_results WHERE day = $1
  ) r JOIN guests g ON g.id = r.guest ORDER BY r.place, r.at, r.guest LIMIT $2 OFFSET $3`;

const STANDING = `
  SELECT r.guest, g.name, r.coins, r.margin,
    1 + (SELECT count(*) FROM day_results o WHERE o.day = r.day AND (o.margin, o.coins) > (r.margin, r.coins)) AS place
  FROM day_results r JOIN guests g ON g.id = r.guest WHERE r.day = $1 AND r.guest = $2`;

type Days = Pick<Store, 'addDayResult' | 'standings' | 'standingOf' | 'standingCount' | 'dropDays'>;

export function daysOn({ all, one, changes }: Asking): Days {
  return {
    addDayResult: ({ day, guest, coins, margin }) =>
      changes(`INSERT INTO day_results (day, guest, coins, margin, at) VALUES ($1, $2, $3, $4, ${NOW}) ON CONFLICT DO NOTHING`, [
        ...[day, guest, coins, margin],
      ]),
    async standings(day, from, most) {
      return (await all<Standing>(STANDINGS, [day, most, from - 1])).map(standingFrom);
    },
    async standingOf(day, guest) {
      const found = await one<Standing>(STANDING, [day, guest]);
      return found && standingFrom(found);
    },
    async standingCount(day) {
      return (await one<{ count: number }>('SELECT count(*) AS count FROM day_results WHERE day = $1', [day]))?.count ?? 0;
    },
    async dropDays(before) {
      await all('DELETE FROM day_results WHERE day < $1', [before]);
    },
  };
}
