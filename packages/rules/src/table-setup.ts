/** The set-up of a table: where people agree on a game first, sit down then, and are dealt a seed at last. */
import type { Setup } from './api.ts';
import { charterOf } from './charter.ts';
import { seatName } from './core/setup.ts';

/** What a table agrees on before it is known who will sit there. */
export interface Agreement extends Omit<Setup, 'seats' | 'seed'> {
  readonly fork?: Fork;
}

/** A game that the table plays on from: what it was dealt from beside what is agreed on, and its moves up to there. */
export interface Fork extends Pick<Setup, 'seed' | 'first' | 'anew'> {
  readonly moves: readonly string[];
}

/** A seat without a name is called by its letter. A fork keeps its past; all that nobody has seen then comes from the table's own seed. */
export function tableSetup(agreed: Agreement, seats: readonly { readonly name?: string | undefined }[], seed: string): Setup {
  const { edition, variant, board, fork, homebrew, rounds } = agreed;
  const { first } = fork ?? agreed;
  return {
    edition,
    ...(variant && { variant }),
    seats: seats.map(({ name }, i) => name ?? seatName(i)),
    seed: fork?.seed ?? seed,
    ...charterOf(agreed),
    ...(board && { board }),
    ...(first === undefined ? {} : { first }),
    ...(homebrew && { homebrew }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(fork && { anew: { after: fork.moves.length, seed, unseen: true, ...(fork.anew && { before: fork.anew }) } }),
  };
}
