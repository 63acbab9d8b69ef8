/**
 * A game that is being played. Everything that changes it goes through here, one thing after the other:
 * checked, written, and only then known to anybody.
 */
import { type Applied, apply, type Event, IllegalMove, outcome, parse, text, toDecide } from '@elbowroom/rules';
import { Problem } from '../errors.ts';
import type { Append, Duty, Game, Row, RowKind, Store } from '../store/store.ts';
import { advanced, begin, type Course, countedMoves, decider, dutyOf, rebuilt, type Step } from './course.ts';
import { type PastView, pastViews } from './past.ts';
import { revealed } from './revealed.ts';

export interface House {
  readonly store: Store;
  /** This node, as holder of leases. */
  readonly node: string;
  readonly leaseMs: number;
  /** Rows were added, by this node (`isOwn`) or another. */
  readonly onSteps: (room: Room, steps: readonly Step[], isOwn: boolean) => void;
}

interface Draft {
  readonly kind: RowKind;
  readonly seat?: number;
  readonly body: string;
  /** A move that was played to see whether it can be. */
  readonly tried?: Applied;
}

export interface Played {
  readonly course: Course;
  /** How many of the moves that were sent. */
  readonly played: number;
}

interface Plan {
  readonly drafts: readonly Draft[];
  readonly duty?: 'keep';
}

/** How often a row of somebody else may come first before the sender is told to try again. */
const TRIES = 8;
const SOON_MS = 300;
const PATIENCE_MS = 10_000;

/** No game is so long; after this many rows only what a game needs to come to its end is taken. */
const MOST_ROWS = 20_000;
const IDLE: ReadonlySet<RowKind> = new Set(['chat', 'agree', 'disagree']);

