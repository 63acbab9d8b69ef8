/** Taking up and placing: readying troops, redeployment, retreat. */

import type { Action } from './ability.ts';
import { isSpent } from './cost.ts';
import { hooksOf } from './hooks.ts';
import { holdsAny, pieceCount } from './map.ts';
import { deploy, deployPiece } from './move.ts';
import type { PeopleNo, SeatNo } from './numbers.ts';
import { CHOICE, DEPLOYING, PLACING } from './stage.ts';
import { DECLINED, NONE, type Read, type State } from './state.ts';
import type { Kind } from './tiles.ts';
import { lift } from './verbs.ts';

/** A people that lives on in decline and belongs to this seat, the next one after `last`; or NONE. */
export function revenantOf(p: Read, seat: SeatNo, last: number = NONE): number {
  for (const people of p.world.revenants) {
    if (people > last && p.owner[people] === seat && p.standing[people] === DECLINED && hooksOf(p, people).livesOn) return people;
  }
  return NONE;
}

/** CORE-TURN-2 Tokens to hand, leaving in each region what must stay. */
export function ready(s: State, seat: SeatNo): void {
  const me = s.active[seat];
  if (me !== NONE) takeUpTokens(s, me, hooksOf(s, me).least);
  readyRevenants(s, seat);
}

/** The same for its peoples that live on in decline alone. */
export function readyRevenants(s: State, seat: SeatNo): void {
  for (let people = revenantOf(s, seat); people !== NONE; people = revenantOf(s, seat, people))
    takeUpTokens(s, people, hooksOf(s, people).least);
}

/** CORE-DEPLOY-1 Once the tokens stand, pieces that are placed anew come to hand, but for those without which too few would be left in a region. */
export function muster(s: State, seat: SeatNo): void {
  const me = s.active[seat];
  if (me === NONE) return;
  const { least, pieces } = hooksOf(s, me);
  for (const piece of pieces) {
    if (!piece.redeploys) continue;
    for (let r = 0; r < s.world.size; r++) {
      const count = pieceCount(s, piece.index, r);
      if (count > 0 && s.holder[r] === me)
        lift(s, piece, r, piece.holds ? Math.max(0, count - Math.max(0, least - s.tokens[r])) : count, 'hand');
    }
  }
}

function takeUpTokens(s: State, people: PeopleNo, least: number): void {
  for (let r = 0; r < s.world.size; r++) {
    if (s.holder[r] !== people || s.tokens[r] <= least) continue;
    s.hand[people] += s.tokens[r] - least;
    s.tokens[r] = least;
  }
}

/** Whether a seat has tokens in hand that it can place. */
export function canDeploy(p: Read, seat: SeatNo): boolean {
  const me = p.active[seat];
  if (me !== NONE && p.hand[me] > 0 && holdsAny(p, me)) return true;
  for (let people = revenantOf(p, seat); people !== NONE; people = revenantOf(p, seat, people))
    if (p.hand[people] > 0 && holdsAny(p, people)) return true;
  return false;
}

export function deployments(p: Read, seat: SeatNo, add: (move: number) => void): void {
  const me = p.active[seat];
  const hasRevenant = revenantOf(p, seat) !== NONE;
  for (let r = 0; r < p.world.size; r++) {
    const holder = p.holder[r];
    if (holder === NONE || p.hand[holder] === 0 || p.owner[holder] !== seat) continue;
    if (holder === me || (hasRevenant && hooksOf(p, holder).livesOn)) add(deploy(r));
  }
}

export const canPlace = (p: Read, seat: SeatNo): boolean => nextPiece(p, seat) !== undefined;

/** Pieces in hand are placed kind by kind. */
function nextPiece(p: Read, seat: SeatNo): Kind | undefined {
  const me = p.active[seat];
  if (me === NONE) return undefined;
  const { pieces } = hooksOf(p, me);
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece.redeploys && p.kept[piece.index] > 0 && hasRoom(p, me, piece)) return piece;
  }
  return undefined;
}

function hasRoom(p: Read, me: PeopleNo, piece: Kind): boolean {
  for (let r = 0; r < p.world.size; r++) if (p.holder[r] === me && pieceCount(p, piece.index, r) < piece.perRegion) return true;
  return false;
}

export function placements(p: Read, seat: SeatNo, add: (move: number) => void): void {
  const piece = nextPiece(p, seat);
  if (piece === undefined) return;
  for (let r = 0; r < p.world.size; r++) {
    if (p.holder[r] === p.active[seat] && pieceCount(p, piece.index, r) < piece.perRegion) add(deployPiece(r, piece.index));
  }
}

/** After a last roll with nothing to redeploy there is still time for what may be done while redeploying. */
export function hasLateUse(p: Read): boolean {
  return p.begun === ROLLED && lateUses(p) > 0;
}

/** `begun` says so when conquests were ended by a roll. */
export const ROLLED = 2;

/** Whether an action may wait for the redeployment. */
export const isLate = (p: Read, { whileDeploying }: Action): boolean =>
  typeof whileDeploying === 'function' ? whileDeploying(p) : whileDeploying === true;

function lateUses(p: Read): number {
  const me = p.active[p.turn];
  if (me === NONE) return 0;
  let count = 0;
  for (const { slot, action } of hooksOf(p, me).actions) {
    if (isLate(p, action) && !isSpent(p, slot, action)) action.targets(p, me, () => count++);
  }
  return count;
}

/** Whether a turn is where only an active people can be; the last of a decline belongs to those who live on (CL-GHOULS-6). */
export const needsActive = (p: Read): boolean =>
  p.stage >= CHOICE && p.stage <= PLACING && !(p.stage === DEPLOYING && revenantOf(p, p.turn) !== NONE);
