/**
 * How a game came to where it stands, as far as it is remembered: some courses on the way and the last steps. What was, is told from there
 * instead of being played again from the beginning.
 */
import type { Course, Step } from './course.ts';

/** Rows from one course that is kept to the next, at first. */
const FIRST_GAP = 32;
/** When there are more, every other one is dropped. */
const MOST_COURSES = 12;
const MOST_STEPS = 32;
/** So few rows are played again sooner than a course is kept for them: a game that has just begun keeps none. */
const FEW = 8;

/** A course is about four kilobytes, a step with its events half of one. */
const COURSE_WEIGHT = 8;
/** About twenty megabytes for all games of a node together. */
const MOST_WEIGHT = 40_000;

/** What all games of a node may remember together. Those that went on longest ago forget first. */
export class Shelf {
  readonly #most: number;
  readonly #weights = new Map<Way, number>();
  #weight = 0;

  constructor(most = MOST_WEIGHT) {
    this.#most = most;
  }

  put(way: Way, weight: number): void {
    this.#remove(way);
    this.#weights.set(way, weight);
    this.#weight += weight;
    for (const old of this.#weights.keys()) {
      if (this.#weight <= this.#most || old === way) return;
      this.#remove(old);
      old.forget();
    }
  }

  #remove(way: Way): void {
    this.#weight -= this.#weights.get(way) ?? 0;
    this.#weights.delete(way);
  }
}

export class Way {
  readonly #shelf: Shelf;
  /** In order, each at least `gap` rows after the one before. */
  #courses: Course[] = [];
  #gap = FIRST_GAP;
  /** The last ones, without a gap. */
  #steps: Step[] = [];
  /** Before everything that the seat can take back now, unless that is just after another that is kept. */
  #settled: Course | undefined;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** It was here while it was played again. */
  pass(course: Course): void {
    if (course.seq < (this.#courses.at(-1)?.seq ?? 0) + this.#gap) return;
    this.#courses.push(course);
    if (this.#courses.length <= MOST_COURSES) return;
    this.#gap *= 2;
    this.#courses = this.#courses.filter((_, i) => i % 2 === 1);
  }

  /** These steps led from one course to the next. */
  go(before: Course | undefined, course: Course, steps: readonly Step[]): void {
    for (const { row } of steps) if (row.kind === 'undo') this.#back(Number(row.body));
    const isNext = (steps[0]?.row.seq ?? 0) === (this.#steps.at(-1)?.row.seq ?? before?.seq ?? 0) + 1;
    if (!isNext) this.#steps = [];
    this.#steps.push(...steps);
    if (this.#steps.length > MOST_STEPS) this.#steps.splice(0, this.#steps.length - MOST_STEPS);
    const first = course.trail[0] ?? Number.POSITIVE_INFINITY;
    const settled = first > course.seq ? course : before !== undefined && first > before.seq ? before : this.#settled;
    this.#settled = (settled?.seq ?? 0) < (this.#courses.at(-1)?.seq ?? 0) + FEW ? undefined : settled;
    this.pass(course);
    this.#weigh();
  }

  /** Everything from this row on was taken back: what was seen of it does not count any more. */
  #back(from: number): void {
    this.#courses = this.#courses.filter(({ seq }) => seq < from);
    if (this.#settled !== undefined && this.#settled.seq >= from) this.#settled = undefined;
    this.#steps = this.#steps.map((step) => (step.row.seq >= from ? { ...step, events: [] } : step));
  }

  #weigh(): void {
    const courses = this.#courses.length + (this.#settled === undefined ? 0 : 1);
    this.#shelf.put(this, courses * COURSE_WEIGHT + this.#steps.length);
  }

  /** The last course that is remembered of those up to this row. */
  nearest(seq: number): Course | undefined {
    const last = this.#courses.findLast((course) => course.seq <= seq);
    const settled = this.#settled !== undefined && this.#settled.seq <= seq ? this.#settled : undefined;
    return settled !== undefined && settled.seq > (last?.seq ?? -1) ? settled : last;
  }

  /** Undefined if they are not all remembered. */
  stepsSince(seq: number): readonly Step[] | undefined {
    const first = this.#steps[0]?.row.seq ?? Number.POSITIVE_INFINITY;
    return first <= seq + 1 ? this.#steps.filter(({ row }) => row.seq > seq) : undefined;
  }

  forget(): void {
    this.#courses = [];
    this.#gap = FIRST_GAP;
    this.#steps = [];
    this.#settled = undefined;
  }
}
