/**
 * How strong bots are, on the scale on which people are rated: by that, who plays against bots alone has a rating that means something among people too.
 * A test works them out anew from docs/guide/ladder.json: duels where there are some, and two games of three from one level to the next where there are none.
 */
import { type BotName, partsOf } from '@elbowroom/bots';

export const FIXED_POINTS: Readonly<Record<string, number>> = {
  random: -10.757,
  greedy: 13.901,
  novice: 9.234,
  learner: 14.799,
  dabbler: 19.652,
  casual: 25,
  seasoned: 28.843,
  planner: 34.555,
  expert: 38.78,
  master: 43.004,
};

/** Characters are as strong as their level. */
export const strengthOf = (bot: BotName): number => FIXED_POINTS[partsOf(bot).level] ?? 25;
