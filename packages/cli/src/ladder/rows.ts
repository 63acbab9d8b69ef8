/** The rows of the ladder: who plays whom, at which table, how often. */
import { type BotName, LEVELS } from '@elbowroom/bots';
import type { Contest } from '../arena/contest.ts';

export interface Row extends Contest {
  readonly name: string;
}

/** A game with boards and an end of its own: what is measured at one says little about the others. */
export type Kind = 'classic' | 'azeroth' | 'battle';

/**
 * About what a master does in a second on Azeroth, and far more than an expert has; in steps, so that a row is the same on every machine, whatever else runs
 * on it. Those below the expert take what they need.
 */
const BUDGET = { steps: 80_000 };
const GAMES = 200;

export const kindOf = ({ edition, variant }: Pick<Contest, 'edition' | 'variant'>): Kind => variant ?? edition;

/** One of the stronger among those of the weaker. */
function row(kind: Kind, seats: number, strong: BotName, weak: BotName): Row {
  return {
    name: `${kind}-${seats}-${strong}-${weak}`,
    edition: kind === 'classic' ? 'classic' : 'azeroth',
    ...(kind === 'battle' && { variant: 'battle' }),
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? strong : weak)),
    games: GAMES,
    seed: 'ladder',
    budget: BUDGET,
  };
}

/** Each level against the next lower one. */
const steps = (kind: Kind): Row[] => LEVELS.slice(1).map((level, below) => row(kind, 2, level, LEVELS[below] ?? level));

const everywhere = (strong: BotName, weak: BotName): Row[] => [
  ...[2, 3, 4, 5].map((seats) => row('classic', seats, strong, weak)),
  ...[2, 3, 4, 5].map((seats) => row('azeroth', seats, strong, weak)),
  ...[2, 4].map((seats) => row('battle', seats, strong, weak)),
];

const all = [
  row('classic', 2, 'greedy', 'random'),
  ...steps('classic'),
  ...steps('azeroth'),
  row('classic', 2, 'planner', 'sharp'),
  row('azeroth', 2, 'planner', 'sharp'),
  ...everywhere('planner', 'greedy'),
  ...everywhere('master', 'planner'),
];

export const ROWS: readonly Row[] = [...new Map(all.map((one) => [one.name, one])).values()];
