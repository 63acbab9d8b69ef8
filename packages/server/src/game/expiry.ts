/** Tables that never began leave the lobby after a while, when nobody is at them. */
import { type Cancel, every, type Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import type { Presence } from './presence.ts';
import type { Tables } from './tables.ts';

export interface ExpiryTerms {
  /** How long a table may wait for people; 0: for ever. */
  readonly openMs: number;
  readonly everyMs: number;
}

/** How many one look closes; there is always another look. */
const MOST = 100;

/** The first look comes late enough for other nodes to have said who is with them. Answers with the way to stop. */
export function startExpiry(
  outside: Outside,
  store: Store,
  tables: Pick<Tables, 'expire'>,
  presence: Pick<Presence, 'of'>,
  { openMs, everyMs }: ExpiryTerms,
  onFault: (error: unknown) => void,
): Cancel {
  if (openMs === 0) return () => {};
  const isDeserted = (id: string): boolean => {
    const { here, spectators } = presence.of(id);
    return here.length + spectators === 0;
  };
  const look = async (): Promise<void> => {
    const stale = await store.staleGames(store.now() - openMs, MOST);
    for (const id of stale.filter(isDeserted)) await tables.expire(id);
  };
  let isBusy = false;
  return every(outside, everyMs, () => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch(onFault)
      .finally(() => {
        isBusy = false;
      });
  });
}
