/** A game written out by hand, as plain JSON: for tests, puzzles, analysis, bug reports. What is left out is as in a fresh turn. */
import type { BoardSpec } from '../boards/board.ts';
import type { Charter } from '../charter.ts';
import type { WrittenOffers } from '../core/draft.ts';
import type { Homebrew } from '../homebrew/vocabulary.ts';

/** A game written out by hand or by `snapshot`. What is left out is as in a fresh turn. */
export interface Position extends Charter {
  readonly edition: 'classic' | 'azeroth';
  readonly variant?: 'battle';
  readonly board: BoardSpec;
  readonly rounds?: number;
  readonly round?: number;
  /** The seat whose turn it is. */
  readonly seat?: number;
  /** `start`: decline or expand not yet chosen, effects of the turn's start are done. */
  readonly phase?: Phase;
  readonly seats: readonly SeatPosition[];
  /** By region number; regions that are not listed are empty. */
  readonly regions?: Readonly<Record<number, RegionPosition>>;
  /** Combos on offer, top first. Tiles neither named nor in play are in the stacks. */
  readonly offers?: WrittenOffers;
  /** Faces of the bombs on the map, and of the pile, top first. */
  readonly bombs?: Readonly<Record<number, string>>;
  readonly bombPile?: readonly string[];
  /** Seats that hold a harmony token. */
  readonly harmony?: readonly number[];
  /** The next results of the die; after them the seed rules. */
  readonly dice?: readonly number[];
  readonly seed?: string;
  readonly homebrew?: Homebrew;
  /** What a running game needs to be complete; left out, a fresh turn. */
  readonly memory?: Memory;
  readonly stacks?: Stacks;
  readonly prompts?: readonly OpenQuestion[];
}

export const PHASES = ['start', 'conquest', 'redeploy'] as const;
export type Phase = (typeof PHASES)[number];

export interface SeatPosition {
  readonly name?: string;
  readonly coins?: number;
  /** Coins won less coins paid so far; left out: nobody has counted. */
  readonly gained?: number;
  readonly active?: { readonly race: string; readonly power: string; readonly hand?: number; readonly aside?: number };
  readonly declined?: readonly { readonly race: string; readonly power?: string; readonly hand?: number }[];
}

export interface RegionPosition {
  /** A race tile exists once, so it says whose region it is; `natives` are Lost Tribes or Murlocs. */
  readonly race?: string;
  /** 1 if left out; 0: held by a piece alone. */
  readonly tokens?: number;
  readonly pieces?: Readonly<Record<string, number>>;
  readonly markers?: readonly string[];
  readonly faceDown?: boolean;
}

export interface Memory {
  /** The seat that began, and the one that retreats now. */
  readonly first?: number;
  readonly retreating?: number;
  readonly stage?: (typeof STAGES)[number];
  readonly step?: number;
  /** The people that conquers now. */
  readonly acting?: string;
  readonly begun?: number;
  /** Seats attacked this turn. */
  readonly attacked?: readonly number[];
  /** What abilities remember, for this turn and for the life of their people. */
  readonly today?: Readonly<Record<string, number>>;
  readonly life?: Readonly<Record<string, number>>;
  readonly conquests?: readonly PastConquest[];
  /** Pieces in their owner's hand. */
  readonly kept?: Readonly<Record<string, number>>;
  /** Markers that lie face down beside others that do not. */
  readonly hidden?: readonly string[];
  /** Draws made so far, by purpose. */
  readonly draws?: readonly number[];
}

export interface PastConquest {
  readonly race: string;
  readonly region: number;
  readonly from?: string;
  readonly defenders: number;
  readonly nonEmpty: boolean;
  /** Taken from a people of the same seat, where that is no victory. */
  readonly own?: true;
}

/** Unseen tiles, the next one first. */
export interface Stacks {
  readonly races?: readonly (readonly string[])[];
  readonly powers?: readonly string[];
  readonly discards?: readonly string[];
}

export interface OpenQuestion {
  readonly ability: string;
  readonly seat: number;
  readonly a: number;
  readonly b: number;
}

/** Names of the stages of a turn, in the order of core/stage.ts. */
export const STAGES = [
  'start',
  'pick',
  'choice',
  'expand',
  'conquest',
  'rally',
  'muster',
  'deploy',
  'place',
  'end',
  'scored',
  'retreat',
  'over',
] as const;
