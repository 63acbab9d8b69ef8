/** Where each seat could attack in its next turn, as far as borders and coasts tell. */
import type { State } from '@elbowroom/rules';
import { BEHIND_ENTRY, BESIDE, BY_ENTRY, BY_TRAVEL, chart, GROWTH, MOST_REGIONS, MOST_SEATS, RISK, UNREACHED } from './chart.ts';
import { NONE, SEA } from './packed.ts';

/** seat × MOST_REGIONS + region: how many regions of its active people border it, and 1 where somebody's peace keeps it out. */
const neighbours = new Uint8Array(MOST_SEATS * MOST_REGIONS);
const barred = new Uint8Array(MOST_SEATS * MOST_REGIONS);
/** By seat: 1 while its people has no region, or it has no people. */
const arrives = new Uint8Array(MOST_SEATS);
/** By region: how a people without a region comes there, and one that has some without bordering it. */
const entries = new Uint8Array(MOST_REGIONS);
const travels = new Uint8Array(MOST_REGIONS);

/** What a map says of entries and travel. */
export function layOut({ world }: State): void {
  const { anchor, borders, edition, entry, size, terrain } = world;
  const isTravelled = edition.landing.extra > 0;
  const enters = isTravelled ? anchor : entry;
  entries.fill(UNREACHED);
  for (let r = 0; r < size; r++) {
    travels[r] = isTravelled && anchor[r] ? BY_TRAVEL : UNREACHED;
    if (enters[r] && terrain[r] < SEA) for (const b of borders[r]) entries[b] = BEHIND_ENTRY;
  }
  for (let r = 0; r < size; r++) if (enters[r]) entries[r] = BY_ENTRY;
}

/** Nobody is anywhere. */
export function clearReach(): void {
  neighbours.fill(0);
  barred.fill(0);
  arrives.fill(1);
  for (let seat = 0; seat < chart.seats; seat++) chart.reach.set(entries, seat * MOST_REGIONS);
}

/** A region becomes the seat's (+1), or is no longer (−1). Its borders are looked at when the whole map is known. */
export function shiftBorders(s: State, seat: number, r: number, by: number): void {
  const borders = s.world.borders[r];
  for (let i = 0; i < borders.length; i++) neighbours[seat * MOST_REGIONS + borders[i]] += by;
}

/** A people has come to the map, or has no region any more. */
export function landed(seat: number): boolean {
  const isArriving = chart.regions[seat] === 0 ? 1 : 0;
  if (isArriving === arrives[seat]) return false;
  arrives[seat] = isArriving;
  for (let r = 0; r < chart.size; r++) settleReach(seat, r);
  return true;
}

/** The regions beside one that has changed hands. */
export function settleBorders(s: State, seat: number, r: number): void {
  const borders = s.world.borders[r];
  for (let i = 0; i < borders.length; i++) settleReach(seat, borders[i]);
}

function settleReach(seat: number, r: number): void {
  const { before, reach, seatAt, stale } = chart;
  const at = seat * MOST_REGIONS + r;
  const now = barred[at] === 1 ? UNREACHED : arrives[seat] === 1 ? entries[r] : neighbours[at] > 0 ? BESIDE : travels[r];
  if (now === reach[at]) return;
  reach[at] = now;
  stale[seat] |= GROWTH;
  const held = seatAt[r];
  if (held !== NONE && before[seat] < before[held]) stale[held] |= RISK;
}

/** Whether there is an active people that others may have to leave alone. */
let isPeaceful = false;

/** Looks who is there. */
export function notePeace(s: State): void {
  isPeaceful = false;
  for (let seat = 0; seat < chart.seats; seat++) if (barOf(s, seat) !== undefined) isPeaceful = true;
}

/** Regions of a people that another may not attack are out of its reach. */
export function respectBars(s: State): void {
  if (isPeaceful) for (let seat = 0; seat < chart.seats; seat++) respectBarsOf(s, seat);
}

type Bar = State['world']['powers'][number]['bars'];

function barOf(s: State, seat: number): Bar {
  const people = s.active[seat];
  if (people === NONE || s.power[people] === NONE) return undefined;
  return s.world.powers[s.power[people]].bars ?? s.world.races[people].bars;
}

function respectBarsOf(s: State, seat: number): void {
  if (s.active[seat] !== NONE) keepOut(s, seat, s.active[seat]);
  else asNewcomer(s, seat);
}

/** Peace binds the people that a seat has yet to choose as well: any that nobody has stands for it while it is asked, as active as those who make peace. */
function asNewcomer(s: State, seat: number): void {
  const people = s.owner.indexOf(NONE);
  const standing = s.standing[people];
  s.owner[people] = seat;
  s.standing[people] = s.standing[s.active.find((one) => one !== NONE) ?? people];
  keepOut(s, seat, people);
  s.owner[people] = NONE;
  s.standing[people] = standing;
}

function keepOut(s: State, seat: number, people: number): void {
  const { isHome, seatAt, size } = chart;
  for (let r = 0; r < size; r++) {
    const other = seatAt[r];
    const bar = isHome[r] === 0 || other === seat ? undefined : barOf(s, other);
    const isBarred = bar?.when(s, s.holder[r], r, people) === true ? 1 : 0;
    if (isBarred === barred[seat * MOST_REGIONS + r]) continue;
    barred[seat * MOST_REGIONS + r] = isBarred;
    settleReach(seat, r);
  }
}
