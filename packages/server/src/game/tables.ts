/** Tables before and after their game: opening, sitting down, starting, once more. */
import { complete, newest, type Setup, tableSetup } from '@elbowroom/rules';
import { calledOf } from '../bots/levels.ts';
import { Problem } from '../errors.ts';
import { firstNotices } from '../notices/noticing.ts';
import type { Outside } from '../outside.ts';
import { idOf, newSeed, shortCode, unguessable } from '../secrets.ts';
import type { Colour, Game, Guest, Lease, Options, Seat, Store } from '../store/store.ts';
import { begin, decider, dutyOf } from './course.ts';
import { demandDealable } from './dealable.ts';
import type { Duties } from './duties.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface Wish {
  /** Made up by whoever opens the table: asked again by it, it is the same table. */
  readonly key?: string;
  readonly options: Options;
  readonly isPrivate: boolean;
  /** One that the host is in. */
  readonly club?: string;
  readonly seats: readonly Seat[];
}

interface Reseat {
  readonly seat: number;
  readonly from: Seat;
  readonly to: Seat;
}

/** What tables are kept and begun with. */
export interface Means {
  readonly outside: Outside;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly duties: Duties;
  /** Of bots' turns that begin with the game. */
  readonly lease: Lease;
  readonly onLobby: () => void;
  /** How many tables of one guest's may wait at once; 0: any number. */
  readonly mostOpen: number;
}

/** How often somebody else may be quicker. */
const TRIES = 8;

/** What other nodes hear when the list of open tables has changed. */
export const LOBBY = 'lobby';

export class Tables {
  readonly #outside: Outside;
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #duties: Duties;
  readonly #lease: Lease;
  readonly #onLobby: () => void;
  readonly #mostOpen: number;

  constructor({ outside, store, rooms, duties, lease, onLobby, mostOpen }: Means) {
    this.#outside = outside;
    this.#store = store;
    this.#rooms = rooms;
    this.#duties = duties;
    this.#lease = lease;
    this.#onLobby = onLobby;
    this.#mostOpen = mostOpen;
  }

