/**
 * What a view shows, laid out so that the rules can be asked about it. Built straight from the view, without a second look at whether such a
 * table can be, and kept as long as the view is: a view is a value and is not changed.
 *
 * Nothing is guessed. A purse that is not shown is `UNTOLD`; tiles, faces and markers that nobody sees lie in the order of their lists,
 * whatever the truth is, and no question of the rules can look at them (`Read`).
 */

import { brief, reader } from '../boards/reader.ts';
import { MOST_REGIONS } from '../boards/region.ts';
import { needsActive } from '../core/deploy.ts';
import { Refused } from '../core/errors.ts';
import type { SeatNo } from '../core/numbers.ts';
import { emptyTable } from '../core/setup.ts';
import { CONQUERING, OVER } from '../core/stage.ts';
import { ACTIVE, clone, DECLINED, NON_EMPTY, NONE, OWN, type Read, type State, UNCOUNTED } from '../core/state.ts';
import type { World } from '../core/world.ts';
import { openQuestions } from '../positions/open-questions.ts';
import { STAGES } from '../positions/position.ts';
import type { RegionView, View } from './view.ts';
import { worldOf } from './world-of.ts';

/** A purse that the view does not show: more than anything costs, so that nothing is judged by it. */
export const UNTOLD = 1_000_000;

const FEWEST_SEATS = 2;
const MOST_SEATS = 5;
/** Larger than any number that a turn remembers. */
const MOST = 0xffff;

const laidOut = new WeakMap<View, State>();

/** Throws Refused `bad-view` for what is no view of a game. */
export const known = (v: View): Read => laid(v);

/** The same for whoever wants to play on: on a copy. */
export function laid(v: View): State {
  const before = laidOut.get(record(v, 'view'));
  if (before !== undefined) return before;
  const s = layOut(v);
  laidOut.set(v, s);
  return s;
}

function layOut(v: View): State {
  const world = worldOf(v);
  const seats = list(v.seats, 'seats', MOST_SEATS);
  demand(v.viewer, v.viewer === undefined || (typeof v.viewer === 'number' && seats[v.viewer] !== undefined), 'viewer');
  const names = namesOf(world);
  const s = clone(demand(names.empty[seats.length], seats.length >= FEWEST_SEATS, 'seats'));
  s.names = seats.map((seat, i) => record(seat, 'seats').name ?? `Seat ${i + 1}`);
  laySeats(s, v, names);
  layMap(s, v, names);
  layTiles(s, v, names);
  layFaces(s, v);
  layTurn(s, v, names);
  recall(s, v, names);
  askAgain(s, v);
  return s;
}

/** Numbers for names, and empty tables by number of seats, once for every world. */
interface Names {
  readonly empty: readonly State[];
  readonly people: ReadonlyMap<string, number>;
  readonly power: ReadonlyMap<string, number>;
  readonly piece: ReadonlyMap<string, number>;
  readonly marker: ReadonlyMap<string, number>;
  readonly ability: ReadonlyMap<string, number>;
}

const named = new WeakMap<World, Names>();
const numbered = (tiles: readonly { readonly id: string }[]): Map<string, number> => new Map(tiles.map(({ id }, i) => [id, i]));

function namesOf(world: World): Names {
  const before = named.get(world);
  if (before !== undefined) return before;
  const names: Names = {
    empty: Array.from({ length: MOST_SEATS + 1 }, (_, seats) => emptyTable(world, new Array<string>(seats).fill(''), '')),
    people: numbered([...world.races, { id: 'natives' }]),
    power: numbered(world.powers),
    piece: numbered(world.pieces),
    marker: numbered(world.markers),
    ability: numbered(world.abilities),
  };
  named.set(world, names);
  return names;
}

/** What was given, if it is as it must be. */
function demand<T>(given: T, isTrue: boolean, where: string): T {
  if (isTrue) return given;
  throw new Refused('bad-view', [{ code: 'bad-view', where, message: `is not as the view of a game has it: ${brief(given)}` }]);
}

const list = <T>(given: readonly T[], where: string, most: number): readonly T[] =>
  demand(given, Array.isArray(given) && given.length <= most, where);
const record = <T extends object>(given: T, where: string): T => demand(given, typeof given === 'object' && given !== null, where);
const whole = (given: number, most: number, where: string): number =>
  demand(given, Number.isInteger(given) && given >= 0 && given <= most, where);

function numberOf(names: ReadonlyMap<string, number>, id: string, where: string): number {
  const number = names.get(id);
  return number === undefined ? Number(demand(id, false, where)) : number;
}

