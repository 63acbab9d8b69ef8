/** A table between two turns as a net sees it from one seat: few numbers that are not zero, out of many that could be. */
import type { State } from '@elbowroom/rules';
import { isRival } from '../chart.ts';
import { OWN_FEATURES } from '../features.ts';
import { NONE } from '../packed.ts';
import type { Outlook } from '../worth.ts';

/** The tiles that a net knows by name. Others it knows by what they do. */
export interface Names {
  readonly races: readonly string[];
  readonly powers: readonly string[];
  readonly markers: readonly string[];
}

/** Where each of them stands among the inputs, or NONE. */
interface Slots {
  readonly names: Names;
  readonly races: Int32Array;
  readonly powers: Int32Array;
  readonly markers: Int32Array;
}

const slotsOf = (names: readonly string[], tiles: readonly { readonly id: string }[]): Int32Array =>
  Int32Array.from(tiles, ({ id }) => names.indexOf(id));

/** The part of the inputs that is the same for all seats of all tables of a net. */
export interface Layout {
  readonly names: Names;
  /** How many inputs tell about a seat: first come those of one's own, then the mean of the opponents', and where there are teams that of the allies'. */
  readonly block: number;
  readonly allies: number;
  /** Where the turns left begin, the place in the order of play, what is on offer, and what is nobody's; and how many inputs there are. */
  readonly time: number;
  readonly order: number;
  readonly offers: number;
  readonly land: number;
  readonly size: number;
}

const OWN = OWN_FEATURES.length;
/** Beside the features that the weights know: tokens on the map, in hand, in the tray, regions that are immune, walls, what the weights expect. */
const MORE = 7;
/** Regions of the active people by what they cost to take, and of those in decline: cheap ones, and the others. */
const COSTS = 6;
const DENSE = OWN + MORE + COSTS;
const MOST_TURNS = 12;
const BEST = 3;
/** Of the map: regions that nobody holds, and those of natives. */
const LAND = 2;

export function layoutOf(names: Names, seats: number, isTeams: boolean): Layout {
  const block = DENSE + 2 * names.races.length + names.powers.length + names.markers.length;
  const allies = 2 * block;
  const time = allies + (isTeams ? block : 0);
  const order = time + MOST_TURNS;
  const offers = order + seats;
  const land = offers + names.races.length + names.powers.length + BEST;
  return { names, block, allies, time, order, offers, land, size: land + LAND };
}

/** Of the games played last, by their tiles. */
const known = new WeakMap<object, Slots>();

function slotsFor({ world }: State, { names }: Layout): Slots {
  const found = known.get(world);
  if (found?.names === names) return found;
  const slots = {
    names,
    races: slotsOf(names.races, world.races),
    powers: slotsOf(names.powers, world.powers),
    markers: slotsOf(names.markers, world.markers),
  };
  known.set(world, slots);
  return slots;
}

/** What is not zero: where, and how much. Written anew at every call. */
export const inputs = { count: 0, at: new Int32Array(1024), by: new Float64Array(1024) };

function put(at: number, by: number): void {
  if (by === 0) return;
  inputs.at[inputs.count] = at;
  inputs.by[inputs.count++] = by;
}

/** What brings the features to about one. */
const SCALES = [1, 1, 1 / 6, 1 / 6, 1 / 3, 1 / 4, 1 / 6, 1 / 4, 1 / 3, 1 / 3];
const COINS = 1 / 20;
const TOKENS = 1 / 10;
const FEW = 1 / 4;

const immunes = new Int32Array(8);
const walls = new Int32Array(8);
const costs = new Int32Array(8 * COSTS);
const land = { free: 0, natives: 0 };
/** An active people's regions cost three at least, and from six on they are alike. */
const CHEAPEST = 3;
const DEAREST = 6;

/** What all seats see alike; before the first of them looks. */
export function countRegions(s: State, { chart }: Outlook): void {
  immunes.fill(0);
  walls.fill(0);
  costs.fill(0);
  land.free = land.natives = 0;
  for (let r = 0; r < chart.size; r++) {
    const seat = chart.seatAt[r];
    if (seat === NONE) {
      if (chart.cost[r] === 0) continue;
      if (s.holder[r] === NONE) land.free++;
      else land.natives++;
      continue;
    }
    immunes[seat] += chart.immune[r];
    walls[seat] += chart.walls[r];
    const cost = Math.min(DEAREST, Math.max(CHEAPEST, chart.cost[r])) - CHEAPEST;
    if (chart.cost[r] > 0) costs[seat * COSTS + (chart.isHome[r] === 1 ? cost : cost === 0 ? 4 : 5)]++;
  }
}

