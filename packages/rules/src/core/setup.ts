/** A new game: trays full, natives and mountains in place, tiles dealt. */
import type { SeatNo } from './numbers.ts';
import { draw, PURPOSES, SEATS } from './random.ts';
import { START } from './stage.ts';
import { clone, DECLINED, IDLE, NONE, type State } from './state.ts';
import { advance, beginTurn } from './turn.ts';
import type { World } from './world.ts';

/** CORE-SETUP-1 Rounds by number of seats. */
export const roundsFor = (seats: number): number => (seats <= 3 ? 10 : seats === 4 ? 9 : 8);

/** CORE-SETUP-2 */
export const START_COINS = 5;

// Moves, records and views number seats from 0, so a number in a name would be another seat's.
/** A seat by a letter. */
export const seatLetter = (seat: SeatNo): string => String.fromCharCode('A'.charCodeAt(0) + seat);

/** What a seat is called that nobody has named. */
export const seatName = (seat: SeatNo): string => `Seat ${seatLetter(seat)}`;

/** An empty table: nobody has anything yet, and no tile is laid out. It is a copy, so that all states are made in one place: engines run faster when they look alike. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a line for each field, and nothing else
export function emptyTable(world: World, names: readonly string[], seed: string, key: readonly number[] = world.keyOf(seed)): State {
  const seats = names.length;
  const peoples = world.natives + 1;
  const zeros = (count: number): number[] => new Array<number>(count).fill(0);
  const nones = (count: number): number[] => new Array<number>(count).fill(NONE);
  const standing = zeros(peoples).fill(IDLE);
  standing[world.natives] = DECLINED;
  return clone({
    world,
    names,
    seed,
    key,
    log: undefined,
    rounds: roundsFor(seats),
    round: 0,
    first: 0,
    turn: 0,
    stage: START,
    step: 0,
    acting: NONE,
    begun: 0,
    attacked: 0,
    retreating: 0,
    coins: zeros(seats).fill(START_COINS),
    opening: zeros(seats).fill(START_COINS),
    active: nones(seats),
    owner: nones(peoples),
    power: nones(peoples),
    standing,
    tray: [...world.races.map(({ tray }) => tray), 0],
    hand: zeros(peoples),
    aside: zeros(peoples),
    holder: nones(world.size),
    tokens: zeros(world.size),
    pieces: world.bare.pieces,
    kept: zeros(world.pieces.length),
    supply: world.pieces.map(({ supply }) => supply),
    faces: world.bare.faces,
    pile: [],
    markerAt: nones(world.markers.length),
    markerUp: zeros(world.markers.length),
    today: zeros(world.abilities.length),
    memory: world.bare.memory,
    conquests: [],
    prompts: [],
    counters: zeros(PURPOSES),
    dice: [],
    columns: [],
    stacks: [],
    powers: [],
    offerCoins: [],
    powerStack: [],
    powerDiscards: [],
  });
}

/** What a game is dealt from, beside its world. */
export interface Deal {
  readonly names: readonly string[];
  readonly seed: string;
  /** Of the seed. */
  readonly key: readonly number[];
  /** The seat that begins; left out, it is drawn. */
  readonly first?: number | undefined;
  /** Left out: by the number of seats. */
  readonly rounds?: number | undefined;
}

export function dealGame(world: World, { names, seed, key, first, rounds }: Deal): State {
  const s = emptyTable(world, names, seed, key);
  s.rounds = rounds ?? s.rounds;
  for (let r = 0; r < world.size; r++) {
    if (!world.native[r]) continue;
    s.holder[r] = world.natives; // CORE-SETUP-4
    s.tokens[r] = 1;
  }
  world.edition.draft.deal(s);
  world.edition.deal(s);
  s.first = world.edition.starts ?? first ?? draw(s, SEATS, names.length); // CORE-SETUP-5
  beginTurn(s, s.first);
  advance(s);
  return s;
}

/** The same table; chance comes from this seed from now on. */
export function reseeded(s: State, seed: string): State {
  const then = clone(s);
  then.seed = seed.trim();
  then.key = s.world.keyOf(then.seed);
  return then;
}