function laySeats(s: State, { seats }: View, { people, power }: Names): void {
  const join = (seat: SeatNo, race: string, tile: string | undefined, hand: number, standing: number): number => {
    const me = numberOf(people, race, 'seats');
    demand(race, me !== s.world.natives && s.owner[me] === NONE, 'seats');
    s.owner[me] = seat;
    s.standing[me] = standing;
    s.hand[me] = whole(hand, MOST, 'seats');
    if (tile !== undefined) s.power[me] = numberOf(power, tile, 'seats');
    return me;
  };
  const opening = new Array<number>(seats.length).fill(UNCOUNTED);
  s.opening = opening;
  for (let seat = 0; seat < seats.length; seat++) {
    const { coins = UNTOLD, gained, active, declined = [] } = seats[seat];
    s.coins[seat] = whole(coins, UNTOLD, 'seats');
    opening[seat] =
      gained === undefined
        ? UNCOUNTED
        : coins - whole(demand(gained, typeof gained === 'number', 'seats') + MOST, 2 * MOST, 'seats') + MOST;
    if (active !== undefined) {
      const { race, power: tile, hand = 0, aside = 0 } = record(active, 'seats');
      s.active[seat] = join(seat, race, demand(tile, tile !== undefined, 'seats'), hand, ACTIVE);
      s.aside[s.active[seat]] = whole(aside, MOST, 'seats');
    }
    for (const one of list(declined, 'seats', s.world.natives)) {
      const { race, power: tile, hand = 0 } = record(one, 'seats');
      join(seat, race, tile, hand, DECLINED);
    }
  }
}

/** Who and what stands where; trays and boxes hold the rest. */
function layMap(s: State, v: View, names: Names): void {
  const { native, natives, size } = s.world;
  const regions = demand(list(v.regions, 'regions', MOST_REGIONS), v.regions.length === size, 'regions');
  const pieces = s.pieces.slice();
  for (let r = 0; r < size; r++) {
    const { race, tokens = 0, pieces: here } = record(regions[r], 'regions');
    if (race !== undefined) {
      s.holder[r] = numberOf(names.people, race, 'regions');
      s.tokens[r] = whole(tokens, MOST, 'regions');
      s.tray[s.holder[r]] -= tokens;
    }
    if (here === undefined) continue;
    for (const id of Object.keys(record(here, 'regions'))) {
      const kind = numberOf(names.piece, id, 'regions');
      pieces[kind * size + r] = whole(here[id], MOST, 'regions');
      s.supply[kind] -= here[id];
    }
  }
  s.pieces = pieces;
  for (let people = 0; people < natives; people++) s.tray[people] -= s.hand[people] + s.aside[people];
  s.tray[natives] = Math.max(0, s.tray[natives] + native.filter(Boolean).length);
  if (s.markerAt.length > 0) layMarkers(s, regions, names);
}

/** Those that lie face up where they are; where others lie face down, whichever have not been seen. */
function layMarkers(s: State, regions: readonly RegionView[], { marker }: Names): void {
  const [at, up] = [s.markerAt.slice(), s.markerUp.slice()];
  for (let r = 0; r < regions.length; r++) {
    const { markers } = regions[r];
    if (markers === undefined) continue;
    for (const id of list(markers, 'regions', at.length)) {
      const m = numberOf(marker, id, 'regions');
      at[m] = r;
      up[m] = 1;
    }
  }
  for (let r = 0; r < regions.length; r++) {
    const { faceDown = 0 } = regions[r];
    for (let left = whole(faceDown, at.length, 'regions'); left > 0; left--) {
      const m = at.indexOf(NONE);
      demand(faceDown, m !== NONE, 'regions');
      at[m] = r;
    }
  }
  s.markerAt = at;
  s.markerUp = up;
}

/** Tiles on offer and discarded; the others, which nobody sees, in the order of their lists. */
function layTiles(s: State, v: View, { power }: Names): void {
  const { edition, powers, races } = s.world;
  const { discards, powers: powerCount, races: raceCounts } = record(v.unseen, 'unseen');
  s.powerDiscards = list(discards, 'unseen', powers.length).map((id) => numberOf(power, id, 'unseen'));
  const isSeen = new Array<boolean>(powers.length).fill(false);
  for (const tile of s.powerDiscards) isSeen[tile] = true;
  for (const tile of s.power) if (tile !== NONE) isSeen[tile] = true;
  s.powerStack = tilesWhere(powers.length, (tile) => !isSeen[tile]);
  demandOffers(v.offers);
  const free = tilesWhere(races.length, (race) => s.owner[race] === NONE);
  demand(v.offers, edition.draft.layOut(s, v.offers, free), 'offers');
  const isCounted = s.powerStack.length === powerCount && list(raceCounts, 'unseen', s.stacks.length).length === s.stacks.length;
  demand(v.unseen, isCounted && s.stacks.every((stack, i) => stack.length === raceCounts[i]), 'unseen');
}

