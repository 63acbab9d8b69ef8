/** CL-BLANK-1 Homemade races and powers, as JSON out of a closed vocabulary of effects. docs/guide/blank-tiles.md shows how. */
import type { Name, Terrain } from '../boards/region.ts';

export interface Homebrew {
  readonly races?: readonly HomemadeRace[];
  readonly powers?: readonly HomemadePower[];
}

interface Homemade {
  /** Letters, digits and dashes; no tile of the edition has it. */
  readonly id: string;
  readonly name?: Name;
  readonly value: number;
  readonly effects: readonly Effect[];
}

export interface HomemadeRace extends Homemade {
  /** How many tokens there are; the value and five more if left out. */
  readonly tray?: number;
  /** In the Azeroth edition. */
  readonly faction?: 'alliance' | 'horde' | 'neutral';
}

export type HomemadePower = Homemade;

/** Which regions are meant: all that is said must hold. */
export interface Where {
  readonly terrain?: readonly Terrain[];
  readonly symbol?: 'mine' | 'cavern' | 'magic';
  /** Land beside a sea or lake. */
  readonly coast?: boolean;
  /** On the rim of the board. */
  readonly edge?: boolean;
  /** Empty, or not, when it was or would be conquered. */
  readonly empty?: boolean;
  /** Bordering a region of this terrain that the people holds. */
  readonly beside?: Terrain;
}

export type Effect =
  /** Conquests cost fewer tokens. */
  | { readonly effect: 'discount'; readonly tokens: number; readonly where?: Where }
  /** Coins at the end of the turn. */
  | { readonly effect: 'income'; readonly coins: number; readonly per: (typeof PER)[number]; readonly where?: Where; readonly inDecline?: boolean }
  /** Regions count as bordering: always, or only while the people holds none. */
  | { readonly effect: 'reach'; readonly where?: Where; readonly when?: (typeof WHEN)[number] }
  /** These regions all border each other for this people. */
  | { readonly effect: 'link'; readonly where: Where }
  /** Seas and lakes can be conquered. */
  | { readonly effect: 'swim' }
  /** Cardboard that defends. */
  | {
      readonly effect: 'piece';
      readonly piece: string;
      readonly count: number;
      readonly placed: (typeof PLACED)[number];
      /** +1 to the cost of its region, or nobody gets in at all. */
      readonly defends: (typeof DEFENDS)[number];
      readonly perRegion?: number;
      readonly where?: Where;
      /** It stays when the people declines. */
      readonly inDecline?: boolean;
    }
  /** More tokens: with the people, or at redeployment for every so many conquests. */
  | { readonly effect: 'tokens'; readonly count: number; readonly perConquests?: number; readonly where?: Where }
  /** No token falls when a region is lost. */
  | { readonly effect: 'unhurt' }
  /** What else survives decline: all its tokens, the people acting on, or its place beside another one in decline. */
  | { readonly effect: 'decline'; readonly keeps: (typeof KEEPS)[number] };

export const PER = ['turn', 'first-turn', 'region', 'conquest', 'piece'] as const;
export const WHEN = ['always', 'entry'] as const;
/** In every region conquered; in the first ones ever; anew at each redeployment; one a turn, by choice. */
export const PLACED = ['conquests', 'first-conquests', 'redeployment', 'choice'] as const;
export const DEFENDS = ['one', 'immune'] as const;
export const KEEPS = ['tokens', 'acting', 'uncounted'] as const;
