/** Results of a long run kept in a file, a line each, so that a broken run goes on where it was. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Misread } from './command.ts';

export interface Kept<Result> {
  /** What an earlier run has found out. */
  readonly before: readonly Result[];
  readonly keep: (result: Result) => void;
}

/** `head` says what was asked: a file that answers something else is not gone on with. Without a file nothing is kept. */
export function keptIn<Result>(file: string | undefined, head: string, what: string): Kept<Result> {
  if (file === undefined) return { before: [], keep: () => {} };
  return { before: readBack(file, head, what), keep: (result) => appendFileSync(file, `${JSON.stringify(result)}\n`) };
}

function readBack<Result>(file: string, head: string, what: string): Result[] {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${head}\n`);
    return [];
  }
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1); // what was being written when the run was broken off is done again
  const [first, ...lines] = whole.split('\n');
  if (first !== head) throw new Misread(`${file} is from another ${what}`);
  if (whole !== text) writeFileSync(file, whole);
  return lines.filter((line) => line !== '').map((line): Result => JSON.parse(line));
}
