/** A thread that plays games of studies. */
import { parentPort } from 'node:worker_threads';
import { playStudied } from '@elbowroom/bots/balance';
import type { Piece } from './run.ts';

parentPort?.on('message', ({ game, study }: Piece) => parentPort?.postMessage(playStudied(study, game)));
