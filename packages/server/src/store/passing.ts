import { errcodeOf } from './full.ts';

/** Whether a fault of the database will be gone when the same is tried again: the connection was cut, or two writers stood in each other's way. */
const CODES = /^(ECONN|EPIPE|ETIMEDOUT|57P0|08|40001|40P01|53300|55P03)/;
const WORDS = /^(Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded|Client was closed)/;

/** SQLite's number for a file that somebody else is writing to. */
const BUSY = 5;

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    errcodeOf(error) === BUSY || WORDS.test(error.message) || ('code' in error && typeof error.code === 'string' && CODES.test(error.code))
  );
}
