/** What an edition brings: its tiles and pieces, and the few rules in which editions differ. The core asks, and knows none of them by name. */

import type { Ability, Marker, Piece, Power, Race } from './ability.ts';
import type { Draft } from './draft.ts';
import type { PeopleNo, RegionNo, SeatNo } from './numbers.ts';
import type { Outcome } from './outcome.ts';
import type { Ruling } from './ruling.ts';
import type { Read, State } from './state.ts';

export interface Edition {
  readonly id: string;
  readonly variant?: 'battle';
  /** Every tile and piece that there is; which of them lie in the box of a game is said by its rules version, or by its table. */
  readonly races: readonly Race[];
  readonly powers: readonly Power[];
  readonly markers: readonly Marker[];
  readonly pieces: readonly Piece[];
  /** Tokens of natives in the box. */
  readonly natives: number;
  /** Where readers of its book differ. */
  readonly rulings: Readonly<Record<string, Ruling>>;
  /** What every active people can do. */
  readonly common: Ability;
  /** How regions are attacked that do not border: the first conquest, or travel. */
  readonly landing: {
    readonly rule: string;
    /** The rule of the first conquest. */
    readonly entry: string;
    /** Tokens more than for a region that borders. */
    readonly extra: number;
    readonly open: (p: Read, me: PeopleNo, r: RegionNo) => boolean;
  };
  /** Whether one's own tokens in decline add to the cost of their region and make it non-empty; and the rule. */
  readonly ownDeclined: { readonly defends: boolean; readonly rule: string };
  /** The order in which end-of-turn abilities come. */
  readonly endOrder: readonly string[];
  readonly draft: Draft;
  /** The seat that begins, where the edition says so. */
  readonly starts?: number;
  /** The team of a seat, where there are teams: allies may know each other's coins. */
  readonly teamOf?: (seats: number, seat: SeatNo) => 'alliance' | 'horde' | 'neutral';
  readonly outcome: (p: Read) => Outcome;
  /** Lays out what the edition adds to the map of a new game. */
  readonly deal: (s: State) => void;
}