/** One seat's part, at a place of its own; `share`: of the opponents each counts for so much. */
function describe(s: State, seen: Outlook, layout: Layout, slots: Slots, seat: number, from: number, share: number): void {
  const { chart, count, features, toCome } = seen;
  for (let i = 0; i < OWN; i++) put(from + i, features[seat * count + i] * SCALES[i] * share);
  const people = s.active[seat];
  let at = from + OWN;
  if (people !== NONE) {
    put(at, chart.onMap[seat] * TOKENS * share);
    put(at + 1, s.hand[people] * TOKENS * share);
    put(at + 2, s.tray[people] * TOKENS * share);
  }
  put(at + 3, immunes[seat] * FEW * share);
  put(at + 4, walls[seat] * FEW * share);
  put(at + 5, toCome[seat] * COINS * share);
  put(at + 6, chart.turnsLeft[seat] * TOKENS * share);
  at += MORE;
  for (let i = 0; i < COSTS; i++) put(at + i, costs[seat * COSTS + i] * FEW * share);
  at += COSTS;
  const { markers, powers, races } = layout.names;
  if (people !== NONE) {
    if (slots.races[people] >= 0) put(at + slots.races[people], share);
    const power = s.power[people];
    if (power !== NONE && slots.powers[power] >= 0) put(at + races.length + slots.powers[power], share);
  }
  at += races.length + powers.length;
  for (let one = 0; one < s.world.natives; one++)
    if (s.owner[one] === seat && one !== people && slots.races[one] >= 0) put(at + slots.races[one], share);
  at += races.length;
  if (markers.length === 0) return;
  for (let m = 0; m < s.markerAt.length; m++) {
    const r = s.markerAt[m];
    if (r !== NONE && s.markerUp[m] === 1 && chart.seatAt[r] === seat && slots.markers[m] >= 0) put(at + slots.markers[m], share);
  }
}

/** What is on offer: by tile, the more the less it costs. */
function describeOffers(s: State, layout: Layout, slots: Slots, seat: number): void {
  const { draft } = s.world.edition;
  const rows = draft.rows(s);
  const { powers, races } = layout.names;
  let [best, second, third] = [0, 0, 0];
  for (let row = 0; row < rows; row++) {
    const offer = draft.offer(s, seat, row);
    if (offer === undefined) continue;
    const bargain = (offer.coins - offer.price) / 6;
    if (slots.races[offer.race] >= 0) put(layout.offers + slots.races[offer.race], 1 + bargain);
    if (offer.power !== NONE && slots.powers[offer.power] >= 0) put(layout.offers + races.length + slots.powers[offer.power], 1 + bargain);
    const tokens =
      (s.world.races[offer.race].value + (offer.power === NONE ? 0 : s.world.powers[offer.power].value) + offer.coins - offer.price) / 10;
    if (tokens > best) [best, second, third] = [tokens, best, second];
    else if (tokens > second) [second, third] = [tokens, second];
    else if (tokens > third) third = tokens;
  }
  const at = layout.offers + races.length + powers.length;
  put(at, best);
  put(at + 1, second);
  put(at + 2, third);
}

/** All that a seat sees. */
export function look(s: State, seen: Outlook, layout: Layout, seat: number): void {
  const { chart } = seen;
  const slots = slotsFor(s, layout);
  inputs.count = 0;
  describe(s, seen, layout, slots, seat, 0, 1);
  const rivals = Math.max(1, chart.rivals[seat]);
  const allies = Math.max(1, chart.seats - 1 - chart.rivals[seat]);
  for (let other = 0; other < chart.seats; other++) {
    if (other === seat) continue;
    if (isRival(seat, other)) describe(s, seen, layout, slots, other, layout.block, 1 / rivals);
    else describe(s, seen, layout, slots, other, layout.allies, 1 / allies);
  }
  put(layout.time + Math.min(MOST_TURNS - 1, chart.turnsLeft[seat]), 1);
  put(layout.order + chart.before[seat], 1);
  describeOffers(s, layout, slots, seat);
  put(layout.land, land.free * TOKENS);
  put(layout.land + 1, land.natives * TOKENS);
}

/** Whether an input is about a tile by its name. */
export function isNamed({ block, names, offers, time }: Layout, at: number): boolean {
  if (at < time) return at % block >= DENSE;
  return at >= offers && at < offers + names.races.length + names.powers.length;
}
