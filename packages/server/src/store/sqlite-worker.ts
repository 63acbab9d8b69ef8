/** The thread that writes: whatever comes together is one commit. */
import { parentPort, workerData } from 'node:worker_threads';
import { errcodeOf } from './full.ts';
import { inTransaction, openFile } from './sqlite-file.ts';
import { type Writes, writesOn } from './sqlite-writes.ts';

export interface Call {
  readonly name: keyof Writes;
  readonly values: readonly unknown[];
}

export interface Done {
  readonly result?: unknown;
  readonly fault?: string;
  /** SQLite's number for it. */
  readonly errcode?: number | undefined;
}

/** What the thread is begun with. */
export interface Begin {
  readonly file: string;
  readonly mostPages: number | undefined;
}

const { file, mostPages }: Begin = workerData;
const db = openFile(file);
if (mostPages !== undefined) db.exec(`PRAGMA max_page_count = ${mostPages}`);
const writes = writesOn(db);

const written = ({ name, values }: Call): Done => {
  const write = writes[name] as (...values: readonly unknown[]) => unknown;
  return { result: write(...values) };
};

function alone(call: Call): Done {
  try {
    return inTransaction(db, () => written(call));
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error), errcode: errcodeOf(error) };
  }
}

/** A fault in one call must not cost the others that share its commit: then each is written by itself. One that has no others is not tried twice. */
function together(calls: readonly Call[]): Done[] {
  if (calls.length === 1) return calls.map(alone);
  try {
    return inTransaction(db, () => calls.map(written));
  } catch {
    return calls.map(alone);
  }
}

// As text: many small objects are copied from thread to thread several times as fast that way. No calls at all: the end.
parentPort?.on('message', (words: string) => {
  const calls: Call[] = JSON.parse(words);
  if (calls.length === 0) db.close();
  parentPort?.postMessage(JSON.stringify(calls.length === 0 ? [] : together(calls)));
});
