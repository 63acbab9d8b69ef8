/** Bells and notices in Postgres. Everything is found by a key, as everywhere there. */
import { BELL, type BellColumns, bellFrom, bellValues, type NoticeColumns, noticeFrom, ordersFrom, WAITING } from './notice-columns.ts';
import type { Notice, NoticeStore } from './notices.ts';
import { type Asking, NOW } from './postgres-asking.ts';
import type { Append } from './store.ts';

/** Of a guest's bells those that ring for it. `told`: where the notices come from, as `n`. */
const ringing = (told: string): string => `
  INSERT INTO notices (bell, game, kind, seq, due, put_off, holder, until, tries, state)
  SELECT b.id, n.game, n.kind, n.seq, coalesce(${NOW} + n.delay, 0), coalesce(n.delay, 0), NULL, 0, 0, 'new'
  FROM ${told} JOIN bells b ON b.guest = n.guest
  WHERE b.confirmed = 1 AND ',' || b.kinds || ',' LIKE '%,' || n.kind || ',%'
  ON CONFLICT DO NOTHING`;

const LISTED = (value: string): string =>
  `json_to_recordset(${value}::json) AS n (guest text, kind text, game text, seq int, delay bigint)`;

/** In the statement of the append, which has the games that went through as `passed`. */
export const APPEND_NOTICES = `
  voided AS (
    DELETE FROM notices WHERE kind = 'turn' AND game = ANY (ARRAY(SELECT game FROM want JOIN passed USING (game) WHERE void))
  ), told AS (${ringing(`${LISTED('$4')} JOIN passed ON passed.game = n.game`)})`;

const listed = ({ guest, kind, game, seq, delay }: Notice) => ({ guest, kind, game, seq, delay });

/** The fourth value of that statement. */
export const appendedNotices = (batch: readonly Append[]): string =>
  JSON.stringify(batch.flatMap(({ notices }) => (notices?.add ?? []).map(listed)));

const ADD = ringing(LISTED('$1'));
export const addedNotices = (notices: readonly Notice[]): { readonly text: string; readonly values: unknown[] } => ({
  text: ADD,
  values: [JSON.stringify(notices.map(listed))],
});

/** Nobody holds anything for longer than a lease, and nothing is due later than it was put off: then the clock was set back since. */
const CLAIM = `
  WITH clock AS MATERIALIZED (SELECT ${NOW} AS now),
  ahead AS MATERIALIZED (
    SELECT bell, game, kind, seq FROM notices, clock WHERE due > now AND due > now + put_off
    ORDER BY due LIMIT $3 FOR UPDATE OF notices SKIP LOCKED
  ), nearer AS (
    UPDATE notices n SET due = (SELECT now FROM clock) + n.put_off FROM ahead
    WHERE n.bell = ahead.bell AND n.game = ahead.game AND n.kind = ahead.kind AND n.seq = ahead.seq
  ), mine AS MATERIALIZED (
    SELECT bell, game, kind, seq FROM notices, clock WHERE due <= now AND (until <= now OR until > now + $2)
    ORDER BY due LIMIT $3 FOR UPDATE OF notices SKIP LOCKED
  ), taken AS (
    UPDATE notices n SET holder = $1, until = (SELECT now FROM clock) + $2, tries = n.tries + 1 FROM mine
    WHERE n.bell = mine.bell AND n.game = mine.game AND n.kind = mine.kind AND n.seq = mine.seq
    RETURNING n.bell, n.game, n.kind, n.seq, n.tries, n.state
  )
  SELECT t.game, t.kind, t.seq, t.tries, t.state, b.* FROM taken t JOIN bells b ON b.id = t.bell`;

