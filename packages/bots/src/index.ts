/**
 * Players that search: what to do. They take a view and answer with a move, in Node and in browser workers alike.
 * @module @elbowroom/bots
 */
export { type Advice, type AdvisedPlan, advise } from './advice.ts';
export type { Bot, Budget } from './bot.ts';
export type { Block, Crew, Findings, Task } from './crew.ts';
export { type DayAnswers, type DayGame, dayAnswers, dayPar, firstForged, openDayGame } from './day/day-game.ts';
export { botOf } from './levels.ts';
export { type Answered, type Asked, answerTo, crewOf, type Line } from './lines.ts';
export type { Luck } from './luck.ts';
export { type Clock, type MatchResult, playMatch, playOn, playTogether } from './match.ts';
export {
  BOT_NAMES,
  type BotName,
  botNameFrom,
  CHARACTERS,
  type Character,
  LEVELS,
  type Level,
  MIDDLE_LEVELS,
  type MiddleLevel,
  type NameParts,
  namesOf,
  OPPONENTS,
  partsOf,
  YARDSTICKS,
  type Yardstick,
} from './names.ts';
export { netsReady } from './net/nets.ts';
export { isSameAnswer, PUZZLE_THEMES, type Puzzle, type PuzzleBook, type PuzzleGame, type PuzzlePlan, type PuzzleTheme } from './puzzle.ts';
export { type PackedPuzzles, packedPuzzles, puzzlesFrom } from './puzzle-book.ts';
export { themesOf } from './puzzle-themes.ts';
export type { Reason, Term } from './reasons.ts';
export {
  type GameReview,
  isFlagged,
  REVIEW_BUDGET,
  reviewOf,
  reviewTurn,
  type SeatReview,
  type TurnFacts,
  type TurnReview,
  type TurnSubject,
  type TurnVerdict,
} from './review.ts';
export type { ComboFacts, PlanFacts, Post, SeatFacts } from './turn-facts.ts';
export { type Throw, type TurnJob, turnJobs, turnJobsFrom } from './turn-jobs.ts';
export { type Way, type WeighedPlan, type WeighedTurn, weigh, weighChoices } from './weighing.ts';
