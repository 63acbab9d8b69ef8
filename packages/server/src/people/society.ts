/** What a node does for people beside their requests: counts what they have played, and forgets who has left. */
import type { Gallery } from '../game/gallery.ts';
import type { Lobby } from '../game/lobby.ts';
import type { Rooms } from '../game/rooms.ts';
import type { Tables } from '../game/tables.ts';
import type { Courier } from '../notices/courier.ts';
import { type Cancel, everyUnlessBusy, type Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import { type Counter, counterOf } from './counter.ts';
import { type Departures, departuresOf } from './departure.ts';

export interface Society {
  readonly counter: Counter;
  readonly departures: Departures;
  /** Somebody is asked to a table: whoever waits in front of the list hears of it at once, here and at other nodes; who is away is woken. */
  readonly invited: (guest: string, table: string) => Promise<void>;
  /** What these may see in the list of tables has changed: whoever waits in front of it sees it at once, here and at other nodes. */
  readonly reconsidered: (guests: readonly string[]) => Promise<void>;
  readonly stop: Cancel;
}

export interface SocietyMeans {
  readonly outside: Outside;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly gallery: Gallery;
  readonly tables: Tables;
  readonly lobby: Pick<Lobby, 'nudge' | 'reconsider'>;
  readonly courier: Pick<Courier, 'soon'>;
  readonly moved: (guest: string) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Before the id of somebody who is asked to a table, in what nodes tell each other. */
export const ASKED = '+';
/** Before the id of somebody who may see other tables than before. */
export const SEES = '=';

export function openSociety(
  { outside, store, rooms, gallery, tables, lobby, courier, moved, onFault }: SocietyMeans,
  everyMs: number,
): Society {
  const counter = counterOf(store, onFault);
  const departures = departuresOf({ outside, store, rooms, gallery, tables, moved });
  const look = async (): Promise<void> => {
    await departures.look();
    await counter.look();
  };
  const stop = everyUnlessBusy(outside, everyMs, look, onFault);
  const invited = async (guest: string, table: string): Promise<void> => {
    lobby.nudge(guest);
    await store.addNotices([{ guest, kind: 'invited', game: table, seq: 0 }]);
    courier.soon();
    await store.tell([`${ASKED}${guest}`]);
  };
  const reconsidered = async (guests: readonly string[]): Promise<void> => {
    // What has changed stands already: whoever asks for it again would not get here.
    await Promise.all([lobby.reconsider(guests), store.tell(guests.map((guest) => `${SEES}${guest}`))]).catch(onFault);
  };
  return { counter, departures, invited, reconsidered, stop };
}
