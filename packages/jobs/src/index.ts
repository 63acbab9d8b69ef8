/**
 * Heavy work in small pieces, through a queue on Postgres, done on any number of machines.
 * @module @elbowroom/jobs
 */
export { type Doer, helpOut } from './help-out.ts';
export { openQueue, type Piece } from './queue.ts';
export { throughQueue } from './through-queue.ts';
