/** The game that the address of the page names, if it names one. */
import { bareAddress, fragmentAt } from '../routes.ts';

export type Linked = {
  /** `#game/…`; undefined for any other address. */
  readonly fragment: string | undefined;
  readonly close: () => void;
  /** The address has been changed by the page itself. */
  readonly look: () => void;
};

/** Call while a component is made. */
export function watchLink(): Linked {
  const here = (): string | undefined => {
    const named = fragmentAt(location.hash);
    return named.type === 'shared' ? named.fragment : undefined;
  };
  let fragment = $state.raw(here());
  const look = (): void => {
    // The help lies over a game: its addresses do not close it.
    if (fragmentAt(location.hash).type !== 'help') fragment = here();
  };
  $effect(() => {
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  });
  return {
    get fragment() {
      return fragment;
    },
    look,
    close: () => {
      fragment = undefined;
      history.pushState(history.state, '', bareAddress());
    },
  };
}
