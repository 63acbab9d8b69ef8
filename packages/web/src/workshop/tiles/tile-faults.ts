/** What the rules have against a tile, by the place on the bench that it concerns. */
import { type Fault, newGame, Refused } from '@elbowroom/rules';
import { homebrewOf, type TileDraft } from './tile-draft.ts';

export type PlacedFault = Pick<Fault, 'code' | 'message'> & {
  /** `value`, `effects`, `effects[1]` … as the rules name it. */
  readonly at: string;
};

const PLACE = /^homebrew\.\w+\[0\]\.?/;

/** Empty for a tile that can be played. */
export function faultsOf(draft: TileDraft): PlacedFault[] {
  try {
    newGame({ edition: draft.edition, seats: 2, seed: 'bench', homebrew: homebrewOf([draft], draft.edition) });
    return [];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.faults.map(({ code, message, where = '' }) => ({ code, message, at: where.replace(PLACE, '') }));
  }
}

/** Those of a field of the tile, whatever is inside it. */
export const faultsAt = (faults: readonly PlacedFault[], field: string): PlacedFault[] =>
  faults.filter(({ at }) => at === field || at.startsWith(`${field}.`) || at.startsWith(`${field}[`));
