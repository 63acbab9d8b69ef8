/** What is said at tables: numbered by the database, the last lines of either side kept. */
import { type ChatColumns, lineFrom } from './columns.ts';
import { type Asking, NOW } from './postgres-asking.ts';
import type { Store } from './store.ts';

const MOST_INT = 2_147_483_647;

/** One of two lines with the same number gets through: the other is tried again with the next, unless it was said already. */
const SAY = `
  INSERT INTO chat (game, n, at, seat, name, text, key, guest)
  SELECT $1, coalesce(max(n), 0) + 1, ${NOW}, $2::int, $3, $4, $5, $6 FROM chat WHERE game = $1
  ON CONFLICT DO NOTHING`;
/** How often somebody else may be quicker. */
const SAY_TRIES = 20;

const sideOf = (seat: number | undefined): string => (seat === undefined ? 'seat IS NULL' : 'seat IS NOT NULL');

export function chatOn({ all, one, changes }: Asking): Pick<Store, 'addChat' | 'chat'> {
  const isSaid = async (game: string, key: string | undefined): Promise<boolean> =>
    key !== undefined && (await one('SELECT 1 FROM chat WHERE game = $1 AND key = $2', [game, key])) !== undefined;
  return {
    async addChat(game, { seat, person, name, text, key }, kept) {
      for (let tries = 0; !(await changes(SAY, [game, seat ?? null, name, text, key ?? null, person ?? null])); ) {
        if (await isSaid(game, key)) return;
        if (++tries > SAY_TRIES) throw new Error('all talk at once');
      }
      const older = `SELECT n FROM chat WHERE game = $1 AND ${sideOf(seat)} ORDER BY n DESC LIMIT 1 OFFSET $2`;
      await all(`DELETE FROM chat WHERE game = $1 AND ${sideOf(seat)} AND n <= (${older})`, [game, kept]);
    },
    async chat(game, { after = 0, before = MOST_INT, most }) {
      const sql = 'SELECT n, at, seat, guest, name, text FROM chat WHERE game = $1 AND n > $2 AND n < $3 ORDER BY n DESC LIMIT $4';
      return (await all<ChatColumns>(sql, [game, after, before, most])).map(lineFrom).reverse();
    },
  };
}
