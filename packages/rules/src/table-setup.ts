/** The set-up of a table: where people agree on a game first, sit down then, and are dealt a seed at last. */
import type { Setup } from './api.ts';
import { charterOf } from './charter.ts';

/** What a table agrees on before it is known who will sit there. */
export type Agreement = Omit<Setup, 'seats' | 'seed'>;

/** Whatever else the options of a table say is no matter of the rules. A seat without a name is called by its number. */
export function tableSetup(agreed: Agreement, seats: readonly { readonly name?: string | undefined }[], seed: string): Setup {
  const { edition, variant, board, first, homebrew, rounds } = agreed;
  return {
    edition,
    ...(variant === undefined ? {} : { variant }),
    seats: seats.map(({ name }, i) => name ?? `Seat ${i + 1}`),
    seed,
    ...charterOf(agreed),
    ...(board === undefined ? {} : { board }),
    ...(first === undefined ? {} : { first }),
    ...(homebrew === undefined ? {} : { homebrew }),
    ...(rounds === undefined ? {} : { rounds }),
  };
}
