/**
 * CL-BLANK-1 Homemade races, powers, artifacts and places, as JSON out of a closed vocabulary of effects. slots.ts says the same as data,
 * docs/guide/blank-tiles.md shows how.
 */
import type { Terrain } from '../boards/region.ts';

/** The homemade tiles that a game is played with, beside those of the box. */
export interface Homebrew {
  readonly races?: readonly HomemadeRace[];
  readonly powers?: readonly HomemadePower[];
  /** In the Azeroth edition. */
  readonly artifacts?: readonly HomemadeMarker[];
  /** In the Azeroth edition. */
  readonly places?: readonly HomemadeMarker[];
}

/** All of them, whatever they are. */
export const homemadeTiles = ({ artifacts = [], places = [], powers = [], races = [] }: Homebrew = {}): readonly HomemadeMarker[] => [
  ...races,
  ...powers,
  ...artifacts,
  ...places,
];

/** What a homemade thing can be. */
export type TileKind = (typeof TILE_KINDS)[number];

/** What people read: in both languages, or in one of them, which then serves for both. */
export type HomemadeName = { readonly en: string; readonly fr?: string } | { readonly en?: string; readonly fr: string };

/** An artifact or a place of one's own: it lends its effects to the active people that holds its region. */
export interface HomemadeMarker {
  /** Letters, digits and dashes; nothing else in the game has it. */
  readonly id: string;
  readonly name?: HomemadeName;
  /** The name of a drawing; the rules never read it. */
  readonly emblem?: string;
  readonly effects: readonly Effect[];
}

/** A power of one's own. */
export interface HomemadePower extends HomemadeMarker {
  readonly value: number;
}

/** A race of one's own. */
export interface HomemadeRace extends HomemadePower {
  /** How many tokens there are; if left out as many as the race has that it borrows from, or the value and five more. */
  readonly tray?: number;
  /** In the Azeroth edition; neutral if left out. */
  readonly faction?: (typeof FACTIONS)[number];
  /** The race of the box whose tokens it uses, and whose tile stays out of the game. */
  readonly borrows?: string;
}

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
  /** An artifact or place lies there face up, or not. */
  readonly marker?: boolean;
  /** Who held it when it was or would be conquered. */
  readonly from?: (typeof FROM)[number];
  /** The side of whoever held it then. */
  readonly faction?: (typeof FACTIONS)[number];
  /** So many tokens defended it then, at least; pieces that stand for tokens count. */
  readonly defenders?: number;
  /** Of an artifact or a place: the region that it lies in, or any other one. */
  readonly here?: boolean;
  /** Of an artifact or a place: another region of the terrain that it lies on, or none of those. */
  readonly alike?: boolean;
}

/** What can be said of regions. */
export type WhereKey = keyof Where;

/** What can be said of a region by the map alone; of one that is held or aimed at; and of one that was or would be conquered. */
export const MAPPED = ['terrain', 'symbol', 'coast', 'edge'] as const;
/** What can be said of a region that is held or aimed at: `MAPPED`, and what lies in it and beside it. */
export const HELD = [...MAPPED, 'beside', 'marker'] as const;
/** What can be said of a region that was or would be conquered: `HELD`, and whom it was taken from. */
export const TAKEN = [...HELD, 'empty', 'from', 'faction', 'defenders'] as const;
/** What can be said of regions by the one that an artifact or a place lies in. */
export const NEAR = ['here', 'alike'] as const;

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
      readonly name?: HomemadeName;
      readonly count: number;
      readonly placed: (typeof PLACED)[number];
      readonly defends: (typeof DEFENDS)[number];
      /** How many may stand together, where they are placed by hand; 1 if left out. */
      readonly perRegion?: number;
      readonly where?: Where;
      /** It stays when the people declines; one that is placed anew each turn never does. */
      readonly inDecline?: boolean;
    }
  /** More tokens: with the people, at each redeployment, or there for every so many conquests. */
  | {
      readonly effect: 'tokens';
      readonly count: number;
      readonly perConquests?: number;
      readonly where?: Where;
      readonly eachTurn?: boolean;
      /** They conquer and do not stay: from redeployment to the next expansion they are set aside. */
      readonly attackers?: boolean;
    }
  /** No token falls when a region is lost, or not the first one in each turn of an opponent. */
  | { readonly effect: 'unhurt'; readonly spares?: (typeof SPARES)[number] }
  /** What else survives decline: all its tokens, the people acting on, or its place beside another one in decline. */
  | { readonly effect: 'decline'; readonly keeps: (typeof KEEPS)[number] }
  /** Travel costs nothing. */
  | { readonly effect: 'travel' }
  /** Opponents pay before they attack. */
  | { readonly effect: 'toll'; readonly coins: number; readonly where?: Where; readonly inDecline?: boolean }
  /** A special conquest, so many times a turn. */
  | {
      readonly effect: 'attack';
      readonly how: (typeof HOW)[number];
      /** Left out where one lone token of each opponent is converted. */
      readonly times?: number;
      readonly tokens?: number;
      /** To whoever controls the region. */
      readonly coins?: number;
      /** The region counts as bordering. Without a terrain, land only. */
      readonly far?: boolean;
      readonly where?: Where;
    }
  /** The die may be rolled before each conquest, and is taken off its cost; there is no last roll. */
  | { readonly effect: 'die' };

/** What a homemade thing can be. */
export const TILE_KINDS = ['race', 'power', 'artifact', 'place'] as const;
/** Names of the effects. */
export const EFFECTS = [
  'discount',
  'income',
  'reach',
  'link',
  'swim',
  'piece',
  'tokens',
  'unhurt',
  'decline',
  'travel',
  'toll',
  'attack',
  'die',
] as const;
/** `piece` counts those of the tile itself, `marker` artifacts and places, `defender` the tokens that stood where a conquest was made. */
export const PER = ['turn', 'first-turn', 'region', 'conquest', 'piece', 'island', 'marker', 'defender'] as const;
/** When regions are in reach. */
export const WHEN = ['always', 'entry'] as const;
/** In every region conquered; in the first ones ever; all of them anew at each redeployment; one a turn, by choice; where the special conquest was made. */
export const PLACED = ['conquests', 'first-conquests', 'redeployment', 'choice', 'attack'] as const;
/** How a piece defends: one token more; nobody gets in; one token more, and those who scare tokens off have to tear it down first. */
export const DEFENDS = ['one', 'immune', 'wall'] as const;
/** What survives decline. */
export const KEEPS = ['tokens', 'acting', 'place'] as const;
/** Which tokens do not fall. */
export const SPARES = ['all', 'first'] as const;
/** A special conquest: of any region; for fewer tokens; with a single token; with a free die; or of a lone token, which changes sides. */
export const HOW = ['far', 'fewer', 'single', 'die', 'convert'] as const;
/** Whom a region is taken from. */
export const FROM = ['natives', 'active', 'declined'] as const;
/** Sides of the Azeroth edition. */
export const FACTIONS = ['alliance', 'horde', 'neutral'] as const;
