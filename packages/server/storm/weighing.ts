/** Whoever weighs turns in a storm: it takes a while, fails now and then at a whole game, and what comes of a turn is always the same. */
import { type Outside, pause } from '../src/outside.ts';
import type { Weighing } from '../src/reviews/weighing.ts';
import type { Chance } from './chance.ts';

/** What a turn is said to be worth, by its game and its step: nobody looks into it, but everybody must be told the same. */
export const weighed = (game: string, step: number) => ({ step, says: `${game} ${step}` });

/** `begun` hears of every turn before it is weighed. */
export function weighingOf(outside: Outside, chance: Chance, begun: (game: string, step: number) => void): Weighing {
  let isOver = false;
  return {
    isOffered: true,
    async weigh(game, jobs, note) {
      for (const { step } of jobs) begun(game, step);
      for (const { step } of jobs) {
        await pause(outside, chance.wait(400));
        if (isOver) return;
        note(weighed(game, step));
      }
    },
    progress: async () => [],
    async stop() {
      isOver = true;
    },
  };
}
