/**
 * What is kept, and the few things that can be asked of it. Two stores fit: SQLite inside the server, and Postgres for many nodes.
 * The log of a game is only ever appended to; a promise of `append` is kept only when the rows are on disk.
 */
import type { Homebrew, Fork as Past, Setup } from '@elbowroom/rules';
import type { MapText } from '@elbowroom/rules/maps';
import type { WatchOptions } from '../game/delay.ts';
import type { RatingOptions } from '../game/rating.ts';
import type { ClubTableStore } from './club-tables.ts';
import type { NoticeStore, Notices } from './notices.ts';
import type { PeopleStore } from './people/people.ts';
import type { RatingStore } from './rating-store.ts';
import type { ReviewStore } from './review-store.ts';
import type { WatchStore } from './watch-store.ts';

export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A game that a table plays on from. Everybody may know all of it: what nobody had seen then is dealt anew. */
export interface Fork extends Past {
  /** The version of the rules that it is played by. */
  readonly rules: number;
  /** Which game it was: what it is called where it was played, or the fingerprint of its last position; who sat there; when somebody last did. */
  readonly game: string;
  readonly names: readonly string[];
  readonly played?: number;
}

/** What the game is dealt from, besides seats and seed: house rules are left out where they are as usual. */
export interface Options extends Pick<Setup, 'rounds' | 'openPurses' | 'rulings' | 'values' | 'box'>, WatchOptions, RatingOptions {
  readonly edition: 'classic' | 'azeroth';
  readonly variant?: 'battle';
  /** By id, by island faces, or a map of one's own. */
  readonly board?: string | readonly string[] | MapText;
  /** Homemade tiles. */
  readonly homebrew?: Homebrew;
  readonly fork?: Fork;
  /** Seconds for a turn; left out: no clock. */
  readonly clock?: number;
  /** Seconds that each seat has for the whole game, when the time for a turn is up. */
  readonly reserve?: number;
  /** Days off that each seat may take in a year. */
  readonly holidays?: number;
  readonly undo: boolean;
  readonly spectators: boolean;
}