function demandOffers(offers: View['offers']): void {
  record(offers, 'offers');
  if ('powers' in offers) for (const ids of [offers.alliance, offers.horde, offers.neutral ?? [], offers.powers]) list(ids, 'offers', MOST);
  else for (const offer of list(offers, 'offers', MOST)) whole(record(offer, 'offers').coins ?? 0, MOST, 'offers');
}

function tilesWhere(count: number, isWanted: (tile: number) => boolean): number[] {
  const found: number[] = [];
  for (let tile = 0; tile < count; tile++) if (isWanted(tile)) found.push(tile);
  return found;
}

/** Pieces that lie face down: how many of each face there are is known, which of them lies where is not. */
function layFaces(s: State, { pile }: View): void {
  const { pieces, size } = s.world;
  const kind = pieces.findIndex(({ faces }) => faces.length > 0);
  if (kind === NONE) return;
  if (pile === undefined) return void demand(pile, false, 'pile');
  const { count, faces } = record(pile, 'pile');
  record(faces, 'pile');
  const hidden = pieces[kind].faces.flatMap(({ id }, face) => new Array<number>(whole(faces[id] ?? 0, MOST, 'pile')).fill(face));
  s.faces = s.faces.map((_, r) => (s.pieces[kind * size + r] > 0 ? (hidden.pop() ?? 0) + 1 : 0));
  s.pile = demand(hidden, hidden.length === count, 'pile');
  s.supply[kind] -= count;
}

const stages = numbered(STAGES.map((id) => ({ id })));

function layTurn(s: State, v: View, { people }: Names): void {
  const last = s.active.length - 1;
  const { acting, attacked = [], begun = 0, first = 0, retreating = v.seat, stage = '', step = 0 } = record(v.memory, 'memory');
  s.rounds = whole(v.rounds, MOST, 'rounds');
  s.round = whole(v.round, MOST, 'round');
  s.turn = whole(v.seat, last, 'seat');
  s.first = whole(first, last, 'memory.first');
  s.retreating = whole(retreating, last, 'memory.retreating');
  s.stage = numberOf(stages, stage, 'memory.stage');
  s.step = whole(step, MOST, 'memory.step');
  s.begun = whole(begun, MOST, 'memory.begun');
  s.acting = acting === undefined ? NONE : numberOf(people, acting, 'memory.acting');
  for (const seat of list(attacked, 'memory.attacked', MOST_SEATS)) s.attacked |= 1 << whole(seat, last, 'memory.attacked');
  const acts = s.stage === CONQUERING ? s.acting : needsActive(s) ? s.active[s.turn] : s.first;
  demand(stage, acts !== NONE && s.active[s.turn] !== s.world.natives, 'memory.stage');
  demand(stage, s.stage !== OVER || !s.coins.includes(UNTOLD), 'seats');
}

/** What the turn and the abilities remember. */
function recall(s: State, { memory: { conquests = [], kept = {}, life = {}, today = {} } }: View, { ability, people, piece }: Names): void {
  for (const id of Object.keys(record(today, 'memory.today')))
    s.today[numberOf(ability, id, 'memory.today')] = whole(today[id], MOST, 'memory.today');
  const memory = s.memory.slice();
  for (const id of Object.keys(record(life, 'memory.life')))
    memory[numberOf(ability, id, 'memory.life')] = whole(life[id], MOST, 'memory.life');
  s.memory = memory;
  for (const id of Object.keys(record(kept, 'memory.kept'))) {
    const kind = numberOf(piece, id, 'memory.kept');
    s.kept[kind] = whole(kept[id], MOST, 'memory.kept');
    s.supply[kind] -= kept[id];
  }
  const where = 'memory.conquests';
  for (const one of list(conquests, where, MOST)) {
    const { race, region, from, defenders, nonEmpty, own } = record(one, where);
    const victim = from === undefined ? NONE : numberOf(people, from, where);
    const [at, count] = [whole(region, s.world.size - 1, where), whole(defenders, MOST, where)];
    s.conquests.push(numberOf(people, race, where), at, victim, count, (nonEmpty ? NON_EMPTY : 0) | (own ? OWN : 0));
  }
}

function askAgain(s: State, { prompts }: View): void {
  if (list(prompts, 'prompts', MOST).length === 0) return;
  for (const prompt of prompts) {
    const { seat, a, b } = record(prompt, 'prompts');
    for (const number of [seat, a, b]) whole(number, 0xfffff, 'prompts');
  }
  const to = reader();
  openQuestions(to, s, prompts);
  if (to.faults.length > 0) throw new Refused('bad-view', to.faults);
}
