/** Games of the day among those that are kept in this browser. The first one of a day counts; whoever plays it again does so for the fun of it. */
import type { DayDeal } from '@elbowroom/bots/day';
import { newGame } from '@elbowroom/rules';
import { seatColours } from '../../board/view.ts';
import { FORMAT, type SavedGame } from '../../table/saved.ts';
import type { Chair } from '../../table/table.ts';

const BOTS = ['Bert', 'Chloé', 'Dara'];

/** Of the game that counts. */
export const firstId = (date: string): string => `day-${date}`;
/** Of one that does not. */
export const laterId = (date: string, now: number): string => `day-${date}-${now.toString(36)}`;

export function dealt({ date, setup, bots }: DayDeal, id: string, you: string, now: number): SavedGame {
  const chairs = bots.map((bot, seat): Chair => {
    const name = bot === undefined ? you : (BOTS[seat - 1] ?? bot);
    return { name, colour: seatColours[seat] ?? 'blue', sitter: bot ?? 'person' };
  });
  return {
    format: FORMAT,
    id,
    // What they are called makes no difference to the game.
    setup: { ...setup, seats: chairs.map(({ name }) => name) },
    chairs,
    moves: [],
    begun: now,
    touched: now,
    isOver: false,
    round: newGame(setup).round,
    day: date,
  };
}