  /** A table whose seats are all taken begins at once. */
  async open(host: Guest, { key, options, isPrivate, club, seats }: Wish): Promise<Game> {
    const game: Game = {
      id: key === undefined ? unguessable(this.#outside) : idOf(host.id, key),
      code: shortCode(this.#outside),
      host: host.id,
      isPrivate,
      status: 'open',
      options,
      seed: newSeed(this.#outside),
      rules: String(options.fork?.rules ?? newest.version),
      made: this.#store.now(),
      ...(club !== undefined && { club }),
      seats: allUnlike(seats),
    };
    demandDealable(setupOf(game), options.fork);
    if (!isFull(game)) await this.#demandRoomFor(host);
    await this.#store.addGame(game);
    return this.#changed(game.id);
  }

  /** The table that a guest has opened by this key, if the answer to that got lost. */
  async opened(host: Guest, key: string): Promise<Game | undefined> {
    const id = idOf(host.id, key);
    return (await this.#store.game(id)) === undefined ? undefined : this.#changed(id);
  }

  /** Throws `too-many-tables`. Requests at the same moment may each find room for one more: rates see to it that they are few. */
  async #demandRoomFor({ id }: Guest): Promise<void> {
    if (this.#mostOpen > 0 && (await this.#store.openTablesOf(id)) >= this.#mostOpen) throw new Problem('too-many-tables');
  }

  /** Any empty seat will do if none is named, and any colour. */
  async sit(id: string, guest: Guest, { seat, colour }: { readonly seat?: number; readonly colour?: Colour }): Promise<Game> {
    const apart = new Set(await this.#store.apartFrom(guest.id));
    return this.#reseat(id, ({ host, status, seats }) => {
      if (seat !== undefined && seats[seat]?.guest === guest.id) return undefined; // asked once more, because the answer got lost
      if (status !== 'open') throw new Problem('not-open');
      if ([host, ...seats.map((one) => one.guest)].some((one) => one !== undefined && apart.has(one))) throw new Problem('kept-apart');
      const place = seats.findIndex((one, i) => (seat === undefined || seat === i) && isEmpty(one));
      if (place === -1) throw new Problem('seat-taken');
      const kept = colour ?? seats[place]?.colour; // of somebody who is waited for
      if (kept !== undefined) demandFree(kept, seats, place);
      return { seat: place, from: {}, to: { ...unlike({ guest: guest.id, name: guest.name }, seats), ...(kept && { colour: kept }) } };
    });
  }

  /** One's own seat, or for the host a bot's. */
  paint(id: string, guest: Guest, seat: number, colour: Colour): Promise<Game> {
    return this.#reseat(id, ({ host, status, seats }) => {
      const from = seats[seat];
      const isBots = from?.bot !== undefined && host === guest.id;
      if (from === undefined || (from.guest !== guest.id && !isBots)) throw new Problem('not-your-seat');
      if (from.colour === colour) return undefined;
      if (status !== 'open') throw new Problem('not-open');
      demandFree(colour, seats, seat);
      return { seat, from, to: { ...from, colour } };
    });
  }

  /** One's own seat, or for the host any. */
  stand(id: string, guest: Guest, seat: number): Promise<Game> {
    return this.#reseat(id, ({ host, status, seats }) => {
      const from = seats[seat];
      if (status !== 'open') throw new Problem('not-open');
      if (from === undefined || isEmpty(from) || (from.guest !== guest.id && host !== guest.id)) throw new Problem('not-your-seat');
      return { seat, from, to: {} };
    });
  }

  setBot(id: string, guest: Guest, seat: number, level: string): Promise<Game> {
    return this.#reseat(id, ({ host, status, seats }) => {
      if (host !== guest.id) throw new Problem('not-your-table');
      if (status !== 'open') throw new Problem('not-open');
      const from = seats[seat];
      if (from === undefined || from.guest !== undefined) throw new Problem('seat-taken');
      const { colour } = from;
      return { seat, from, to: { ...unlike(botSeat(level), seats.toSpliced(seat, 1)), ...(colour && { colour }) } };
    });
  }

  async fill(id: string, guest: Guest, level: string): Promise<Game> {
    const { game } = await this.#rooms.refresh(id);
    if (game.host !== guest.id) throw new Problem('not-your-table');
    if (game.status !== 'open') throw new Problem('not-open');
    let now = await this.#changed(id);
    while (now.status === 'open' && now.seats.some(isEmpty)) {
      now = await this.#reseat(id, ({ status, seats }) => {
        const seat = seats.findIndex(isEmpty);
        return status !== 'open' || seat === -1 ? undefined : { seat, from: {}, to: unlike(botSeat(level), seats) };
      });
    }
    return now;
  }

  /** Makes a plan and carries it out; makes it anew when somebody else was quicker. No plan: all is well as it is. */
  async #reseat(id: string, plan: (game: Game) => Reseat | undefined): Promise<Game> {
    for (let tries = 0; tries < TRIES; tries++) {
      const { game } = await this.#rooms.refresh(id);
      const wish = plan(game);
      if (wish === undefined) return isFull(game) ? this.#changed(id) : game;
      if (await this.#store.reseat(id, wish.seat, wish.from, wish.to)) return this.#changed(id);
    }
    throw new Problem('seat-taken');
  }

  async shut(id: string, guest: Guest): Promise<void> {
    const { game } = await this.#rooms.get(id);
    if (game.host !== guest.id) throw new Problem('not-your-table');
    if (!(await this.#store.shut(id))) throw new Problem('not-open');
    await this.#changed(id);
  }

  async drop(id: string): Promise<void> {
    if (await this.#store.dropGame(id)) this.#rooms.drop(id);
  }

  /** Closed, not deleted yet: whoever has its address still finds what it was. */
  async expire(id: string): Promise<void> {
    if (await this.#store.shut(id)) await this.#changed(id);
  }

  /** Whoever asks first opens the next table, with the same bots; the others are waited for, and sit down where they sat when they ask. */
  async again(id: string, guest: Guest): Promise<Game> {
    const room = await this.#rooms.get(id);
    const course = await room.present();
    const { game } = room;
    const own = game.seats.flatMap((seat, i) => (seat.guest === guest.id ? [i] : []));
    if (game.status !== 'finished') throw new Problem('not-finished');
    if (own.length === 0) throw new Problem('not-your-seat');
    const last = await this.#store.game(course.rematch ?? ''); // it may have been closed and deleted since
    let table = last === undefined || last.status === 'closed' ? await this.#nextTable(room, guest, course.rematch) : last;
    for (const seat of own) {
      const place = table.seats[seat];
      if (table.status === 'open' && place !== undefined && isEmpty(place)) table = await this.sit(table.id, guest, { seat });
    }
    return table;
  }

  async #nextTable(room: Room, guest: Guest, insteadOf: string | undefined): Promise<Game> {
    const { options, seats, club } = room.game;
    const kept = seats.map(({ guest: _, ...seat }): Seat => seat);
    const isTheirs = club !== undefined && (await this.#store.isMember(club, guest.id));
    const opened = await this.open(guest, { options, isPrivate: true, ...(isTheirs && { club }), seats: kept });
    const { rematch = opened.id } = await room.rematch(opened.id, insteadOf);
    if (rematch === opened.id) {
      await this.#invite(room.game, opened, guest);
      return opened;
    }
    await this.#store.shut(opened.id);
    return (await this.#rooms.refresh(rematch)).game;
  }

  /** Those who sat at the last table: their places are kept. */
  async #invite({ seats }: Game, table: Game, host: Guest): Promise<void> {
    const guests = new Set(seats.flatMap(({ guest }) => (guest === undefined || guest === host.id ? [] : [guest])));
    await this.#store.addNotices([...guests].map((guest) => ({ guest, kind: 'invited', game: table.id, seq: 0 })));
  }

  /** A node may die between the last seat and the start: whoever looks at the table next starts it. */
  async settle({ game }: Room): Promise<void> {
    if (isFull(game)) await this.begin(game.id);
  }

  /** If it has not begun though all its seats are taken. */
  async begin(id: string): Promise<void> {
    await this.#changed(id);
  }

  async #changed(id: string): Promise<Game> {
    const { game } = await this.#rooms.refresh(id);
    const now = isFull(game) ? await this.#start(game) : game;
    this.#onLobby();
    await this.#store.tell([id, LOBBY]);
    return now;
  }

  async #start(game: Game): Promise<Game> {
    const now = this.#store.now();
    const setup = complete(setupOf(game));
    const course = begin(setup, game.seats, now, game.options);
    const duty = dutyOf(course, game.options.clock);
    const isHeld = duty !== 'none' && decider(course)?.isBot === true;
    const isMine = await this.#store.start(game, setup, now, isHeld ? { ...duty, lease: this.#lease } : duty, firstNotices(game, course));
    const room = await this.#rooms.refresh(game.id);
    if (isMine) this.#duties.consider(room);
    return room.game;
  }
}

const isEmpty = ({ guest, bot }: Seat): boolean => guest === undefined && bot === undefined;

/** Whether there is a place that waits for nobody. */
export const hasRoom = ({ seats }: Pick<Game, 'seats'>): boolean => seats.some((seat) => isEmpty(seat) && seat.name === undefined);

const isFull = ({ status, seats }: Game): boolean => status === 'open' && seats.every((seat) => !isEmpty(seat));

/** Of those who have chosen: the others take what is left. */
function demandFree(colour: Colour, seats: readonly Seat[], seat: number): void {
  if (seats.some((other, i) => i !== seat && other.colour === colour)) throw new Problem('colour-taken');
}

/** Two of one name at a table get a number: several seats of one person, bots of one strength. */
function unlike(seat: Seat, others: readonly Seat[]): Seat {
  const isTaken = (name: string): boolean => others.some((other) => !isEmpty(other) && other.name === name);
  const { name } = seat;
  if (name === undefined || !isTaken(name)) return seat;
  let n = 2;
  while (isTaken(`${name} ${n}`)) n++;
  return { ...seat, name: `${name} ${n}` };
}

function allUnlike(seats: readonly Seat[]): Seat[] {
  const before: Seat[] = [];
  for (const seat of seats) before.push(unlike(seat, before));
  return before;
}

export const botSeat = (bot: string): Seat => ({ bot, name: calledOf(bot) });

/** By the rules of the day on which the table was opened, or of the game that it plays on from. */
const setupOf = ({ options, rules, seats, seed }: Game): Setup => tableSetup({ ...options, rules: Number(rules) }, seats, seed);
