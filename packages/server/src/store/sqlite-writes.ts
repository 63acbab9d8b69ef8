/** Everything that changes the file. It happens in a thread of its own, so that nobody waits for the disk but those whose rows are on their way to it. */
import type { DatabaseSync } from 'node:sqlite';
import type { Setup } from '@elbowroom/rules';
import { areSeated, type SeatColumns } from './columns.ts';
import { inSqlite, type Step } from './desk.ts';
import { migrations } from './migrations.ts';
import type { Notices } from './notices.ts';
import { dayWrites } from './sqlite-days.ts';
import { inTransaction, statementsOn } from './sqlite-file.ts';
import { type NoticeWrites, noticeWrites, writeNotices } from './sqlite-notices.ts';
import { type RatingWrites, ratingWrites } from './sqlite-ratings.ts';
import type { Append, DayResult, Duty, Game, Lease, NewLine, Seat } from './store.ts';

export interface Writes extends NoticeWrites, RatingWrites {
  /** Writes what is there already: throws if the disk takes no more. */
  readonly probe: () => void;
  /** What is about people: see `desk.ts`. */
  readonly steps: (steps: readonly Step[]) => readonly (readonly object[])[];
  readonly dropGuests: (since: number, before: number, most: number) => number | undefined;
  readonly addGame: (game: Game) => void;
  readonly reseat: (game: string, seat: number, from: Seat, to: Seat) => boolean;
  readonly start: (game: Pick<Game, 'id' | 'seats'>, setup: Setup, now: number, duty: Duty | 'none', notices: Notices) => boolean;
  readonly shut: (game: string) => boolean;
  readonly dropGame: (game: string) => boolean;
  readonly append: (append: Append, now: number) => boolean;
  readonly addChat: (game: string, line: NewLine, kept: number, now: number) => void;
  readonly addDayResult: (result: DayResult, now: number) => boolean;
  readonly dropDays: (before: string) => void;
  readonly claimDuties: (lease: Lease, most: number, now: number) => string[];
  readonly keepDuties: (lease: Lease, games: readonly string[], now: number) => void;
}

type Statements = ReturnType<typeof statementsOn>;

export function writesOn(db: DatabaseSync): Writes {
  const on = statementsOn(db);
  return {
    probe() {
      db.exec(`PRAGMA user_version = ${migrations.length}`);
    },
    steps: (steps) => inTransaction(db, () => steps.map(([sql, ...values]) => on.all<object>(inSqlite(sql), ...values))),
    ...guestWrites(on),
    ...tableWrites(db, on),
    ...playWrites(on),
    ...chatWrites(on),
    ...dayWrites(on),
    ...noticeWrites(on),
    ...ratingWrites(db, on),
  };
}

/** Whether a guest sits anywhere, has a table that waits, the result of a day, or a club. */
const IS_KEPT = `SELECT 1 FROM seats WHERE guest = ?1 UNION ALL SELECT 1 FROM games WHERE host = ?1 AND status = 'open'
  UNION ALL SELECT 1 FROM day_results WHERE guest = ?1 UNION ALL SELECT 1 FROM club_members WHERE guest = ?1 LIMIT 1`;

function guestWrites({ run, one, all }: Statements): Pick<Writes, 'dropGuests'> {
  return {
    dropGuests(since, before, most) {
      const seen = all<{ id: string; made: number }>(
        'SELECT id, made FROM guests WHERE made > ? AND made < ? ORDER BY made LIMIT ?',
        ...[since, before, most],
      );
      for (const { id } of seen) {
        if (one(IS_KEPT, id) !== undefined) continue;
        run('DELETE FROM notices WHERE bell IN (SELECT id FROM bells WHERE guest = ?)', id);
        run('DELETE FROM bells WHERE guest = ?', id);
        for (const table of ['links', 'devices', 'passkeys', 'names', 'ties', 'invitations'])
          run(`DELETE FROM ${table} WHERE guest = ?`, id);
        run('DELETE FROM guests WHERE id = ?', id);
      }
      return seen.length < most ? undefined : seen.at(-1)?.made;
    },
  };
}

/** Tables with rows that belong to a game, and go with it. */
const OF_A_GAME = [
  'log',
  'chat',
  'duties',
  'notices',
  'orders',
  'results',
  'invitations',
  'review_turns',
  'reviews',
  'accuracies',
  'seats',
];

