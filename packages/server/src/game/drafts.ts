/** What a request would write: checked against the course it was made for, and not written yet. */
import { type Applied, apply, IllegalMove, outcome, parse, reveals, text, toDecide } from '@elbowroom/rules';
import { Problem } from '../errors.ts';
import type { Row, RowKind } from '../store/store.ts';
import { advanced, type Course, type Step } from './course.ts';

export interface Draft {
  readonly kind: RowKind;
  readonly seat?: number;
  readonly body: string;
  /** A move that was played to see whether it can be. */
  readonly tried?: Applied;
}

export const rowOf = ({ kind, seat, body }: Draft, seq: number, at: number): Row =>
  seat === undefined ? { seq, at, kind, body } : { seq, at, kind, seat, body };

export interface Folded {
  readonly course: Course;
  /** How it got there. */
  readonly steps: readonly Step[];
}

/** How the game stands once the drafts are rows; the first of them may have been folded in already. */
export function folded(before: Folded, rows: readonly Row[], drafts: readonly Draft[]): Folded {
  let { course } = before;
  const steps = [...before.steps];
  for (let i = steps.length; i < rows.length; i++) {
    const row = rows[i] as Row;
    const next = advanced(course, row, drafts[i]?.tried);
    course = next.course;
    steps.push({ row, events: next.events });
  }
  return { course, steps };
}

/** Whoever decides must have seen all that was decided, and can have seen nothing that was not. */
export function demandPresent({ seq, moved, isPaused }: Course, after: number): void {
  if (after < moved || after > seq) throw new Problem('moved-on', { seq, after: moved });
  if (isPaused) throw new Problem('paused');
}

export function demandRunning({ state }: Course): void {
  if (outcome(state) !== undefined) throw new Problem('not-running');
}

/** What the lines do, up to and with the first that reveals something. */
export function moveDrafts({ state: start }: Course, seat: number, lines: readonly string[]): Draft[] {
  let state = start;
  const moves: Draft[] = [];
  for (const [index, line] of lines.entries()) {
    const due = toDecide(state);
    if (due !== seat)
      throw due === undefined ? new Problem('not-running', { index }) : new Problem('not-your-turn', { index, toDecide: due });
    const { body, tried } = attempt(state, line, index);
    moves.push({ kind: 'move', seat, body, tried });
    if (reveals(tried.events)) break;
    state = tried.state;
  }
  return moves;
}

/** Throws `illegal-move`. */
export function attempt(state: Course['state'], line: string, index: number): { readonly body: string; readonly tried: Applied } {
  try {
    const move = parse(line);
    return { body: text(move), tried: apply(state, move) };
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    throw refusalOf(error, line, index);
  }
}

export const refusalOf = ({ code, rule, message }: IllegalMove, move: string, index: number): Problem =>
  new Problem('illegal-move', { index, move, refusal: { code, rule, message } });
