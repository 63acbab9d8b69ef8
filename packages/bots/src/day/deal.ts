/**
 * The deal of the day: one set-up for everybody, which follows from the date alone.
 * @module @elbowroom/bots/day
 */
import { complete, type Setup } from '@elbowroom/rules';
import type { BotName } from '../names.ts';
import { isDay, startOf } from './dates.ts';

export { dayAt, daysAfter, isDay } from './dates.ts';

/** How a day becomes a deal. What was dealt stays as it was: whatever is changed in here is another version, from a day to come on. */
const VERSION = 'day/1';
/** The rules, and with them the box, of this version. */
const RULES = 2;
/** Before it there was no deal. */
export const FIRST_DAY = '2026-11-01';

/** What is dealt on a day of the week, and who else plays. */
interface Weekday {
  readonly edition: 'classic' | 'azeroth';
  /** By the number of seats, or drawn, if left out. */
  readonly board?: string;
  readonly bots: readonly BotName[];
}

/** From Sunday on. Mondays are mild, Sundays are hard. */
const WEEK: readonly Weekday[] = [
  { edition: 'azeroth', bots: ['seasoned', 'planner', 'expert'] },
  { edition: 'classic', bots: ['casual'] },
  { edition: 'classic', bots: ['casual-settler', 'casual-raider'] },
  { edition: 'azeroth', bots: ['seasoned'] },
  { edition: 'classic', bots: ['casual', 'casual-merchant', 'seasoned'] },
  { edition: 'azeroth', bots: ['casual-raider', 'planner'] },
  { edition: 'classic', board: 'classic-3', bots: ['planner'] },
];

/** A deal of the day. */
export interface DayDeal {
  readonly date: string;
  /** Complete: with rules, box and board written out. */
  readonly setup: Setup;
  /** Who plays, by seat; nobody's is the person's. */
  readonly bots: readonly (BotName | undefined)[];
  /** The person's. */
  readonly seat: number;
}

/** Undefined for what is no day, and for days before the first deal. */
export function dealOf(date: string): DayDeal | undefined {
  if (!isDay(date) || date < FIRST_DAY) return undefined;
  const weekday = WEEK[new Date(startOf(date)).getUTCDay()];
  if (weekday === undefined) return undefined;
  const { edition, board, bots } = weekday;
  const seats = 1 + bots.length;
  const setup = complete({ edition, seats, seed: `${VERSION} ${date}`, rules: RULES, ...(board !== undefined && { board }) });
  return { date, setup, bots: [undefined, ...bots], seat: 0 };
}
