/** BA-DRAFT: one column of races for each faction beside one shared column of powers; prices go to the bank, and pairs change with every pick. */

import {
  asGiven,
  type Draft,
  lay,
  nextPower,
  noteDealt,
  type Offer,
  ownTiles,
  type Tiles,
  type WrittenColumns,
  type WrittenOffers,
  withdrawn,
} from '../core/draft.ts';
import type { SeatNo } from '../core/numbers.ts';
import { shuffle, TILES } from '../core/random.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import { pay } from '../core/verbs.ts';
import { columnsAt, teamsAt } from './teams.ts';

/** BA-DRAFT-1 Three, and the top of the stack. */
const ROWS = 4;

export const factionColumns: Draft = {
  rules: { offers: 'BA-DRAFT-1', price: 'BA-DRAFT-2' },

  deal(s) {
    const powers = s.world.powers.map((_, i) => i);
    const stacks = columnsAt(s.active.length).map((faction) => {
      const races = [...s.world.races.keys()].filter((race) => s.world.races[race].faction === faction);
      shuffle(s, races, TILES);
      return races;
    });
    shuffle(s, powers, TILES);
    refill(s, lay(s, { columns: stacks.map(() => []), stacks, powers: [], offerCoins: [], powerStack: powers, powerDiscards: [] }));
  },

  offer: (p, seat, row) => {
    const [race, power] = [p.columns[columnOf(p, seat)][row], p.powers[row]];
    return race === undefined || power === undefined ? undefined : { race, power, price: row, coins: 0 }; // BA-DRAFT-2
  },

  rows: () => ROWS,

  take(s, seat, row): Offer {
    const tiles = ownTiles(s);
    const column = tiles.columns[columnOf(s, seat)];
    const taken = { race: column[row], power: tiles.powers[row], price: row, coins: 0 };
    pay(s, seat, NONE, row, 'BA-DRAFT-2');
    column.splice(row, 1);
    tiles.powers.splice(row, 1);
    refill(s, tiles); // BA-DRAFT-3
    return taken;
  },

  /** BA-DRAFT-4 Under its stack: which is the first free place of the column when the stack is empty. */
  giveBack(s, race) {
    const tiles = ownTiles(s);
    const column = columnsAt(s.active.length).indexOf(s.world.races[race].faction ?? 'neutral');
    if (column === NONE) return; // a faction without a seat, in a position written by hand: its tile is in the box
    tiles.stacks[column].unshift(race);
    refill(s, tiles);
  },

  written: (p): WrittenColumns => {
    const [alliance = [], horde = [], neutral] = p.columns.map((column) => column.map((race) => p.world.races[race].id));
    return { alliance, horde, ...(neutral === undefined ? {} : { neutral }), powers: p.powers.map((power) => p.world.powers[power].id) };
  },

  layOut(s, offers, races) {
    const factions = columnsAt(s.active.length);
    const stacks = factions.map((faction) => races.filter((race) => s.world.races[race].faction === faction));
    const tiles = lay(s, { ...ownTiles(s), columns: factions.map(() => []), stacks, powers: [], offerCoins: [] });
    const fits = offers === undefined || (isColumns(offers) && layColumns(s, tiles, offers));
    refill(s, asGiven(tiles, offers));
    return fits && tiles.columns.every((column) => column.length <= ROWS) && tiles.powers.length <= ROWS;
  },
};

const isColumns = (offers: WrittenOffers): offers is WrittenColumns => !Array.isArray(offers);

function layColumns(s: State, tiles: Tiles, offers: WrittenColumns): boolean {
  const factions = columnsAt(s.active.length);
  if (offers.neutral !== undefined && !factions.includes('neutral')) return false;
  const written = [offers.alliance, offers.horde, ...(factions.includes('neutral') ? [offers.neutral ?? []] : [])];
  const isLaid = (ids: readonly (string | null)[], tiles: readonly { readonly id: string }[], from: number[], into: number[]): boolean =>
    ids
      .filter((id) => id !== null)
      .every((id) => {
        const tile = tiles.findIndex((entry) => entry.id === id);
        into.push(tile);
        return withdrawn(from, tile);
      });
  return (
    written.every((ids, i) => isLaid(ids, s.world.races, tiles.stacks[i], tiles.columns[i])) &&
    isLaid(offers.powers, s.world.powers, tiles.powerStack, tiles.powers)
  );
}

/** The column that a seat takes its races from. */
function columnOf(p: Read, seat: SeatNo): number {
  const seats = p.active.length;
  return columnsAt(seats).indexOf(teamsAt(seats)[seat]);
}

/** BA-DRAFT-3 From the stacks, as far as they go; discarded powers come back only where a race would stand without one. */
function refill(s: State, tiles: Tiles): void {
  const { columns, powers, powerStack, stacks } = tiles;
  const before = powers.length;
  const races: number[] = [];
  for (const [i, column] of columns.entries()) {
    while (column.length < ROWS && stacks[i].length > 0) {
      races.push(stacks[i].pop() ?? NONE);
      column.push(races[races.length - 1]);
    }
  }
  const needed = Math.max(...columns.map((column) => column.length));
  while (powers.length < ROWS && (powerStack.length > 0 || powers.length < needed)) {
    const power = nextPower(s, tiles);
    if (power === NONE) break;
    powers.push(power);
  }
  noteDealt(s, races, powers.slice(before));
}
