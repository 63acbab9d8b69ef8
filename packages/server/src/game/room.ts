/**
 * A game that is being played. Everything that changes it goes through here, one thing after the other:
 * checked, written, and only then known to anybody.
 */
import { outcome } from '@elbowroom/rules';
import { Problem } from '../errors.ts';
import { noticesOf } from '../notices/noticing.ts';
import type { Outside } from '../outside.ts';
import { isFull } from '../store/full.ts';
import type { Append, Duty, Game, Row, RowKind, Store } from '../store/store.ts';
import { playedBefore, takenAfter, undoneBefore } from './asked-again.ts';
import { begin, type Course, decider, dutyOf, firstTakenBack, isNodes, rebuilt, replayed, type Step } from './course.ts';
import { delayMs } from './delay.ts';
import { type Draft, demandPresent, demandRunning, type Folded, folded, moveDrafts, rowOf } from './drafts.ts';
import { oneByOne } from './one-by-one.ts';
import { type PastView, pastViews } from './past.ts';
import type { Span } from './patience.ts';
import { answerDrafts, holidayDrafts, orderDrafts, withdrawalDrafts } from './slow-drafts.ts';
import { Shelf, Way } from './way.ts';

export interface House {
  readonly outside: Outside;
  readonly store: Store;
  /** This node, as holder of leases. */
  readonly node: string;
  readonly leaseMs: number;
  /** Rows were added, by this node (`isOwn`) or another. */
  readonly onSteps: (room: Room, steps: readonly Step[], isOwn: boolean) => void;
  /** Somebody may have to be woken. */
  readonly onNotices?: () => void;
}

export interface Played {
  readonly course: Course;
  /** How many of the moves that were sent. */
  readonly played: number;
}

interface Plan {
  readonly drafts: readonly Draft[];
  readonly duty?: 'keep';
  /** Nobody is there who has done it: it was done for them. */
  readonly isNodes?: boolean;
  /** How it stands after the first draft, if that is an undo: it cannot be folded in. */
  readonly undone?: Folded;
}

type Planner = (course: Course, now: number) => Plan | Promise<Plan>;

/** How often a row of somebody else may come first before the sender is told to try again. */
const TRIES = 8;
const SOON_MS = 300;
const PATIENCE_MS = 10_000;
/** Rows that are played again before others get their turn: a few milliseconds. */
const AT_ONCE = 100;

/** No game is so long; after this many rows only what a game needs to come to its end is taken. */
const MOST_ROWS = 20_000;
const IDLE: ReadonlySet<RowKind> = new Set(['agree', 'disagree']);

export class Room {
  readonly house: House;
  game: Game;
  #course: Course | undefined;
  readonly #way: Way;
  /** Where a fork begins: a past is played once, however often somebody takes back the first move after it. */
  #forked: Course | undefined;
  /** What is in memory is true, but perhaps not all: a write was not answered. */
  #isBehind = false;
  /** A database that never answers must not block the room for ever: what comes after it reads first. */
  readonly #alone: ReturnType<typeof oneByOne>;

