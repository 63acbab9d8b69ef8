/** CORE-LOSS-4 In which order the others place what came back to their hands, when the turn is over. */

import { canDeploy, canPlace } from './deploy.ts';
import { hooksOf } from './hooks.ts';
import { isActive } from './map.ts';
import type { SeatNo } from './numbers.ts';
import type { Read } from './state.ts';

/** Whether a seat has anything in hand that it can place. */
export const hasToRetreat = (p: Read, seat: SeatNo): boolean => canDeploy(p, seat) || canPlace(p, seat);

/** The seat that comes after `last`; the seat whose turn it was when nobody is left. */
export function nextRetreat(p: Read, last: number): number {
  return p.world.rulings['retreat-order'] === 'loss-order' ? firstDriven(p) : (last + 1) % p.active.length;
}

/** Of those that still have something to place, the seat that was first driven out; who lost without being conquered comes before all. */
function firstDriven(p: Read): number {
  const seats = p.active.length;
  let first = p.turn;
  let earliest = Number.POSITIVE_INFINITY;
  for (let i = 1; i < seats; i++) {
    const seat = (p.turn + i) % seats;
    if (!hasToRetreat(p, seat)) continue;
    const loss = firstLoss(p, seat);
    if (loss >= earliest) continue;
    first = seat;
    earliest = loss;
  }
  return first;
}

/** The place of a seat's first loss among the conquests of this turn, or -1. Who loses everybody with a region does not retreat. */
function firstLoss(p: Read, seat: SeatNo): number {
  for (let i = 2; i < p.conquests.length; i += 5) {
    const people = p.conquests[i];
    if (p.owner[people] === seat && (isActive(p, people) || hooksOf(p, people).livesOn)) return i;
  }
  return -1;
}
