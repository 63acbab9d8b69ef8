/** How peoples are offered and taken. An edition or variant brings its own way; this one is the column of six combos. */
import type { SeatNo } from './numbers.ts';
import { shuffle, TILES } from './random.ts';
import { NONE, type Read, type State } from './state.ts';
import { earn, note, pay } from './verbs.ts';

export interface Offer {
  readonly race: number;
  readonly power: number;
  readonly price: number;
  /** Coins lying on it. */
  readonly coins: number;
}

export interface Draft {
  /** The rules that say what is on offer, and what it costs. */
  readonly rules: { readonly offers: string; readonly price: string };
  /** Lays out the tiles of a new game. */
  readonly deal: (s: State) => void;
  /** What stands in a row for this seat, or undefined where there is a gap. */
  readonly offer: (p: Read, seat: SeatNo, row: number) => Offer | undefined;
  readonly rows: (p: Read) => number;
  /** The seat pays and takes; the columns move up. */
  readonly take: (s: State, seat: SeatNo, row: number) => Offer;
  /** A race tile comes back. */
  readonly giveBack: (s: State, race: number) => void;
  /** What is on offer, as positions write it. */
  readonly written: (p: Read) => WrittenOffers;
  /** Lays out written offers (or none) over the tiles that are left, which lie in the stacks; false if they do not fit. */
  readonly layOut: (s: State, offers: WrittenOffers | undefined, races: readonly number[]) => boolean;
}

/** Combos from the top, or one column per faction beside the powers (null: a gap). */
export type WrittenOffers = readonly WrittenOffer[] | WrittenColumns;

export interface WrittenOffer {
  readonly race: string;
  readonly power: string;
  readonly coins?: number;
}

export interface WrittenColumns {
  readonly alliance: readonly (string | null)[];
  readonly horde: readonly (string | null)[];
  readonly neutral?: readonly (string | null)[];
  readonly powers: readonly string[];
}

const isColumns = (offers: WrittenOffers): offers is WrittenColumns => !Array.isArray(offers);

const ROWS = 6; // CORE-SETUP-3: five pairs and the tops of the two stacks

/** The tiles of a state, taken into one's own hands: its lists are shared with other states until somebody moves them. */
export interface Tiles {
  columns: number[][];
  stacks: number[][];
  powers: number[];
  offerCoins: number[];
  powerStack: number[];
  powerDiscards: number[];
}

export function ownTiles(s: State): Tiles {
  const tiles: Tiles = {
    columns: s.columns.map((column) => column.slice()),
    stacks: s.stacks.map((stack) => stack.slice()),
    powers: s.powers.slice(),
    offerCoins: s.offerCoins.slice(),
    powerStack: s.powerStack.slice(),
    powerDiscards: s.powerDiscards.slice(),
  };
  return lay(s, tiles);
}

/** Puts tiles on the table. */
export function lay(s: State, tiles: Tiles): Tiles {
  s.columns = tiles.columns;
  s.stacks = tiles.stacks;
  s.powers = tiles.powers;
  s.offerCoins = tiles.offerCoins;
  s.powerStack = tiles.powerStack;
  s.powerDiscards = tiles.powerDiscards;
  return tiles;
}

/** CORE-DRAFT-2 Whether a seat can pay for a combo. */
export const canPay = (p: Read, seat: SeatNo, { price, coins }: Offer): boolean =>
  price <= p.coins[seat] + (p.world.rulings['draft-coins-help'] === 'yes' ? coins : 0);