export class Room {
  readonly house: House;
  game: Game;
  #course: Course | undefined;
  /** What is in memory is true, but perhaps not all: a write was not answered. */
  #isBehind = false;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(house: House, game: Game) {
    this.house = house;
    this.game = game;
  }

  /** Undefined before the start. */
  get course(): Course | undefined {
    return this.#course;
  }

  /** How the game stands now; throws if it has not begun. */
  async present(): Promise<Course> {
    if (this.#course === undefined || this.#isBehind || this.house.store.isShared) await this.catchUp();
    return this.#known();
  }

  #known(): Course {
    if (this.#course === undefined) throw new Problem('not-running');
    return this.#course;
  }

  catchUp(): Promise<void> {
    return this.#alone(() => this.#read());
  }

  /** How it got from row `seq` to now, with events. */
  async stepsSince(seq: number): Promise<readonly Step[]> {
    const rows = await this.house.store.rowsSince(this.game.id, 0);
    return rebuilt(this.#start(), rows, seq).steps;
  }

  /** How it looked to one place while it got from one row to another. */
  async viewsBetween(seat: number | undefined, since: number, until: number): Promise<PastView[]> {
    return pastViews(this.#start().state, await this.house.store.rowsSince(this.game.id, 0), seat, since, until);
  }

  /**
   * Moves of a seat, in order. All are played or, if one is refused, none; but what follows a move that reveals something is not tried,
   * so that nobody learns a die by sending what only some results allow.
   */
  play(seat: number, after: number, lines: readonly string[]): Promise<Played> {
    return this.#alone(async () => {
      await this.#refresh(after);
      if (after < this.#known().moved) return this.#repeated(seat, after, lines);
      let played = 0;
      const plan = (now: Course): Plan => {
        demandPresent(now, after);
        if (now.isPaused) throw new Problem('paused');
        if (now.control[seat] === 'resigned') throw new Problem('seat-resigned');
        const moves = attempt(now, seat, lines);
        played = moves.length;
        const back: Draft[] = now.control[seat] === 'absent' ? [{ kind: 'back', seat, body: '' }] : [];
        return { drafts: [...back, ...moves.map(({ body, tried }): Draft => ({ kind: 'move', seat, body, tried }))] };
      };
      try {
        return { course: await this.#write(plan), played };
      } catch (error) {
        // What came first may be this very request, sent to another node before.
        if (error instanceof Problem && error.code === 'moved-on') return this.#repeated(seat, after, lines);
        throw error;
      }
    });
  }

  /** A bot's move, if the game still stands where the bot looked at it. */
  playBot(seat: number, after: number, line: string): Promise<Course | undefined> {
    return this.#alone(async () => {
      await this.#refresh();
      const now = this.#known();
      if (now.moved !== after || decider(now)?.seat !== seat || !decider(now)?.isBot) return undefined;
      return this.#write((course) => {
        if (course.moved !== after || decider(course)?.isBot !== true) throw new Problem('moved-on');
        return { drafts: [{ kind: 'move', seat, body: line }] };
      });
    });
  }

  /** Takes moves back and plays others instead: both or, if one of those is refused, neither. */
  undo(seat: number, after: number, count: number, instead: readonly string[] = []): Promise<Played> {
    return this.#alone(async () => {
      if (!this.game.options.undo) throw new Problem('undo-off');
      await this.#refresh(after);
      let played = 0;
      const plan = async (now: Course): Promise<Plan> => {
        demandPresent(now, after);
        if (now.seq >= MOST_ROWS) throw new Problem('undo-off'); // not `too-many`, which is sent again before long
        if (now.isPaused) throw new Problem('paused');
        const from = now.trailSeat === seat && now.control[seat] === 'person' ? now.trail.at(-count) : undefined;
        if (from === undefined) throw new Problem('nothing-to-undo');
        const undo: Draft = { kind: 'undo', seat, body: String(from) };
        const moves = instead.length === 0 ? [] : attempt((await this.#afterUndo([rowOf(undo, now.seq + 1, 0)])).course, seat, instead);
        played = moves.length;
        return { drafts: [undo, ...moves.map(({ body }): Draft => ({ kind: 'move', seat, body }))] };
      };
      try {
        return { course: await this.#write(plan), played };
      } catch (error) {
        if (error instanceof Problem && error.code === 'moved-on') return this.#undoneBefore(seat, after, count, instead);
        throw error;
      }
    });
  }

  resign(seat: number): Promise<Course> {
    return this.#change((course) => {
      demandRunning(course);
      return { drafts: course.control[seat] === 'resigned' ? [] : [{ kind: 'resign', seat, body: '' }] };
    });
  }

  back(seat: number): Promise<Course> {
    return this.#change((course) => {
      if (course.control[seat] === 'resigned') throw new Problem('seat-resigned');
      return { drafts: course.control[seat] === 'absent' ? [{ kind: 'back', seat, body: '' }] : [] };
    });
  }

  /** The clock has run out: a bot takes over, if it is still so. */
  absent(now: number): Promise<Course> {
    return this.#change((course) => {
      const duty = dutyOf(course, this.game.options.clock, now);
      const next = decider(course);
      const isLate = next !== undefined && !next.isBot && typeof duty !== 'string' && duty.due <= now;
      return { drafts: isLate ? [{ kind: 'absent', seat: next.seat, body: '' }] : [] };
    });
  }

  pause(seat: number, wants: boolean): Promise<Course> {
    return this.#change((course) => {
      demandRunning(course);
      if (course.control[seat] !== 'person') throw new Problem('seat-resigned');
      const isNews = wants ? !course.agreed[seat] : course.agreed.some(Boolean);
      return { drafts: isNews ? [{ kind: wants ? 'agree' : 'disagree', seat, body: '' }] : [] };
    });
  }

  chat(seat: number | undefined, body: string): Promise<Course> {
    return this.#change(() => ({ drafts: [{ kind: 'chat', ...(seat === undefined ? {} : { seat }), body }], duty: 'keep' }));
  }

  /** The first to ask decides which table it is. */
  rematch(table: string): Promise<Course> {
    return this.#change((course) => {
      if (outcome(course.state) === undefined) throw new Problem('not-finished');
      return { drafts: course.rematch === undefined ? [{ kind: 'rematch', body: table }] : [], duty: 'keep' };
    });
  }

  #change(plan: (course: Course) => Plan): Promise<Course> {
    return this.#alone(async () => {
      await this.#refresh();
      return this.#write(plan);
    });
  }

  async #refresh(wanted = 0): Promise<void> {
    if (this.#course === undefined || this.#isBehind || wanted > this.#course.seq) await this.#read();
  }

  /** A database that never answers must not block the room for ever: what comes after it reads first. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    const late = (): Problem => {
      this.#isBehind = true;
      return new Problem('try-again');
    };
    const turn = this.#tail.then(() => within(work(), PATIENCE_MS, late));
    this.#tail = turn.catch(() => {});
    return turn;
  }

  #start(): Course {
    const { setup, seats, started = 0 } = this.game;
    if (setup === undefined) throw new Problem('not-running');
    return begin(setup, seats, started);
  }

  /** Reads what is new in the store. An undo among it means reading it all. */
  async #read(): Promise<void> {
    const { store, onSteps } = this.house;
    const wasOpen = this.game.setup === undefined;
    if (wasOpen) this.game = (await store.game(this.game.id)) ?? this.game;
    if (this.game.setup === undefined) return;
    const known = this.#course;
    const rows = await store.rowsSince(this.game.id, known?.seq ?? 0);
    this.#isBehind = false;
    if (known !== undefined && rows.length === 0) return;
    const isWhole = known === undefined || rows.some(({ kind }) => kind === 'undo');
    const all = known !== undefined && isWhole ? await store.rowsSince(this.game.id, 0) : rows;
    const { course, steps } = rebuilt(isWhole ? this.#start() : known, all, known?.seq ?? (wasOpen ? 0 : undefined));
    this.#course = course;
    if (outcome(course.state) !== undefined) this.game = { ...this.game, status: 'finished' };
    onSteps(this, steps, false);
  }

  /** Makes a plan, writes it, and makes it anew when somebody else's row came first. */
  async #write(plan: (course: Course) => Plan | Promise<Plan>): Promise<Course> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = this.#known();
      const { drafts, duty } = await plan(before);
      if (drafts.length === 0) return before;
      if (before.seq >= MOST_ROWS && drafts.some(({ kind }) => IDLE.has(kind))) throw new Problem('too-many');
      const now = Date.now();
      const rows = drafts.map((draft, i) => rowOf(draft, before.seq + 1 + i, now));
      const isUndo = rows.some(({ kind }) => kind === 'undo');
      const { course, steps } = isUndo ? await this.#afterUndo(rows) : folded(before, rows, drafts);
      const isOver = outcome(course.state) !== undefined;
      const wanted = duty ?? this.#duty(before, course, now);
      if (!(await this.#append({ game: this.game.id, after: before.seq, rows, duty: wanted, ...(isOver ? { isOver } : {}) }))) {
        await this.#read();
        continue;
      }
      this.#course = course;
      if (isOver) this.game = { ...this.game, status: 'finished' };
      this.house.onSteps(this, steps, true);
      return course;
    }
    throw new Problem('moved-on', { seq: this.#known().seq });
  }

  async #afterUndo(rows: readonly Row[]): Promise<{ course: Course; steps: readonly Step[] }> {
    const before = await this.house.store.rowsSince(this.game.id, 0);
    return rebuilt(this.#start(), [...before, ...rows], (rows[0]?.seq ?? 1) - 1);
  }

  /** A bot's turn that begins here is held by this node from the first moment on. */
  #duty(before: Course, course: Course, now: number): Duty | 'keep' | 'none' {
    const { clock } = this.game.options;
    const duty = dutyOf(course, clock, now);
    const { node, leaseMs } = this.house;
    if (duty === 'none' && dutyOf(before, clock, now) === 'none') return 'keep';
    return duty !== 'none' && decider(course)?.isBot ? { ...duty, holder: node, until: now + leaseMs } : duty;
  }

  /** When the store does not answer, nobody knows whether it was written: it is read before anything else is done, and soon. */
  async #append(append: Append): Promise<boolean> {
    try {
      return await this.house.store.append(append);
    } catch (error) {
      this.#isBehind = true;
      setTimeout(() => this.catchUp().catch(() => {}), SOON_MS).unref();
      throw new Problem('try-again', { cause: error instanceof Error ? error.message : 'unknown' });
    }
  }

  /** The same request once more, because its answer got lost: answered again, and not played again. */
  async #repeated(seat: number, after: number, lines: readonly string[]): Promise<Played> {
    const played = playedAgain(await this.#decidedSince(after), seat, lines);
    if (played === 0) throw this.#movedOn();
    return { course: this.#known(), played };
  }

  /** The same for an undo: as many moves were taken back, and what was played then is what was wanted. */
  async #undoneBefore(seat: number, after: number, count: number, instead: readonly string[]): Promise<Played> {
    const rows = await this.#decidedSince(0);
    const [undo, ...then] = rows.filter(({ seq }) => seq > after);
    const stood = countedMoves(rows.filter(({ seq }) => seq <= after));
    const isSame = undo?.kind === 'undo' && undo.seat === seat && stood.filter(({ seq }) => seq >= Number(undo.body)).length === count;
    const played = playedAgain(then, seat, instead);
    if (!isSame || (played === 0 && instead.length > 0)) throw this.#movedOn();
    return { course: this.#known(), played };
  }

  async #decidedSince(seq: number): Promise<Row[]> {
    return (await this.house.store.rowsSince(this.game.id, seq)).filter(({ kind }) => kind === 'move' || kind === 'undo');
  }

  #movedOn(): Problem {
    const { seq, moved } = this.#known();
    return new Problem('moved-on', { seq, after: moved });
  }
}

