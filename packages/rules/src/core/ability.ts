/**
 * What races, powers, artifacts and places are made of: data, questions and reactions.
 * Questions look (`Read`) and only add to a sum or an or, so their order cannot matter. Reactions change the state, through verbs; hooks.ts has their order.
 * `me` is always the people that has the ability; for an artifact or a place, the people that holds its region.
 */

import type { RefusalCode } from '../refusals/codes.ts';
import type { Move } from './move.ts';
import type { PeopleNo, RegionNo, SeatNo } from './numbers.ts';
import type { Read, State } from './state.ts';

/** How a region is lost or a token falls. */
export const CONQUEST = 0;
export const CONVERSION = 1;
export const BLAST = 2;
export const SCARE = 3;

/** What an opponent tries to do with a region: take it, make its people lose or move a token, or touch what lies there. */
export const TAKE = 0;
export const SHIFT = 1;
export const TAMPER = 2;

/** One line of a cost or of a score, with the rule that it comes from. */
export interface Term {
  readonly rule: string;
  /** Tokens or coins; `r` is NONE where no region is meant. */
  readonly amount: (p: Read, me: PeopleNo, r: RegionNo) => number;
}

/** Coins that a seat must pay before it tries something on a region of this people. */
export interface Toll {
  readonly rule: string;
  readonly amount: (p: Read, me: PeopleNo, r: RegionNo, seat: SeatNo, act: number) => number;
  /** Paid once the region is taken, not for the try. */
  readonly late?: (p: Read) => boolean;
  /** Some say: who has too little pays what there is, and does it all the same. */
  readonly owed?: true;
  readonly onPaid?: (s: State, me: PeopleNo) => void;
}

/** Why a people cannot attack a region of this one. */
export interface Bar {
  readonly rule: string;
  readonly when: (p: Read, me: PeopleNo, r: RegionNo, attacker: number) => boolean;
}

/** Why an ability does not allow something, told by the ability itself so that a refusal names the true reason. */
export interface Denial {
  readonly code: RefusalCode;
  readonly rule: string;
  /** Half a sentence, after a colon: what is in the way. */
  readonly because: string;
}

export const deny = (code: RefusalCode, rule: string, because: string): Denial => ({ code, rule, because });

/** A special way to conquer, named after `with`. */
export interface Attack {
  readonly rule: string;
  /** How often in a turn; left out: `denies` keeps count. */
  readonly perTurn?: number;
  /** Makes the region count as bordering. */
  readonly reaches?: (p: Read, me: PeopleNo, r: RegionNo) => boolean;
  /** Only on regions that border or count as bordering: no landing, no entry. */
  readonly bordering?: true;
  /** What it does not allow of the regions that can be attacked, and why. */
  readonly denies?: (p: Read, me: PeopleNo, r: RegionNo) => Denial | undefined;
  /** Tokens less. */
  readonly less?: number;
  /** Tokens from the hand in place of the whole cost. */
  readonly pays?: (p: Read, me: PeopleNo) => number;
  /** A free die lowers the cost once the region is named. */
  readonly freeDie?: true;
  /** Coins to the seat that controls the region, or to the bank. */
  readonly coins?: number;
  /** Coins for a region of one's own come back to oneself. */
  readonly refunds?: (p: Read) => boolean;
  /** Whoever is attacked is paid no toll. */
  readonly tollFree?: (p: Read) => boolean;
  /** How the defenders fall, if not by conquest. */
  readonly cause?: number;
  /** Who stands in the region afterwards, beside the tokens paid; `loser` is the seat that held it, or NONE. */
  readonly garrison?: (s: State, me: PeopleNo, r: RegionNo, loser: number) => void;
}

/** An act outside a conquest: `use id`, with up to two regions. */
export interface Action {
  readonly rule: string;
  /** How often in a turn; left out: `targets` keeps count. */
  readonly perTurn?: number;
  /** Also while tokens are redeployed. */
  readonly whileDeploying?: true | ((p: Read) => boolean);
  /** When it is too late for it, though conquests are not over; and the rule. */
  readonly closed?: { readonly rule: string; readonly when: (p: Read, me: PeopleNo) => boolean };
  /** How many regions may be named. */
  readonly takes: readonly number[];
  /** Two regions are named in ascending order: it is all the same which one comes first. */
  readonly unordered?: true;
  /** Adds what it can be used on now; NONE where no region is named. */
  readonly targets: (p: Read, me: PeopleNo, add: (a: number, b: number) => void) => void;
  /** Why it cannot be used on these regions, as many as it takes; asked only when it cannot. `b` is NONE where one is named, both where none is. */
  readonly denies: (p: Read, me: PeopleNo, a: number, b: number) => Denial | undefined;
  /** Does it. */
  readonly perform: (s: State, me: PeopleNo, a: number, b: number) => void;
}

