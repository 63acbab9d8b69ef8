/** How far somebody may go back: to the last fact that was revealed, or to the last decision of another seat. */
import type { Event } from '@elbowroom/rules';
import type { Step } from './table.ts';

/** Whether an event tells somebody what could not be known before: a roll, a marker or bomb turned up, a new tile in the row of offers. */
function isRevealing({ type }: Event): boolean {
  return type === 'rolled' || type === 'turned-up' || type === 'uncovered' || type === 'picked' || type === 'ended';
}

/** Whether the last step may be taken back by this seat. */
export function canTakeBack(steps: readonly Step[], seat: number | undefined): boolean {
  const last = steps.at(-1);
  return last !== undefined && seat !== undefined && last.seat === seat && !last.events.some(isRevealing);
}

/** How many steps at the end this seat may take back, one after the other. */
export function stepsBack(steps: readonly Step[], seat: number | undefined): number {
  let count = 0;
  while (canTakeBack(steps.slice(0, steps.length - count), seat)) count++;
  return count;
}
