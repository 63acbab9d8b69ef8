/** How the table looked earlier, to one place at it: for whoever comes back and wants to see what has happened. */
import { type View, view, walk } from '@elbowroom/rules';
import type { Row } from '../store/store.ts';
import { type Course, countedMoves } from './course.ts';

export interface PastView {
  /** The move after which it looked so; 0: before the first. */
  readonly seq: number;
  readonly view: View;
}

/** A view is two kilobytes. Whoever wants more asks again from the last. */
export const MOST_VIEWS = 100;

/** Each is what the place could see at that moment, and no more. What was taken back is left out. `rows` are all that came after `base`. */
export function pastViews(base: Course, rows: readonly Row[], seat: number | undefined, since: number, until: number): PastView[] {
  const views: PastView[] = since === 0 ? [{ seq: 0, view: view(base.state, seat) }] : [];
  const moves = countedMoves(rows).filter(({ seq }) => seq <= until);
  const lines = moves.map(({ body }) => body);
  let at = 0;
  for (const step of walk(base.state, lines)) {
    const { seq = 0 } = moves[at++] ?? {};
    if (seq >= since) views.push({ seq, view: step.view(seat) });
    if (views.length >= MOST_VIEWS) break;
  }
  return views;
}
