/** A game as a text file, for the page: what the rules read and write, with the page's own words for what is wrong. */
import { replay } from '@elbowroom/rules';
import { type Claims, endOf, type GameRecord, readRecord, UnreadableRecord, writeRecord } from '@elbowroom/rules/record';
import { type Game, UnreadableGame } from './game.ts';

export type TextGame = Game & {
  /** What the file says came of it. */
  readonly claims: Claims;
};

/** Throws UnreadableGame. Whether the moves are legal is found out when the game is played through. */
export function readGameText(text: string): TextGame {
  const { setup, top, markers, moves, claims } = recordIn(text);
  if (top !== undefined || markers !== undefined) throw new UnreadableGame('prepared');
  return { setup, moves, claims };
}

function recordIn(text: string): GameRecord {
  try {
    return readRecord(text);
  } catch (error) {
    if (!(error instanceof UnreadableRecord)) throw error;
    throw new UnreadableGame(error.code === 'twice' ? 'damaged' : error.code, error.message, error.move);
  }
}

/** The game must be one that can be played. */
export function writeGameText(game: Game): string {
  return writeRecord({ ...game, claims: endOf(replay(game.setup, game.moves)) });
}
