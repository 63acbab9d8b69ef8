/** The map at a glance: who holds what, who moves before whom, who reaches where. One survey is overwritten by the next. */
import type { State } from '@elbowroom/rules';
import { EXPANDING, MOUNTAIN, NONE, OVER, SEA } from './packed.ts';

const MOST_REGIONS = 128;
const MOST_SEATS = 8;

/** How a seat could come to a region. */
export const UNREACHED = 0;
export const BESIDE = 1;
const BY_ENTRY = 2;
const BEHIND_ENTRY = 3;
const BY_TRAVEL = 4;
export const REACHES = 5;

/** Tokens that a people not yet chosen is thought to have. */
const NEWCOMERS = 9;

export interface Survey {
  seats: number;
  size: number;
  /** By region: tokens and pieces that defend it, without the tokens of its active people, which may still move. */
  readonly walls: Int32Array;
  readonly immune: Uint8Array;
  /** 1 where an attacker has to pay coins first. */
  readonly dear: Uint8Array;
  /** By seat. */
  readonly regions: Int32Array;
  readonly tokens: Int32Array;
  readonly least: Int32Array;
  /** Tokens that could be taken up and attack. */
  readonly spare: Int32Array;
  readonly declined: Int32Array;
  /** Own turns still to come, and how many other seats play before the next of them. */
  readonly turnsLeft: Int32Array;
  readonly before: Int32Array;
  /** The seat that begins its turn next. */
  next: number;
  /** seat × MOST_REGIONS + region. */
  readonly reach: Uint8Array;
}

export const surveyed: Survey = {
  seats: 0,
  size: 0,
  walls: new Int32Array(MOST_REGIONS),
  immune: new Uint8Array(MOST_REGIONS),
  dear: new Uint8Array(MOST_REGIONS),
  regions: new Int32Array(MOST_SEATS),
  tokens: new Int32Array(MOST_SEATS),
  least: new Int32Array(MOST_SEATS),
  spare: new Int32Array(MOST_SEATS),
  declined: new Int32Array(MOST_SEATS),
  turnsLeft: new Int32Array(MOST_SEATS),
  before: new Int32Array(MOST_SEATS),
  next: 0,
  reach: new Uint8Array(MOST_SEATS * MOST_REGIONS),
};

export const reachOf = (seat: number, r: number): number => surveyed.reach[seat * MOST_REGIONS + r];

export function survey(s: State): Survey {
  const v = surveyed;
  v.seats = s.active.length;
  v.size = s.holder.length;
  fortifications(s, v);
  peoples(s, v);
  calendar(s, v);
  for (let seat = 0; seat < v.seats; seat++) if (v.turnsLeft[seat] > 0) spread(s, v, seat);
  return v;
}

function fortifications(s: State, { dear, immune, size, walls }: Survey): void {
  const { guards, markers, shields, terrain } = s.world;
  for (let r = 0; r < size; r++) {
    walls[r] = terrain[r] === MOUNTAIN ? 1 : 0;
    immune[r] = 0;
    dear[r] = 0;
  }
  for (let m = 0; m < markers.length; m++)
    if (markers[m].toll !== undefined && s.markerUp[m] === 1 && s.markerAt[m] !== NONE) dear[s.markerAt[m]] = 1;
  for (let i = 0; i < guards.length; i++) {
    const from = guards[i].index * size;
    for (let r = 0; r < size; r++) walls[r] += s.pieces[from + r] * guards[i].guard;
  }
  for (let i = 0; i < shields.length; i++) {
    const from = shields[i].index * size;
    for (let r = 0; r < size; r++) if (s.pieces[from + r] > 0) immune[r] = 1;
  }
}

function peoples(s: State, v: Survey): void {
  for (let seat = 0; seat < v.seats; seat++) {
    const people = s.active[seat];
    v.regions[seat] = 0;
    v.declined[seat] = 0;
    v.tokens[seat] = people === NONE ? 0 : s.hand[people] + s.aside[people];
    v.least[seat] = people === NONE ? 1 : (s.world.races[people].least ?? 1);
  }
  for (let r = 0; r < v.size; r++) {
    const holder = s.holder[r];
    if (holder === NONE) continue;
    const seat = s.owner[holder];
    if (seat === NONE) continue;
    if (holder === s.active[seat]) {
      v.regions[seat]++;
      v.tokens[seat] += s.tokens[r];
    } else v.declined[seat]++;
  }
  for (let seat = 0; seat < v.seats; seat++) {
    v.spare[seat] = s.active[seat] === NONE ? NEWCOMERS : Math.max(0, v.tokens[seat] - v.regions[seat] * v.least[seat]);
  }
}

function calendar(s: State, v: Survey): void {
  const { seats } = v;
  const underway = s.stage >= EXPANDING ? 1 : 0;
  const place = (s.turn - s.first + seats) % seats;
  v.next = (s.turn + underway) % seats;
  for (let seat = 0; seat < seats; seat++) {
    const later = (seat - s.first + seats) % seats >= place + underway ? 1 : 0;
    v.turnsLeft[seat] = s.stage === OVER ? 0 : s.rounds - s.round + later;
    v.before[seat] = (seat - v.next + seats) % seats;
  }
}

/** Marks where a seat could attack in its next turn, as far as borders and coasts tell. */
function spread(s: State, v: Survey, seat: number): void {
  const { anchor, borders, edition, entry, terrain } = s.world;
  const { reach, size } = v;
  const from = seat * MOST_REGIONS;
  const travels = edition.landing.extra > 0;
  const arrives = v.regions[seat] === 0;
  reach.fill(UNREACHED, from, from + size);
  const people = s.active[seat];
  for (let r = 0; r < size; r++) {
    const enters = travels ? anchor[r] : arrives && entry[r];
    if (enters && reach[from + r] !== BESIDE) reach[from + r] = arrives ? BY_ENTRY : BY_TRAVEL;
    const mine = people !== NONE && s.holder[r] === people;
    if (!mine && !(arrives && enters && terrain[r] < SEA)) continue;
    const list = borders[r];
    for (let i = 0; i < list.length; i++) {
      const at = from + list[i];
      if (mine) reach[at] = BESIDE;
      else if (reach[at] === UNREACHED) reach[at] = BEHIND_ENTRY;
    }
  }
  if (people !== NONE) respectBars(s, v, seat, people);
}

/** Regions of a people that this one may not attack are out of its reach. */
function respectBars(s: State, { reach, seats, size }: Survey, seat: number, people: number): void {
  const { powers, races } = s.world;
  for (let other = 0; other < seats; other++) {
    const holder = s.active[other];
    if (other === seat || holder === NONE || s.power[holder] === NONE) continue;
    const bar = powers[s.power[holder]].bars ?? races[holder].bars;
    if (bar === undefined) continue;
    for (let r = 0; r < size; r++) if (s.holder[r] === holder && bar.when(s, holder, r, people)) reach[seat * MOST_REGIONS + r] = UNREACHED;
  }
}
