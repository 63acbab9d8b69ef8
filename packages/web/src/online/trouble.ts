/** Why a table cannot be shown, in kind words: what happened, and what one can do. */
import type { RefusalCode } from './client.ts';
import type { OnlineWords } from './online-words.ts';

export type TroubleText = { readonly title: string; readonly says: string };

/** `closed`: by its host, or because nobody was at it any more. */
export type TroubleKind = RefusalCode | 'closed';

export function troubleOf(kind: TroubleKind, { troubles, refusals }: OnlineWords): TroubleText {
  const known = Object.entries(troubles).find(([name]) => name === kind)?.[1];
  if (known !== undefined) return known;
  return { title: troubles.other.title, says: (kind === 'closed' ? undefined : refusals[kind]) ?? troubles.other.says };
}
