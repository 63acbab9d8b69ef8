/** Those who look on, seats and spectators, each told only what it may know, without a gap and nothing twice. */
import type { Outside } from '../outside.ts';
import type { Game } from '../store/store.ts';
import type { Step } from './course.ts';
import { newsWords, tableView } from './news.ts';
import type { Presence } from './presence.ts';
import type { Room } from './room.ts';

/** The open end of a stream. */
export interface StreamEnd {
  readonly send: (event: string, data: string, id?: number) => void;
  readonly end: () => void;
}

export interface Watcher {
  readonly line: StreamEnd;
  readonly guest: string | undefined;
  /** Left out: a spectator. */
  readonly seat: number | undefined;
  /** The row it knows already, if it was here before. */
  readonly last: number | undefined;
}

interface Watching extends Watcher {
  /** Steps that came while the first message was being made; undefined once it is sent. */
  waiting: Step[] | undefined;
  /** The last row it was told of. */
  told: number;
}

/** Before the first row. */
const NOTHING = -1;

export class Watchers {
  readonly #places = new Map<Room, Set<Watching>>();
  readonly #soon: Outside['soon'];
  readonly #presence: Presence;
  /** What has not been told yet. */
  readonly #untold = new Map<Room, Step[]>();

  constructor({ soon }: Pick<Outside, 'soon'>, presence: Presence) {
    this.#soon = soon;
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
      if (places.size === 0 && this.#places.get(room) === places) this.#places.delete(room);
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

  async #greet(room: Room, place: Watching): Promise<void> {
    await room.catchUp();
    place.line.send('table', JSON.stringify(tableView(room.game, place.guest)));
    const known = room.course;
    const last = place.last !== undefined && known !== undefined && place.last <= known.seq ? place.last : undefined;
    const read = last === undefined || last === known?.seq ? [] : await room.stepsSince(last);
    const { course } = room;
    const waiting = place.waiting ?? [];
    place.waiting = undefined;
    if (course === undefined) return;
    if (!isTheirs(room.game, place)) return place.line.end();
    const end = read.at(-1)?.row.seq ?? last ?? course.seq;
    const steps = last === undefined ? [] : [...read, ...after(waiting, end)].filter(({ row }) => row.seq <= course.seq);
    place.line.send('news', newsWords(room.game, course, steps)(place.seat), course.seq);
    place.told = course.seq;
  }

  /** Those whose moves shared a commit are answered first, and then everybody is told. */
  tellSteps(room: Room, steps: readonly Step[]): void {
    const places = this.#places.get(room);
    if (places === undefined || steps.length === 0) return;
    for (const { waiting } of places) waiting?.push(...steps);
    if (this.#untold.size === 0) this.#soon(() => this.#tellAll());
    const untold = this.#untold.get(room);
    if (untold === undefined) this.#untold.set(room, [...steps]);
    else untold.push(...steps);
  }

  #tellAll(): void {
    const untold = [...this.#untold];
    this.#untold.clear();
    for (const [room, steps] of untold) this.#tell(room, steps);
  }

  /** Whoever looks from the same place is sent the same words: they are made once. */
  #tell(room: Room, steps: readonly Step[]): void {
    const { course } = room;
    const first = steps[0]?.row.seq ?? 0;
    if (course === undefined) return;
    const write = newsWords(room.game, course, steps);
    const made = new Map<number | undefined, string>();
    for (const place of this.#places.get(room) ?? []) {
      if (place.waiting !== undefined || place.told >= course.seq) continue;
      if (place.told === NOTHING && !isTheirs(room.game, place)) {
        place.line.end();
        continue;
      }
      const isLate = place.told >= first; // came while some of these steps were on their way, and knows them already
      const words = isLate
        ? newsWords(room.game, course, after(steps, place.told))(place.seat)
        : (made.get(place.seat) ?? write(place.seat));
      if (!isLate) made.set(place.seat, words);
      place.told = course.seq;
      place.line.send('news', words, course.seq);
    }
  }

  /** Somebody sat down or left, or the game begins. */
  tellTable(room: Room): void {
    for (const place of this.#places.get(room) ?? []) {
      const { line, guest, seat, waiting } = place;
      line.send('table', JSON.stringify(tableView(room.game, guest)));
      if (waiting !== undefined || room.course?.seq !== 0) continue;
      if (!isTheirs(room.game, place)) {
        line.end();
        continue;
      }
      line.send('news', newsWords(room.game, room.course, [])(seat), 0);
      place.told = 0;
    }
  }

  /** Somebody came or went here. */
  tellPresence(room: Room): void {
    const places = [...(this.#places.get(room) ?? [])];
    const { seats, id } = room.game;
    const isThere = (seat: number): boolean => places.some(({ guest }) => guest !== undefined && guest === seats[seat]?.guest);
    const here = [...seats.keys()].filter(isThere);
    const spectators = places.filter(({ guest }) => guest === undefined || !seats.some((seat) => seat.guest === guest)).length;
    this.#presence.see(id, { here, spectators });
    this.sendPresence(room);
  }

  /** Somebody came or went, here or at another node. */
  sendPresence(room: Room): void {
    const { here, spectators } = this.#presence.of(room.game.id);
    const words = JSON.stringify({ here: room.game.seats.map((_, seat) => here.includes(seat)), spectators });
    for (const { line } of this.#places.get(room) ?? []) line.send('presence', words);
  }

  /** Somebody is known by another secret from now on: whoever has only the old one must not go on listening. */
  endOf(guest: string): void {
    for (const places of this.#places.values()) for (const place of places) if (place.guest === guest) place.line.end();
  }

  endAll(): void {
    this.#tellAll();
    for (const places of this.#places.values()) for (const { line } of places) line.end();
  }
}

/** Seats change hands until the start: whoever came to a place that is not theirs any more has to ask anew. */
function isTheirs({ host, options, seats }: Game, { guest, seat }: Watcher): boolean {
  const isOwn = (one: number): boolean => guest !== undefined && seats[one]?.guest === guest;
  if (seat !== undefined) return isOwn(seat);
  return options.spectators || (guest !== undefined && guest === host) || [...seats.keys()].some(isOwn);
}

const after = (steps: readonly Step[], seq: number): Step[] => steps.filter(({ row }) => row.seq > seq);
