/** Bots that think for a while and play something legal, and now and then fail at it. */
import { text } from '@elbowroom/rules';
import type { Thinker } from '../src/bots/thinker.ts';
import type { Outside } from '../src/outside.ts';
import type { Chance } from './chance.ts';
import { hurried } from './hurried.ts';

const FOR_EVER = 24 * 3_600_000;

/** Mostly quick, sometimes long in the queue, and hardly ever for good: not twice at one table, for then nobody could see to it in time. */
function thoughtOf(chance: Chance, key: string, stuck: Set<string>): number {
  if (chance.isLikely(0.0005) && !stuck.has(key)) {
    stuck.add(key);
    return FOR_EVER;
  }
  return chance.isLikely(0.02) ? chance.between(1000, 25_000) : chance.wait(400);
}

/** `stuck`: bots that have thought for good already, of all nodes. */
export function thinkerOf({ after }: Outside, chance: Chance, stuck: Set<string>): Thinker {
  const waiting = new Set<() => void>();
  const sendAway = (): void => {
    for (const leave of waiting) leave();
  };
  return {
    decide: ({ key, legal }) =>
      new Promise((resolve, reject) => {
        const fails = chance.isLikely(0.002);
        const leave = (): void => {
          cancel();
          waiting.delete(leave);
          reject(new Error('the bots are going home'));
        };
        const cancel = after(thoughtOf(chance, key, stuck), () => {
          waiting.delete(leave);
          if (fails) reject(new Error('the bot has no idea'));
          else resolve(hurried(legal.map(text), chance));
        });
        waiting.add(leave);
      }),
    /** Nobody enters a result in a storm. */
    firstForged: async () => undefined,
    busy: () => waiting.size,
    dismiss: sendAway,
    close: async () => sendAway(),
  };
}
