/** Who plays in the arena, by name: `master`, `master@6bd1b27` as another commit has it, `master:250` with a budget of its own. */
import type { Budget } from '@elbowroom/bots';

export interface Entrant {
  readonly level: string;
  /** Of this repository; left out: the sources as they lie here. */
  readonly commit?: string;
  /** Milliseconds or steps for one turn, whichever the contest counts; left out: what everybody has. */
  readonly allowance?: number;
}

/** Undefined for what is no name. */
export function entrantOf(name: string): Entrant | undefined {
  const [, level, commit, allowance] = /^([\w-]+)(?:@([^:@\s]+))?(?::([1-9]\d{0,8}))?$/.exec(name) ?? [];
  if (level === undefined) return undefined;
  return { level, ...(commit !== undefined && { commit }), ...(allowance !== undefined && { allowance: Number(allowance) }) };
}

export const nameOf = ({ level, commit, allowance }: Entrant): string =>
  `${level}${commit === undefined ? '' : `@${commit}`}${allowance === undefined ? '' : `:${allowance}`}`;

/** What somebody may think about one turn in a contest of that budget. */
export function budgetOf(name: string, common: Budget): Budget {
  const allowance = entrantOf(name)?.allowance;
  if (allowance === undefined) return common;
  return common.steps === undefined ? { ms: allowance } : { steps: allowance };
}
