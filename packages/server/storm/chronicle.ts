/** What truly happened in a game, from the rows in the database alone. */

import { advanced, begin, type Course, rebuilt, type Step } from '../src/game/course.ts';
import type { Game, Row } from '../src/store/store.ts';

export class Chronicle {
  readonly #rows: readonly Row[];
  readonly #courses: Course[];
  readonly #steps: Step[] = [];

  /** `rows` grows while the game is played. */
  constructor({ setup, seats, started = 0, options }: Game, rows: readonly Row[]) {
    if (setup === undefined) throw new Error('a game that has not begun');
    this.#rows = rows;
    this.#courses = [begin(setup, seats, started, options)];
  }

  get seq(): number {
    return this.#rows.length;
  }

  /** How it stood after row `seq`. */
  courseAt(seq: number): Course {
    while (this.#courses.length <= seq) this.#fold();
    return this.#courses[seq] as Course;
  }

  /** Whether the turn in which row `seq` left it has ended since, be it that this was taken back. */
  hasTurnedAfter(seq: number): boolean {
    const { turn, round } = this.courseAt(seq).state;
    const since = Array.from({ length: this.seq - seq }, (_, i) => this.courseAt(seq + 1 + i).state);
    return since.some((state) => state.turn !== turn || state.round !== round);
  }

  /** How it got from one row to another. */
  steps(after: number, until: number): Step[] {
    this.courseAt(until);
    return this.#steps.slice(after, until);
  }

  /** The same for whoever comes later: of what was taken back meanwhile only the row is left. */
  replayed(after: number, until: number): Step[] {
    const rows = this.#rows.slice(0, until);
    const hasUndo = rows.some(({ kind, seq }) => kind === 'undo' && seq > after);
    return hasUndo ? rebuilt(this.#courses[0] as Course, rows, after).steps : this.steps(after, until);
  }

  /** What was decided after row `seq`, by whomever. */
  decidedAfter(seq: number): Row[] {
    return this.#rows.filter((row) => row.seq > seq && (row.kind === 'move' || row.kind === 'undo'));
  }

  #fold(): void {
    const { length } = this.#courses;
    const row = this.#rows[length - 1];
    if (row === undefined) throw new Error(`there is no row ${length}`);
    if (row.kind === 'undo') {
      const { course } = rebuilt(this.#courses[0] as Course, this.#rows.slice(0, length));
      this.#courses.push(course);
      this.#steps.push({ row, events: [] });
      return;
    }
    const { course, events } = advanced(this.#courses[length - 1] as Course, row);
    this.#courses.push(course);
    this.#steps.push({ row, events });
  }
}
