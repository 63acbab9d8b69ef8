/** Players that search: what to do. They take a view and answer with a move, in Node and in browser workers alike. */
export { type Advice, type AdvisedPlan, advise } from './advice.ts';
export type { Bot, Budget } from './bot.ts';
export { botOf, LEVELS, type Level } from './levels.ts';
export { type Clock, type MatchResult, playMatch, playOn } from './match.ts';
