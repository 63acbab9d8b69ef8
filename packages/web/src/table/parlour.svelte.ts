/** Where games of this device are played: one is opened from what is kept, left for another, and given up where another tab plays it. */
import { type Library, watchElsewhere } from './library.ts';
import type { SavedGame } from './saved.ts';
import type { Table } from './table.ts';

export type Parlour = {
  readonly table: Table | undefined;
  /** Why the game cannot be shown. */
  readonly trouble: 'gone' | 'unplayable' | 'elsewhere' | undefined;
  /** Leaves the game that was played, and sits down at this one, if any. */
  readonly enter: (id: string | undefined) => void;
};

type ParlourKeys = {
  readonly library: Pick<Library, 'find'>;
  /** Throws at a game whose moves do not fit the rules. */
  readonly open: (game: SavedGame) => Table;
};

export function openParlour({ library, open }: ParlourKeys): Parlour {
  let table = $state.raw<Table>();
  let trouble = $state<Parlour['trouble']>();
  let stopWatching = (): void => undefined;
  const leave = (): void => {
    stopWatching();
    table?.leave();
    table = undefined;
  };
  const sitDown = (id: string): Parlour['trouble'] => {
    const known = library.find(id);
    if (known === undefined) return 'gone';
    if (known.game === undefined) return 'unplayable';
    try {
      table = open(known.game);
    } catch {
      return 'unplayable';
    }
    // Two tabs would play two games and keep the one that moved last: whichever did not move leaves the table.
    stopWatching = watchElsewhere(id, () => {
      leave();
      trouble = 'elsewhere';
    });
    return undefined;
  };
  return {
    get table() {
      return table;
    },
    get trouble() {
      return trouble;
    },
    enter: (id) => {
      leave();
      trouble = id === undefined ? undefined : sitDown(id);
    },
  };
}
