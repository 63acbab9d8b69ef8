/** How far somebody may go back: to the last fact that was revealed, or to the last decision of another seat. */
import { reveals, type Step } from '@elbowroom/rules';

/** How many steps at the end this seat may take back, one after the other. */
export function stepsBack(steps: readonly Step[], seat: number | undefined): number {
  const isFree = (step: Step | undefined): boolean => step !== undefined && step.seat === seat && !reveals(step.events);
  let count = 0;
  while (isFree(steps[steps.length - 1 - count])) count++;
  return count;
}

/** Whether the last step may be taken back by this seat. */
export const canTakeBack = (steps: readonly Step[], seat: number | undefined): boolean => stepsBack(steps.slice(-1), seat) > 0;
