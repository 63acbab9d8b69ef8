/**
 * Heavy work in small pieces, in threads or through a queue on Postgres, done on any number of machines.
 * @module @elbowroom/jobs
 */
export { type Helper, helperFor, type Works } from './doer.ts';
export { helpOut } from './help-out.ts';
export { openQueue, type Progress, type Queue } from './queue.ts';
export { sourcesIn, sourcesOf } from './sources.ts';
export { inThreads } from './threads.ts';
export { throughQueue } from './through-queue.ts';