const SETTLED = 'json_to_recordset($1::json) AS s (bell text, game text, kind text, seq int, ms bigint, state text)';
const SAME = 'n.bell = s.bell AND n.game = s.game AND n.kind = s.kind AND n.seq = s.seq';
const END = `DELETE FROM notices n USING ${SETTLED} WHERE ${SAME} AND s.ms IS NULL`;
const PUT_OFF = `UPDATE notices n SET due = ${NOW} + s.ms, put_off = s.ms, state = s.state, holder = NULL, until = 0 FROM ${SETTLED}
  WHERE ${SAME} AND s.ms IS NOT NULL AND n.holder = $2`;

const HOLD = `UPDATE notices n SET until = ${NOW} + $3 FROM ${SETTLED} WHERE ${SAME} AND n.holder = $2`;

const KEEP_BELL = `
  INSERT INTO bells (${BELL}) SELECT $1, $2, $3, $4, $5, $6, $7, $8::int, $9::bigint
  WHERE (SELECT count(*) FROM bells WHERE guest = $2 AND id <> $1) < $10
  ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, address = excluded.address, keys = excluded.keys, kinds = excluded.kinds,
    language = excluded.language, confirmed = excluded.confirmed, made = excluded.made`;

type Bells = Pick<NoticeStore, 'addBell' | 'bellsOf' | 'bell' | 'confirmBell' | 'dropBell'>;

function bellsOn({ all, one, changes }: Asking): Bells {
  return {
    addBell: (bell, most) => changes(KEEP_BELL, [...bellValues(bell), most]),
    async bellsOf(guest) {
      return (await all<BellColumns>(`SELECT ${BELL} FROM bells WHERE guest = $1 ORDER BY made, id`, [guest])).map(bellFrom);
    },
    async bell(id) {
      const found = await one<BellColumns>(`SELECT ${BELL} FROM bells WHERE id = $1`, [id]);
      return found && bellFrom(found);
    },
    confirmBell: (id) => changes('UPDATE bells SET confirmed = 1 WHERE id = $1', [id]),
    dropBell: (id) => changes('WITH still AS (DELETE FROM notices WHERE bell = $1) DELETE FROM bells WHERE id = $1', [id]),
  };
}

export function noticesOn(asking: Asking): NoticeStore {
  const { all, one, changes } = asking;
  return {
    ...bellsOn(asking),
    async addNotices(notices) {
      const { text, values } = addedNotices(notices);
      await all(text, values);
    },
    async claimNotices({ holder, ms }, most) {
      return (await all<NoticeColumns>(CLAIM, [holder, ms, most])).map(noticeFrom);
    },
    async keepNotices({ holder, ms }, notices) {
      await all(HOLD, [JSON.stringify(notices.map(({ bell, game, kind, seq }) => ({ bell, game, kind, seq }))), holder, ms]);
    },
    async settleNotices(holder, settled) {
      const rows = settled.map(({ bell, game, kind, seq, again }) => ({ bell, game, kind, seq, ...again }));
      if (rows.some((row) => !('ms' in row))) await all(END, [JSON.stringify(rows)]);
      if (rows.some((row) => 'ms' in row)) await all(PUT_OFF, [JSON.stringify(rows), holder]);
    },
    async waitingNotices() {
      return (await one<{ count: number }>(WAITING))?.count ?? 0;
    },
    async keepSecret(name, value) {
      await changes('INSERT INTO kept_secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, value]);
      return (await one<{ value: string }>('SELECT value FROM kept_secrets WHERE name = $1', [name]))?.value ?? value;
    },
    async orders(game, seat) {
      return ordersFrom((await one<{ body: string }>('SELECT body FROM orders WHERE game = $1 AND seat = $2', [game, seat]))?.body);
    },
    async setOrders(game, seat, orders) {
      if (orders === undefined) await all('DELETE FROM orders WHERE game = $1 AND seat = $2', [game, seat]);
      else
        await all('INSERT INTO orders (game, seat, body) VALUES ($1, $2, $3) ON CONFLICT (game, seat) DO UPDATE SET body = excluded.body', [
          ...[game, seat, JSON.stringify(orders)],
        ]);
    },
  };
}
