import { patched } from '@elbowroom/rules';
import type { ChangedNews, News } from '../src/game/news.ts';

/** As a client does it: what is told as a whole is known, what has changed is changed. */
export function read(known: News | undefined, told: News | ChangedNews): News {
  if (!('changed' in told)) return told;
  if (known?.seq !== told.seq - told.rows.length) throw new Error(`not from row ${known?.seq}: ${JSON.stringify(told)}`);
  const { changed, ...happened } = told;
  const { seq, after, rows, legal, ...stood } = known;
  return { after: told.seq, ...patched(stood, changed), ...happened };
}
