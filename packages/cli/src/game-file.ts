/** Games in files, and what is wrong with such a file, and where. */
import { readFileSync } from 'node:fs';
import { type Flaw, type GameRecord, readRecord, UnreadableRecord } from '@elbowroom/rules/record';

/** Also for files that could not be read at all. */
export type Fault = Omit<Flaw, 'code'> & { readonly code: string };

export const faultText = (file: string, { code, line, message, move }: Fault): string =>
  `${file}: ${line === undefined ? '' : `line ${line}, `}${move === undefined ? '' : `move ${move}, `}${code}: ${message}`;

/** A dash reads from the input. */
export function recordIn(file: string): GameRecord | Fault {
  try {
    return readRecord(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    if (error instanceof UnreadableRecord) return faultOf(error);
    if (error instanceof Error && 'code' in error) return { code: 'no-file', message: error.message };
    throw error;
  }
}

const faultOf = ({ code, line, message, move }: UnreadableRecord): Fault => ({
  ...{ code, message },
  ...(line === undefined ? {} : { line }),
  ...(move === undefined ? {} : { move }),
});
