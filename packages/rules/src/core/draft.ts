/** How peoples are offered and taken. An edition or variant brings its own way; this one is the column of six combos. */
import { TILES, shuffle } from './random.ts';
import { NONE, type Read, type State } from './state.ts';
import { earn, pay } from './verbs.ts';

export interface Offer {
  readonly race: number;
  readonly power: number;
  readonly price: number;
  /** Coins lying on it. */
  readonly coins: number;
}

export interface Draft {
  /** Lays out the tiles of a new game. */
  readonly deal: (s: State) => void;
  /** What stands in a row for this seat, or undefined where there is a gap. */
  readonly offer: (p: Read, seat: number, row: number) => Offer | undefined;
  readonly rows: (p: Read) => number;
  /** The seat pays and takes; the columns move up. */
  readonly take: (s: State, seat: number, row: number) => Offer;
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

export const column: Draft = {
  deal(s) {
    const races = s.world.races.map((_, i) => i);
    const powers = s.world.powers.map((_, i) => i);
    shuffle(s, races, TILES);
    shuffle(s, powers, TILES);
    s.columns = [[]];
    s.stacks = [races];
    s.powers = [];
    s.offerCoins = [];
    s.powerStack = powers;
    s.powerDiscards = [];
    refill(s);
  },

  offer(p, _seat, row) {
    const race = p.columns[0][row];
    return race === undefined ? undefined : { race, power: p.powers[row], price: row, coins: p.offerCoins[row] };
  },

  rows: (p) => p.columns[0].length,

  take(s, seat, row) {
    const taken = { race: s.columns[0][row], power: s.powers[row], price: row, coins: s.offerCoins[row] };
    pay(s, seat, NONE, row, 'CORE-DRAFT-1');
    for (let above = 0; above < row; above++) s.offerCoins[above]++; // CORE-DRAFT-2
    earn(s, seat, taken.coins, 'CORE-DRAFT-3');
    s.columns[0].splice(row, 1);
    s.powers.splice(row, 1);
    s.offerCoins.splice(row, 1);
    refill(s); // CORE-DRAFT-5
    return taken;
  },

  giveBack(s, race) {
    s.stacks[0].unshift(race); // CORE-DECLINE-5
    refill(s);
  },

  written: (p) =>
    p.columns[0].map((race, row) => ({ race: p.world.races[race].id, power: p.world.powers[p.powers[row]].id, ...(p.offerCoins[row] > 0 ? { coins: p.offerCoins[row] } : {}) })),

  layOut(s, offers, races) {
    s.columns = [[]];
    s.stacks = [[...races]];
    s.powers = [];
    s.offerCoins = [];
    if (offers !== undefined && isColumns(offers)) return false;
    for (const { race, power, coins = 0 } of offers ?? []) {
      const tiles = [s.world.races.findIndex(({ id }) => id === race), s.world.powers.findIndex(({ id }) => id === power)];
      if (!withdrawn(s.stacks[0], tiles[0]) || !withdrawn(s.powerStack, tiles[1])) return false;
      s.columns[0].push(tiles[0]);
      s.powers.push(tiles[1]);
      s.offerCoins.push(coins);
    }
    refill(s);
    return s.columns[0].length <= ROWS;
  },
};

/** Takes a tile out of a stack; false if it is not there. */
export function withdrawn(stack: number[], tile: number): boolean {
  const at = stack.indexOf(tile);
  if (at >= 0) stack.splice(at, 1);
  return at >= 0;
}

function refill(s: State): void {
  const [races] = s.columns;
  const [stack] = s.stacks;
  while (races.length < ROWS && stack.length > 0) {
    const power = nextPower(s);
    if (power === NONE) return;
    races.push(stack.pop() ?? NONE);
    s.powers.push(power);
    s.offerCoins.push(0);
  }
}

/** CORE-DRAFT-6 The next power of the stack, from the discarded ones when it has run out. */
export function nextPower(s: State): number {
  if (s.powerStack.length === 0) {
    s.powerStack = s.powerDiscards;
    s.powerDiscards = [];
    shuffle(s, s.powerStack, TILES);
  }
  return s.powerStack.pop() ?? NONE;
}