export const column: Draft = {
  rules: { offers: 'CORE-DRAFT-5', price: 'CORE-DRAFT-2' },

  deal(s) {
    const races = s.world.races.map((_, i) => i);
    const powers = s.world.powers.map((_, i) => i);
    shuffle(s, races, TILES);
    shuffle(s, powers, TILES);
    refill(s, lay(s, { columns: [[]], stacks: [races], powers: [], offerCoins: [], powerStack: powers, powerDiscards: [] }));
  },

  offer(p, _seat, row) {
    const race = p.columns[0][row];
    return race === undefined ? undefined : { race, power: p.powers[row], price: row, coins: p.offerCoins[row] };
  },

  rows: (p) => p.columns[0].length,

  take(s, seat, row) {
    const tiles = ownTiles(s);
    const [races] = tiles.columns;
    const taken = { race: races[row], power: tiles.powers[row], price: row, coins: tiles.offerCoins[row] };
    const findsFirst = row > s.coins[seat]; // what it finds has to help it to pay
    if (findsFirst) earn(s, seat, taken.coins, 'CORE-DRAFT-3');
    pay(s, seat, NONE, row, 'CORE-DRAFT-1');
    for (let above = 0; above < row; above++) tiles.offerCoins[above]++; // CORE-DRAFT-2
    if (!findsFirst) earn(s, seat, taken.coins, 'CORE-DRAFT-3');
    races.splice(row, 1);
    tiles.powers.splice(row, 1);
    tiles.offerCoins.splice(row, 1);
    refill(s, tiles); // CORE-DRAFT-5
    return taken;
  },

  giveBack(s, race) {
    const tiles = ownTiles(s);
    tiles.stacks[0].unshift(race); // CORE-DECLINE-5
    refill(s, tiles);
  },

  written: (p) =>
    p.columns[0].map((race, row) => ({
      race: p.world.races[race].id,
      power: p.world.powers[p.powers[row]].id,
      ...(p.offerCoins[row] > 0 ? { coins: p.offerCoins[row] } : {}),
    })),

  layOut(s, offers, races) {
    const tiles = lay(s, { ...ownTiles(s), columns: [[]], stacks: [[...races]], powers: [], offerCoins: [] });
    if (offers !== undefined && isColumns(offers)) return false;
    for (const { race, power, coins = 0 } of offers ?? []) {
      const [r, w] = [s.world.races.findIndex(({ id }) => id === race), s.world.powers.findIndex(({ id }) => id === power)];
      if (!withdrawn(tiles.stacks[0], r) || !withdrawn(tiles.powerStack, w)) return false;
      tiles.columns[0].push(r);
      tiles.powers.push(w);
      tiles.offerCoins.push(coins);
    }
    refill(s, asGiven(tiles, offers));
    return tiles.columns[0].length <= ROWS;
  },
};

/** Tiles to fill up from where the offers are told: a game that is short of powers stays so, whatever has been discarded since, until somebody takes a people. */
export const asGiven = (tiles: Tiles, offers: WrittenOffers | undefined): Tiles =>
  offers === undefined ? tiles : { ...tiles, powerDiscards: [] };

/** Takes a tile out of a stack; false if it is not there. */
export function withdrawn(stack: number[], tile: number): boolean {
  const at = stack.indexOf(tile);
  if (at >= 0) stack.splice(at, 1);
  return at >= 0;
}

function refill(s: State, tiles: Tiles): void {
  const [races] = tiles.columns;
  const [stack] = tiles.stacks;
  const before = races.length;
  while (races.length < ROWS && stack.length > 0) {
    const power = nextPower(s, tiles);
    if (power === NONE) break;
    races.push(stack.pop() ?? NONE);
    tiles.powers.push(power);
    tiles.offerCoins.push(0);
  }
  noteDealt(s, races.slice(before), tiles.powers.slice(before));
}

/** Whoever looks sees these tiles for the first time. */
export function noteDealt(s: State, races: readonly number[], powers: readonly number[]): void {
  if (s.log === undefined || races.length + powers.length === 0) return;
  note(s, { type: 'dealt', tiles: [...races.map((race) => s.world.races[race].id), ...powers.map((power) => s.world.powers[power].id)] });
}

/** CORE-DRAFT-6 The next power of the stack, from the discarded ones when it has run out. */
export function nextPower(s: State, tiles: Tiles): number {
  if (tiles.powerStack.length === 0) {
    tiles.powerStack.push(...tiles.powerDiscards);
    tiles.powerDiscards.length = 0;
    shuffle(s, tiles.powerStack, TILES);
  }
  return tiles.powerStack.pop() ?? NONE;
}
