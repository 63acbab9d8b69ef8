/** Several threads think about one turn. Whoever has threads lends them as a crew; what passes between is plain data. */
import type { View } from '@elbowroom/rules';
import type { Budget } from './bot.ts';

/** What a helper is asked: to try out the plans of a turn in worlds of its own. */
export interface Task {
  readonly view: View;
  readonly seed: string;
  /** Which helper this is, from 1: each has other worlds and dice. */
  readonly share: number;
  readonly budget: Budget;
}

/** Plans, as moves separated by commas, that were tried in the same worlds, and what they came to in all of them together. */
export interface Block {
  readonly plans: readonly string[];
  readonly sums: readonly number[];
  readonly worlds: number;
}
/** What a helper has found out. */
export type Findings = readonly Block[];

/** One for each helper. A helper that cannot answer in time, or not at all, answers undefined: the others' findings count without it. */
export type Crew = readonly ((task: Task) => Promise<Findings | undefined>)[];
