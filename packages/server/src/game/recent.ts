/** What was told at a table last: whoever saw it is told only what has changed since, and whoever was away for a moment needs no look at the log. */
import type { Game } from '../store/store.ts';
import type { Course, Step } from './course.ts';
import { type Look, lookAt } from './telling.ts';

/** A course is 4 kB, a step half of one. */
const MOST_COURSES = 8;
const MOST_STEPS = 32;

export class Recent {
  #courses: readonly Course[] = [];
  /** One after the other, without a gap. */
  #steps: Step[] = [];
  /** How it looked the last time: the next that is told will differ from that. */
  #last: Look | undefined;

  addSteps(steps: readonly Step[]): void {
    const follows = this.#steps.at(-1)?.row.seq === (steps[0]?.row.seq ?? 0) - 1;
    if (!follows) this.#steps = [];
    this.#steps.push(...steps);
    if (this.#steps.length > MOST_STEPS) this.#steps.splice(0, this.#steps.length - MOST_STEPS);
  }

  /** All since a row, up to another; undefined if some are not known any more. */
  stepsBetween(from: number, until: number): readonly Step[] | undefined {
    const steps = this.#steps.filter(({ row }) => row.seq > from && row.seq <= until);
    return steps.length === until - from ? steps : undefined;
  }

  /** How it looks now. From now on it is known. */
  look(game: Game, course: Course): Look {
    if (this.#last?.course === course) return this.#last;
    this.#courses = [...this.#courses.filter(({ seq }) => seq !== course.seq), course].slice(-MOST_COURSES);
    this.#last = lookAt(game, course);
    return this.#last;
  }

  /** How it looked at a row, if that is still known. */
  before(game: Game): (seq: number) => Look | undefined {
    const last = this.#last;
    return (seq) => {
      if (last?.course.seq === seq) return last;
      const course = this.#courses.find((one) => one.seq === seq);
      return course && lookAt(game, course);
    };
  }
}