/** A question put to a seat: kept in the state as data, answered by one of the moves it offers. */
export interface Question {
  /** What it is about. */
  readonly rule: string;
  /** Numbers in its answers are seats. */
  readonly ofSeats?: true;
  /** Words that answers are made of. */
  readonly words?: readonly string[];
  /** It is put to others than those who have the ability. */
  readonly ofOthers?: true;
  /** Adds the moves that answer it. */
  readonly moves: (p: Read, q: Prompt, add: (move: number) => void) => void;
  /** Does what the answer says. */
  readonly answer: (s: State, q: Prompt, move: number) => void;
  /** Why something else is no answer, where there is more to say than what the answers are. */
  readonly denies?: (p: Read, q: Prompt, move: Move) => Denial | undefined;
  /** Why an answer could not be given to a question that had only one left this turn, and so answered itself. */
  readonly settled?: (p: Read, seat: SeatNo, answer: string) => Denial | undefined;
  /** Whether it can be open with these two numbers, in a position that a stranger wrote; left out: it has none. */
  readonly fits?: (p: Read, q: Prompt) => boolean;
}

export interface Prompt {
  readonly seat: SeatNo;
  readonly a: number;
  readonly b: number;
}

type Reaction = (s: State, me: PeopleNo) => void;

/** Everything an ability may say; what is left out does nothing. */
export interface Traits {
  /** Tokens that a region takes and keeps at least (1). */
  readonly least?: number;
  /** May conquer seas and lakes. */
  readonly swims?: true;
  /** Pays no travel; the rule that says so. */
  readonly travelsFree?: string;
  /** Rolls before conquests, so has no last roll; the rule that says so. */
  readonly rollsFirst?: string;
  /** All tokens stay on the map in decline. */
  readonly allRemain?: true;
  /** In decline: conquers, is attacked and redeploys like an active people. */
  readonly livesOn?: true;
  /** In decline: does not count toward the limit of one people. */
  readonly uncounted?: true;
  /** Tokens that only attack: they are set aside after redeployment. */
  readonly reserve?: number;

  /** Tokens that a region costs less. */
  readonly discount?: Term;
  /** Counts as bordering, wherever it is. */
  readonly reaches?: (p: Read, me: PeopleNo, r: RegionNo) => boolean;
  /** Two regions that border each other for this people. */
  readonly links?: (p: Read, a: number, b: number) => boolean;
  /** Counts as bordering while the people holds no region. */
  readonly enters?: (p: Read, me: PeopleNo, r: RegionNo) => boolean;
  /** Coins at scoring. */
  readonly income?: Term | readonly Term[];
  /** Forbids others to attack its regions. */
  readonly bars?: Bar;
  /** Makes others pay before they try something on its regions. */
  readonly toll?: Toll;

  /** A special way to conquer: `conquer … with id`. */
  readonly attack?: Attack;
  /** Something to do outside a conquest: `use id …`. */
  readonly action?: Action;

  /** The people has just been taken. */
  readonly onForm?: Reaction;
  /** Its owner's turn begins, before the choice to expand or decline. */
  readonly onTurn?: Reaction;
  /** Its owner has chosen to expand, or has just taken it; tokens are in hand. */
  readonly onExpand?: Reaction;
  /** It has conquered a region; tokens stand there. */
  readonly onConquest?: (s: State, me: PeopleNo, r: RegionNo) => void;
  /** Anybody has conquered a region; asked of active peoples. */
  readonly onTaken?: (s: State, me: PeopleNo, r: RegionNo, by: PeopleNo) => void;
  /** It has made `count` tokens fall. */
  readonly onSlain?: (s: State, me: PeopleNo, count: number) => void;
  /** One of its tokens is about to fall: true saves it. */
  readonly onCasualty?: (s: State, me: PeopleNo, r: RegionNo, cause: number) => boolean;
  /** It loses a region to a seat (or NONE); tokens and pieces are still there. */
  readonly onLoss?: (s: State, me: PeopleNo, r: RegionNo, to: number, cause: number) => void;
  /** Tokens or pieces left one of its regions that it still holds. */
  readonly onThinned?: (s: State, me: PeopleNo, r: RegionNo) => void;
  /** Its conquests are over; tokens have not been taken up yet. */
  readonly onRally?: Reaction;
  /** Its tokens have been taken up for redeployment. */
  readonly onMuster?: Reaction;
  /** Its tokens and pieces stand; before scoring, in the order that the edition names. */
  readonly onEnd?: Reaction;
  /** Its turn has been scored; its owner's turn is not over yet. */
  readonly onScored?: Reaction;
  /** It goes into decline; it still has tokens and pieces. */
  readonly onDecline?: Reaction;
}

