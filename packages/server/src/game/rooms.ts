/** The games this node has in mind. Those nobody looks at are forgotten, longest unused first: the log brings them back. */
import { Problem } from '../errors.ts';
import type { Game } from '../store/store.ts';
import type { Step } from './course.ts';
import type { Presence, Seeing } from './presence.ts';
import { type House, Room } from './room.ts';
import { Watchers } from './watchers.ts';
import { Shelf } from './way.ts';

export class Rooms {
  readonly watchers: Watchers;
  readonly #house: House;
  readonly #most: number;
  readonly #shelf = new Shelf();
  readonly #rooms = new Map<string, Promise<Room>>();
  readonly #present = new Map<string, Room>();

  constructor({ onSteps, ...house }: House, presence: Presence, most: number, from: Seeing = 'stage') {
    this.watchers = new Watchers(house.outside, presence, from);
    this.#most = most;
    this.#house = {
      ...house,
      onSteps: (room: Room, steps: readonly Step[], isOwn: boolean) => {
        const isBegun = !isOwn && (steps[0]?.row.seq ?? 1) === 1;
        if (isBegun) this.watchers.tellTable(room);
        this.watchers.tellSteps(room, steps);
        const known = this.#present.get(room.game.id);
        if (known !== undefined && known !== room) known.catchUp().catch(() => {}); // this one was forgotten while it was still at work
        onSteps(room, steps, isOwn);
      },
    };
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** If it is in mind. */
  known(id: string): Room | undefined {
    return this.#present.get(id);
  }

  /** As it stands now, whichever node it was played on. */
  async fresh(id: string): Promise<Room> {
    const room = await this.get(id);
    if (this.#house.store.isShared) await room.catchUp();
    return room;
  }

  /** Throws `no-table`. Who sits where is final once the game has begun; until then another node may have changed it. */
  async get(id: string): Promise<Room> {
    const isKnown = this.#rooms.has(id);
    const room = await this.#kept(id);
    if (isKnown && room.course === undefined && this.#house.store.isShared) await room.catchUp();
    return room;
  }

  #kept(id: string): Promise<Room> {
    const known = this.#rooms.get(id);
    if (known !== undefined) {
      this.#rooms.delete(id);
      this.#rooms.set(id, known);
      return known;
    }
    const coming = this.#load(id);
    this.#rooms.set(id, coming);
    coming.then(
      (room) => this.#present.set(id, room),
      () => this.#rooms.delete(id),
    );
    this.#forget();
    return coming;
  }

  async #load(id: string): Promise<Room> {
    const game = await this.#house.store.game(id);
    if (game === undefined) throw new Problem('no-table');
    const room = new Room(this.#house, game, this.#shelf);
    if (game.setup !== undefined) await room.catchUp();
    return room;
  }

  #forget(): void {
    for (const id of this.#rooms.keys()) {
      if (this.#rooms.size <= this.#most) return;
      const room = this.#present.get(id);
      if (room === undefined || this.watchers.isWatched(room)) continue;
      this.#rooms.delete(id);
      this.#present.delete(id);
    }
  }

  /** It has been deleted. */
  drop(id: string): void {
    this.#rooms.delete(id);
    this.#present.delete(id);
  }

  /** What is remembered of these is not true any more: whoever looks at one comes back, and finds it as the store has it. */
  forget(isMeant: (game: Game) => boolean): void {
    for (const [id, room] of this.#present) {
      if (!isMeant(room.game)) continue;
      this.drop(id);
      this.watchers.endAt(room);
    }
  }

  /** The table itself has changed: seats, or the start. */
  async refresh(id: string): Promise<Room> {
    const isKnown = this.#rooms.has(id);
    const room = await this.#kept(id);
    const before = room.course;
    if (isKnown) await room.catchUp();
    if (room.course === before) this.watchers.tellTable(room); // else the start was told when it was read
    return room;
  }

  /** Another node has news of these games; an empty list: of any. What nobody looks at is read when it is needed. */
  async wake(ids: readonly string[]): Promise<void> {
    const watched = this.watchers.rooms();
    const rooms = ids.length === 0 ? watched : watched.filter(({ game }) => ids.includes(game.id));
    await Promise.allSettled(rooms.map((room) => (room.course === undefined ? this.refresh(room.game.id) : room.catchUp())));
  }
}
