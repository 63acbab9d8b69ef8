/** The turns of a game weighed in pieces; each is kept as it is done, so that a broken review goes on where it was. */
import type { TurnJob, TurnReview } from '@elbowroom/bots';
import { inPieces } from '../in-pieces.ts';
import { keptIn } from '../kept.ts';
import { progressOn, type Screen } from '../progress.ts';

/** In the order of the game. `head` says which game it is, and how it is reviewed. */
export async function reviewed(
  jobs: readonly TurnJob[],
  workers: number,
  file: string | undefined,
  head: string,
  screen: Screen,
): Promise<TurnReview[]> {
  const { before, keep } = keptIn<TurnReview>(file, head, 'review');
  const turns = [...before];
  const known = new Set(before.map(({ step }) => step));
  const progress = progressOn(screen);
  const note = (turn: TurnReview): void => {
    keep(turn);
    turns.push(turn);
    progress.show(turns.length / jobs.length, `${turns.length} of ${jobs.length} turns`);
  };
  try {
    const open = jobs.filter(({ step }) => !known.has(step));
    await inPieces({ work: 'review', given: head, jobs: open, workers, note });
  } finally {
    progress.end();
  }
  return turns.sort((a, b) => a.step - b.step);
}
