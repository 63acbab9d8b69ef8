/** A set-up with everything written out that was left out: what is kept of a game, so that no later version fills it in otherwise. */
import type { Setup } from './api.ts';
import { roundsFor } from './core/setup.ts';
import { writtenBoard } from './positions/written.ts';
import { readSetup } from './read-setup.ts';

// The seat that begins is written only where it was chosen: left out, it is drawn, and a draw is a draw less in the game.
/** Everything written out that was left out. Throws Refused. */
export function complete(setup: Setup): Setup {
  const { agreed, anew, board, edition, first, homebrew, names, rounds = roundsFor(names.length), seed } = readSetup(setup);
  return {
    edition: edition.id === 'classic' ? 'classic' : 'azeroth',
    ...(edition.variant !== undefined && { variant: edition.variant }),
    seats: typeof setup.seats === 'number' ? setup.seats : names,
    seed,
    ...agreed.terms.charter,
    board: writtenBoard({ world: { board } }),
    ...(first !== undefined && { first }),
    ...(homebrew !== undefined && { homebrew }),
    rounds,
    ...(anew !== undefined && { anew }),
  };
}
