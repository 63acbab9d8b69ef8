/** What is kept about ratings: a log of games that count, numbered by the order in which they ended, and what each made of its people's ratings. */

/** In millionths, so that what is worked out anew is equal, or it is not. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** How many games it comes from. */
  readonly games: number;
}

export interface RatedGuest extends Rating {
  readonly guest: string;
}

export interface RankedGuest extends RatedGuest {
  readonly name: string;
}

/** Who sat where, and how it ended: all that a rating is worked out from. */
export interface RatedSeat {
  /** Left out: a bot's. Of somebody who has left for good it is another name: see `GONE_AS`. */
  readonly guest?: string;
  readonly bot?: string;
  /** Seats of one side win and lose together. */
  readonly side: number;
  /** Of the side, from 1 on; alike ones share it. */
  readonly rank: number;
}

export interface RatedResult {
  readonly game: string;
  /** When it ended, and those who look on knew it. Games count in the order of this and of their ids. */
  readonly at: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatedEntry extends RatedResult {
  /** One more than the entry before. */
  readonly n: number;
  /** The ratings of its people after it. */
  readonly after: readonly RatedGuest[];
}

/** Entries that follow the one with the number `keep`; what was there after it is dropped and counted anew. */
export interface Counting {
  /** The last entry there is: if it is another, nothing is written. */
  readonly last: number;
  readonly keep: number;
  readonly entries: readonly RatedEntry[];
  /** Games that turned out not to count. */
  readonly none: readonly string[];
}

export interface RatingStore {
  /** Games at rated tables that are over, not counted yet, and hidden from nobody any more. */
  unratedGames(now: number, most: number): Promise<string[]>;
  lastRated(): Promise<RatedEntry | undefined>;
  /** In order, those after a number. */
  ratedSince(n: number, most: number): Promise<RatedEntry[]>;
  /** The number of the first entry that comes after a game that ended then. */
  firstRatedAfter(at: number, game: string): Promise<number | undefined>;
  /** Of those who have one, as it was after the entry with that number; now, if it is left out. */
  ratingsOf(guests: readonly string[], upTo?: number): Promise<RatedGuest[]>;
  /** By rating, the best first. */
  ranking(from: number, most: number): Promise<RankedGuest[]>;
  /** False: somebody else was quicker, or somebody in it is leaving this very moment, and nothing was written. */
  countRated(counting: Counting): Promise<boolean>;
}
