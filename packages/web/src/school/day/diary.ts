/** Which deals of the day were played to their end in this browser, and how they came out. */
import { dayAt, daysAfter, isDay } from '@elbowroom/bots/day';
import type { Drawer } from '../../table/library.ts';

const KEY = 'elbowroom days';
/** Days that are remembered; the oldest are forgotten. */
const MOST = 400;

type DiaryDay = {
  readonly date: string;
  readonly coins: number;
  readonly margin: number;
  readonly place: number;
  readonly seats: number;
  /** The day on which it was finished. */
  readonly on: string;
};

/** The latest first. */
export type Diary = readonly DiaryDay[];

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

function dayIn(value: unknown): DiaryDay[] {
  if (!isFields(value)) return [];
  const { date, coins, margin, place, seats, on } = value;
  if (typeof date !== 'string' || typeof on !== 'string' || !isDay(date)) return [];
  if (typeof coins !== 'number' || typeof margin !== 'number' || typeof place !== 'number' || typeof seats !== 'number') return [];
  return [{ date, coins, margin, place, seats, on }];
}

/** What cannot be read was never written. */
export function readDiary(shelf: Drawer | undefined): Diary {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(dayIn) : [];
  } catch {
    return [];
  }
}

/** The first game of a day stands. */
export function withDay(diary: Diary, { date, coins, margin, place, seats }: Omit<DiaryDay, 'on'>, finished: number): Diary {
  if (diary.some((day) => day.date === date)) return diary;
  const next = [...diary, { date, coins, margin, place, seats, on: dayAt(finished) }];
  return next.sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, MOST);
}

/** A browser that keeps nothing forgets it with the page. */
export function keepDiary(shelf: Drawer | undefined, diary: Diary): void {
  try {
    shelf?.setItem(KEY, JSON.stringify(diary));
  } catch {
    // Full, or forbidden.
  }
}

/** How many days in a row, up to today, were played on the day itself. Today may still be to come. */
export function streakOf(diary: Diary, today: string): number {
  const played = new Set(diary.flatMap(({ date, on }) => (date === on ? [date] : [])));
  let day = played.has(today) ? today : daysAfter(today, -1);
  let count = 0;
  for (; played.has(day); day = daysAfter(day, -1)) count++;
  return count;
}
