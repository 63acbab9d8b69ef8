/** What every command of the command line is. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Screen } from './progress.ts';

/** Where a command writes. */
export interface Desk {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
  /** For progress, which is not part of the answer. */
  readonly screen: Screen;
}

export interface Command {
  /** The command and its options, on one line. */
  readonly usage: string;
  readonly what: string;
  /** The exit code. Throws Misread when the arguments cannot be understood. */
  readonly run: (args: readonly string[], desk: Desk) => Promise<number>;
}

/** Arguments that cannot be understood. */
export class Misread extends Error {}

/** What was understood, but could not be done. */
export class Failed extends Error {}

/** Options by name; anything else is misread. */
export function optionsOf<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  return understood(() => parseArgs({ args: [...args], options, strict: true, allowPositionals: false })).values;
}

/** Options by name, and the words between them. */
export function wordsOf<T extends ParseArgsOptionsConfig>(args: readonly string[], options: T) {
  const { values, positionals } = understood(() => parseArgs({ args: [...args], options, strict: true, allowPositionals: true }));
  return { values, words: positionals };
}

function understood<T>(parsed: () => T): T {
  try {
    return parsed();
  } catch (error) {
    throw new Misread(error instanceof Error ? error.message.split('. ')[0] : String(error));
  }
}

export function wholeNumber(name: string, given: string, least: number, most: number): number {
  const n = Number(given);
  if (!/^\d+$/.test(given) || n < least || n > most)
    throw new Misread(`--${name} is a whole number from ${least} to ${most}, not ${given}`);
  return n;
}

export function oneOf<T extends string>(name: string, given: string, known: readonly T[]): T {
  const found = known.find((one) => one === given);
  if (found === undefined) throw new Misread(`--${name} is ${known.join(' or ')}, not ${given}`);
  return found;
}
