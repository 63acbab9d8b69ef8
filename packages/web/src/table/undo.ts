/** How far somebody may go back: to the last fact that was revealed, or to the last decision of another seat. */
import { reveals, type Step } from '@elbowroom/rules';
import type { Parent } from './parent.ts';

/** How many steps at the end this seat may take back, one after the other. */
export function stepsBack(steps: readonly Step[], seat: number | undefined): number {
  const isFree = (step: Step | undefined): boolean => step !== undefined && step.seat === seat && !reveals(step.events);
  let count = 0;
  while (isFree(steps[steps.length - 1 - count])) count++;
  return count;
}

/** Those that were made in this game: what its parent went through stays as it is. */
export const ownSteps = (steps: readonly Step[], parent: Pick<Parent, 'step'> | undefined): readonly Step[] =>
  parent === undefined ? steps : steps.slice(parent.step);

/** Whether the last step may be taken back by this seat. */
export const canTakeBack = (steps: readonly Step[], seat: number | undefined): boolean => stepsBack(steps.slice(-1), seat) > 0;
