/** Lays a position out on the table, and notes whatever cannot be. */

import type { Reader } from '../boards/reader.ts';
import { withdrawn } from '../core/draft.ts';
import { hooksOf } from '../core/hooks.ts';
import { replaced } from '../core/lists.ts';
import { PILE, shuffle, TILES } from '../core/random.ts';
import { ACTIVE, DECLINED, NON_EMPTY, NONE, OWN, type State, UNCOUNTED } from '../core/state.ts';
import { noteImpossible } from './consistency.ts';
import type { PositionFields } from './read-position.ts';

type Index = (id: string, where: string) => number;

/** Numbers for names; an unknown name is noted and becomes NONE. */
interface Names {
  readonly race: Index;
  readonly people: Index;
  readonly power: Index;
  readonly piece: Index;
  readonly marker: Index;
  readonly ability: Index;
}

function namesOf(to: Reader, s: State): Names {
  const { abilities, markers, natives, pieces, powers, races } = s.world;
  const among =
    (list: readonly { readonly id: string }[], what: string): Index =>
    (id, where) => {
      const at = list.findIndex((entry) => entry.id === id);
      if (at < 0) to.note('unknown-id', where, `there is no ${what} ${id} in this edition`);
      return at;
    };
  const race = among(races, 'race');
  return {
    race,
    people: (id, where) => (id === 'natives' ? natives : race(id, where)),
    power: among(powers, 'power'),
    piece: among(pieces, 'piece'),
    marker: among(markers, 'artifact or place'),
    ability: among(abilities, 'ability'),
  };
}

/** Peoples, then the map, then everything that lies beside it. */
export function layOut(to: Reader, s: State, position: PositionFields): void {
  const names = namesOf(to, s);
  seatPeoples(to, s, position, names);
  countPurses(to, s, position);
  fillRegions(to, s, position, names);
  countTrays(to, s);
  placeFaces(to, s, position);
  keepPieces(s, position, names);
  dealTiles(to, s, position, names);
  recall(to, s, position, names);
  noteImpossible(to, s);
}

function seatPeoples(to: Reader, s: State, { seats }: PositionFields, names: Names): void {
  for (const [seat, { coins, active, declined = [] }] of seats.entries()) {
    s.coins[seat] = coins ?? s.coins[seat];
    if (active !== undefined) {
      const where = `seats[${seat}].active`;
      const people = join(to, s, seat, names.race(active.race, `${where}.race`), ACTIVE, where);
      if (people !== NONE) {
        s.active[seat] = people;
        s.hand[people] = active.hand ?? 0;
        s.aside[people] = active.aside ?? 0;
        empower(to, s, people, names.power(active.power, `${where}.power`), where);
      }
    }
    for (const [i, { race, power, hand }] of declined.entries()) {
      const where = `seats[${seat}].declined[${i}]`;
      const people = join(to, s, seat, names.race(race, `${where}.race`), DECLINED, where);
      if (people === NONE) continue;
      s.hand[people] = hand ?? 0;
      if (power !== undefined) empower(to, s, people, names.power(power, `${where}.power`), where);
    }
  }
}

function countPurses(to: Reader, s: State, { seats }: PositionFields): void {
  s.opening = seats.map(({ gained }, seat) => {
    if (gained === undefined) return UNCOUNTED;
    if (gained > s.coins[seat]) to.note('too-much-gained', `seats[${seat}].gained`, `there are only ${s.coins[seat]} coins`);
    return s.coins[seat] - gained;
  });
}

function join(to: Reader, s: State, seat: number, people: number, standing: number, where: string): number {
  if (people === NONE) return NONE;
  if (s.owner[people] !== NONE) {
    to.note('tile-twice', where, `the race tile ${s.world.races[people].id} exists once`, 'CORE-SETUP-3');
    return NONE;
  }
  s.owner[people] = seat;
  s.standing[people] = standing;
  return people;
}

function empower(to: Reader, s: State, people: number, power: number, where: string): void {
  if (power === NONE) return;
  if (s.power.includes(power)) to.note('tile-twice', where, `the power tile ${s.world.powers[power].id} exists once`, 'CORE-SETUP-3');
  else if (s.standing[people] === DECLINED && s.world.powers[power].stays !== true)
    to.note('power-gone', where, `${s.world.powers[power].id} is discarded in decline`, 'CORE-DECLINE-1');
  else s.power[people] = power;
}

