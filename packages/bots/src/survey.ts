/**
 * The map at a glance: who holds what, who moves before whom, who reaches where. States that are looked at one after the other are mostly neighbours,
 * so each is compared with the one before it, and only what differs is looked at again.
 */
import type { State } from '@elbowroom/rules';
import { calendar } from './calendar.ts';
import { type Chart, chart, GROWTH, INCOME, MOST_REGIONS, MOST_SEATS, RISK, staleAround, staleForAll } from './chart.ts';
import { fortify, isCommon, mark } from './fortifications.ts';
import { DEPLOYING, EXPANDING, NONE } from './packed.ts';
import { clearReach, landed, layOut, notePeace, respectBars, settleBorders, shiftBorders } from './reach.ts';

/** Tokens that a people not yet chosen is thought to have. */
const NEWCOMERS = 9;
const MOST_PEOPLES = 128;

/** The state that was looked at last. */
let world: State['world'] | undefined;
let memory: State['memory'] = [];
let takesUp = false;
const holders = new Int32Array(MOST_REGIONS);
const tokens = new Int32Array(MOST_REGIONS);
const owners = new Int32Array(MOST_PEOPLES);
const powers = new Int32Array(MOST_PEOPLES);
const actives = new Int32Array(MOST_SEATS);
const hands = new Int32Array(MOST_SEATS);

export function survey(s: State): Chart {
  if (s.world !== world || s.active.length !== chart.seats || !isSamePeoples(s)) begin(s);
  calendar(s);
  fortify(s);
  mark(s);
  compareRegions(s);
  compareHands(s);
  respectBars(s);
  compareIncome(s);
  return chart;
}

/** Whether everything on the map still belongs to the seat that it belonged to. */
function isSamePeoples(s: State): boolean {
  for (let seat = 0; seat < chart.seats; seat++) if (s.active[seat] !== actives[seat]) return false;
  for (let people = 0; people < s.owner.length; people++) {
    if (s.owner[people] === owners[people] && s.power[people] === powers[people]) continue;
    if (holders.includes(people)) return false;
    owners[people] = s.owner[people];
    powers[people] = s.power[people];
    notePeace(s);
    staleForAll(INCOME);
  }
  return true;
}

/** An empty map: whatever stands on it differs. */
function begin(s: State): void {
  if (s.world !== world) layOut(s);
  world = s.world;
  chart.seats = s.active.length;
  chart.size = s.holder.length;
  holders.fill(NONE);
  tokens.fill(0);
  owners.set(s.owner);
  powers.set(s.power);
  actives.set(s.active);
  chart.seatAt.fill(NONE);
  chart.isHome.fill(0);
  chart.regions.fill(0);
  chart.declined.fill(0);
  chart.onMap.fill(0);
  for (let seat = 0; seat < chart.seats; seat++)
    chart.least[seat] = s.active[seat] === NONE ? 1 : (s.world.races[s.active[seat]].least ?? 1);
  clearReach();
  notePeace(s);
  staleForAll();
}

/** Regions that differ, and the seats whose active people held them before. */
const changed = new Int32Array(MOST_REGIONS);
const leavers = new Int32Array(MOST_REGIONS);

function compareRegions(s: State): void {
  let count = 0;
  for (let r = 0; r < chart.size; r++) {
    if (s.holder[r] === holders[r] && s.tokens[r] === tokens[r]) continue;
    changed[count] = r;
    leavers[count++] = homeOf(r);
    handOver(s, r);
  }
  if (count === 0) return;
  let landings = 0;
  for (let seat = 0; seat < chart.seats; seat++) if (landed(seat)) landings |= 1 << seat;
  for (let i = 0; i < count; i++) {
    const [from, to] = [leavers[i], homeOf(changed[i])];
    if (from !== to) {
      if (from !== NONE && ((landings >> from) & 1) === 0) settleBorders(s, from, changed[i]);
      if (to !== NONE && ((landings >> to) & 1) === 0) settleBorders(s, to, changed[i]);
    }
    staleAround(changed[i]);
  }
}

/** The seat whose active people holds a region, or NONE. */
const homeOf = (r: number): number => (chart.isHome[r] === 1 ? chart.seatAt[r] : NONE);

function handOver(s: State, r: number): void {
  const { declined, isHome, onMap, regions, seatAt, stale } = chart;
  const from = homeOf(r);
  const loser = seatAt[r];
  if (loser !== NONE) stale[loser] |= RISK | INCOME;
  if (from !== NONE) {
    regions[from]--;
    onMap[from] -= tokens[r];
  } else if (loser !== NONE) declined[loser]--;
  holders[r] = s.holder[r];
  tokens[r] = s.tokens[r];
  const winner = holders[r] === NONE ? NONE : s.owner[holders[r]];
  seatAt[r] = winner;
  isHome[r] = winner !== NONE && s.active[winner] === holders[r] ? 1 : 0;
  const to = homeOf(r);
  if (winner !== NONE) stale[winner] |= RISK | INCOME;
  if (to !== NONE) {
    regions[to]++;
    onMap[to] += tokens[r];
  } else if (winner !== NONE) declined[winner]++;
  if (from === to) return;
  if (from !== NONE) shiftBorders(s, from, r, -1);
  if (to !== NONE) shiftBorders(s, to, r, 1);
}

function compareHands(s: State): void {
  const { least, onMap, regions, seats, spare, stale } = chart;
  const stands = s.stage < EXPANDING || s.stage >= DEPLOYING;
  if (takesUp === stands) stale[s.turn] |= RISK;
  takesUp = !stands;
  for (let seat = 0; seat < seats; seat++) {
    const people = s.active[seat];
    const hand = people === NONE ? 0 : s.hand[people];
    if (hand !== hands[seat]) stale[seat] |= RISK;
    hands[seat] = hand;
    const free = people === NONE ? NEWCOMERS : Math.max(0, onMap[seat] + hand + s.aside[people] - regions[seat] * least[seat]);
    if (free !== spare[seat]) arm(seat, free);
  }
}

/** Whoever plays after this seat has more to fear, or less. */
function arm(seat: number, free: number): void {
  const { before, seats, spare, stale } = chart;
  spare[seat] = free;
  stale[seat] |= GROWTH;
  for (let other = 0; other < seats; other++) if (before[other] > before[seat]) stale[other] |= RISK;
}

/** Who plays may score for what it does; others for what they hold, or remember, or for what concerns everybody. */
function compareIncome(s: State): void {
  if (s.memory !== memory || isCommon(s)) staleForAll(INCOME);
  else chart.stale[s.turn] |= INCOME;
  memory = s.memory;
}
