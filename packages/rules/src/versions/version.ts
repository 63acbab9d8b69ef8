/** A version of the rules: which tiles lie in its boxes and how its rulings are read. Frozen when it is released; games name the one they were dealt from. */
import type { KeyRule } from '../core/random.ts';

/** How games of a version are played: what lies in the boxes, and how the rulings are read. */
export interface RulesVersion {
  readonly version: number;
  /** How the key of a game comes from its seed. */
  readonly key: KeyRule;
  readonly classic: BoxList;
  readonly azeroth: BoxList;
  /** Every ruling that there was when it was frozen. */
  readonly rulings: Readonly<Record<string, string>>;
}

/** The order is part of it: tiles are shuffled from it. */
export interface BoxList {
  readonly natives: number;
  readonly races: Readonly<Record<string, { readonly value: number; readonly tray: number }>>;
  readonly powers: Readonly<Record<string, number>>;
  readonly markers: readonly string[];
  readonly pieces: Readonly<Record<string, number>>;
}
