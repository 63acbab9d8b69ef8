/** The set-up of a table: where people agree on a game first, sit down then, and are dealt a seed at last. */
import type { Setup } from './api.ts';
import { charterOf } from './charter.ts';
import { seatName } from './core/setup.ts';

/** What a table agrees on before it is known who will sit there. */
export type Agreement = Omit<Setup, 'seats' | 'seed'>;

/** A seat without a name is called by its letter. */
export function tableSetup(agreed: Agreement, seats: readonly { readonly name?: string | undefined }[], seed: string): Setup {
  const { edition, variant, board, first, homebrew, rounds } = agreed;
  return {
    edition,
    ...(variant && { variant }),
    seats: seats.map(({ name }, i) => name ?? seatName(i)),
    seed,
    ...charterOf(agreed),
    ...(board && { board }),
    ...(first === undefined ? {} : { first }),
    ...(homebrew && { homebrew }),
    ...(rounds === undefined ? {} : { rounds }),
  };
}
