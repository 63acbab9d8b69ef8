/** Games with one of each character at the table, to learn from their logs. */
import type { Setup } from '@elbowroom/rules';
import { botOf, CHARACTERS, type MiddleLevel, playMatch } from '../src/index.ts';
import { type Sample, traitsIn } from './traits.ts';

/** Who sits where goes round from game to game. */
export function samplesFrom(level: MiddleLevel, edition: Setup['edition'], seed: string, games: number): Sample[] {
  return Array.from({ length: games }, (_, game) => {
    const setup = { edition, seats: CHARACTERS.length, seed: `${seed}/${edition}/${game}` };
    const seated = CHARACTERS.map((_character, seat) => CHARACTERS[(seat + game) % CHARACTERS.length]);
    const bots = seated.map((character) => botOf(`${level}-${character}`, `${setup.seed}/${character}`));
    const { moves } = playMatch(
      setup,
      bots,
      bots.map(() => ({})),
    );
    const traits = traitsIn(setup, moves);
    return seated.map((character, seat): Sample => ({ character, traits: traits[seat] }));
  }).flat();
}
