/** What can be seen on the map: queries that every question and every reaction is made of. */

import type { Piece } from './ability.ts';
import type { PeopleNo, RegionNo, SeatNo } from './numbers.ts';
import { ACTIVE, NONE, type Read } from './state.ts';
import { indexOf, SEA } from './world.ts';

export const terrain = (p: Read, r: RegionNo): number => p.world.terrain[r];
export const isWater = (p: Read, r: RegionNo): boolean => p.world.terrain[r] >= SEA;
export const isLand = (p: Read, r: RegionNo): boolean => p.world.terrain[r] < SEA;
export const isCoast = (p: Read, r: RegionNo): boolean => p.world.coast[r];
export const hasSymbol = (p: Read, r: RegionNo, symbol: number): boolean => (p.world.symbols[r] & symbol) !== 0;
export const isBorder = (p: Read, a: number, b: number): boolean => p.world.touching[a * p.world.size + b] === 1;
/** Pieces of a kind, by its number, in a region. */
export const pieceCount = (p: Read, kind: number, r: RegionNo): number => p.pieces[kind * p.world.size + r];
export const piecesIn = (p: Read, piece: Piece, r: RegionNo): number => p.pieces[indexOf(p, piece) * p.world.size + r];

export const isActive = (p: Read, people: PeopleNo): boolean => p.standing[people] === ACTIVE;

/** The seat that controls a region, or NONE: nobody's, or natives'. */
export function controller(p: Read, r: RegionNo): SeatNo {
  const holder = p.holder[r];
  return holder === NONE ? NONE : p.owner[holder];
}

/** Whether a people holds a region beside this one. */
export function isNear(p: Read, me: PeopleNo, r: RegionNo): boolean {
  const borders = p.world.borders[r];
  for (let i = 0; i < borders.length; i++) if (p.holder[borders[i]] === me) return true;
  return false;
}

/** The same for every region at once. */
export function nearby(p: Read, me: PeopleNo): boolean[] {
  const near = new Array<boolean>(p.world.size).fill(false);
  for (let r = 0; r < p.holder.length; r++) {
    if (p.holder[r] !== me) continue;
    const borders = p.world.borders[r];
    for (let i = 0; i < borders.length; i++) near[borders[i]] = true;
  }
  return near;
}

export function holdsAny(p: Read, me: PeopleNo): boolean {
  for (let r = 0; r < p.holder.length; r++) if (p.holder[r] === me) return true;
  return false;
}

/** How many regions a people holds, or how many of them are as asked. */
export function held(p: Read, me: PeopleNo, where?: (p: Read, r: RegionNo) => boolean): number {
  let count = 0;
  for (let r = 0; r < p.holder.length; r++) if (p.holder[r] === me && (where === undefined || where(p, r))) count++;
  return count;
}

/** Tokens that defend a region, pieces that count as tokens included. */
export function defenders(p: Read, r: RegionNo): number {
  let count = p.tokens[r];
  const { guards } = p.world;
  for (let i = 0; i < guards.length; i++) if (guards[i].asToken) count += pieceCount(p, guards[i].index, r);
  return count;
}

/** CORE-CONQUER-8 Whether a region is non-empty for the people `me`. */
export function isNonEmpty(p: Read, me: PeopleNo, r: RegionNo): boolean {
  const holder = p.holder[r];
  if (holder === NONE || (p.tokens[r] === 0 && !isHeldByStandIns(p, r))) return false;
  return p.owner[holder] !== p.owner[me] || p.world.edition.ownDeclined.defends;
}

/** AZ-NONEMPTY Whether pieces alone make a region non-empty. */
const isHeldByStandIns = (p: Read, r: RegionNo): boolean => p.world.rulings['pieces-non-empty'] === 'non-empty' && defenders(p, r) > 0;

/** CORE-CONQUER-9 A region that holds a piece which makes it immune. */
export function isImmune(p: Read, r: RegionNo): boolean {
  const { shields } = p.world;
  for (let i = 0; i < shields.length; i++) if (pieceCount(p, shields[i].index, r) > 0) return true;
  return false;
}

/** Immune against what this seat may want to do there: a seat's own abilities still work on its regions. */
export const isImmuneTo = (p: Read, r: RegionNo, seat: SeatNo): boolean => controller(p, r) !== seat && isImmune(p, r);

/** Tokens of a people on the map. */
export function tokensOnMap(p: Read, me: PeopleNo): number {
  let count = 0;
  for (let r = 0; r < p.holder.length; r++) if (p.holder[r] === me) count += p.tokens[r];
  return count;
}

/** Everything a people can pay a conquest with: tokens in hand, and pieces that fight like tokens. */
export function strength(p: Read, me: PeopleNo, fighters: readonly { readonly index: number }[]): number {
  let count = p.hand[me];
  for (let i = 0; i < fighters.length; i++) count += p.kept[fighters[i].index];
  return count;
}
