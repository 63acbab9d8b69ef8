/** A server that weighs the turns of a game played there: asked first, and whatever it does not do is done here. */
import type { TurnReview } from '@elbowroom/bots';
import type { ReviewView } from '@elbowroom/server';
import { isTurnReview } from './read-review.ts';

export type ReviewServer = {
  /** Rejects where it does not now. */
  readonly ask: () => Promise<ReviewView>;
  /** How far it is, and the turns it has weighed after the how manyth. */
  readonly look: (since: number) => Promise<ReviewView>;
  readonly wait: (milliseconds: number) => Promise<unknown>;
};

/** Milliseconds between two looks. */
const PAUSE = 1500;

/** Tells of all that is weighed there, until there is nothing more to hear or nobody listens; then it is for whoever asked to do what is left. */
export async function fromServer(
  { ask, look, wait }: ReviewServer,
  tell: (turns: readonly TurnReview[], total: number) => void,
  isListening: () => boolean,
): Promise<void> {
  try {
    let told = await look(0);
    if (!told.isOffered) return;
    if (told.state === 'none' || told.state === 'failed') told = await ask();
    let heard = 0;
    for (;;) {
      heard += told.turns.length;
      if (isListening()) tell(told.turns.filter(isTurnReview), told.total);
      if (told.state !== 'open' || !isListening()) return;
      await wait(PAUSE);
      told = await look(heard);
    }
  } catch {
    // This page can do it as well.
  }
}
