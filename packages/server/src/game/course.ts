/** How a game stands after its log: one fold over the rows, the same on every node and after every restart. */
import { type Applied, apply, type Event, replay, reveals, type Setup, toDecide } from '@elbowroom/rules';
import type { State } from '@elbowroom/rules/search';
import type { Duty, Options, Row, Seat } from '../store/store.ts';
import { after, cutAt, joined, type Patience, patienceOf, type Span, waited } from './patience.ts';
import { shownUntil } from './showing.ts';

/** Who decides for a seat. A bot plays for absent ones until they are back, and for resigned ones for ever. */
export type Control = 'person' | 'bot' | 'absent' | 'resigned';

export interface Course {
  /** The last row, of whatever kind. */
  readonly seq: number;
  /** The last row that changed the position: moves must follow it. */
  readonly moved: number;
  readonly state: State;
  readonly control: readonly Control[];
  /** Who wants a pause. */
  readonly agreed: readonly boolean[];
  readonly isPaused: boolean;
  /** When the clock of the seat that must decide begins: when it got to decide, and had been shown what the others did. */
  readonly since: number;
  /** When all that happened so far will have been shown. */
  readonly shown: number;
  /** Whether somebody came back into this turn and was given its time anew. */
  readonly hadGrace: boolean;
  /** Moves that can be taken back, all of one seat. */
  readonly trail: readonly number[];
  readonly trailSeat: number;
  /** Where everybody goes after the end. */
  readonly rematch?: string;
  /** The row since which the person who must decide is waited for. */
  readonly asked: number;
  readonly patience: Patience;
  /** By seat: milliseconds that are left for when the time for a turn is up. */
  readonly reserves: readonly number[];
  /** By seat, in order and apart: days off. */
  readonly holidays: readonly (readonly Span[])[];
  /** By seat: whether it has left orders for questions that come out of its turn. What they are is not in the log. */
  readonly hasOrders: readonly boolean[];
  /** Whether the orders leave the present question to the person. */
  readonly isLeft: boolean;
}

export interface Step {
  readonly row: Row;
  readonly events: readonly Event[];
}

/** `options`: what the table grants of time; and the moves that a fork was played on from, which are no rows of its own: nobody takes them back. */
export function begin(setup: Setup, seats: readonly Seat[], started: number, options: Partial<Options> = {}): Course {
  const patience = patienceOf(options);
  return {
    seq: 0,
    moved: 0,
    state: replay(setup, options.fork?.moves ?? []),
    control: seats.map(({ bot }) => (bot === undefined ? 'person' : 'bot')),
    agreed: seats.map(() => false),
    isPaused: false,
    since: started,
    shown: started,
    hadGrace: false,
    trail: [],
    trailSeat: -1,
    asked: 0,
    patience,
    reserves: seats.map(() => patience.reserve),
    holidays: seats.map(() => []),
    hasOrders: seats.map(() => false),
    isLeft: false,
  };
}

/**
 * One more row. Throws what the rules throw; an undo cannot be folded in, it asks for `rebuilt`.
 * `tried`: what the move of this row makes of this very course, for whoever has played it already to see whether it can be.
 */
export function advanced(course: Course, row: Row, tried?: Applied): Advanced {
  const next = stepped(course, row, tried);
  return isSameWait(course, next.course) ? next : { ...next, course: { ...next.course, asked: row.seq } };
}

interface Advanced {
  readonly course: Course;
  readonly events: readonly Event[];
}

/** Whether the same person is waited for, if anybody, and in the same turn. */
const isSameWait = (before: Course, now: Course): boolean => awaited(before) === awaited(now) && isSameTurn(before, now);

const isSameTurn = ({ state: one }: Course, { state: other }: Course): boolean => one.turn === other.turn && one.round === other.round;

function stepped(course: Course, row: Row, tried?: Applied): Advanced {
  const next = { ...course, seq: row.seq };
  const silent = (change: Partial<Course>) => ({ course: { ...next, ...change }, events: [] });
  const { seat = -1 } = row;
  switch (row.kind) {
    case 'move':
      return played(course, row, tried ?? apply(course.state, row.body));
    case 'undo':
      throw new Error('an undo is not a step forward');
    case 'absent':
    case 'back':
    case 'resign': {
      const isBack = row.kind === 'back';
      const control = course.control.with(seat, isBack ? 'person' : row.kind === 'absent' ? 'absent' : 'resigned');
      // Whoever comes back into their own turn gets time for the rest of it: else it would be up at once. But once: nobody can hold up the others for ever.
      const hasGrace = isBack && toDecide(course.state) === seat && !course.hadGrace;
      const clock = hasGrace ? { since: row.at, hadGrace: true } : {};
      return silent({ control, trail: [], reserves: spent(course, row.at), ...clock, ...agreement(course, row, course.agreed, control) });
    }
    case 'agree':
      return silent({ reserves: spent(course, row.at), ...agreement(course, row, course.agreed.with(seat, true), course.control) });
    case 'disagree':
      return silent({ agreed: course.agreed.map(() => false), isPaused: false, ...(course.isPaused ? { since: row.at } : {}) });
    case 'chat':
      return silent({});
    case 'rematch':
      return silent({ rematch: row.body });
    case 'holiday': {
      const off = course.holidays[seat] ?? [];
      return silent({ holidays: course.holidays.with(seat, row.body === '' ? cutAt(off, row.at) : joined(off, spanFrom(row.body))) });
    }
    case 'orders':
      return silent({ hasOrders: course.hasOrders.with(seat, row.body !== '') });
    case 'ask':
      return silent({ isLeft: true });
  }
}

