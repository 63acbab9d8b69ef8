/** How sound flags are: games of bots of every level, reviewed twice with different seeds. A flag that only one of them raises is chance. */
import { type BotName, botOf, isFlagged, playMatch, type TurnJob, type TurnReview, turnJobs } from '@elbowroom/bots';
import type { Setup } from '@elbowroom/rules';
import { type Interval, shareOf } from '../arena/interval.ts';

/** One after the other, at tables of every kind. */
const TABLES: readonly Omit<Setup, 'seed'>[] = [
  { edition: 'classic', seats: 3 },
  { edition: 'azeroth', seats: 2 },
  { edition: 'classic', seats: 4 },
  { edition: 'azeroth', variant: 'battle', seats: 4 },
  { edition: 'classic', seats: 2 },
  { edition: 'azeroth', seats: 3 },
];
const LEVELS: readonly BotName[] = ['novice', 'casual', 'planner', 'master', 'dabbler'];
const PLAY = { steps: 3000 };

/** The turns of a game, for each of two seeds. */
export function twice(game: number, seed: string, steps: number): readonly [TurnJob[], TurnJob[]] {
  const table = TABLES[game % TABLES.length];
  const setup: Setup = { edition: 'classic', seats: 2, ...table, seed: `${seed}-${game}` };
  const seats = Array.from({ length: Number(setup.seats) }, (_, seat) => seat);
  const bots = seats.map((seat) => botOf(LEVELS[(game + seat) % LEVELS.length] ?? 'casual', `${setup.seed}/${seat}`));
  const { moves } = playMatch(
    setup,
    bots,
    seats.map(() => PLAY),
  );
  const jobs = (which: string): TurnJob[] => turnJobs(setup, moves, { steps }, `${seed}/${which}`);
  return [jobs('one'), jobs('other')];
}

export interface Soundness {
  readonly turns: number;
  /** Flags of both reviews together, and those that the other one raises too. */
  readonly flags: number;
  readonly again: number;
  readonly share: Interval;
}

export function soundnessOf(one: readonly TurnReview[], other: readonly TurnReview[]): Soundness {
  const flagged = (turns: readonly TurnReview[]): number[] => turns.flatMap((turn, i) => (isFlagged(turn) ? [i] : []));
  const [first, second] = [flagged(one), flagged(other)];
  const flags = first.length + second.length;
  const again = 2 * first.filter((i) => second.includes(i)).length;
  return { turns: one.length, flags, again, share: shareOf(again, flags) };
}
