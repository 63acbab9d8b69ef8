/** What those know and do who run the server: reports, standings, and a log of what was done by whom. */
import type { Desk } from '../desk.ts';

/** What somebody may not do any more, until it is taken back. */
export interface Standing {
  /** Say anything. */
  readonly isMuted: boolean;
  /** Come in at all. */
  readonly isBanned: boolean;
}

/** What was said before somebody complained. */
interface ReportedLine {
  readonly at: number;
  readonly person?: string;
  readonly name: string;
  readonly text: string;
}

export interface Report {
  readonly id: string;
  readonly at: number;
  /** Who complains, and of whom; left out: somebody who has left since. */
  readonly by?: string;
  readonly about: string;
  /** What the latter was called then. */
  readonly name: string;
  readonly game?: string;
  readonly words: string;
  readonly lines: readonly ReportedLine[];
}

/** Something that was done, and by whom. */
export interface Deed {
  readonly at: number;
  readonly keeper: string;
  readonly act: string;
  readonly about: string;
  readonly words: string;
}

export interface KeepingStore {
  setStanding(guest: string, standing: Partial<Standing>): Promise<boolean>;
  /** Once by each key. */
  addReport(report: Omit<Report, 'at'>): Promise<void>;
  /** Those that nobody has seen to, oldest first. */
  openReports(most: number): Promise<Report[]>;
  closeReport(id: string): Promise<boolean>;
  /** What somebody complained of, in their own words. */
  reportsBy(guest: string): Promise<{ readonly at: number; readonly name: string; readonly words: string }[]>;
  noteDeed(id: string, deed: Omit<Deed, 'at'>): Promise<void>;
  /** The latest first. */
  deeds(most: number): Promise<Deed[]>;
}

interface ReportColumns {
  readonly id: string;
  readonly at: number;
  readonly reporter: string | null;
  readonly about: string;
  readonly name: string;
  readonly game: string | null;
  readonly words: string;
  readonly lines: string;
}

const reportFrom = ({ id, at, reporter, about, name, game, words, lines }: ReportColumns): Report => ({
  id,
  at,
  ...(reporter === null ? {} : { by: reporter }),
  about,
  name,
  ...(game === null ? {} : { game }),
  words,
  lines: JSON.parse(lines),
});

/** What is forgotten with a guest: what others said of them goes with them, and what they said of others stays without their name. */
export const FORGET_KEEPING: readonly string[] = [
  'DELETE FROM reports WHERE about = $1',
  "UPDATE reports SET reporter = NULL, lines = '[]' WHERE reporter = $1",
  "UPDATE deeds SET about = 'gone' WHERE about = $1",
];

export function keepingOn({ all, write, changes }: Desk, now: () => number): KeepingStore {
  const asNumber = (value: boolean | undefined): number | null => (value === undefined ? null : Number(value));
  return {
    setStanding: (guest, { isMuted, isBanned }) =>
      changes(
        'UPDATE guests SET muted = coalesce($2, muted), banned = coalesce($3, banned) WHERE id = $1 RETURNING 1',
        ...[guest, asNumber(isMuted), asNumber(isBanned)],
      ),
    async addReport({ id, by, about, name, game, words, lines }) {
      await write([
        `INSERT INTO reports (id, at, reporter, about, name, game, words, lines) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
        ...[id, now(), by ?? null, about, name, game ?? null, words, JSON.stringify(lines)],
      ]);
    },
    async openReports(most) {
      const sql = 'SELECT id, at, reporter, about, name, game, words, lines FROM reports WHERE done = 0 ORDER BY at, id LIMIT $1';
      return (await all<ReportColumns>(sql, most)).map(reportFrom);
    },
    reportsBy: (guest) => all('SELECT at, name, words FROM reports WHERE reporter = $1 ORDER BY at', guest),
    closeReport: (id) => changes('UPDATE reports SET done = 1 WHERE id = $1 AND done = 0 RETURNING 1', id),
    async noteDeed(id, { keeper, act, about, words }) {
      const sql = 'INSERT INTO deeds (id, at, keeper, act, about, words) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING';
      await write([sql, id, now(), keeper, act, about, words]);
    },
    deeds: (most) => all<Deed>('SELECT at, keeper, act, about, words FROM deeds ORDER BY at DESC, id LIMIT $1', most),
  };
}
