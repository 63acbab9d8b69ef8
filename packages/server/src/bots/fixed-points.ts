/**
 * How strong bots are, on the scale on which people are rated: by that, who plays against bots alone has a rating that means something among people too.
 * A test works them out anew from docs/guide/ladder.json: duels where there are some, and two games of three from one level to the next where there are none.
 */
import { type BotName, partsOf } from '@elbowroom/bots';

export const FIXED_POINTS: Readonly<Record<string, number>> = {
  random: -19.865,
  greedy: 7.212,
  novice: 10.853,
  learner: 15.706,
  dabbler: 20.524,
  casual: 25,
  seasoned: 28.941,
  planner: 34.289,
  expert: 39.928,
  master: 42.738,
};

/** Characters are as strong as their level. */
export const strengthOf = (bot: BotName): number => FIXED_POINTS[partsOf(bot).level] ?? 25;
