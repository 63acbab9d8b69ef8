/** Level and character are chosen apart, and kept as one name. */
import { type BotName, CHARACTERS, type Level, MIDDLE_LEVELS, OPPONENTS, partsOf } from '@elbowroom/bots/names';

/** Whom somebody can play against, by a name that was chosen or kept: before there was a sharp level, the planner was one. */
export const opponentFrom = (name: unknown): BotName | undefined => (name === 'planner' ? name : OPPONENTS.find((known) => known === name));

/** Whether bots of this level come in characters. */
export const hasCharacter = (name: string): boolean => MIDDLE_LEVELS.some((level) => level === name);

/** The same character on another level, if it has any there. */
export function withLevel(level: Level, before: BotName | undefined): BotName {
  const character = before && partsOf(before).character;
  return opponentFrom(`${level}-${character}`) ?? level;
}

/** `none`, or what is no character: the level alone. */
export function withCharacter(bot: BotName, character: string): BotName {
  const { level } = partsOf(bot);
  return opponentFrom(`${level}-${CHARACTERS.find((known) => known === character)}`) ?? opponentFrom(level) ?? bot;
}
