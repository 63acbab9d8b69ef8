/**
 * Heavy work in small pieces, in threads or through a queue on Postgres, done on any number of machines.
 * @module @elbowroom/jobs
 */
export { helperFor } from './doer.ts';
export { helpOut } from './help-out.ts';
export { helperName, inPieces, type Wanted } from './in-pieces.ts';
export { openQueue, type Progress } from './queue.ts';
export { sourcesOf, tuningSourcesOf } from './sources.ts';
export { openThreads, type Threads } from './threads.ts';
export { throughQueue } from './through-queue.ts';
