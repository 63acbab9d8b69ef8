/** A whole game of random moves, for tests of what is made of games. */
import { legalMoves, newGame, outcome, type Setup, step, text } from '../src/index.ts';
import { oneOf, randomFrom } from './random.ts';

/** The editions there are. */
export const editions: readonly Pick<Setup, 'edition' | 'variant'>[] = [
  { edition: 'classic' },
  { edition: 'azeroth' },
  { edition: 'azeroth', variant: 'battle' },
];

/** The lines of a game that is played to its end. */
export function someMoves(setup: Setup): string[] {
  const random = randomFrom(setup.seed);
  const s = newGame(setup);
  const lines: string[] = [];
  while (outcome(s) === undefined) {
    const line = text(oneOf(random, legalMoves(s)));
    lines.push(line);
    step(s, line);
  }
  return lines;
}