function fillRegions(to: Reader, s: State, { regions = {} }: PositionFields, names: Names): void {
  const { natives, pieces: kinds, size } = s.world;
  for (const [key, { race, tokens, pieces = {}, markers = [], faceDown }] of Object.entries(regions)) {
    const r = Number(key);
    const where = `regions.${key}`;
    if (r >= size) {
      to.note('unknown-region', where, `the board has ${size} regions`);
      continue;
    }
    for (const [id, count] of Object.entries(pieces)) {
      const kind = names.piece(id, `${where}.pieces`);
      if (kind === NONE) continue;
      if (count > kinds[kind].perRegion)
        to.note('too-many', `${where}.pieces.${id}`, `at most ${kinds[kind].perRegion} in a region`, kinds[kind].rule);
      s.pieces = replaced(s.pieces, kind * size + r, count);
      s.supply[kind] -= count;
    }
    for (const id of markers) layMarker(to, s, names.marker(id, `${where}.markers`), r, faceDown === true, where);
    if (race === undefined) {
      if ((tokens ?? 0) > 0) to.note('whose', `${where}.tokens`, 'tokens need a race');
      continue;
    }
    const people = names.people(race, `${where}.race`);
    if (people === NONE) continue;
    if (people !== natives && s.owner[people] === NONE) to.note('nobody', `${where}.race`, `no seat has the ${race}`);
    s.holder[r] = people;
    s.tokens[r] = tokens ?? 1;
    const isHeld = s.tokens[r] > 0 || kinds.some((k) => k.holds && s.pieces[k.index * size + r] > 0);
    if (!isHeld) to.note('nobody-there', `${where}.tokens`, 'a region is held by a token, or by a piece that can hold one');
  }
}

function layMarker(to: Reader, s: State, marker: number, r: number, faceDown: boolean, where: string): void {
  if (marker === NONE) return;
  if (s.markerAt[marker] !== NONE) to.note('tile-twice', `${where}.markers`, `${s.world.markers[marker].id} exists once`, 'AZ-ISLAND-2');
  s.markerAt = replaced(s.markerAt, marker, r);
  s.markerUp = replaced(s.markerUp, marker, faceDown ? 0 : 1);
}

/** Trays hold what is not in play, and never less than nothing. */
function countTrays(to: Reader, s: State): void {
  const { native, natives, races } = s.world;
  const standing = s.holder.reduce((count, holder, r) => (holder === natives ? count + s.tokens[r] : count), 0);
  s.tray[natives] = Math.max(0, native.filter(Boolean).length - standing);
  for (const [people, { id }] of races.entries()) {
    s.tray[people] -= s.hand[people] + s.aside[people];
    for (const [r, holder] of s.holder.entries()) if (holder === people) s.tray[people] -= s.tokens[r];
    if (s.tray[people] < 0) to.note('too-many-tokens', 'regions', `there are only ${races[people].tray} ${id}`, 'CORE-DRAFT-4');
  }
}

/** Face-down pieces: their faces on the map and in the pile; what is not said is drawn. */
function placeFaces(to: Reader, s: State, { bombs = {}, bombPile }: PositionFields): void {
  const piece = s.world.pieces.find(({ faces }) => faces.length > 0);
  const owner = s.world.races.findIndex(({ pieces = [] }) => pieces.some(({ key }) => key === piece?.key));
  if (piece === undefined) {
    if (Object.keys(bombs).length > 0 || bombPile !== undefined) to.note('unknown-id', 'bombs', 'this edition has no such piece');
    return;
  }
  const left = piece.faces.flatMap(({ count }, face) => new Array<number>(count).fill(face));
  const faceOf = (id: string, where: string): number => {
    const face = piece.faces.findIndex((f) => f.id === id);
    if (face < 0) to.note('unknown-id', where, `must be one of ${piece.faces.map((f) => f.id).join(', ')}`);
    else if (!withdrawn(left, face)) to.note('too-many', where, `there are only ${piece.faces[face].count} of ${id}`, piece.rule);
    return Math.max(face, 0);
  };
  for (const [key, id] of Object.entries(bombs)) {
    const at = piece.index * s.world.size + Number(key);
    if (Number(key) >= s.world.size) {
      to.note('unknown-region', `bombs.${key}`, `the board has ${s.world.size} regions`);
      continue;
    }
    if (s.pieces[at] === 0) s.supply[piece.index]--;
    s.pieces = replaced(s.pieces, at, 1);
    s.faces = replaced(s.faces, Number(key), faceOf(id, `bombs.${key}`) + 1);
  }
  const pile = bombPile?.map((id, i) => faceOf(id, `bombPile[${i}]`)).reverse();
  shuffle(s, left, PILE);
  for (let r = 0; r < s.world.size; r++)
    if (s.pieces[piece.index * s.world.size + r] > 0 && s.faces[r] === 0) s.faces = replaced(s.faces, r, (left.pop() ?? 0) + 1);
  if (pile === undefined && s.standing[owner] !== ACTIVE) return;
  s.pile = pile ?? left;
  s.supply[piece.index] -= s.pile.length;
}

