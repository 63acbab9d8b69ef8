/** News that say only what has changed, made whole again. */
import { patched, Refused } from '@elbowroom/rules';
import type { ChangedNews, News } from './client.ts';

/** Undefined: they do not follow what is known, and all has to be asked for. */
export function wholeNews(known: News | undefined, told: News | ChangedNews): News | undefined {
  if (!('changed' in told)) return told;
  const { changed, seq, after = seq, rows } = told;
  if (known?.seq !== seq - rows.length) return undefined;
  try {
    return { ...patched(known, changed), seq, after, rows };
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
