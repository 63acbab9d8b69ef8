/** How much later than the table those see it who look on: as long as whoever opened it wished. */
import type { Game } from '../store/store.ts';

/** Seconds, or a whole turn. */
export const DELAYS = [30, 120, 'turn'] as const;
export type Delay = (typeof DELAYS)[number];

/** What a table wishes about those who look on. */
export interface WatchOptions {
  /** Left out: they see everything as it happens. */
  readonly delay?: Delay;
}

/** Milliseconds for which everything is kept from those who look on; 0 where turns are counted, or nothing is. */
export const delayMs = ({ options: { delay } }: Pick<Game, 'options'>): number => (typeof delay === 'number' ? delay * 1000 : 0);

/** Whether somebody looks on at a game that is shown with a delay. Who has a seat knows anyway. */
export const isLate = ({ options, seats, setup }: Pick<Game, 'options' | 'seats' | 'setup'>, guest: string | undefined): boolean =>
  options.delay !== undefined && setup !== undefined && !seats.some((seat) => guest !== undefined && seat.guest === guest);
