/**
 * What happened, in the past tense. Everything in an event is seen by everybody at the table: secrets never get into one.
 * And whatever was hidden and is seen now is in an event (history/reveals.ts). `ability` is the tile or marker that it comes from, where it is one's doing.
 */

/** One line of a score. */
export interface Item {
  readonly rule: string;
  /** What gave it: a race, a power, an artifact, a place, or `regions`. */
  readonly what: string;
  readonly amount: number;
}

/** One thing that happened. */
export type Event =
  | { readonly type: 'round-began'; readonly round: number }
  | { readonly type: 'turn-began'; readonly seat: number }
  | {
      readonly type: 'picked';
      readonly seat: number;
      readonly race: string;
      readonly power: string;
      readonly price: number;
      readonly found: number;
      readonly tokens: number;
    }
  | { readonly type: 'expanded'; readonly seat: number; readonly race: string; readonly hand: number }
  | { readonly type: 'abandoned'; readonly seat: number; readonly race: string; readonly region: number; readonly ability?: string }
  | { readonly type: 'rolled'; readonly seat: number; readonly die: number; readonly region?: number; readonly ability?: string }
  | {
      readonly type: 'conquered';
      readonly seat: number;
      readonly race: string;
      readonly region: number;
      readonly from?: string;
      readonly tokens: number;
      readonly with?: readonly string[];
    }
  | { readonly type: 'repelled'; readonly seat: number; readonly race: string; readonly region: number }
  | {
      readonly type: 'lost';
      readonly race: string;
      readonly seat?: number;
      readonly region: number;
      readonly fallen: number;
      readonly saved: number;
      readonly ability?: string;
    }
  | { readonly type: 'fell'; readonly race: string; readonly region: number; readonly ability?: string }
  | { readonly type: 'moved'; readonly race: string; readonly from: number; readonly to?: number; readonly ability: string }
  | { readonly type: 'swapped'; readonly regions: readonly [number, number]; readonly ability: string }
  | { readonly type: 'raised'; readonly piece: string; readonly region: number }
  | { readonly type: 'removed'; readonly piece: string; readonly region: number; readonly ability?: string }
  | { readonly type: 'uncovered'; readonly piece: string; readonly region: number; readonly face: string }
  | { readonly type: 'turned-up'; readonly marker: string; readonly region: number }
  | { readonly type: 'carried'; readonly marker: string; readonly from: number; readonly to: number; readonly ability?: string }
  /** Without an ability: the price of a combo. */
  | {
      readonly type: 'paid';
      readonly seat: number;
      readonly to?: number;
      readonly coins: number;
      readonly rule: string;
      readonly ability?: string;
    }
  /** Without an ability: coins that lay on a combo. */
  | { readonly type: 'earned'; readonly seat: number; readonly coins: number; readonly rule: string; readonly ability?: string }
  | { readonly type: 'recruited'; readonly race: string; readonly count: number; readonly rule: string; readonly ability: string }
  /** `ability`: the one that asked. */
  | { readonly type: 'chose'; readonly seat: number; readonly answer: string; readonly ability: string }
  /** Tiles that came on offer from the stacks, races before powers. */
  | { readonly type: 'dealt'; readonly tiles: readonly string[] }
  | { readonly type: 'deployed'; readonly seat: number; readonly region: number; readonly what: string }
  | { readonly type: 'scored'; readonly seat: number; readonly total: number; readonly items: readonly Item[] }
  | { readonly type: 'declined'; readonly seat: number; readonly race: string; readonly ability?: string }
  | { readonly type: 'vanished'; readonly race: string }
  | { readonly type: 'ended' };
