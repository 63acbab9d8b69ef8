/** The shape of a box in the page, as Svelte can read it. */
import { createSubscriber } from 'svelte/reactivity';

export type Tallness = { readonly isTall: boolean };

/** Whether it is higher than wide. On a phone another panel may take its place: then it has no size, and keeps the shape it had. */
export function tallnessOf(box: HTMLElement): Tallness {
  let isTall = false;
  const measure = (): boolean => {
    if (box.clientWidth > 0) isTall = box.clientWidth < box.clientHeight;
    return isTall;
  };
  const watch = createSubscriber((update) => {
    const watcher = new ResizeObserver(() => {
      const before = isTall;
      if (measure() !== before) update();
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  });
  return {
    get isTall() {
      watch();
      return measure();
    },
  };
}
