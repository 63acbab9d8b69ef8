/**
 * CL-BLANK-1 Homemade races and powers, as JSON out of a closed vocabulary of effects. docs/guide/blank-tiles.md shows how.
 * @module @elbowroom/rules/homebrew
 */
import type { Name, Terrain } from '../boards/region.ts';

/** The homemade tiles that a game is played with, beside those of the box. */
export interface Homebrew {
  readonly races?: readonly HomemadeRace[];
  readonly powers?: readonly HomemadePower[];
}

interface Homemade {
  /** Letters, digits and dashes; nothing else in the game has it. */
  readonly id: string;
  readonly name?: Name;
  readonly value: number;
  readonly effects: readonly Effect[];
}

/** A race of one's own. */
export interface HomemadeRace extends Homemade {
  /** How many tokens there are; the value and five more if left out. */
  readonly tray?: number;
  /** In the Azeroth edition; neutral if left out. */
  readonly faction?: 'alliance' | 'horde' | 'neutral';
}

/** A power of one's own. */
export type HomemadePower = Homemade;

/** Which regions are meant: all that is said must hold. */
export interface Where {
  readonly terrain?: readonly Terrain[];
  readonly symbol?: 'mine' | 'cavern' | 'magic';
  /** Land beside a sea or lake. */
  readonly coast?: boolean;
  /** On the rim of the board. */
  readonly edge?: boolean;
  /** Bordering a region of this terrain that the people holds. */
  readonly beside?: Terrain;
  /** Empty, or not, when it was or would be conquered. */
  readonly empty?: boolean;
}

/** What can be said of a region by the map alone; of one that is held or aimed at; and of one that was or would be conquered. */
export const MAPPED = ['terrain', 'symbol', 'coast', 'edge'] as const;
/** What can be said of a region that is held or aimed at: `MAPPED`, and what lies beside it. */
export const HELD = [...MAPPED, 'beside'] as const;
/** What can be said of a region that was or would be conquered: `HELD`, and whether it was empty. */
export const TAKEN = [...HELD, 'empty'] as const;

/** One thing that a homemade tile does. */
export type Effect =
  /** Conquests cost fewer tokens. */
  | { readonly effect: 'discount'; readonly tokens: number; readonly where?: Where }
  /** Coins at the end of the turn. */
  | {
      readonly effect: 'income';
      readonly coins: number;
      readonly per: (typeof PER)[number];
      readonly where?: Where;
      readonly inDecline?: boolean;
    }
  /** Regions count as bordering: always, or only while the people holds none. Without a terrain, land only. */
  | { readonly effect: 'reach'; readonly when: (typeof WHEN)[number]; readonly where?: Where }
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
      /** How many may stand together, where they are placed by hand; 1 if left out. */
      readonly perRegion?: number;
      readonly where?: Where;
      /** It stays when the people declines; one that is placed anew each turn never does. */
      readonly inDecline?: boolean;
    }
  /** More tokens: with the people, or at redeployment for every so many conquests. */
  | { readonly effect: 'tokens'; readonly count: number; readonly perConquests?: number; readonly where?: Where }
  /** No token falls when a region is lost. */
  | { readonly effect: 'unhurt' }
  /** What else survives decline: all its tokens, the people acting on, or its place beside another one in decline. */
  | { readonly effect: 'decline'; readonly keeps: (typeof KEEPS)[number] };

/** Names of the effects. */
export const EFFECTS = ['discount', 'income', 'reach', 'link', 'swim', 'piece', 'tokens', 'unhurt', 'decline'] as const;
/** `piece` counts those of the tile itself. */
export const PER = ['turn', 'first-turn', 'region', 'conquest', 'piece'] as const;
/** When regions are in reach. */
export const WHEN = ['always', 'entry'] as const;
/** In every region conquered; in the first ones ever; all of them anew at each redeployment; one a turn, by choice. */
export const PLACED = ['conquests', 'first-conquests', 'redeployment', 'choice'] as const;
/** How a piece defends: one token more, or nobody gets in. */
export const DEFENDS = ['one', 'immune'] as const;
/** What survives decline. */
export const KEEPS = ['tokens', 'acting', 'place'] as const;
