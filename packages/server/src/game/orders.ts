/** Orders that a seat has left for questions out of its turn: hold these regions, and else as a bot would or as the person says. */
import type { BotName } from '@elbowroom/bots';
import { type Move, text } from '@elbowroom/rules';
import type { Orders } from '../store/notices.ts';

/** Who answers where a bot is to. */
export const ORDERLY: BotName = 'planner';

/** What holds the dearest region that can be held; undefined: none of them can, or the question is about something else. */
export function heldMove({ hold }: Orders, legal: readonly Move[]): string | undefined {
  const into = (region: number): Move | undefined =>
    legal.find((move) => move.type === 'deploy' && move.region === region && move.piece === undefined) ??
    legal.find((move) => move.type === 'deploy' && move.region === region);
  for (const region of hold) {
    const move = into(region);
    if (move !== undefined) return text(move);
  }
  return undefined;
}
