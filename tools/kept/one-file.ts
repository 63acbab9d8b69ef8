/** Where a server in one file begins: it is the server, its thread that writes and its threads that think, told apart by what they are given. */
import { isMainThread, workerData } from 'node:worker_threads';

if (isMainThread) await import('../../packages/server/src/main.ts');
else if (typeof workerData === 'string') await import('../../packages/server/src/store/sqlite-worker.ts');
else await import('../../packages/server/src/bots/worker.ts');
