import { text } from '@elbowroom/rules';
import type { Bot } from './bot.ts';
import { chanceFrom } from './chance.ts';

/** Plays anything that is legal. */
export function randomBot(seed: string): Bot {
  return {
    id: 'random',
    decide: (view, legal) => {
      const chance = chanceFrom(
        `${seed}/${view.round}/${view.seat}/${view.viewer}/${legal.map(text).join()}/${JSON.stringify(view.regions)}`,
      );
      return legal[chance(legal.length)];
    },
  };
}
