/** Where games of the lab are played, one after the other, so that the page never stutters. */
import { netsReady } from '@elbowroom/bots';
import { playStudied } from '@elbowroom/bots/balance';
import type { LabAnswer, LabPiece } from './laboratory.ts';

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function answerTo({ game, study }: LabPiece): Promise<LabAnswer> {
  try {
    await netsReady();
  } catch (error) {
    return { missing: said(error) };
  }
  try {
    return { finding: playStudied(study, game) };
  } catch (error) {
    return { fault: said(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<LabPiece>) => postMessage(await answerTo(data)));
