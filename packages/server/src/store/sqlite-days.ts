/** Results of the deals of the day. */
import { standingFrom } from './columns.ts';
import type { statementsOn } from './sqlite-file.ts';
import type { Writes } from './sqlite-writes.ts';
import type { Standing, Store } from './store.ts';

type Statements = ReturnType<typeof statementsOn>;

export function dayWrites({ run }: Statements): Pick<Writes, 'addDayResult' | 'dropDays'> {
  return {
    addDayResult({ day, guest, coins, margin }, now) {
      const sql = 'INSERT INTO day_results (day, guest, coins, margin, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
      return run(sql, day, guest, coins, margin, now);
    },
    dropDays(before) {
      run('DELETE FROM day_results WHERE day < ?', before);
    },
  };
}

export function dayReads({ all, one }: Statements): Pick<Store, 'standings' | 'standingOf' | 'standingCount'> {
  return {
    async standings(day, from, most) {
      const sql = `SELECT r.guest, g.name, r.coins, r.margin, r.place FROM (
          SELECT guest, coins, margin, at, rank() OVER (ORDER BY margin DESC, coins DESC) AS place FROM day_results WHERE day = ?
        ) r JOIN guests g ON g.id = r.guest ORDER BY r.place, r.at, r.guest LIMIT ? OFFSET ?`;
      return all<Standing>(sql, day, most, from - 1).map(standingFrom);
    },
    async standingOf(day, guest) {
      const sql = `SELECT r.guest, g.name, r.coins, r.margin,
          1 + (SELECT count(*) FROM day_results o WHERE o.day = r.day AND (o.margin, o.coins) > (r.margin, r.coins)) AS place
        FROM day_results r JOIN guests g ON g.id = r.guest WHERE r.day = ? AND r.guest = ?`;
      const found = one<Standing>(sql, day, guest);
      return found && standingFrom(found);
    },
    async standingCount(day) {
      return one<{ count: number }>('SELECT count(*) AS count FROM day_results WHERE day = ?', day)?.count ?? 0;
    },
  };
}
