/** The thread that writes: one call after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './sqlite-file.ts';
import { type Writes, writesOn } from './sqlite-writes.ts';

export interface Call {
  readonly id: number;
  readonly name: keyof Writes | 'close';
  readonly values: readonly unknown[];
}

export interface Done {
  readonly id: number;
  readonly result?: unknown;
  readonly fault?: string;
}

const db = openFile(String(workerData));
const writes = writesOn(db);

function done({ id, name, values }: Call): Done {
  try {
    if (name === 'close') {
      db.close();
      return { id };
    }
    const write = writes[name] as (...values: readonly unknown[]) => unknown;
    return { id, result: write(...values) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

// As text: many small objects are copied from thread to thread several times as fast that way.
parentPort?.on('message', (call: string) => parentPort?.postMessage(JSON.stringify(done(JSON.parse(call)))));
