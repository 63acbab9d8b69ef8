/**
 * What players by search are called: a level, or a level and a character. Nothing else comes along, so that a page can ask for the names alone.
 * @module @elbowroom/bots/names
 */

/** How strong a bot is, from the weakest on; each wins about two games of three against the one before it. */
export const LEVELS = ['novice', 'learner', 'dabbler', 'casual', 'seasoned', 'sharp', 'expert', 'master'] as const;
/** How strong a bot is. */
export type Level = (typeof LEVELS)[number];

/** Players to measure others by, and in games of before: any legal move, most coins now, and whole turns planned without a slip. */
export const YARDSTICKS = ['random', 'greedy', 'planner'] as const;
/** A player to measure others by. */
export type Yardstick = (typeof YARDSTICKS)[number];

/** What a bot cares about: keeping what it has, taking from others, or coins. */
export const CHARACTERS = ['settler', 'raider', 'merchant'] as const;
/** What a bot cares about. */
export type Character = (typeof CHARACTERS)[number];

/** The levels that come in characters too. */
export const MIDDLE_LEVELS = ['learner', 'dabbler', 'casual'] as const satisfies readonly Level[];
/** A level that comes in characters too. */
export type MiddleLevel = (typeof MIDDLE_LEVELS)[number];

/** What a bot is called. */
export type BotName = Level | Yardstick | `${MiddleLevel}-${Character}`;

/** Those of a level that somebody can play against: without a character, and with each. */
export const namesOf = (level: Level): readonly BotName[] => {
  const middle = MIDDLE_LEVELS.find((known) => known === level);
  return middle === undefined ? [level] : [middle, ...CHARACTERS.map((character) => `${middle}-${character}` as const)];
};

/** All whom somebody can play against, from the weakest level on. */
export const OPPONENTS: readonly BotName[] = LEVELS.flatMap(namesOf);

/** All there are. */
export const BOT_NAMES: readonly BotName[] = [...YARDSTICKS, ...OPPONENTS];

/** The name as it was written down somewhere, if it is one. */
export const botNameFrom = (text: unknown): BotName | undefined => BOT_NAMES.find((name) => name === text);

/** A name taken apart. */
export interface NameParts {
  readonly level: Level | Yardstick;
  readonly character?: Character;
}

/** The level and the character that a name stands for. */
export function partsOf(name: BotName): NameParts {
  const level = [...YARDSTICKS, ...LEVELS].find((known) => known === name || name.startsWith(`${known}-`)) ?? 'novice';
  const character = CHARACTERS.find((known) => name.endsWith(`-${known}`));
  return character === undefined ? { level } : { level, character };
}
