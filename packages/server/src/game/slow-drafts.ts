/** What is written in games that take days: days off, and what orders say. */
import { Problem } from '../errors.ts';
import { type Course, decider, hasOrder, spanText } from './course.ts';
import { type Draft, demandRunning } from './drafts.ts';
import { cutAt, joined, mostInAYear, type Span } from './patience.ts';

/** Nothing if the game stands elsewhere by now. */
export function answerDrafts(course: Course, seat: number, after: number, line: string | undefined): Draft[] {
  if (course.moved !== after || !hasOrder(course) || decider(course)?.seat !== seat) return [];
  return [line === undefined ? { kind: 'ask', seat, body: '' } : { kind: 'move', seat, body: line }];
}

export function orderDrafts(course: Course, seat: number, hasOrders: boolean): Draft[] {
  demandRunning(course);
  return course.hasOrders[seat] === hasOrders ? [] : [{ kind: 'orders', seat, body: hasOrders ? 'left' : '' }];
}

/** Throws `no-holiday`. `started`: years are counted from there. */
export function holidayDrafts(course: Course, seat: number, span: Span, started: number): Draft[] {
  demandRunning(course);
  const spans = joined(course.holidays[seat] ?? [], span);
  if (mostInAYear(spans, started) > course.patience.off) throw new Problem('no-holiday');
  const isNews = JSON.stringify(spans) !== JSON.stringify(course.holidays[seat]);
  return isNews ? [{ kind: 'holiday', seat, body: spanText(span) }] : [];
}

/** Nothing if there are none to come. */
export function withdrawalDrafts(course: Course, seat: number, now: number): Draft[] {
  demandRunning(course);
  const spans = course.holidays[seat] ?? [];
  const isNews = JSON.stringify(cutAt(spans, now)) !== JSON.stringify(spans);
  return isNews ? [{ kind: 'holiday', seat, body: '' }] : [];
}
