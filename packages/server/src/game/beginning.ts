/** A node may die between the last seat and the start. If whoever sat down looks at the table again they start it; if nobody does, a node does. */
import { type Cancel, everyUnlessBusy, type Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

export interface BeginningMeans {
  readonly outside: Outside;
  readonly store: Pick<Store, 'fullTables'>;
  readonly tables: Pick<Tables, 'begin'>;
  readonly onFault: (error: unknown) => void;
}

/** How many one look starts; there is always another look. */
const MOST = 32;

/** Answers with the way to stop. */
export function startBeginning({ outside, store, tables, onFault }: BeginningMeans, everyMs: number): Cancel {
  const begin = async (): Promise<void> => {
    for (const id of await store.fullTables(MOST)) await tables.begin(id).catch(onFault);
  };
  return everyUnlessBusy(outside, everyMs, begin, onFault);
}