/** What a definition gets so that a world can find it: a number of its own, never stored and never changed. Worlds give places (world.ts). */
interface Defined {
  readonly key: number;
}

export interface Ability extends Traits, Defined {
  readonly id: string;
  /** What it asks of a seat; its reactions ask it with `ask`. */
  readonly question?: Question;
  /** The rules that `least` comes from: for conquests, and for a last roll. */
  readonly leastBy?: { readonly conquest: string; readonly roll: string };
  /** Its memory is a set of seats, written under this name in positions. */
  readonly seatsAs?: string;
  /** What it remembers of a people that has played a turn before, in a position that does not say. */
  readonly veteran?: number;
  /** The kinds of piece that come with it. */
  readonly pieces?: readonly Piece[];
  /** What survives decline; everything else stops by itself. */
  readonly inDecline?: Traits;
}

export interface Race extends Ability {
  readonly kind: 'race';
  readonly value: number;
  readonly tray: number;
  readonly faction?: 'alliance' | 'horde' | 'neutral';
}

export interface Power extends Ability {
  readonly kind: 'power';
  readonly value: number;
  /** The tile stays beside the people in decline. */
  readonly stays?: true;
}

/** A tile that lies face down in a region until somebody conquers it, and then lends its ability to the active people that holds the region. */
export interface Marker extends Ability {
  readonly kind: 'artifact' | 'place';
  /** Once face up it concerns every people, active or in decline, wherever it stands. */
  readonly everywhere?: true;
  readonly onReveal?: (s: State, r: RegionNo) => void;
}

export type Fate = 'box' | 'hand' | 'stays';

export interface Piece extends Defined {
  readonly id: string;
  readonly rule: string;
  /** How many there are, and how many come to hand with the people. */
  readonly supply: number;
  readonly atStart: number;
  readonly perRegion: number;
  /** Tokens that it adds to the cost of its region. */
  readonly guard: number;
  /** Its region is immune. */
  readonly immune: boolean;
  /** Whoever scares tokens off tears it down first. */
  readonly wall: boolean;
  /** Counts as a token of its people in defence. */
  readonly asToken: boolean;
  /** Can hold a region with no token beside it. */
  readonly holds: boolean;
  /** Is spent on conquests before tokens. */
  readonly fights: boolean;
  /** Is taken up and placed anew at redeployment and in retreat. */
  readonly redeploys: boolean;
  readonly whenLost: Fate;
  /** May hang on how the table reads a ruling. */
  readonly whenLeft: Fate | ((p: Read) => Fate);
  readonly inDecline: Fate;
  /** Names of its faces if it lies face down, and how many there are of each. */
  readonly faces: readonly { readonly id: string; readonly count: number }[];
}

type Given<T extends Ability> = Omit<T, 'key' | 'kind'>;

/** Homemade tiles and pieces count their keys from here, anew for each table: built-in ones never get so far. */
export const HOMEMADE = 512;

let defined = 0;
const nextKey = (): number => defined++;

export const race = (given: Given<Race>, key = nextKey()): Race => ({ kind: 'race', key, ...given });
export const power = (given: Given<Power>, key = nextKey()): Power => ({ kind: 'power', key, ...given });
export const artifact = (given: Given<Marker>, key = nextKey()): Marker => ({ kind: 'artifact', key, ...given });
export const place = (given: Given<Marker>, key = nextKey()): Marker => ({ kind: 'place', key, ...given });
export const common = (given: Omit<Ability, 'key'>): Ability => ({ key: nextKey(), ...given });

export const piece = (given: Pick<Piece, 'id' | 'rule' | 'supply'> & Partial<Omit<Piece, 'key'>>, key = nextKey()): Piece => ({
  key,
  atStart: 0,
  perRegion: 1,
  guard: 0,
  immune: false,
  wall: false,
  asToken: false,
  holds: false,
  fights: false,
  redeploys: false,
  whenLost: 'box',
  whenLeft: 'box',
  inDecline: 'box',
  faces: [],
  ...given,
});
