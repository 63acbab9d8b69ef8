/** Scaring off: a token, or what stands for one, leaves its region for another one of its people; without one it falls. */

import { type Denial, deny, type Piece, SCARE, SHIFT, TAMPER } from '../core/ability.ts';
import { recordAttack } from '../core/conquest.ts';
import { dues, duesOn, payDues, unpaid } from '../core/cost.ts';
import { loseToken } from '../core/loss.ts';
import { isImmuneTo, isLand, isNear, pieceCount, piecesIn } from '../core/map.ts';
import type { PeopleNo, RegionNo, SeatNo } from '../core/numbers.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import { fateWhenLeft, lift, note, put, raceId, settle } from '../core/verbs.ts';
import { IMMUNE, WATER } from './denials.ts';
import { beast, champion } from './pieces.ts';

const STAND_INS = [beast, champion];

const rule = 'AZ-INTIMIDATING-1';
const NOBODY = deny('nobody-there', rule, 'nobody stands there');
const OWN = deny('own-region', rule, 'the tokens there are their own');
const FAR = deny('not-bordering', rule, 'the region of the token borders none of theirs');
const NO_TOKEN = deny('not-a-target', 'AZ-INTIMIDATING-4', 'only a champion or beasts stand there');
const WALL = deny('wall-first', 'AZ-INTIMIDATING-3', 'a wall stands there and goes first; name that region alone');
const MURLOC = deny('not-a-refuge', 'AZ-INTIMIDATING-2', 'a Murloc flees nowhere; name its region alone');
const NO_REFUGE = deny('not-a-refuge', rule, 'the token has nowhere to flee to; name its region alone');
const OWNERS = deny('not-a-refuge', rule, 'its owner says where the token flees to; name its region alone');
const WHERE = deny('refuge-needed', rule, 'name the region that the token flees to as well');
const NO_HOME = deny('not-a-refuge', rule, 'the token flees to another region of its own people');
const SHUT = deny('not-a-refuge', 'AZ-INTIMIDATING-4', 'the token cannot be sent into that region');

/** AZ-INTIMIDATING-4 */
export function deniesScare(p: Read, me: PeopleNo, r: RegionNo): Denial | undefined {
  const holder = p.holder[r];
  const seat = p.owner[me];
  if (holder === me) return OWN;
  if (holder === NONE) return NOBODY;
  if (!isInReach(p, r)) return WATER;
  if (!isNear(p, me, r)) return FAR;
  if (isImmuneTo(p, r, seat)) return IMMUNE;
  const wall = wallOf(p, r);
  if (wall === undefined && p.tokens[r] === 0 && standInOf(p, r) === undefined) return NO_TOKEN;
  return unpaid(p, seat, [r], wall === undefined ? SHIFT : TAMPER);
}

/** Why a token of a region that may be scared does not go where it is sent. */
export function deniesRefuge(p: Read, me: PeopleNo, r: RegionNo, to: number): Denial | undefined {
  if (wallOf(p, r) !== undefined) return to === NONE ? undefined : WALL;
  const refuges = refugesFrom(p, me, r);
  if (to === NONE) return refuges.length > 0 && !isOwnersChoice(p) ? WHERE : undefined;
  if (p.holder[r] === p.world.natives) return MURLOC;
  if (refuges.length === 0) return NO_REFUGE;
  if (isOwnersChoice(p)) return OWNERS;
  return to === r || p.holder[to] !== p.holder[r] ? NO_HOME : SHUT;
}

/** AZ-INTIMIDATING-1 Whether the owner of a token is asked where it goes. */
export const isOwnersChoice = (p: Read): boolean => p.world.rulings['intimidated-goes-where'] === 'owner';

const isInReach = (p: Read, r: RegionNo): boolean => isLand(p, r) || p.world.rulings['intimidation-water'] === 'may';

/** AZ-INTIMIDATING-3 */
export const wallOf = (p: Read, r: RegionNo): Piece | undefined => p.world.walls.find(({ index }) => pieceCount(p, index, r) > 0);

/** A beast or champion that is as good as a token, where no token stands. */
function standInOf(p: Read, r: RegionNo): Piece | undefined {
  return p.world.rulings['intimidate-pieces'] === 'yes' ? STAND_INS.find((piece) => piecesIn(p, piece, r) > 0) : undefined;
}

/** Where a token may go. AZ-INTIMIDATING-2 Murlocs have nowhere to go. */
export function refugesFrom(p: Read, me: PeopleNo, r: RegionNo): number[] {
  const people = p.holder[r];
  if (people === p.world.natives) return [];
  const refuges: number[] = [];
  for (let to = 0; to < p.holder.length; to++) {
    if (p.holder[to] === people && to !== r && isInReach(p, to) && isOpen(p, p.owner[me], to)) refuges.push(to);
  }
  return refuges;
}

/** Whether the seat that scares can send anybody there: not into what is immune against it. */
function isOpen(p: Read, seat: SeatNo, r: RegionNo): boolean {
  if (p.world.rulings['intimidate-into-immune'] === 'yes') return true;
  return !isImmuneTo(p, r, seat) && dues(p, seat, r, TAMPER) === 0;
}

/** What has to be paid is paid; a wall goes, or somebody will have to. */
export function threaten(s: State, me: PeopleNo, r: RegionNo, ability: string): void {
  const wall = wallOf(s, r);
  payDues(s, s.owner[me], duesOn(s, s.owner[me], [r], wall === undefined ? SHIFT : TAMPER));
  if (wall === undefined) recordAttack(s, r);
  else lift(s, wall, r, 1, 'box', ability);
}

/** Off to another region, or lost where there is none (NONE). */
export function scareOff(s: State, me: PeopleNo, r: RegionNo, to: number, ability: string): void {
  if (s.tokens[r] === 0) scarePiece(s, r, to, ability);
  else if (to === NONE) loseToken(s, r, SCARE, me, ability);
  else {
    s.tokens[r]--;
    s.tokens[to]++;
    note(s, { type: 'moved', race: raceId(s, s.holder[r]), from: r, to, ability });
    settle(s, r);
  }
}

function scarePiece(s: State, r: RegionNo, to: number, ability: string): void {
  const piece = standInOf(s, r);
  if (piece === undefined) return;
  lift(s, piece, r, 1, to === NONE ? fateWhenLeft(s, piece) : 'hand', ability);
  if (to !== NONE) put(s, piece, to);
  settle(s, r);
}
