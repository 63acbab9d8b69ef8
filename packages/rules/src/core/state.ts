/** One game at one moment: plain integers in plain arrays, so that copying it is cheap and every state can be saved, sent and resumed. */

import type { Event } from './event.ts';
import type { PeopleNo, RegionNo, SeatNo } from './numbers.ts';
import type { World } from './world.ts';

/** Standing of a people. */
export const IDLE = 0;
export const ACTIVE = 1;
export const DECLINED = 2;

/** No people, no seat, no region, no power. */
export const NONE = -1;

/** What a purse held at the beginning, where the table has not seen the game from there. */
export const UNCOUNTED = Number.MIN_SAFE_INTEGER;

/** Bits of a conquest. */
export const NON_EMPTY = 1;
export const OWN = 2;

declare const sealed: unique symbol;

/** A whole game at one moment, with all its secrets: to be passed on, not to be looked into, unless by `@elbowroom/rules/search`. */
export interface State {
  /** Nothing has it: it only keeps other things from being taken for a game. */
  readonly [sealed]?: never;
}

/** What a state is made of. Whoever searches may look at it, and leave the changing to `step`. */
export interface Fields {
  /**
   * What never changes in this game: board, tiles, rules of the edition. Shared between all its states.
   * @internal
   */
  world: World;
  /** Names of the seats, in seat order. Shared. */
  names: readonly string[];
  /** The secret that every draw comes from, and its key. Shared. */
  seed: string;
  key: readonly number[];
  /** Where verbs write what happened; undefined while nobody listens. */
  log: Event[] | undefined;

  rounds: number;
  round: number;
  /** The seat that began, and the seat whose turn it is. */
  first: SeatNo;
  turn: SeatNo;
  /** Where in the turn we are (stage.ts), and how many reactions of that stage have been through. */
  stage: number;
  step: number;
  /** The people that conquers now: the active one, or one in decline that still acts. */
  acting: PeopleNo;
  /** 1 once a conquest or an ability was used by the acting people this turn: too late to abandon. */
  begun: number;
  /** Seats whose active people was attacked by the acting people this turn, as bits. */
  attacked: number;
  /** The seat that retreats, while others do after a turn. */
  retreating: SeatNo;

  /** By seat: coins, and coins at the beginning or UNCOUNTED: everybody has seen what came and went between. */
  coins: number[];
  opening: readonly number[];
  active: PeopleNo[];

  /** By people, which is the race tile's number; the last one is the natives. */
  owner: SeatNo[];
  power: number[];
  standing: number[];
  tray: number[];
  hand: number[];
  aside: number[];

  /** By region: the people that holds it, and how many of its tokens stand there (0: held by a piece alone). */
  holder: PeopleNo[];
  tokens: number[];

  /** Pieces on the map, kind × regions + region; in their owner's hand, and in the box, by kind. */
  pieces: readonly number[];
  kept: number[];
  supply: number[];
  /** Face-down pieces: the face in each region (0: none, else face + 1), and the pile, next one last. */
  faces: readonly number[];
  pile: number[];

  /** Artifacts and places: region or NONE, and whether it is face up. */
  markerAt: readonly RegionNo[];
  markerUp: readonly number[];

  /** Two numbers for each ability to remember with: for this turn, and for the life of its people. */
  today: number[];
  memory: readonly number[];
  /** The turn's conquests, five numbers each: people, region, victim, defending tokens, and whether it was non-empty, or one's own (bits). */
  conquests: number[];

  /** Open questions, four numbers each, the last one first: ability, seat, and two of its own. Replaced, never changed. */
  prompts: readonly number[];

  /** Draws made so far, by purpose; and results of the die that are laid down in advance (replaced, never changed). */
  counters: number[];
  dice: readonly number[];

  /**
   * Race tiles on offer by column, top first, and the stack under each column, next one last. These lists and the next four
   * are shared between states, and replaced, never changed (draft.ts).
   */
  columns: readonly (readonly number[])[];
  stacks: readonly (readonly number[])[];
  /** Power tiles on offer, top first; coins lying on the combos; powers unseen, next one last; powers discarded. */
  powers: readonly number[];
  offerCoins: readonly number[];
  powerStack: readonly number[];
  powerDiscards: readonly number[];
}

/** A whole state, secrets included, that may only be looked at. */
export type Whole = {
  readonly [K in keyof State]: State[K] extends number[] ? readonly number[] : State[K];
};

/** What nobody at the table can see, and where verbs write. */
type Secret = 'seed' | 'key' | 'log' | 'faces' | 'pile' | 'counters' | 'dice' | 'stacks' | 'powerStack';

/**
 * What every question of an ability gets: it may look, and only at what can be known. A question that asks for the seed does not compile,
 * so a view is enough to answer all of them (views/known.ts). Of the pile it is known how many there are.
 */
export type Read = Omit<Whole, Secret> & { readonly pile: { readonly length: number } };

/** A copy that can be played on without touching the original. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a line for each field, and nothing else
export function clone(s: Whole): State {
  return {
    world: s.world,
    names: s.names,
    seed: s.seed,
    key: s.key,
    log: undefined,
    rounds: s.rounds,
    round: s.round,
    first: s.first,
    turn: s.turn,
    stage: s.stage,
    step: s.step,
    acting: s.acting,
    begun: s.begun,
    attacked: s.attacked,
    retreating: s.retreating,
    coins: s.coins.slice(),
    opening: s.opening,
    active: s.active.slice(),
    owner: s.owner.slice(),
    power: s.power.slice(),
    standing: s.standing.slice(),
    tray: s.tray.slice(),
    hand: s.hand.slice(),
    aside: s.aside.slice(),
    holder: s.holder.slice(),
    tokens: s.tokens.slice(),
    pieces: s.pieces,
    kept: s.kept.slice(),
    supply: s.supply.slice(),
    faces: s.faces,
    pile: s.pile.slice(),
    markerAt: s.markerAt,
    markerUp: s.markerUp,
    today: s.today.slice(),
    memory: s.memory,
    conquests: s.conquests.slice(),
    prompts: s.prompts,
    counters: s.counters.slice(),
    dice: s.dice,
    columns: s.columns,
    stacks: s.stacks,
    powers: s.powers,
    offerCoins: s.offerCoins,
    powerStack: s.powerStack,
    powerDiscards: s.powerDiscards,
  };
}