function within<T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(
      (result) => {
        clearTimeout(timer);
        resolve(result);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

const rowOf = ({ kind, seat, body }: Draft, seq: number, at: number): Row =>
  seat === undefined ? { seq, at, kind, body } : { seq, at, kind, seat, body };

function folded(
  before: Course,
  rows: readonly Row[],
  drafts: readonly Draft[],
): { readonly course: Course; readonly steps: readonly Step[] } {
  let course = before;
  const steps = rows.map((row, i): Step => {
    const next: { course: Course; events: readonly Event[] } = advanced(course, row, drafts[i]?.tried);
    course = next.course;
    return { row, events: next.events };
  });
  return { course, steps };
}

/** How many of the lines are what the seat did first. */
function playedAgain(rows: readonly Row[], seat: number, lines: readonly string[]): number {
  const other = rows.findIndex((row, i) => row.kind !== 'move' || row.seat !== seat || row.body !== canonical(lines[i]));
  return other === -1 ? Math.min(rows.length, lines.length) : other;
}

/** A line as the log has it; what cannot be read is in no log. */
function canonical(line: string | undefined): string | undefined {
  try {
    return line === undefined ? undefined : text(parse(line));
  } catch {
    return undefined;
  }
}

/** Whoever decides must have seen all that was decided, and can have seen nothing that was not. */
function demandPresent({ seq, moved }: Course, after: number): void {
  if (after < moved || after > seq) throw new Problem('moved-on', { seq, after: moved });
}

function demandRunning({ state }: Course): void {
  if (outcome(state) !== undefined) throw new Problem('not-running');
}

/** What the lines do, up to and with the first that reveals something. */
function attempt({ state: start }: Course, seat: number, lines: readonly string[]): Tried[] {
  let state = start;
  const moves: Tried[] = [];
  for (const [index, line] of lines.entries()) {
    const due = toDecide(state);
    if (due !== seat)
      throw due === undefined ? new Problem('not-running', { index }) : new Problem('not-your-turn', { index, toDecide: due });
    const move = tried(state, line, index);
    moves.push(move);
    if (revealed(state, move.tried.state, move.tried.events)) break;
    state = move.tried.state;
  }
  return moves;
}

interface Tried {
  /** The canonical line. */
  readonly body: string;
  readonly tried: Applied;
}

function tried(state: Course['state'], line: string, index: number): Tried {
  try {
    const move = parse(line);
    return { body: text(move), tried: apply(state, move) };
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    const { code, rule, message } = error;
    throw new Problem('illegal-move', { index, move: line, refusal: { code, rule, message } });
  }
}
