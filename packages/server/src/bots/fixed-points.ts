/**
 * How strong bots are, on the scale on which people are rated: by that, who plays against bots alone has a rating that means something among people too.
 * A test works them out anew from docs/guide/ladder.json: duels between neighbours where there are some, and two games of three from one level to the next where there are none.
 */
import { type BotName, partsOf } from '@elbowroom/bots';

export const FIXED_POINTS: Readonly<Record<string, number>> = {
  random: -17.374,
  greedy: 9.703,
  novice: 12.459,
  learner: 16.968,
  dabbler: 21.546,
  casual: 25,
  seasoned: 28.941,
  sharp: 33.485,
  planner: 36.78,
  expert: 37.263,
  master: 40.459,
};

/** Characters are as strong as their level. */
export const strengthOf = (bot: BotName): number => FIXED_POINTS[partsOf(bot).level] ?? 25;
