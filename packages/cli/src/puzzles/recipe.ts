/** How puzzles are made: who plays, how long is thought about what, and how far ahead the best has to be. */
import type { Budget } from '@elbowroom/bots';
import { newest, type Setup } from '@elbowroom/rules';

/** Everything is counted in steps, so that a game number gives the same puzzles on every machine. */
export interface Recipe {
  readonly seed: string;
  /** All games are dealt at this table, with whatever is homemade; left out: every kind of table in turn. */
  readonly table?: Omit<Setup, 'seed'>;
  /** For each turn of the masters who play. */
  readonly play: Budget;
  /** What a turn has to pass before it is looked at for long, the quickest first. */
  readonly screens: readonly { readonly budget: Budget; readonly margin: number }[];
  /** The check: so long at most, for what is clear sooner needs no more; with so many seeds that must agree. */
  readonly check: { readonly budget: Budget; readonly seeds: number };
  /** Coins by which the best is ahead of every really different choice, each time, and on the mean. */
  readonly margin: number;
  readonly mean: number;
  /** Where to decline is the only other choice and so far behind, there is nothing to be found. */
  readonly dull: number;
  /** Of a game. */
  readonly most: number;
}

export const RECIPE: Recipe = {
  seed: 'elbow',
  play: { steps: 8000 },
  screens: [
    { budget: { steps: 10_000 }, margin: 3 },
    { budget: { steps: 50_000 }, margin: 2.5 },
  ],
  check: { budget: { steps: 300_000 }, seeds: 3 },
  margin: 2,
  mean: 3,
  dull: 8,
  most: 8,
};

type Table = Pick<Setup, 'edition' | 'variant'> & { readonly seats: number };

const classic = (seats: number): Table => ({ edition: 'classic', seats });
const azeroth = (seats: number): Table => ({ edition: 'azeroth', seats });
const battle = (seats: number): Table => ({ edition: 'azeroth', variant: 'battle', seats });

/** One after the other, so that wherever somebody stops every kind of table has had its turn. */
const TABLES: readonly Table[] = [
  classic(2),
  azeroth(3),
  battle(2),
  classic(3),
  azeroth(2),
  battle(4),
  classic(4),
  azeroth(4),
  classic(5),
  battle(3),
  azeroth(5),
];

/** The deal of the game of that number. */
export function setupOf({ seed, table }: Recipe, game: number): Setup {
  const usual = TABLES[game % TABLES.length] ?? classic(2);
  return { ...(table ?? usual), seed: `${seed}-${game}`, rules: newest.version };
}
