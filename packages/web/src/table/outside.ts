/** The one way in which what changes outside Svelte enters it. */
import { createSubscriber } from 'svelte/reactivity';

/** Tells of every change, until the returned function is called. */
export type Source = { readonly subscribe: (listener: () => void) => () => void };

/** Read in a component or a derived, the source is read anew after each of its changes. */
export function watched<S extends Source>(source: S): () => S {
  const watch = createSubscriber((update) => source.subscribe(update));
  return () => {
    watch();
    return source;
  };
}
