/** Whose turn each step of a game belongs to. A retreat in the turn of somebody else is part of that turn. */
import type { Step } from '@elbowroom/rules';

export type Turn = {
  readonly seat: number;
  /** Its steps: from this one on, up to the other without it. */
  readonly from: number;
  readonly to: number;
};

/** Oldest first; the last one may not be over, and may have no step yet. */
export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = [];
  let [seat, from] = [steps[0]?.seat, 0];
  for (const [i, { events }] of steps.entries()) {
    const next = events.findLast((event) => event.type === 'turn-began');
    if (next === undefined || seat === undefined) continue;
    turns.push({ seat, from, to: i + 1 });
    [seat, from] = [next.seat, i + 1];
  }
  return seat === undefined ? turns : [...turns, { seat, from, to: steps.length }];
}

/** How many steps had been made when the last turn of that seat was over; none if it had no turn yet. */
export function lastTurnEnd(steps: readonly Step[], seat: number | undefined): number {
  return turnsOf(steps).findLast((turn, i, all) => turn.seat === seat && i < all.length - 1)?.to ?? 0;
}
