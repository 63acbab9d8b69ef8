/** Bells and notices in the file. */
import { BELL, type BellColumns, bellFrom, bellValues, type NoticeColumns, noticeFrom, ordersFrom, WAITING } from './notice-columns.ts';
import type { Bell, DueNotice, Notice, NoticeKey, NoticeStore, Notices, SettledNotice } from './notices.ts';
import type { Statements } from './sqlite-file.ts';
import type { Lease } from './store.ts';

export interface NoticeWrites {
  readonly addBell: (bell: Bell, most: number) => boolean;
  readonly confirmBell: (id: string) => boolean;
  readonly dropBell: (id: string) => boolean;
  readonly addNotices: (notices: readonly Notice[], now: number) => void;
  readonly claimNotices: (lease: Lease, most: number, now: number) => DueNotice[];
  readonly keepNotices: (lease: Lease, notices: readonly NoticeKey[], now: number) => void;
  readonly settleNotices: (holder: string, settled: readonly SettledNotice[], now: number) => void;
  readonly keepSecret: (name: string, value: string) => string;
  /** An empty body: none any more. */
  readonly setOrders: (game: string, seat: number, body: string) => void;
}

const ADD = `INSERT INTO notices (bell, game, kind, seq, due, put_off, holder, until, tries, state)
  SELECT id, ?1, ?2, ?3, ?4, ?6, NULL, 0, 0, 'new' FROM bells
  WHERE guest = ?5 AND confirmed = 1 AND ',' || kinds || ',' LIKE '%,' || ?2 || ',%' ON CONFLICT DO NOTHING`;

/** Due, and nobody's. Nobody holds anything for longer than a lease: then the clock was set back since. */
const FREE = 'due <= ? AND (until <= ? OR until > ?)';
/** Nothing is due later than it was put off, for the same reason. */
const AHEAD = 'due > ?1 AND due > ?1 + put_off';
const NAMED = 'bell = ? AND game = ? AND kind = ? AND seq = ?';

/** Before every time there is: a clock that is set back delays nothing. */
const AT_ONCE = 0;

/** In the transaction of the rows. */
export function writeNotices({ run }: Statements, game: string, { isPassed, add }: Notices, now: number): void {
  if (isPassed) run("DELETE FROM notices WHERE game = ? AND kind = 'turn'", game);
  for (const { kind, seq, guest, delay } of add) run(ADD, game, kind, seq, delay === undefined ? AT_ONCE : now + delay, guest, delay ?? 0);
}

export function noticeWrites(on: Statements): NoticeWrites {
  const { run, one, all } = on;
  return {
    addBell(bell, most) {
      const others = one<{ count: number }>('SELECT count(*) AS count FROM bells WHERE guest = ? AND id <> ?', bell.guest, bell.id);
      if ((others?.count ?? 0) >= most) return false;
      return run(`INSERT OR REPLACE INTO bells (${BELL}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, ...bellValues(bell));
    },
    confirmBell: (id) => run('UPDATE bells SET confirmed = 1 WHERE id = ?', id),
    dropBell(id) {
      run('DELETE FROM notices WHERE bell = ?', id);
      return run('DELETE FROM bells WHERE id = ?', id);
    },
    addNotices(notices, now) {
      for (const notice of notices) writeNotices(on, notice.game, { isPassed: false, add: [notice] }, now);
    },
    claimNotices({ holder, ms }, most, now) {
      if (one(`SELECT 1 FROM notices WHERE ${AHEAD} LIMIT 1`, now) !== undefined)
        run(`UPDATE notices SET due = ?1 + put_off WHERE ${AHEAD}`, now);
      if (one(`SELECT 1 FROM notices WHERE ${FREE} LIMIT 1`, now, now, now + ms) === undefined) return [];
      const mine = all<NoticeColumns & { bell: string }>(
        `SELECT n.bell, n.game, n.kind, n.seq, n.tries + 1 AS tries, n.state, b.* FROM notices n JOIN bells b ON b.id = n.bell
         WHERE ${FREE} ORDER BY due LIMIT ?`,
        ...[now, now, now + ms, most],
      );
      for (const { bell, game, kind, seq } of mine)
        run(`UPDATE notices SET holder = ?, until = ?, tries = tries + 1 WHERE ${NAMED}`, holder, now + ms, bell, game, kind, seq);
      return mine.map(noticeFrom);
    },
    keepNotices({ holder, ms }, notices, now) {
      for (const { bell, game, kind, seq } of notices)
        run(`UPDATE notices SET until = ? WHERE ${NAMED} AND holder = ?`, now + ms, bell, game, kind, seq, holder);
    },
    settleNotices(holder, settled, now) {
      for (const { bell, game, kind, seq, again } of settled) {
        if (again === undefined) run(`DELETE FROM notices WHERE ${NAMED}`, bell, game, kind, seq);
        else
          run(
            `UPDATE notices SET due = ?, put_off = ?, state = ?, holder = NULL, until = 0 WHERE ${NAMED} AND holder = ?`,
            ...[now + again.ms, again.ms, again.state, bell, game, kind, seq, holder],
          );
      }
    },
    keepSecret(name, value) {
      run('INSERT INTO kept_secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, value);
      return one<{ value: string }>('SELECT value FROM kept_secrets WHERE name = ?', name)?.value ?? value;
    },
    setOrders(game, seat, body) {
      if (body === '') run('DELETE FROM orders WHERE game = ? AND seat = ?', game, seat);
      else run('INSERT OR REPLACE INTO orders (game, seat, body) VALUES (?, ?, ?)', game, seat, body);
    },
  };
}

export function noticeReads({ all, one }: Statements): Pick<NoticeStore, 'bellsOf' | 'bell' | 'orders' | 'waitingNotices'> {
  return {
    async bellsOf(guest) {
      return all<BellColumns>(`SELECT ${BELL} FROM bells WHERE guest = ? ORDER BY made, id`, guest).map(bellFrom);
    },
    async bell(id) {
      const found = one<BellColumns>(`SELECT ${BELL} FROM bells WHERE id = ?`, id);
      return found && bellFrom(found);
    },
    async waitingNotices() {
      return one<{ count: number }>(WAITING)?.count ?? 0;
    },
    async orders(game, seat) {
      return ordersFrom(one<{ body: string }>('SELECT body FROM orders WHERE game = ? AND seat = ?', game, seat)?.body);
    },
  };
}

type Call = <K extends keyof NoticeWrites>(name: K, ...values: Parameters<NoticeWrites[K]>) => Promise<ReturnType<NoticeWrites[K]>>;

export const noticesBy = (call: Call, now: () => number): Pick<NoticeStore, keyof NoticeWrites> => ({
  addBell: (...values) => call('addBell', ...values),
  confirmBell: (id) => call('confirmBell', id),
  dropBell: (id) => call('dropBell', id),
  addNotices: (notices) => call('addNotices', notices, now()),
  claimNotices: (lease, most) => call('claimNotices', lease, most, now()),
  keepNotices: (lease, notices) => call('keepNotices', lease, notices, now()),
  settleNotices: (holder, settled) => call('settleNotices', holder, settled, now()),
  keepSecret: (name, value) => call('keepSecret', name, value),
  setOrders: (game, seat, orders) => call('setOrders', game, seat, orders === undefined ? '' : JSON.stringify(orders)),
});