/** Pieces that come with a people are in its owner's hand when they are not on the map. */
function keepPieces(s: State, { memory }: PositionFields, names: Names): void {
  if (memory?.kept !== undefined) {
    for (const [id, count] of Object.entries(memory.kept)) {
      const kind = names.piece(id, 'memory.kept');
      if (kind === NONE) continue;
      s.kept[kind] = count;
      s.supply[kind] -= count;
    }
    return;
  }
  for (const people of s.active) {
    if (people === NONE || s.power[people] === NONE) continue;
    for (const { atStart, index, supply } of hooksOf(s, people).pieces) {
      s.kept[index] = Math.max(0, atStart - (supply - s.supply[index]));
      s.supply[index] -= s.kept[index];
    }
  }
}

/** Tiles on offer and in the stacks: written ones in their order, the others shuffled beneath. */
function dealTiles(to: Reader, s: State, { offers, stacks = {} }: PositionFields, names: Names): void {
  const { edition, powers, races } = s.world;
  const free = (count: number, isFree: (tile: number) => boolean): number[] => {
    const tiles = [...Array(count).keys()].filter(isFree);
    shuffle(s, tiles, TILES);
    return tiles;
  };
  const raceTiles = free(races.length, (race) => s.owner[race] === NONE);
  const powerTiles = free(powers.length, (power) => !s.power.includes(power));
  const written = (ids: readonly string[], from: number[], index: Index, where: string): number[] =>
    ids.map((id) => {
      const tile = index(id, where);
      if (tile !== NONE && !withdrawn(from, tile)) to.note('tile-twice', where, `the tile ${id} exists once`, 'CORE-SETUP-3');
      return tile;
    });
  s.powerDiscards = written(stacks.discards ?? [], powerTiles, names.power, 'stacks.discards');
  const nextPowers = written(stacks.powers ?? [], powerTiles, names.power, 'stacks.powers').reverse();
  const nextRaces = (stacks.races ?? []).flatMap((stack) => written(stack, raceTiles, names.race, 'stacks.races')).reverse();
  s.powerStack = [...powerTiles, ...nextPowers];
  if (!edition.draft.layOut(s, offers, [...raceTiles, ...nextRaces]))
    to.note('bad-offers', 'offers', 'some tile on offer is unknown, in play, or named twice', 'CORE-SETUP-3');
}

/** What a running game remembers. */
function recall(to: Reader, s: State, { harmony, memory = {}, phase = 'start' }: PositionFields, names: Names): void {
  for (const people of s.active) {
    if (people === NONE || phase !== 'start' || memory.life !== undefined || s.power[people] === NONE) continue;
    for (const { slot, veteran } of [s.world.races[people], s.world.powers[s.power[people]]])
      s.memory = replaced(s.memory, slot, veteran ?? 0);
  }
  const cells = (given: Readonly<Record<string, number>>, into: readonly number[], where: string): number[] => {
    const filled = into.slice();
    for (const [id, number] of Object.entries(given)) {
      const slot = names.ability(id, where);
      if (slot !== NONE) filled[slot] = number;
    }
    return filled;
  };
  s.today = cells(memory.today ?? {}, s.today, 'memory.today');
  s.memory = cells(memory.life ?? {}, s.memory, 'memory.life');
  const ledger = s.world.abilities.find((a) => a.seatsAs === 'harmony');
  if (harmony !== undefined) {
    if (ledger === undefined) to.note('unknown-id', 'harmony', 'this edition has no harmony tokens');
    else s.memory = replaced(s.memory, ledger.slot, bits(to, s, harmony, 'harmony'));
  }
  s.attacked = bits(to, s, memory.attacked ?? [], 'memory.attacked');
  for (const { race, region, from, defenders, nonEmpty, own } of memory.conquests ?? []) {
    const victim = from === undefined ? NONE : names.people(from, 'memory.conquests');
    if (region >= s.world.size) to.note('unknown-region', 'memory.conquests', `the board has ${s.world.size} regions`);
    s.conquests.push(
      names.race(race, 'memory.conquests'),
      region,
      victim,
      defenders,
      (nonEmpty ? NON_EMPTY : 0) | (own === true ? OWN : 0),
    );
  }
  for (const id of memory.hidden ?? []) {
    const marker = names.marker(id, 'memory.hidden');
    if (marker !== NONE) s.markerUp = replaced(s.markerUp, marker, 0);
  }
}

function bits(to: Reader, s: State, seats: readonly number[], where: string): number {
  for (const seat of seats) if (seat >= s.coins.length) to.note('unknown-seat', where, `there are ${s.coins.length} seats`);
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}
