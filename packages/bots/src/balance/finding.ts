/** What is written down of one game: plain numbers, so that findings of any threads can be put together. */

/** A people from the turn in which it was taken to the last that it brought anything. */
export interface Reign {
  readonly seat: number;
  /** In the order of play, from 0. */
  readonly place: number;
  /** In which it was taken. */
  readonly round: number;
  /** Numbers of its tiles. */
  readonly race: number;
  readonly power: number;
  /** Turns that its seat spent on it, that of its decline with them. */
  readonly turns: number;
  /** All that it brought, and what of it from its decline on. What was paid and found in the draft is not in it. */
  readonly coins: number;
  readonly late: number;
  /** Coins paid for it, less those that lay on it. */
  readonly price: number;
  /** Whether it went into decline, and did not just see the game end. */
  readonly declined: boolean;
}

/** Coins of the turns at whose end a seat's active people held an artifact or place. */
export interface MarkerTurns {
  /** Its number. */
  readonly marker: number;
  readonly coins: number;
  readonly turns: number;
}

/** By region. */
export interface RegionSums {
  /** Ends of turns at which a people held it. */
  readonly held: readonly number[];
  /** Conquests, and those of them against another seat. */
  readonly taken: readonly number[];
  readonly contested: readonly number[];
}

/** What came of one game. */
export interface Finding extends RegionSums {
  readonly game: number;
  readonly dealt: boolean;
  readonly seats: number;
  readonly rounds: number;
  /** Id of the board. */
  readonly board: string;
  /** In the order of play: coins at the end, and shares of the victory. */
  readonly coins: readonly number[];
  readonly wins: readonly number[];
  readonly reigns: readonly Reign[];
  readonly markers: readonly MarkerTurns[];
  /** By tile: how often somebody who picked had it on offer. */
  readonly seenRaces: readonly number[];
  readonly seenPowers: readonly number[];
}
