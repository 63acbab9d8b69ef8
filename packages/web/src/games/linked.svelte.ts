/** The game or the homemade thing that the address of the page names, if it names one. */
import { bareAddress, fragmentAt } from '../routes.ts';

export type Linked = {
  /** `#game/…`; undefined for any other address. */
  readonly fragment: string | undefined;
  /** `#work/…`; undefined for any other address. */
  readonly work: string | undefined;
  readonly close: () => void;
  /** The address has been changed by the page itself. */
  readonly look: () => void;
};

/** Call while a component is made. */
export function watchLink(): Linked {
  const here = (): { readonly shared?: string; readonly work?: string } => {
    const named = fragmentAt(location.hash);
    return named.type === 'shared' || named.type === 'work' ? { [named.type]: named.fragment } : {};
  };
  let all = $state.raw(here());
  const look = (): void => {
    // The help lies over a game: its addresses do not close it.
    if (fragmentAt(location.hash).type !== 'help') all = here();
  };
  $effect(() => {
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  });
  return {
    get fragment() {
      return all.shared;
    },
    get work() {
      return all.work;
    },
    look,
    close: () => {
      all = {};
      history.pushState(history.state, '', bareAddress());
    },
  };
}
