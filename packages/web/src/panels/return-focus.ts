/** For what comes up beside something else: when it goes, the focus goes back to where it was before. */
import { onDestroy, tick } from 'svelte';

/** Call while a component is made. */
export function returnFocus(): void {
  const before = document.activeElement;
  onDestroy(() => {
    void tick().then(() => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    });
  });
}
