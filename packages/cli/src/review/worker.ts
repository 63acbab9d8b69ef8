/** A thread that weighs turns. */
import { parentPort } from 'node:worker_threads';
import { reviewTurn, type TurnJob } from '@elbowroom/bots';

parentPort?.on('message', (job: TurnJob) => parentPort?.postMessage(reviewTurn(job)));
