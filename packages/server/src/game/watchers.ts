/** Those who look on, seats and spectators, each told only what it may know, without a gap and nothing twice. */
import type { Outside } from '../outside.ts';
import type { Game } from '../store/store.ts';
import type { Step } from './course.ts';
import { isLate } from './delay.ts';
import { tableView } from './news.ts';
import type { Presence, Seeing } from './presence.ts';
import { Recent } from './recent.ts';
import type { Room } from './room.ts';
import { type Reader, telling } from './telling.ts';

/** The open end of a stream. */
export interface StreamEnd {
  readonly send: (event: string, data: string, id?: number) => void;
  readonly end: () => void;
}

export interface Watcher extends Reader {
  readonly line: StreamEnd;
  readonly guest: string | undefined;
  /** The row it knows already, if it was here before. */
  readonly last: number | undefined;
  /** Whether it also knows how the table stood after that row, from this very place. */
  readonly isBack: boolean;
  /** Whether it is open without being seen, behind another page or on a screen that is off. */
  readonly isHidden?: boolean;
}

interface Watching extends Watcher {
  /** Steps that came while the first message was being made; undefined once it is sent. */
  waiting: Step[] | undefined;
  /** The last row it was told of. */
  told: number;
}

/** Before the first row. */
const NOTHING = -1;

/** For so long the last moments of a table are known that nobody looks at: whoever was there may come back. */
const RECENT_MS = 60_000;

export class Watchers {
  readonly #places = new Map<Room, Set<Watching>>();
  readonly #outside: Pick<Outside, 'after' | 'soon'>;
  readonly #presence: Presence;
  readonly #from: Seeing;
  /** Somebody came or went here. */
  onCame: (game: string) => void = () => {};
  /** What has not been told yet. */
  readonly #untold = new Map<Room, Step[]>();
  readonly #recent = new Map<Room, Recent>();

  constructor(outside: Pick<Outside, 'after' | 'soon'>, presence: Presence, from: Seeing = 'stage') {
    this.#outside = outside;
    this.#from = from;
    this.#presence = presence;
  }

  count(): number {
    return [...this.#places.values()].reduce((sum, places) => sum + places.size, 0);
  }

  isWatched(room: Room): boolean {
    return this.#places.has(room);
  }

  rooms(): Room[] {
    return [...this.#places.keys()];
  }

  /** Answers with the way out; `onGone` is told it before anything is waited for, because whoever comes may leave before the first words are made. */
  async add(room: Room, watcher: Watcher, onGone: (leave: () => void) => void = () => {}): Promise<() => void> {
    const place: Watching = { ...watcher, waiting: [], told: NOTHING };
    const places = this.#places.get(room) ?? new Set();
    this.#places.set(room, places.add(place));
    const leave = (): void => {
      if (!places.delete(place)) return;
      if (places.size === 0 && this.#places.get(room) === places) this.#abandon(room);
      this.tellPresence(room);
    };
    onGone(leave);
    try {
      await this.#greet(room, place);
    } catch (error) {
      leave();
      throw error;
    }
    this.tellPresence(room);
    return leave;
  }

  #abandon(room: Room): void {
    this.#places.delete(room);
    this.#outside.after(RECENT_MS, () => {
      if (!this.#places.has(room)) this.#recent.delete(room);
    });
  }

  #recentOf(room: Room): Recent {
    const known = this.#recent.get(room) ?? new Recent();
    this.#recent.set(room, known);
    return known;
  }

  async #greet(room: Room, place: Watching): Promise<void> {
    await room.catchUp();
    place.line.send('table', JSON.stringify(tableView(room.game, place.guest)));
    const known = room.course;
    const last = place.last !== undefined && known !== undefined && place.last <= known.seq ? place.last : undefined;
    const read = last === undefined || known === undefined ? [] : await this.#stepsBetween(room, last, known.seq);
    const { course } = room;
    const waiting = place.waiting ?? [];
    place.waiting = undefined;
    if (course === undefined) return;
    if (!this.#isTheirs(room.game, place)) return place.line.end();
    if (this.#from === 'gallery' && (place.last ?? 0) > course.seq) {
      place.told = place.last ?? NOTHING; // another node, whose clock is a little ahead, has shown more: it goes on from there
      return;
    }
    const end = read.at(-1)?.row.seq ?? last ?? course.seq;
    const steps = last === undefined ? [] : [...read, ...after(waiting, end)];
    const recent = this.#recentOf(room);
    const before = recent.before(room.game);
    const tell = telling(recent.look(room.game, course), steps, (seq) => (place.isBack ? before(seq) : undefined));
    place.line.send('news', tell(place, last ?? course.seq), course.seq);
    place.told = course.seq;
  }

