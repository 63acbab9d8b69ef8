/** What is said at tables: numbered by the database, the last lines of either side kept. */
import { type ChatColumns, lineFrom } from './columns.ts';
import { type Asking, NOW } from './postgres-asking.ts';
import type { Store } from './store.ts';

const MOST_INT = 2_147_483_647;

/** The key lets one of two lines with the same number through: the other is tried again with the next. */
const SAY = `
  INSERT INTO chat (game, n, at, seat, name, text)
  SELECT $1, coalesce(max(n), 0) + 1, ${NOW}, $2::int, $3, $4 FROM chat WHERE game = $1
  ON CONFLICT DO NOTHING`;
/** How often somebody else may be quicker. */
const SAY_TRIES = 20;

const sideOf = (seat: number | undefined): string => (seat === undefined ? 'seat IS NULL' : 'seat IS NOT NULL');

export function chatOn({ all, changes }: Asking): Pick<Store, 'addChat' | 'chat'> {
  return {
    async addChat(game, { seat, name, text }, kept) {
      for (let tries = 0; !(await changes(SAY, [game, seat ?? null, name, text])); )
        if (++tries > SAY_TRIES) throw new Error('all talk at once');
      const older = `SELECT n FROM chat WHERE game = $1 AND ${sideOf(seat)} ORDER BY n DESC LIMIT 1 OFFSET $2`;
      await all(`DELETE FROM chat WHERE game = $1 AND ${sideOf(seat)} AND n <= (${older})`, [game, kept]);
    },
    async chat(game, { after = 0, before = MOST_INT, most }) {
      const sql = 'SELECT n, at, seat, name, text FROM chat WHERE game = $1 AND n > $2 AND n < $3 ORDER BY n DESC LIMIT $4';
      return (await all<ChatColumns>(sql, [game, after, before, most])).map(lineFrom).reverse();
    },
  };
}
