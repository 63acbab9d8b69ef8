/** What was said at a table, as far as this page knows it: an unbroken end of it, and more of the beginning when somebody asks. */
import type { ChatLine } from './client.ts';

export type Talk = {
  /** In order. */
  readonly lines: readonly ChatLine[];
  /** Whether there may be lines before these. */
  readonly hasMore: boolean;
};

/** `more`: the server does not say that nothing is missing between what was known and these lines. */
export type HeardLines = { readonly lines: readonly ChatLine[]; readonly more?: boolean };

export const nothingSaid: Talk = { lines: [], hasMore: false };

/** The number of the last line that was heard; undefined before anything was. */
export const lastHeard = ({ lines }: Talk): number | undefined => lines.at(-1)?.n;

export function hearing(known: Talk, { lines, more = false }: HeardLines): Talk {
  const last = lastHeard(known) ?? 0;
  const fresh = lines.filter(({ n }) => n > last);
  const isBroken = more && (fresh[0]?.n ?? 0) > last + 1;
  return isBroken ? { lines: fresh, hasMore: true } : { lines: [...known.lines, ...fresh], hasMore: known.hasMore };
}

/** A page of what was said before. */
export function recalling(known: Talk, { lines, next }: { readonly lines: readonly ChatLine[]; readonly next?: number }): Talk {
  const first = known.lines[0]?.n ?? Number.POSITIVE_INFINITY;
  return { lines: [...lines.filter(({ n }) => n < first), ...known.lines], hasMore: next !== undefined };
}
