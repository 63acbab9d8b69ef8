/** A thread that weighs turns of games, below everything else that the machine has to do. */
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { reviewTurn, type TurnJob } from '@elbowroom/bots';

/** Linux gives each thread a priority of its own; elsewhere the threads of the bots are not told apart from it. */
try {
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
} catch {
  // as it is
}

parentPort?.on('message', (job: TurnJob) => parentPort?.postMessage(reviewTurn(job)));
