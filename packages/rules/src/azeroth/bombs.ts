/** Bombs: a shuffled pile of faces that nobody sees, until one lies in a region and its time has come. */

import { BLAST, type Denial, deny, SHIFT, TAMPER } from '../core/ability.ts';
import { recordConquest } from '../core/conquest.ts';
import { type Due, duesOn, payDues, tooDear, unpaid } from '../core/cost.ts';
import { replaced } from '../core/lists.ts';
import { loseRegion } from '../core/loss.ts';
import { controller, isActive, isImmuneTo, isLand, isNear, piecesIn } from '../core/map.ts';
import type { PeopleNo, RegionNo, SeatNo } from '../core/numbers.ts';
import { PILE, shuffle } from '../core/random.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import { note, setPieces } from '../core/verbs.ts';
import { indexOf } from '../core/world.ts';
import { aegisOfAggramar } from './artifacts/aegis-of-aggramar.ts';
import { WATER } from './denials.ts';
import { bomb } from './pieces.ts';

const LIVE = bomb.faces.findIndex(({ id }) => id === 'live');

export const hasBomb = (p: Read, r: RegionNo): boolean => piecesIn(p, bomb, r) > 0;

/** AZ-GOBLINS-6 All twelve, face down. */
export function pileUp(s: State): void {
  s.pile = bomb.faces.flatMap(({ count }, face) => new Array<number>(count).fill(face));
  s.supply[indexOf(s, bomb)] = 0;
  shuffle(s, s.pile, PILE);
}

export function putAway(s: State): void {
  s.supply[indexOf(s, bomb)] += s.pile.length;
  s.pile = [];
}

const rule = 'AZ-GOBLINS-1';
const NO_PILE = deny('box-empty', 'AZ-GOBLINS-5', 'no bomb is left in the pile');
const NOBODY = deny('nobody-there', rule, 'nobody stands there');
const OWN = deny('own-region', rule, 'the region is yours');
const IN_DECLINE = deny('not-active', rule, 'whoever stands there is in decline, and bombs are laid beside active tokens');
const NO_TOKEN = deny('not-a-target', rule, 'only a champion or beasts stand there');
const LAID = deny('region-full', rule, 'a bomb lies there already');
const FAR = deny('not-bordering', rule, 'the region borders none of the Goblins');
const SHUT = deny('immune', 'AZ-GOBLINS-5', 'the region is immune');

/** AZ-GOBLINS-1, AZ-GOBLINS-5 Why no bomb can be laid in a region. */
export function deniesBomb(p: Read, seat: SeatNo, r: RegionNo): Denial | undefined {
  const holder = p.holder[r];
  if (p.pile.length === 0) return NO_PILE;
  if (holder === NONE) return NOBODY;
  if (controller(p, r) === seat) return OWN;
  if (!isActive(p, holder)) return IN_DECLINE;
  if (!isLand(p, r) && p.world.rulings['bombs-water'] === 'never') return WATER;
  if (p.tokens[r] === 0) return NO_TOKEN;
  if (hasBomb(p, r)) return LAID;
  if (!isNear(p, p.active[seat], r)) return FAR;
  return isImmuneTo(p, r, seat) ? SHUT : unpaid(p, seat, [r], layingActs(p).lay);
}

/** AZ-PANDAREN-4 Whether it is the laying or the blast that attacks; the other one only touches the region. */
const layingActs = (p: Read): { readonly lay: number; readonly blast: number } =>
  p.world.rulings['harmony-bombs'] === 'when-laid' ? { lay: SHIFT, blast: TAMPER } : { lay: TAMPER, blast: SHIFT };

export function lay(s: State, seat: SeatNo, r: RegionNo): void {
  payDues(s, seat, duesOn(s, seat, [r], layingActs(s).lay));
  s.faces = replaced(s.faces, r, (s.pile.pop() ?? 0) + 1);
  setPieces(s, bomb, r, 1);
  note(s, { type: 'raised', piece: bomb.id, region: r });
}

/** AZ-GOBLINS-3 A bomb that harms nobody any more goes back unseen. */
export const isWasted = (p: Read, seat: SeatNo, r: RegionNo): boolean =>
  controller(p, r) === NONE || controller(p, r) === seat || isImmuneTo(p, r, seat);

/** What has to be paid to set one off (AZ-PANDAREN-4, AZ-AEGIS-1). */
export function blastDues(p: Read, seat: SeatNo, r: RegionNo): Due[] {
  const all = duesOn(p, seat, [r], layingActs(p).blast);
  return p.world.rulings['bombs-under-aegis'] === 'once' ? all.filter(({ what }) => what !== aegisOfAggramar.id) : all;
}

/** Why one cannot be paid for. */
export const deniesBlast = (p: Read, seat: SeatNo, r: RegionNo): Denial | undefined => tooDear(p, seat, blastDues(p, seat, r));

/** AZ-GOBLINS-2 Paid for if need be, turned over, and gone; a live one acts as a conquest for whoever stands there. */
export function setOff(s: State, me: PeopleNo, r: RegionNo): void {
  payDues(s, s.owner[me], blastDues(s, s.owner[me], r));
  const face = s.faces[r] - 1;
  pickUp(s, r);
  s.supply[indexOf(s, bomb)]++;
  note(s, { type: 'uncovered', piece: bomb.id, region: r, face: bomb.faces[face].id });
  if (face !== LIVE) return;
  if (s.world.rulings['blast-is-conquest'] === 'yes') recordConquest(s, me, r); // AZ-FACTION-3
  loseRegion(s, r, BLAST, me, s.world.races[me].id);
}

export function takeBack(s: State, r: RegionNo): void {
  s.pile.push(s.faces[r] - 1);
  pickUp(s, r);
  note(s, { type: 'removed', piece: bomb.id, region: r });
}

function pickUp(s: State, r: RegionNo): void {
  s.faces = replaced(s.faces, r, 0);
  setPieces(s, bomb, r, 0);
}
