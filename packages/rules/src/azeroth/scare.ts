/** Scaring off: a token, or what stands for one, leaves its region for another one of its people; without one it falls. */
import { type Piece, SCARE, SHIFT, TAMPER } from '../core/ability.ts';
import { recordAttack } from '../core/conquest.ts';
import { dues, duesOn, payDues } from '../core/cost.ts';
import { loseToken } from '../core/loss.ts';
import { isImmuneTo, isLand, isNear, piecesIn } from '../core/map.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import { lift, note, put, raceId, settle } from '../core/verbs.ts';
import { beast, champion, fort, wispWall } from './pieces.ts';

const WALLS = [wispWall, fort];
const STAND_INS = [beast, champion];

/** AZ-INTIMIDATING-4 */
export function mayScare(p: Read, me: number, r: number): boolean {
  const [holder, seat] = [p.holder[r], p.owner[me]];
  if (holder === NONE || holder === me || !isInReach(p, r) || !isNear(p, me, r) || isImmuneTo(p, r, seat)) return false;
  const wall = wallOf(p, r);
  if (wall === undefined && p.tokens[r] === 0 && standInOf(p, r) === undefined) return false;
  return dues(p, seat, r, wall === undefined ? SHIFT : TAMPER) <= p.coins[seat];
}

const isInReach = (p: Read, r: number): boolean => isLand(p, r) || p.world.rulings['intimidation-water'] === 'may';

/** AZ-INTIMIDATING-3 */
export const wallOf = (p: Read, r: number): Piece | undefined => WALLS.find((wall) => piecesIn(p, wall, r) > 0);

/** A beast or champion that is as good as a token, where no token stands. */
function standInOf(p: Read, r: number): Piece | undefined {
  return p.world.rulings['intimidate-pieces'] === 'yes' ? STAND_INS.find((piece) => piecesIn(p, piece, r) > 0) : undefined;
}

/** Where a token may go. AZ-INTIMIDATING-2 Murlocs have nowhere to go. */
export function refugesFrom(p: Read, me: number, r: number): number[] {
  const people = p.holder[r];
  if (people === p.world.natives) return [];
  return [...p.holder.keys()].filter((to) => to !== r && p.holder[to] === people && isInReach(p, to) && isOpen(p, p.owner[me], to));
}

/** Whether the seat that scares can send anybody there: not into what is immune against it. */
function isOpen(p: Read, seat: number, r: number): boolean {
  if (p.world.rulings['intimidate-into-immune'] === 'yes') return true;
  return !isImmuneTo(p, r, seat) && dues(p, seat, r, TAMPER) === 0;
}

/** What has to be paid is paid; a wall goes, or somebody will have to. */
export function threaten(s: State, me: number, r: number): void {
  const wall = wallOf(s, r);
  payDues(s, s.owner[me], duesOn(s, s.owner[me], [r], wall === undefined ? SHIFT : TAMPER));
  if (wall === undefined) recordAttack(s, r);
  else lift(s, wall, r, 1, 'box');
}

/** Off to another region, or lost where there is none (NONE). */
export function scareOff(s: State, me: number, r: number, to: number): void {
  if (s.tokens[r] === 0) scarePiece(s, r, to);
  else if (to === NONE) loseToken(s, r, SCARE, me);
  else {
    s.tokens[r]--;
    s.tokens[to]++;
    note(s, { type: 'moved', race: raceId(s, s.holder[r]), from: r, to });
    settle(s, r);
  }
}

function scarePiece(s: State, r: number, to: number): void {
  const piece = standInOf(s, r);
  if (piece === undefined) return;
  lift(s, piece, r, 1, to === NONE ? piece.whenLeft : 'hand');
  if (to !== NONE) put(s, piece, to);
  settle(s, r);
}
