/** Leaving for good: seats go to bots, tables that wait are closed, and then nothing is known any more, at any node. */
import { Problem } from '../errors.ts';
import type { Gallery } from '../game/gallery.ts';
import { GONE_AS } from '../game/rating.ts';
import type { Rooms } from '../game/rooms.ts';
import type { Tables } from '../game/tables.ts';
import type { Outside } from '../outside.ts';
import { unguessable } from '../secrets.ts';
import type { Game, Store } from '../store/store.ts';

/** Before the id of somebody who has left, in what nodes tell each other. */
export const LEFT = '%';

/** For so long something of theirs may still be on its way, from a node that has not heard of it. */
const LATE_MS = 3_600_000;

export interface DepartureMeans {
  readonly outside: Pick<Outside, 'bytes'>;
  readonly store: Store;
  readonly rooms: Rooms;
  /** The same tables for those who see them with a delay. */
  readonly gallery: Pick<Gallery, 'forget'>;
  readonly tables: Tables;
  /** Known by no secret any more, here and at other nodes. */
  readonly moved: (guest: string) => Promise<void>;
}

export interface Departures {
  /** Tables that wait are closed, seats given to bots: nobody waits for them. */
  readonly standUp: (guest: string) => Promise<void>;
  readonly leave: (guest: string) => Promise<void>;
  /** Somebody has left, here or elsewhere: what this node remembers of them is read anew. */
  readonly heed: (guests: readonly string[]) => void;
  /** What was written by somebody who had not heard of a departure. */
  readonly look: () => Promise<void>;
  /** What this node remembers, in case it has not heard. */
  readonly recall: () => Promise<void>;
}

/** What is over meanwhile, or never was, is no reason to stay. */
async function unlessOver(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
  }
}

export function departuresOf({ outside, store, rooms, gallery, tables, moved }: DepartureMeans): Departures {
  const leaveTable = async (guest: string, { id, host, seats, status }: Game): Promise<void> => {
    const somebody = { id: guest, name: '' };
    const own = seats.flatMap((seat, i) => (seat.guest === guest ? [i] : []));
    if (status === 'open' && host === guest) return unlessOver(() => tables.shut(id, somebody));
    for (const seat of own)
      await unlessOver(async () => (status === 'open' ? tables.stand(id, somebody, seat) : (await rooms.get(id)).resign(seat)));
  };
  const heed = (guests: readonly string[]): void => {
    const gone = new Set(guests);
    for (const hall of [rooms, gallery])
      hall.forget(({ host, seats }) => gone.has(host) || seats.some((seat) => seat.guest !== undefined && gone.has(seat.guest)));
  };
  const standUp = async (guest: string): Promise<void> => {
    for (const id of await store.liveGamesOf(guest)) {
      const game = await store.game(id);
      if (game !== undefined) await leaveTable(guest, game);
    }
  };
  const clear = async (guest: string): Promise<void> => {
    await standUp(guest);
    await store.forgetGuest(guest, `${GONE_AS}${unguessable(outside)}`);
  };
  const leave = async (guest: string): Promise<void> => {
    await clear(guest);
    heed([guest]);
    await Promise.all([moved(guest), store.tell([`${LEFT}${guest}`])]);
  };
  const recent = (): Promise<string[]> => store.departedSince(store.now() - LATE_MS);
  return {
    standUp,
    leave,
    heed,
    async look() {
      for (const guest of await recent()) await clear(guest);
      await store.dropDeparted(store.now() - LATE_MS);
    },
    async recall() {
      const guests = await recent();
      if (guests.length > 0) heed(guests);
    },
  };
}