  async #stepsBetween(room: Room, from: number, until: number): Promise<readonly Step[]> {
    if (from === until) return [];
    return this.#recent.get(room)?.stepsBetween(from, until) ?? (await room.stepsSince(from));
  }

  /** Those whose moves shared a commit are answered first, and then everybody is told. */
  tellSteps(room: Room, steps: readonly Step[]): void {
    const places = this.#places.get(room);
    if (places === undefined || steps.length === 0) return;
    for (const { waiting } of places) waiting?.push(...steps);
    this.#recentOf(room).addSteps(steps);
    if (this.#untold.size === 0) this.#outside.soon(() => this.#tellAll());
    const untold = this.#untold.get(room);
    if (untold === undefined) this.#untold.set(room, [...steps]);
    else untold.push(...steps);
  }

  #tellAll(): void {
    const untold = [...this.#untold];
    this.#untold.clear();
    for (const [room, steps] of untold) this.#tell(room, steps);
  }

  /** Whoever looks from the same place is sent the same words. */
  #tell(room: Room, steps: readonly Step[]): void {
    const { course, game } = room;
    const places = this.#places.get(room);
    if (course === undefined || places === undefined) return;
    const recent = this.#recentOf(room);
    const before = recent.before(game);
    const tell = telling(recent.look(game, course), steps, before);
    for (const place of places) {
      const { waiting, told, line } = place;
      if (waiting !== undefined || told >= course.seq) continue;
      if (told === NOTHING && !this.#isTheirs(game, place)) {
        line.end();
        continue;
      }
      place.told = course.seq;
      line.send('news', tell(place, told), course.seq);
    }
  }

  /** Somebody sat down or left, or the game begins. */
  tellTable(room: Room): void {
    for (const place of this.#places.get(room) ?? []) {
      const { line, guest, waiting, told } = place;
      line.send('table', JSON.stringify(tableView(room.game, guest)));
      if (waiting !== undefined || told !== NOTHING || room.course?.seq !== 0) continue;
      if (!this.#isTheirs(room.game, place)) {
        line.end();
        continue;
      }
      line.send('news', telling(this.#recentOf(room).look(room.game, room.course), [], () => undefined)(place, 0), 0);
      place.told = 0;
    }
  }

  /** Somebody came or went here. */
  tellPresence(room: Room): void {
    const places = [...(this.#places.get(room) ?? [])];
    const { seats, id } = room.game;
    const seatsIn = (some: readonly Watching[]): number[] =>
      [...seats.keys()].filter((seat) => some.some(({ guest }) => guest !== undefined && guest === seats[seat]?.guest));
    const here = seatsIn(places);
    const looking = seatsIn(places.filter(({ isHidden }) => isHidden !== true));
    const spectators = places.filter(({ guest }) => guest === undefined || !seats.some((seat) => seat.guest === guest)).length;
    this.#presence.see(id, { here, spectators, looking }, this.#from);
    this.sendPresence(room);
    this.onCame(id);
  }

  /** Somebody came or went, here or at another node. */
  sendPresence(room: Room): void {
    const { here, spectators } = this.#presence.of(room.game.id);
    // Who is at the table now is part of what is told later, or not at all.
    const isThere = this.#from === 'gallery' ? {} : { here: room.game.seats.map((_, seat) => here.includes(seat)) };
    const words = JSON.stringify({ ...isThere, spectators });
    for (const { line } of this.#places.get(room) ?? []) line.send('presence', words);
  }

  /** Seats change hands until the start: whoever came to a place that is not theirs any more, or is to see it with a delay from now on, has to ask anew. */
  #isTheirs(game: Game, watcher: Watcher): boolean {
    return (this.#from === 'gallery' || !isLate(game, watcher.guest)) && isTheirs(game, watcher);
  }

  endAt(room: Room): void {
    for (const { line } of [...(this.#places.get(room) ?? [])]) line.end();
  }

  endAll(): void {
    this.#tellAll();
    for (const places of this.#places.values()) for (const { line } of places) line.end();
  }
}

function isTheirs({ host, options, seats }: Game, { guest, seat }: Watcher): boolean {
  const isOwn = (one: number): boolean => guest !== undefined && seats[one]?.guest === guest;
  if (seat !== undefined) return isOwn(seat);
  return options.spectators || (guest !== undefined && guest === host) || [...seats.keys()].some(isOwn);
}

const after = (steps: readonly Step[], seq: number): Step[] => steps.filter(({ row }) => row.seq > seq);
