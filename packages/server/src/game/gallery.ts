/**
 * Where those sit who look on at a table with a delay. It is like another node whose database is late: its rooms read the log only up to what may be shown,
 * so nothing that is asked of them can tell more, whatever it is.
 */
import type { Cancel, Outside } from '../outside.ts';
import type { Game, Row, Store } from '../store/store.ts';
import type { Curtain } from './chats.ts';
import type { Step } from './course.ts';
import { delayMs, isLate } from './delay.ts';
import type { Presence } from './presence.ts';
import type { House, Room } from './room.ts';
import { Rooms } from './rooms.ts';
import type { Watchers } from './watchers.ts';

/** Where somebody looks from. */
export interface Place {
  readonly room: Room;
  readonly watchers: Watchers;
  /** Before what is said; left out: it is heard at once. */
  readonly curtain?: Curtain;
}

/** Up to where a table is shown that counts by turns. */
interface Shown {
  readonly seq: number;
  readonly at: number;
}

/** A timer rings a little late rather than early: else the row is not old enough yet, and is waited for again. */
const LATER_MS = 5;

export class Gallery {
  readonly rooms: Rooms;
  readonly #outside: Outside;
  readonly #store: Store;
  readonly #stage: Rooms;
  readonly #onFault: (error: unknown) => void;
  readonly #onTold: (game: string) => Promise<void>;
  readonly #timers = new Map<string, Cancel>();
  readonly #turns = new WeakMap<Room, Shown>();

  constructor(house: Omit<House, 'onSteps'>, stage: Rooms, terms: GalleryTerms) {
    const { outside, store } = house;
    this.#outside = outside;
    this.#store = store;
    this.#stage = stage;
    this.#onFault = terms.onFault;
    this.#onTold = terms.onTold;
    const onSteps = ({ game }: Room, steps: readonly Step[]): void => {
      if (steps.length > 0) this.#onTold(game.id).catch(this.#onFault);
    };
    this.rooms = new Rooms({ ...house, store: this.#lateStore(), onSteps }, terms.presence, terms.most, 'gallery');
  }

  /** At the table itself, or up here. */
  async placeOf(room: Room, guest: string | undefined): Promise<Place> {
    if (!isLate(room.game, guest)) return { room, watchers: this.#stage.watchers };
    const { id } = room.game;
    return { room: await this.rooms.fresh(id), watchers: this.rooms.watchers, curtain: this.#curtain(room) };
  }

  /** The table has gone on. Where time is counted there is a timer already, unless this is the first that waits. */
  heard({ game }: Room): void {
    if (game.options.delay !== undefined && !this.#timers.has(game.id)) this.wake([game.id]).catch(this.#onFault);
  }

  wake(games: readonly string[]): Promise<void> {
    return this.rooms.wake(games);
  }

  forget(isMeant: (game: Game) => boolean): void {
    this.rooms.forget(isMeant);
  }

  endAll(): void {
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
    this.rooms.watchers.endAll();
  }

  #curtain({ game }: Room): Curtain {
    const { id } = game;
    return {
      until: async () => (game.options.delay === 'turn' ? (await this.#shownOf(id)).at : this.#store.now() - delayMs(game)),
      onHidden: (at) => this.#ring(`${id} said`, at + delayMs(game), () => this.#onTold(id).catch(this.#onFault)),
    };
  }

  /** Everything that is true, later. It is read anew at each look, because time alone brings news. */
  #lateStore(): Store {
    return {
      ...this.#store,
      isShared: true,
      game: async (id) => {
        const game = await this.#store.game(id);
        return game?.setup === undefined ? game : { ...game, status: 'running' };
      },
      rowsSince: async (id, seq, most) => {
        const { game } = await this.#stage.get(id);
        if (game.options.delay === 'turn') {
          const shown = await this.#shownOf(id);
          return (await this.#store.rowsSince(id, seq, most)).filter((row) => row.seq <= shown.seq);
        }
        return this.#oldEnough(game, await this.#store.rowsSince(id, seq, most));
      },
    };
  }

  /** Up to the first that is not. What has been shown stays shown, also when the database's clock is set back. */
  #oldEnough(game: Game, rows: readonly Row[]): Row[] {
    const until = this.#store.now() - delayMs(game);
    const shown = this.rooms.known(game.id)?.course?.seq ?? 0;
    const first = rows.findIndex(({ at, seq }) => at > until && seq > shown);
    const hidden = rows[first];
    if (hidden === undefined) return [...rows];
    this.#ring(game.id, hidden.at + delayMs(game), () => this.wake([game.id]).catch(this.#onFault));
    return rows.slice(0, first);
  }

  #ring(name: string, at: number, work: () => void): void {
    if (this.#timers.has(name)) return;
    const wait = Math.max(0, at - this.#store.now()) + LATER_MS;
    this.#timers.set(
      name,
      this.#outside.after(wait, () => {
        this.#timers.delete(name);
        work();
      }),
    );
  }

  /** Up to the beginning of the turn before the one that is under way; all of it when the game is over. */
  async #shownOf(id: string): Promise<Shown> {
    const room = await this.#stage.fresh(id);
    const before = this.#turns.get(room) ?? { seq: 0, at: room.game.started ?? 0 };
    if (room.game.status === 'finished') return { seq: Number.POSITIVE_INFINITY, at: Number.POSITIVE_INFINITY };
    const begun = (await room.stepsSince(before.seq)).filter(({ events }) => events.some(({ type }) => type === 'turn-began'));
    const row = begun.at(-2)?.row;
    const known = this.#turns.get(room) ?? before; // somebody else may have looked meanwhile
    const shown = row === undefined || row.seq <= known.seq ? known : { seq: row.seq, at: row.at };
    this.#turns.set(room, shown);
    return shown;
  }
}

export interface GalleryTerms {
  readonly presence: Presence;
  /** How many tables are kept in mind. */
  readonly most: number;
  /** A table has gone on for those who look on. */
  readonly onTold: (game: string) => Promise<void>;
  readonly onFault: (error: unknown) => void;
}

/** Whoever comes to one of the two places is counted at the other. */
export function openGallery(house: Omit<House, 'onSteps'>, stage: Rooms, terms: GalleryTerms): Gallery {
  const gallery = new Gallery(house, stage, terms);
  const send = (there: Rooms) => (game: string) => {
    const room = there.known(game);
    if (room !== undefined) there.watchers.sendPresence(room);
  };
  stage.watchers.onCame = send(gallery.rooms);
  gallery.rooms.watchers.onCame = send(stage);
  return gallery;
}
