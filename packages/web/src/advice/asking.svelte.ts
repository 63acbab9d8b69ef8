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
  let advice = $state.raw<Advice | 'failed'>();
  let plan = $state.raw<ShownPlan>();
  const now = $derived(moment());
  const isOpen = $derived(now !== undefined && now.viewer === asker);
  $effect(() => {
    const view = isOpen ? now : undefined;
    advice = undefined;
    plan = undefined;
    let isStale = false;
    if (view !== undefined)
      counsel()
        .advise(view)
        .catch(() => 'failed' as const)
        .then((given) => {
          if (!isStale) advice = given;
        });
    return () => {
      isStale = true;
    };
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