/** What seats can play in, in the order in which they are dealt to those who have not chosen. */
export const COLOURS = ['blue', 'vermilion', 'green', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Empty, a guest's, or a bot's. An empty one with a name waits for somebody. */
export interface Seat {
  readonly guest?: string;
  readonly bot?: string;
  readonly name?: string;
  /** Chosen. Who has not chosen takes what is left. */
  readonly colour?: Colour;
}

export type Status = 'open' | 'running' | 'finished' | 'closed';

/** A table, from the moment it is opened to the end of its game and after. */
export interface Game {
  readonly id: string;
  /** Typed by hand to find a private table. */
  readonly code: string;
  readonly host: string;
  readonly isPrivate: boolean;
  readonly status: Status;
  readonly options: Options;
  /** Secret until the end. */
  readonly seed: string;
  /** The rules' version it is played with. */
  readonly rules: string;
  readonly made: number;
  /** Since the start: what the game was dealt from. */
  readonly setup?: Setup;
  readonly started?: number;
  /** It is over, and those who look on see that only then. */
  readonly hiddenUntil?: number;
  /** Whose table it is: its members see it, also when it is private. */
  readonly club?: string;
  readonly seats: readonly Seat[];
}

export const ROW_KINDS = [
  'move',
  'undo',
  'absent',
  'back',
  'resign',
  'agree',
  'disagree',
  'chat',
  'rematch',
  'holiday',
  'orders',
  'ask',
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** One line of a game's log. */
export interface Row {
  readonly seq: number;
  readonly at: number;
  readonly kind: RowKind;
  /** Left out: not a seat's doing. */
  readonly seat?: number;
  /** A move's line; the first seq an undo takes back; a message; the id of the next table; from when until when a holiday is, empty if there is none from now on; whether there are orders. */
  readonly body: string;
}

/** Something that was said at a table. Until the fourth version of the database it was a row of the log. */
export interface ChatLine {
  /** One more than the line before, also when that is not kept any more. */
  readonly n: number;
  readonly at: number;
  /** Left out: somebody who looked on. */
  readonly seat?: number;
  /** Who said it; left out where it was not noted yet, or they have left. */
  readonly person?: string;
  /** Empty, and the text too: they have left for good. */
  readonly name: string;
  readonly text: string;
}

/** A line that is still to be said. */
export interface NewLine extends Omit<ChatLine, 'n' | 'at'> {
  /** Whoever says it again by the same key, because the answer got lost, says nothing. */
  readonly key?: string;
}

/** Which lines: the last `most` of those after the one and before the other. */
export interface ChatPage {
  readonly after?: number;
  readonly before?: number;
  readonly most: number;
}

/** What came of somebody's deal of a day. */
export interface DayResult {
  readonly day: string;
  readonly guest: string;
  readonly coins: number;
  /** Coins ahead of the best of the bots; less than 0: behind. */
  readonly margin: number;
}

/** A result among the others of its day: further ahead is better, then more coins. Alike results share a place. */
export interface Standing extends Omit<DayResult, 'day'> {
  readonly place: number;
  readonly name: string;
}

/** Something a node must do for a game: a bot's turn, or a clock that runs out. Whoever holds the lease does it. */
export interface Duty {
  readonly due: number;
  readonly lease?: Lease;
}

/** Held so long from the moment it is written, by the store's clock. */
export interface Lease {
  readonly holder: string;
  readonly ms: number;
}

export interface Append {
  readonly game: string;
  /** The rows follow this one: if another row has come in between, nothing is written. */
  readonly after: number;
  readonly rows: readonly Row[];
  /** What has to be done for the game from now on. */
  readonly duty: Duty | 'keep' | 'none';
  readonly isOver?: boolean;
  /** Those who look on see the end only then. */
  readonly hiddenUntil?: number;
  readonly notices?: Notices;
}

export interface Store extends WatchStore, RatingStore, ReviewStore, NoticeStore, PeopleStore, ClubTableStore {
  /** Milliseconds since 1970, the same for all who share the store, whatever their machines believe. */
  readonly now: () => number;

  /**
   * Looks at up to `most` guests who came after `since` and before `before`, and deletes those who sit at no table, have none open, no result of a day and no club.
   * Answers with the moment to go on from; undefined: there are no more.
   */
  dropGuests(since: number, before: number, most: number): Promise<number | undefined>;

  /** One that is there already stays as it is. */
  addGame(game: Game): Promise<void>;
  game(id: string): Promise<Game | undefined>;
  gameByCode(code: string): Promise<string | undefined>;
  openGames(most: number): Promise<Game[]>;
  gamesOf(guest: string, most: number): Promise<Game[]>;
  /** How many tables of a guest's have not begun, private ones included. */
  openTablesOf(guest: string): Promise<number>;
  /** Tables that were opened before then and have not begun, oldest first. */
  staleGames(before: number, most: number): Promise<string[]>;
  /** Tables that have not begun though all their seats are taken, oldest first. */
  fullTables(most: number): Promise<string[]>;
  /** Tables that were opened, and whose last row was written, before then, oldest first. */
  oldGames(status: 'closed' | 'finished', before: number, most: number): Promise<string[]>;
  /** Deletes a table that is closed or finished, with all that belongs to it. */
  dropGame(game: string): Promise<boolean>;
  /** Changes who sits there and in which colour, if the same still do as `from` says, the table is open, and nobody else at it has that name or colour. */
  reseat(game: string, seat: number, from: Seat, to: Seat): Promise<boolean>;
  /** If the table is still open, and those sit there who sit at `game`: somebody may have got up meanwhile. */
  start(game: Pick<Game, 'id' | 'seats'>, setup: Setup, now: number, duty: Duty | 'none', notices?: Notices): Promise<boolean>;
  /** Ends an open table that has not started. */
  shut(game: string): Promise<boolean>;

  /** False: another row came first, nothing was written. */
  append(append: Append): Promise<boolean>;
  /** All of them, or the first so many. */
  rowsSince(game: string, seq: number, most?: number): Promise<Row[]>;

  /** Of those with a seat and of those without, the last `kept` lines each are kept: nobody can push the others' words out. */
  addChat(game: string, line: NewLine, kept: number): Promise<void>;
  /** In order. */
  chat(game: string, page: ChatPage): Promise<ChatLine[]>;

  /** False: the guest has one of that day already, which stays. */
  addDayResult(result: DayResult): Promise<boolean>;
  /** The best first, from the how manyth on, counted from 1; of alike ones the earlier first. */
  standings(day: string, from: number, most: number): Promise<Standing[]>;
  standingOf(day: string, guest: string): Promise<Standing | undefined>;
  standingCount(day: string): Promise<number>;
  /** Deletes the results of all days before. */
  dropDays(before: string): Promise<void>;

  /** Takes up to `most` duties that are due and nobody's, for as long as the lease says. One that claims to be held for longer than that is from before a clock was set. */
  claimDuties(lease: Lease, most: number): Promise<string[]>;
  /** Holds on to those that are the holder's still. */
  keepDuties(lease: Lease, games: readonly string[]): Promise<void>;

  /** Whether other nodes write to it too. */
  readonly isShared: boolean;
  /** Tells other nodes which games have news (or anything else, without a comma); `append` does so by itself. */
  tell(news: readonly string[]): Promise<void>;
  /** What other nodes tell; an empty list: anything may have changed. */
  onNews(listener: (news: readonly string[], node: string) => void): void;
  /** Throws if it cannot be reached, or takes no more. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