  constructor(house: House, game: Game, shelf = new Shelf()) {
    this.house = house;
    this.game = game;
    this.#way = new Way(shelf);
    this.#alone = oneByOne(house.outside, PATIENCE_MS, () => {
      this.#isBehind = true;
      return new Problem('try-again');
    });
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

  /** How it got from row `seq` to now, with events. A long way is told in pieces, so that others are answered meanwhile. */
  async stepsSince(seq: number): Promise<readonly Step[]> {
    const known = this.#way.stepsSince(seq);
    if (known !== undefined) return known;
    const { base, rows } = await this.#since(seq);
    const steps: Step[] = [];
    let count = 0;
    for (const { row, events } of replayed(base, rows)) {
      if (row.seq > seq) steps.push({ row, events });
      if (++count % AT_ONCE === 0) await new Promise<void>(this.house.outside.soon);
    }
    return steps;
  }

  /** The log as this room may read it. */
  rowsSince(seq: number, most?: number): Promise<Row[]> {
    return this.house.store.rowsSince(this.game.id, seq, most);
  }

  /** How many rows have to be played again to tell what happened after this one. */
  costSince(seq: number): number {
    const { seq: now = 0 } = this.#course ?? {};
    return seq >= now || this.#way.stepsSince(seq) !== undefined ? 0 : now - (this.#way.nearest(seq)?.seq ?? 0);
  }

  /** How it looked to one place while it got from one row to another. */
  async viewsBetween(seat: number | undefined, since: number, until: number): Promise<PastView[]> {
    const { base, rows } = await this.#since(since - 1);
    return pastViews(base, rows, seat, since, until);
  }

  /**
   * Moves of a seat, in order. All are played or, if one is refused, none; but what follows a move that reveals something is not tried,
   * so that nobody learns a die by sending what only some results allow.
   */
  play(seat: number, after: number, lines: readonly string[]): Promise<Played> {
    return this.#alone(async () => {
      await this.#refresh(after);
      let played = 0;
      const plan = (now: Course): Plan => {
        demandPresent(now, after);
        if (now.control[seat] === 'resigned') throw new Problem('seat-resigned');
        const moves = moveDrafts(now, seat, lines);
        played = moves.length;
        return { drafts: now.control[seat] === 'absent' ? [{ kind: 'back', seat, body: '' }, ...moves] : moves };
      };
      return this.#once(
        async () => ({ course: await this.#write(plan), played }),
        async () => playedBefore(await this.#log(after), seat, after, lines) || undefined,
      );
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
        return { drafts: [{ kind: 'move', seat, body: line }], isNodes: true };
      });
    });
  }

  /** What the orders of a seat say to the question that it is asked, if the game still stands there; undefined: they leave it to the person. */
  answer(seat: number, after: number, line: string | undefined): Promise<Course> {
    return this.#change((course) => ({ drafts: answerDrafts(course, seat, after, line), isNodes: true }));
  }

  /** That there are orders is written down; what they say is not. */
  ordered(seat: number, hasOrders: boolean): Promise<Course> {
    return this.#change((course) => ({ drafts: orderDrafts(course, seat, hasOrders) }));
  }

  /** Throws `no-holiday`: the table grants none, or not so many days in a year. */
  holiday(seat: number, span: Span): Promise<Course> {
    return this.#change((course) => ({ drafts: holidayDrafts(course, seat, span, this.game.started ?? 0) }));
  }

  /** The days off that are still to come are none; what has begun ends now. */
  backToWork(seat: number): Promise<Course> {
    return this.#change((course) => ({ drafts: withdrawalDrafts(course, seat, this.house.store.now()) }));
  }

  /** Takes moves back and plays others instead: both or, if one of those is refused, neither. */
  undo(seat: number, after: number, count: number, instead: readonly string[] = []): Promise<Played> {
    return this.#alone(async () => {
      if (!this.game.options.undo) throw new Problem('undo-off');
      await this.#refresh(after);
      let played = 0;
      const plan = async (course: Course, now: number): Promise<Plan> => {
        demandPresent(course, after);
        if (course.seq >= MOST_ROWS) throw new Problem('undo-off'); // not `too-many`, which is sent again before long
        const from = course.trailSeat === seat && course.control[seat] === 'person' ? course.trail.at(-count) : undefined;
        if (from === undefined) throw new Problem('nothing-to-undo');
        const undo: Draft = { kind: 'undo', seat, body: String(from) };
        const undone = await this.#afterUndo(rowOf(undo, course.seq + 1, now));
        const moves = moveDrafts(undone.course, seat, instead);
        played = moves.length;
        return { drafts: [undo, ...moves], undone };
      };
      return this.#once(
        async () => ({ course: await this.#write(plan), played }),
        async () => undoneBefore(await this.#log(takenAfter(await this.#log(after), after) - 1), seat, after, count, instead),
      );
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
  absent(): Promise<Course> {
    return this.#change((course) => {
      const now = this.house.store.now();
      const duty = dutyOf(course, this.game.options.clock);
      const next = decider(course);
      const isLate = next !== undefined && !isNodes(course) && typeof duty !== 'string' && duty.due <= now;
      return { drafts: isLate ? [{ kind: 'absent', seat: next.seat, body: '' }] : [], isNodes: true };
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

  /** The first to ask decides which table it is; when that one was closed, the first to ask again. */
  rematch(table: string, insteadOf?: string): Promise<Course> {
    return this.#change((course) => {
      if (outcome(course.state) === undefined) throw new Problem('not-finished');
      return { drafts: course.rematch === insteadOf ? [{ kind: 'rematch', body: table }] : [], duty: 'keep' };
    });
  }

  /** What is seldom done is done to how the game stands, not to what this node has heard of it. */
  #change(plan: (course: Course) => Plan): Promise<Course> {
    return this.#alone(async () => {
      if (this.house.store.isShared) await this.#read();
      else await this.#refresh();
      return this.#write(plan);
    });
  }

  async #refresh(wanted = 0): Promise<void> {
    if (this.#course === undefined || this.#isBehind || wanted > this.#course.seq) await this.#read();
  }

  #start(): Course {
    const { setup, seats, started = 0, options } = this.game;
    if (setup === undefined) throw new Problem('not-running');
    if (options.fork === undefined) return begin(setup, seats, started, options);
    this.#forked ??= begin(setup, seats, started, options);
    return this.#forked;
  }

  /** The log from some course up to row `seq` on that nothing in it takes back. */
  async #since(seq: number): Promise<{ readonly base: Course; readonly rows: readonly Row[] }> {
    for (let base = this.#way.nearest(seq) ?? this.#start(); ; ) {
      const rows = await this.#log(base.seq);
      const back = firstTakenBack(rows);
      if (back > base.seq) return { base, rows };
      base = this.#way.nearest(back - 1) ?? this.#start();
    }
  }

  /** Reads what is new in the store. An undo among it may mean going back a little. */
  async #read(): Promise<void> {
    const { store, onSteps } = this.house;
    const wasOpen = this.game.setup === undefined;
    if (wasOpen) this.game = (await store.game(this.game.id)) ?? this.game;
    if (this.game.setup === undefined) return;
    const known = this.#course;
    const fresh = await this.#log(known?.seq ?? 0);
    const now = known ?? this.#start();
    const back = firstTakenBack(fresh);
    const { base, rows } = back > now.seq ? { base: now, rows: fresh } : await this.#since(back - 1);
    if (this.#course !== known) return this.#read(); // it took so long that others were let past
    this.#isBehind = false;
    if (known !== undefined && fresh.length === 0) return;
    const told = known?.seq ?? (wasOpen ? 0 : undefined);
    const { course, steps } = rebuilt(base, rows, told, known === undefined ? (passed) => this.#way.pass(passed) : undefined);
    this.#course = course;
    this.#way.go(known, course, steps);
    if (outcome(course.state) !== undefined) this.game = { ...this.game, status: 'finished' };
    onSteps(this, steps, false);
  }

  /** Makes a plan, writes it, and makes it anew when somebody else's row came first. */
  async #write(plan: Planner): Promise<Course> {
    for (let tries = 0; tries < TRIES; tries++) {
      const before = this.#known();
      const now = this.house.store.now();
      const { drafts, duty, undone, isNodes } = await this.#planned(plan, before, now, tries === 0);
      if (this.#course !== before) continue;
      if (drafts.length === 0) return before;
      if (before.seq >= MOST_ROWS && drafts.some(({ kind }) => IDLE.has(kind))) throw new Problem('too-many');
      const rows = drafts.map((draft, i) => rowOf(draft, before.seq + 1 + i, now));
      const { course, steps } = folded(undone ?? { course: before, steps: [] }, rows, drafts);
      const isOver = outcome(course.state) !== undefined;
      const wanted = duty ?? this.#duty(before, course);
      const notices = noticesOf(this.game, before, course, isNodes ? undefined : rows.at(-1)?.seat, isOver && !wasOver(before));
      const end = isOver ? { isOver, ...this.#hidden(before, now) } : {};
      if (!(await this.#append({ game: this.game.id, after: before.seq, rows, duty: wanted, ...end, notices }))) {
        await this.#read();
        continue;
      }
      if (notices.add.length > 0) this.house.onNotices?.();
      if (this.#course !== before) {
        await this.#read(); // written late, when others had been let past
        return this.#known();
      }
      this.#course = course;
      this.#way.go(before, course, steps);
      if (isOver) this.game = { ...this.game, status: 'finished' };
      this.house.onSteps(this, steps, true);
      return course;
    }
    throw new Problem('moved-on', { seq: this.#known().seq });
  }

  /** What this node refuses, another may have allowed meanwhile: nothing is refused before it was read how the game stands. */
  async #planned(plan: Planner, course: Course, now: number, mayBeLate: boolean): Promise<Plan> {
    try {
      return await plan(course, now);
    } catch (error) {
      if (!(error instanceof Problem) || !this.house.store.isShared || !mayBeLate) throw error;
      await this.#read();
      if (this.#course === course) throw error;
      return { drafts: [] };
    }
  }

  async #afterUndo(undo: Row): Promise<Folded> {
    const { base, rows } = await this.#since(Number(undo.body) - 1);
    return rebuilt(base, [...rows.filter(({ seq }) => seq < undo.seq), undo], undo.seq - 1);
  }

  /** A bot's turn that begins here is held by this node from the first moment on. */
  #duty(before: Course, course: Course): Duty | 'keep' | 'none' {
    const { clock } = this.game.options;
    const duty = dutyOf(course, clock);
    const { node, leaseMs } = this.house;
    if (duty === 'none' && dutyOf(before, clock) === 'none') return 'keep';
    return duty !== 'none' && isNodes(course) ? { ...duty, lease: { holder: node, ms: leaseMs } } : duty;
  }

  /** When the store does not answer, nobody knows whether it was written: it is read before anything else is done, and soon. */
  async #append(append: Append): Promise<boolean> {
    try {
      return await this.house.store.append(append);
    } catch (error) {
      this.#isBehind = true;
      this.house.outside.after(SOON_MS, () => this.catchUp().catch(() => {}));
      throw new Problem(isFull(error) ? 'full' : 'try-again', { cause: error instanceof Error ? error.message : 'unknown' });
    }
  }

  /** What came first, here or at another node, may be this very request: `before` tells how many of its moves were played then. */
  async #once(act: () => Promise<Played>, before: () => Promise<number | undefined>): Promise<Played> {
    try {
      return await act();
    } catch (error) {
      const played = error instanceof Problem && error.code === 'moved-on' ? await before() : undefined;
      if (played === undefined) throw error;
      return { course: this.#known(), played };
    }
  }

  /** Until when those who look on believe that a game goes on that ends now. */
  #hidden({ state }: Course, now: number): Pick<Append, 'hiddenUntil'> {
    const ms = delayMs(this.game);
    return ms === 0 || outcome(state) !== undefined ? {} : { hiddenUntil: now + ms };
  }

  #log(since: number): Promise<readonly Row[]> {
    return this.rowsSince(since);
  }
}

const wasOver = ({ state }: Course): boolean => outcome(state) !== undefined;
