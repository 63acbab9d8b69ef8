/** Bots that think for a while and play something legal, and now and then fail at it. */
import { text } from '@elbowroom/rules';
import type { Thinker } from '../src/bots/thinker.ts';
import type { Outside } from '../src/outside.ts';
import type { Chance } from './chance.ts';
import { hurried } from './hurried.ts';

export function thinkerOf({ after }: Outside, chance: Chance): Thinker {
  const waiting = new Set<() => void>();
  const sendAway = (): void => {
    for (const leave of waiting) leave();
  };
  return {
    decide: ({ legal }) =>
      new Promise((resolve, reject) => {
        const fails = chance.isLikely(0.002);
        const leave = (): void => {
          cancel();
          waiting.delete(leave);
          reject(new Error('the bots are going home'));
        };
        const cancel = after(chance.wait(chance.isLikely(0.02) ? 15_000 : 400), () => {
          waiting.delete(leave);
          if (fails) reject(new Error('the bot has no idea'));
          else resolve(hurried(legal.map(text), chance));
        });
        waiting.add(leave);
      }),
    dismiss: sendAway,
    close: async () => sendAway(),
  };
}
