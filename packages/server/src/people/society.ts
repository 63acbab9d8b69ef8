/** What a node does for people beside their requests: counts what they have played, and forgets who has left. */
import type { Rooms } from '../game/rooms.ts';
import type { Tables } from '../game/tables.ts';
import { type Cancel, every, type Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import { type Counter, counterOf } from './counter.ts';
import { type Departures, departuresOf } from './departure.ts';

export interface Society {
  readonly counter: Counter;
  readonly departures: Departures;
  readonly stop: Cancel;
}

export interface SocietyMeans {
  readonly outside: Outside;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly tables: Tables;
  readonly moved: (guest: string) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

export function openSociety({ outside, store, rooms, tables, moved, onFault }: SocietyMeans, everyMs: number): Society {
  const counter = counterOf(store);
  const departures = departuresOf({ store, rooms, tables, moved });
  let isBusy = false;
  const look = async (): Promise<void> => {
    await departures.look();
    await counter.look();
  };
  const stop = every(outside, everyMs, () => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch(onFault)
      .finally(() => {
        isBusy = false;
      });
  });
  return { counter, departures, stop };
}