/** Tables before their game. */
function tableWrites(db: DatabaseSync, on: Statements): Pick<Writes, 'addGame' | 'reseat' | 'start' | 'shut' | 'dropGame'> {
  const { run, all } = on;
  return {
    addGame({ id, code, host, isPrivate, status, options, seed, rules, made, club, seats }) {
      inTransaction(db, () => {
        const added = run(
          'INSERT INTO games (id, code, host, private, status, options, seed, rules, made, rated, club) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
          ...[id, code, host, isPrivate ? 1 : 0, status, JSON.stringify(options), seed, rules, made],
          ...[options.rated === true ? 1 : null, club ?? null],
        );
        if (!added) return;
        seats.forEach(({ guest, bot, name, colour }, seat) => {
          run(
            'INSERT INTO seats (game, seat, guest, bot, name, colour, made) VALUES (?, ?, ?, ?, ?, ?, ?)',
            ...[id, seat, guest ?? null, bot ?? null, name ?? null, colour ?? null, made],
          );
        });
      });
    },
    reseat(game, seat, from, to) {
      return run(
        `UPDATE seats SET guest = ?, bot = ?, name = ?, colour = ? WHERE game = ? AND seat = ? AND guest IS ? AND bot IS ?
         AND EXISTS (SELECT 1 FROM games WHERE id = ? AND status = 'open') AND NOT EXISTS (
           SELECT 1 FROM seats other WHERE other.game = seats.game AND other.seat <> seats.seat AND (other.colour = ?
           OR other.name = ? AND (other.guest IS NOT NULL OR other.bot IS NOT NULL)))
         AND NOT EXISTS (SELECT 1 FROM ties t WHERE t.kind = 'block' AND (
           t.guest = ? AND t.other IN (SELECT s.guest FROM seats s WHERE s.game = ? UNION SELECT host FROM games WHERE id = ?) OR
           t.other = ? AND t.guest IN (SELECT s.guest FROM seats s WHERE s.game = ? UNION SELECT host FROM games WHERE id = ?)))`,
        ...[to.guest ?? null, to.bot ?? null, to.name ?? null, to.colour ?? null, game, seat, from.guest ?? null, from.bot ?? null],
        ...[game, to.colour ?? null, to.name ?? null, to.guest ?? null, game, game, to.guest ?? null, game, game],
      );
    },
    start({ id, seats }, setup, now, duty, notices) {
      return inTransaction(db, () => {
        if (!areSeated(all<SeatColumns>('SELECT * FROM seats WHERE game = ?', id), seats)) return false;
        const sql = "UPDATE games SET status = 'running', setup = ?, started = ? WHERE id = ? AND status = 'open'";
        const isFirst = run(sql, JSON.stringify(setup), now, id);
        if (isFirst) setDuty(on, id, duty, now);
        if (isFirst) writeNotices(on, id, notices, now);
        return isFirst;
      });
    },
    shut(game) {
      return run("UPDATE games SET status = 'closed' WHERE id = ? AND status = 'open'", game);
    },
    dropGame(game) {
      return inTransaction(db, () => {
        if (all("SELECT 1 FROM games WHERE id = ? AND status IN ('closed', 'finished')", game).length === 0) return false;
        for (const table of OF_A_GAME) run(`DELETE FROM ${table} WHERE game = ?`, game);
        return run('DELETE FROM games WHERE id = ?', game);
      });
    },
  };
}

/** A row is written if it follows the last one. Only the first of several can fail to: nobody else writes meanwhile. */
const APPEND = `INSERT INTO log (game, seq, at, kind, seat, body) SELECT ?1, ?2, ?3, ?4, ?5, ?6
  WHERE CASE ?2 WHEN 1 THEN EXISTS (SELECT 1 FROM games WHERE id = ?1) ELSE EXISTS (SELECT 1 FROM log WHERE game = ?1 AND seq = ?2 - 1) END
  ON CONFLICT DO NOTHING`;

/** Due, and nobody's. Nobody holds anything for longer than a lease: then the clock was set back since. */
const FREE = 'due <= ? AND (until <= ? OR until > ?)';

function playWrites(on: Statements): Pick<Writes, 'append' | 'claimDuties' | 'keepDuties'> {
  const { run, one, all } = on;
  return {
    append({ game, rows, duty, isOver, hiddenUntil, notices }, now) {
      for (const { seq, at, kind, seat, body } of rows) if (!run(APPEND, game, seq, at, kind, seat ?? null, body)) return false;
      if (isOver)
        run("UPDATE games SET status = 'finished', hidden_until = coalesce(?, hidden_until) WHERE id = ?", hiddenUntil ?? null, game);
      setDuty(on, game, duty, now);
      if (notices !== undefined) writeNotices(on, game, notices, now);
      return true;
    },
    claimDuties({ holder, ms }, most, now) {
      const due = one<{ game: string }>(`SELECT game FROM duties WHERE ${FREE} LIMIT 1`, now, now, now + ms);
      if (due === undefined) return [];
      const sql = `UPDATE duties SET holder = ?, until = ? WHERE game IN (SELECT game FROM duties WHERE ${FREE} ORDER BY due LIMIT ?) RETURNING game`;
      return all<{ game: string }>(sql, holder, now + ms, now, now, now + ms, most).map(({ game }) => game);
    },
    keepDuties({ holder, ms }, games, now) {
      for (const game of games) run('UPDATE duties SET until = ? WHERE game = ? AND holder = ?', now + ms, game, holder);
    },
  };
}

function chatWrites({ run }: Statements): Pick<Writes, 'addChat'> {
  return {
    addChat(game, { seat, person, name, text, key }, kept, now) {
      const isNew = run(
        `INSERT INTO chat (game, n, at, seat, guest, name, text, key)
         SELECT ?, coalesce(max(n), 0) + 1, ?, ?, ?, ?, ?, ? FROM chat WHERE game = ? ON CONFLICT DO NOTHING`,
        ...[game, now, seat ?? null, person ?? null, name, text, key ?? null, game],
      );
      if (!isNew) return;
      const side = seat === undefined ? 'seat IS NULL' : 'seat IS NOT NULL';
      run(
        `DELETE FROM chat WHERE game = ? AND ${side} AND n <= (SELECT n FROM chat WHERE game = ? AND ${side} ORDER BY n DESC LIMIT 1 OFFSET ?)`,
        ...[game, game, kept],
      );
    },
  };
}

function setDuty({ run }: Statements, game: string, duty: Duty | 'keep' | 'none', now: number): void {
  if (duty === 'none') run('DELETE FROM duties WHERE game = ?', game);
  else if (duty !== 'keep') {
    const { due, lease } = duty;
    const until = lease === undefined ? 0 : now + lease.ms;
    run('INSERT OR REPLACE INTO duties (game, due, holder, until) VALUES (?, ?, ?, ?)', game, due, lease?.holder ?? null, until);
  }
}