function played(course: Course, row: Row, { state, events }: Applied): Advanced {
  const decider = toDecide(course.state);
  const isSameHand = decider === course.trailSeat && course.trail.length > 0;
  const trail = reveals(events) ? [] : [...(isSameHand ? course.trail : []), row.seq];
  const goesOn = toDecide(state) === decider && state.turn === course.state.turn && state.round === course.state.round;
  const shown = shownUntil(course.shown, row.at, row.body, events);
  const since = goesOn ? course.since : shown;
  const hadGrace = goesOn && course.hadGrace;
  const reserves = goesOn ? course.reserves : spent(course, row.at);
  const now = { ...course, seq: row.seq, moved: row.seq, state, trail, trailSeat: decider ?? -1, since, shown, hadGrace, reserves };
  return { course: { ...now, isLeft: false }, events };
}

/** What is left to each seat once the one that was waited for is no longer: what it took beyond the time for a turn is gone. */
function spent(course: Course, at: number): readonly number[] {
  const { patience, reserves, holidays, since } = course;
  const next = decider(course);
  const left = next === undefined || next.isBot ? 0 : (reserves[next.seat] ?? 0);
  if (next === undefined || left === 0 || patience.turn === undefined) return reserves;
  const over = waited(holidays[next.seat] ?? [], since, at) - patience.turn;
  return over <= 0 ? reserves : reserves.with(next.seat, Math.max(0, left - over));
}

export const spanText = ({ from, until }: Span): string => `${from} ${until}`;

export function spanFrom(body: string): Span {
  const [from = 0, until = 0] = body.split(' ').map(Number);
  return { from, until };
}

/** A pause begins when every person who is there wants it. */
function agreement(course: Course, row: Row, agreed: readonly boolean[], control: readonly Control[]): Partial<Course> {
  const people = control.flatMap((who, seat) => (who === 'person' ? [seat] : []));
  const isPaused = people.length > 0 && people.every((seat) => agreed[seat]);
  return { agreed, isPaused, ...(course.isPaused && !isPaused ? { since: row.at } : {}) };
}

/** Which moves an undo took back. */
function takenBack(rows: readonly Row[]): Set<number> {
  const gone = new Set<number>();
  const line: number[] = [];
  for (const { kind, seq, body } of rows) {
    if (kind === 'move') line.push(seq);
    if (kind !== 'undo') continue;
    const from = Number(body);
    for (let last = line.at(-1); last !== undefined && last >= from; last = line.at(-1)) {
      gone.add(last);
      line.pop();
    }
  }
  return gone;
}

/** The first row that an undo among these took back, wherever it is; infinity without one. */
export const firstTakenBack = (rows: readonly Row[]): number =>
  Math.min(...rows.flatMap(({ kind, body }) => (kind === 'undo' ? [Number(body)] : [])), Number.POSITIVE_INFINITY);

/** The log from `start` on, row by row. Nothing before it may have been taken back since. */
export function* replayed(start: Course, rows: readonly Row[]): Generator<Step & { readonly course: Course }> {
  const gone = takenBack(rows);
  let course = start;
  for (const row of rows) {
    const isPassed = row.kind === 'undo' || gone.has(row.seq);
    const { course: next, events } = isPassed ? { course: { ...course, seq: row.seq, moved: row.seq }, events: [] } : advanced(course, row);
    course = next;
    yield { row, events, course };
  }
}

/** All of it. `from`: the steps after that row are wanted with their events. `onWay`: told of every course that it came through. */
export function rebuilt(
  start: Course,
  rows: readonly Row[],
  from = Number.POSITIVE_INFINITY,
  onWay: (course: Course) => void = () => {},
): { readonly course: Course; readonly steps: Step[] } {
  const steps: Step[] = [];
  let course = start;
  for (const { row, events, course: next } of replayed(start, rows)) {
    course = next;
    onWay(course);
    if (row.seq > from) steps.push({ row, events });
  }
  return { course, steps };
}

/** The moves that count, in order. */
export function countedMoves(rows: readonly Row[]): Row[] {
  const gone = takenBack(rows);
  return rows.filter(({ kind, seq }) => kind === 'move' && !gone.has(seq));
}

/** The seat that must decide, and whether a bot does it. */
export function decider({ state, control, isPaused }: Course): { readonly seat: number; readonly isBot: boolean } | undefined {
  const seat = isPaused ? undefined : toDecide(state);
  return seat === undefined ? undefined : { seat, isBot: control[seat] !== 'person' };
}

/** The seat whose person must decide; undefined: nobody's, a bot's, or one for which its orders are looked at first. */
export function awaited(course: Course): number | undefined {
  const next = decider(course);
  return next === undefined || next.isBot || hasOrder(course) ? undefined : next.seat;
}

/** Whether a node must look at what the seat has left orders for: it is asked in the turn of another. */
export function hasOrder(course: Course): boolean {
  const next = decider(course);
  if (next === undefined || next.isBot || course.isLeft) return false;
  return course.hasOrders[next.seat] === true && next.seat !== course.state.turn;
}

/** When the time of the seat that must decide is up. */
export function dueOf({ since, reserves, holidays }: Course, seat: number, clock: number): number {
  return after(holidays[seat] ?? [], since, clock * 1000 + (reserves[seat] ?? 0));
}

/** Before every time there is: a clock that is set back delays no bot. */
const AT_ONCE = 0;

/** Whether a node decides, by itself or as it was told to. */
export const isNodes = (course: Course): boolean => decider(course)?.isBot === true || hasOrder(course);

/** What a node has to do for the game, and when. */
export function dutyOf(course: Course, clock: number | undefined): Duty | 'none' {
  const next = decider(course);
  if (next === undefined) return 'none';
  if (isNodes(course)) return { due: AT_ONCE };
  return clock === undefined ? 'none' : { due: dueOf(course, next.seat, clock) };
}
