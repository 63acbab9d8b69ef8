/** A thread that weighs turns of games, below bots at tables. */
import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { reviewTurn, type TurnJob } from '@elbowroom/bots';

/**
 * Linux gives each thread a priority of its own; elsewhere the threads of the bots are not told apart from it. A tenth of the weight of others, not the least there is:
 * that is next to nothing beside two that are always busy, and whoever asked would wait for minutes.
 */
try {
  setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // as it is
}

parentPort?.on('message', (job: TurnJob) => parentPort?.postMessage(reviewTurn(job)));
