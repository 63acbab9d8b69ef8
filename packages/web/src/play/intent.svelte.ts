/** What somebody at the table has in mind: what the map is asked for, and which region is looked at. */
import type { Mode } from './controls.ts';
import type { Looked } from './pointing.ts';

export type Intent = { wish: Mode; looked: Looked | undefined };

export const MAIN: Mode = { type: 'main' };

/** Whoever sits down next at this screen begins with nothing in mind. */
export function openIntent(viewer: () => number | undefined): Intent {
  const seat = $derived(viewer());
  let wish = $derived.by<Mode>(() => {
    void seat;
    return MAIN;
  });
  let looked = $derived.by<Looked | undefined>(() => {
    void seat;
    return undefined;
  });
  return {
    get wish() {
      return wish;
    },
    set wish(to) {
      wish = to;
    },
    get looked() {
      return looked;
    },
    set looked(to) {
      looked = to;
    },
  };
}
