/** Tables before and after their game: opening, sitting down, starting, once more. */
import { newGame, Refused, type Setup } from '@elbowroom/rules';
import { RULES_VERSION } from '@elbowroom/rules/record';
import { Problem } from '../errors.ts';
import { newSeed, shortCode, unguessable } from '../secrets.ts';
import type { Game, Guest, Options, Seat, Store } from '../store/store.ts';
import { begin, decider, dutyOf } from './course.ts';
import type { Duties } from './duties.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface Wish {
  readonly options: Options;
  readonly isPrivate: boolean;
  readonly seats: readonly Seat[];
}

/** What other nodes hear when the list of open tables has changed. */
export const LOBBY = 'lobby';

export class Tables {
  readonly #store: Store;
  readonly #rooms: Rooms;
  readonly #duties: Duties;
  readonly #lease: { readonly node: string; readonly leaseMs: number };
  readonly #onLobby: () => void;

  constructor(store: Store, rooms: Rooms, duties: Duties, lease: { node: string; leaseMs: number }, onLobby: () => void) {
    this.#store = store;
    this.#rooms = rooms;
    this.#duties = duties;
    this.#lease = lease;
    this.#onLobby = onLobby;
  }

  /** A table whose seats are all taken begins at once. */
  async open(host: Guest, { options, isPrivate, seats }: Wish): Promise<Game> {
    const game: Game = {
      id: unguessable(),
      code: shortCode(),
      host: host.id,
      isPrivate,
      status: 'open',
      options,
      seed: newSeed(),
      rules: RULES_VERSION,
      made: Date.now(),
      seats: allUnlike(seats),
    };
    demandDealable(game);
    await this.#store.addGame(game);
    return this.#changed(game.id);
  }

  /** Any empty seat will do if none is named. */
  async sit(id: string, guest: Guest, seat: number | undefined): Promise<Game> {
    const { game } = await this.#rooms.refresh(id);
    if (game.status !== 'open') throw new Problem('not-open');
    const wanted = game.seats.flatMap((one, i) => ((seat === undefined || seat === i) && isEmpty(one) ? [i] : []));
    for (const place of wanted) {
      if (await this.#store.reseat(id, place, {}, unlike({ guest: guest.id, name: guest.name }, game.seats))) return this.#changed(id);
    }
    throw new Problem('seat-taken');
  }

  /** One's own seat, or for the host any. */
  async stand(id: string, guest: Guest, seat: number): Promise<Game> {
    const { game } = await this.#rooms.refresh(id);
    const now = game.seats[seat];
    if (game.status !== 'open') throw new Problem('not-open');
    if (now === undefined || isEmpty(now) || (now.guest !== guest.id && game.host !== guest.id)) throw new Problem('not-your-seat');
    if (!(await this.#store.reseat(id, seat, now, {}))) throw new Problem('seat-taken');
    return this.#changed(id);
  }

  async setBot(id: string, guest: Guest, seat: number, level: string): Promise<Game> {
    const { game } = await this.#rooms.refresh(id);
    if (game.host !== guest.id) throw new Problem('not-your-table');
    if (game.status !== 'open') throw new Problem('not-open');
    const now = game.seats[seat];
    if (now === undefined || now.guest !== undefined) throw new Problem('seat-taken');
    if (!(await this.#store.reseat(id, seat, now, unlike(botSeat(level), game.seats.toSpliced(seat, 1))))) throw new Problem('seat-taken');
    return this.#changed(id);
  }

  async fill(id: string, guest: Guest, level: string): Promise<Game> {
    const { game } = await this.#rooms.refresh(id);
    if (game.host !== guest.id) throw new Problem('not-your-table');
    if (game.status !== 'open') throw new Problem('not-open');
    const taken = [...game.seats];
    for (const [seat, now] of game.seats.entries()) {
      if (!isEmpty(now)) continue;
      taken[seat] = unlike(botSeat(level), taken);
      await this.#store.reseat(id, seat, {}, taken[seat]);
    }
    return this.#changed(id);
  }

  async shut(id: string, guest: Guest): Promise<void> {
    const { game } = await this.#rooms.get(id);
    if (game.host !== guest.id) throw new Problem('not-your-table');
    if (!(await this.#store.shut(id))) throw new Problem('not-open');
    await this.#changed(id);
  }

  /** Closed, never deleted: whoever has its address still finds what it was. */
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
    let next = course.rematch;
    if (next === undefined) {
      const seats = game.seats.map(({ guest: _, ...kept }): Seat => kept);
      const opened = await this.open(guest, { options: game.options, isPrivate: true, seats });
      next = (await room.rematch(opened.id)).rematch ?? opened.id;
      if (next !== opened.id) await this.#store.shut(opened.id);
    }
    let table = (await this.#rooms.refresh(next)).game;
    for (const seat of own) {
      const place = table.seats[seat];
      if (table.status === 'open' && place !== undefined && isEmpty(place)) table = await this.sit(next, guest, seat);
    }
    return table;
  }

  /** A node may die between the last seat and the start: whoever looks at the table next starts it. */
  async settle({ game }: Room): Promise<void> {
    if (isFull(game)) await this.#changed(game.id);
  }

  async #changed(id: string): Promise<Game> {
    const { game } = await this.#rooms.refresh(id);
    const now = isFull(game) ? await this.#start(game) : game;
    this.#onLobby();
    await this.#store.tell([id, LOBBY]);
    return now;
  }

  async #start(game: Game): Promise<Game> {
    const now = Date.now();
    const setup = setupOf(game);
    const course = begin(setup, game.seats, now);
    const duty = dutyOf(course, game.options.clock, now);
    const { node, leaseMs } = this.#lease;
    const isHeld = duty !== 'none' && decider(course)?.isBot === true;
    const isMine = await this.#store.start(game.id, setup, now, isHeld ? { ...duty, holder: node, until: now + leaseMs } : duty);
    const room = await this.#rooms.refresh(game.id);
    if (isMine) this.#duties.consider(room);
    return room.game;
  }
}

const isEmpty = ({ guest, bot }: Seat): boolean => guest === undefined && bot === undefined;

const isFull = ({ status, seats }: Game): boolean => status === 'open' && seats.every((seat) => !isEmpty(seat));

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

export const botSeat = (level: string): Seat => ({ bot: level, name: `${level[0]?.toUpperCase()}${level.slice(1)} bot` });

function setupOf({ options, seats, seed }: Game): Setup {
  const { edition, variant, board, homebrew } = options;
  const names = seats.map(({ name }, i) => name ?? `Seat ${i + 1}`);
  return {
    edition,
    ...(variant === undefined ? {} : { variant }),
    seats: names,
    seed,
    ...(board === undefined ? {} : { board }),
    ...(homebrew === undefined ? {} : { homebrew }),
  };
}

/** Deals it once, to be told now what is wrong with it. */
function demandDealable(game: Game): void {
  try {
    newGame(setupOf(game));
  } catch (error) {
    if (error instanceof Refused) throw new Problem('bad-setup', { faults: error.faults });
    throw error;
  }
}
