/** What nobody needs any more: tables that never began are closed when nobody is at them; later they, and if so wished finished games and guests who sit nowhere, are deleted. */
import { dayAt } from '@elbowroom/bots/day';
import { type Cancel, everyUnlessBusy, type Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import type { Presence } from './presence.ts';
import type { Tables } from './tables.ts';

/** Milliseconds; 0: never. */
export interface ExpiryTerms {
  /** How long a table may wait for people. */
  readonly openMs: number;
  /** How long guests are kept who sit nowhere, tables that were closed before they began, and results of days. */
  readonly idleMs: number;
  /** How long finished games are kept. */
  readonly finishedMs: number;
  readonly everyMs: number;
}

export interface ExpiryMeans {
  readonly outside: Outside;
  readonly store: Store;
  readonly tables: Pick<Tables, 'expire' | 'drop'>;
  readonly presence: Pick<Presence, 'of'>;
  readonly onFault: (error: unknown) => void;
}

/** How many of each one look closes, deletes or looks at; there is always another look. */
const MOST = 100;

/** The first look comes late enough for other nodes to have said who is with them. Answers with the way to stop. */
export function startExpiry({ outside, store, tables, presence, onFault }: ExpiryMeans, terms: ExpiryTerms): Cancel {
  const { openMs, idleMs, finishedMs, everyMs } = terms;
  const isDeserted = (id: string): boolean => {
    const { here, spectators } = presence.of(id);
    return here.length + spectators === 0;
  };
  /** Guests who came until then have been looked at in this round. */
  let lookedAt = 0;
  const look = async (): Promise<void> => {
    const now = store.now();
    if (openMs > 0) for (const id of (await store.staleGames(now - openMs, MOST)).filter(isDeserted)) await tables.expire(id);
    if (idleMs > 0) for (const id of (await store.oldGames('closed', now - idleMs, MOST)).filter(isDeserted)) await tables.drop(id);
    if (finishedMs > 0)
      for (const id of (await store.oldGames('finished', now - finishedMs, MOST)).filter(isDeserted)) await tables.drop(id);
    if (idleMs > 0) await store.dropDays(dayAt(now - idleMs));
    if (idleMs > 0) lookedAt = (await store.dropGuests(lookedAt, now - idleMs, MOST)) ?? 0;
  };
  return everyUnlessBusy(outside, everyMs, look, onFault);
}
