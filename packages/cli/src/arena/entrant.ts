/**
 * Who plays in the arena, by name: `master`, `master@6bd1b27` as another commit has it, `master:250` with a budget of its own, or how a program of
 * somebody else is called: `python3 mine.py`, `./mine`.
 */
import type { Budget } from '@elbowroom/bots';
import { DEFAULT_LEVEL } from '../engine/engine.ts';

export interface Entrant {
  readonly level: string;
  /** Of this repository; left out: the sources as they lie here. */
  readonly commit?: string;
  /** Milliseconds or steps for one turn, whichever the contest counts; left out: what everybody has. */
  readonly allowance?: number;
  /** A program and its arguments. */
  readonly program?: readonly string[];
}

/** Undefined for what is no name. */
export function entrantOf(name: string): Entrant | undefined {
  const [, level, commit, allowance] = /^([\w-]+)(?:@([^:@\s]+))?(?::([1-9]\d{0,8}))?$/.exec(name) ?? [];
  if (level === undefined) return programIn(name);
  return { level, ...(commit !== undefined && { commit }), ...(allowance !== undefined && { allowance: Number(allowance) }) };
}

/** Two words, or a path; words in quotes may have blanks in them. */
function programIn(name: string): Entrant | undefined {
  const program = Array.from(name.matchAll(/"([^"]*)"|(\S+)/g), ([, inQuotes, bare]) => inQuotes ?? bare ?? '');
  return program.length > 1 || /[/\\]/.test(name) ? { level: DEFAULT_LEVEL, program } : undefined;
}

export const nameOf = ({ level, commit, allowance }: Omit<Entrant, 'program'>): string =>
  `${level}${commit === undefined ? '' : `@${commit}`}${allowance === undefined ? '' : `:${allowance}`}`;

/** What somebody may think about one turn in a contest of that budget. */
export function budgetOf(name: string, common: Budget): Budget {
  const allowance = entrantOf(name)?.allowance;
  if (allowance === undefined) return common;
  return common.steps === undefined ? { ms: allowance } : { steps: allowance };
}
