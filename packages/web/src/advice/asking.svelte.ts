/** Advice that somebody asked for. It is for the moment in which it was asked for: another moment, another thought. */
import type { Advice } from '@elbowroom/bots';
import type { View } from '@elbowroom/rules';
import type { Counsel } from '../table/thinker.ts';

/** A plan that the map shows. */
type ShownPlan = { readonly index: number; readonly regions: readonly number[] };

export type Asking = {
  readonly isOpen: boolean;
  /** Undefined while it is being thought about. */
  readonly advice: Advice | 'failed' | undefined;
  readonly plan: ShownPlan | undefined;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly show: (plan: ShownPlan | undefined) => void;
};

/** `moment`: what the one who asks may know; undefined while there is nothing for them to decide. */
export function openAsking(counsel: () => Counsel, moment: () => View | undefined): Asking {
  /** The seat that asked: at one screen the next who sits down has not. */
  let asker = $state<number>();
  let answer = $state.raw<{ readonly to: View; readonly given: Advice | 'failed' }>();
  const now = $derived(moment());
  const isOpen = $derived(now !== undefined && now.viewer === asker);
  /** What is to be thought about. */
  const question = $derived(isOpen ? now : undefined);
  const advice = $derived(answer !== undefined && answer.to === question ? answer.given : undefined);
  let plan = $derived.by<ShownPlan | undefined>(() => {
    void question;
    return undefined;
  });
  $effect(() => {
    const to = question;
    if (to === undefined) return;
    counsel()
      .advise(to)
      .catch(() => 'failed' as const)
      .then((given) => {
        if (question === to) answer = { to, given };
      });
  });
  return {
    get isOpen() {
      return isOpen;
    },
    get advice() {
      return advice;
    },
    get plan() {
      return plan;
    },
    toggle: () => {
      asker = isOpen ? undefined : now?.viewer;
    },
    close: () => {
      asker = undefined;
    },
    show: (next) => {
      plan = next;
    },
  };
}
