/** Counts games that are over: those that end here at once, and whatever is left over, from nodes that fell and from before games were counted, little by little. */
import type { Game, Store } from '../store/store.ts';
import { resultFrom, WAY } from './counting.ts';

/** Games of one look: a tenth of a second's work, as a rule. There is always another look. */
const MOST = 5;

type Shelf = Pick<Store, 'game' | 'rowsSince' | 'setResults' | 'uncounted'>;

export interface Counter {
  /** A game has ended. */
  readonly count: (game: Game) => Promise<void>;
  /** Some of those that nobody has counted. */
  readonly look: () => Promise<void>;
}

export function counterOf(store: Shelf): Counter {
  const count = async (game: Game): Promise<void> => {
    const result = resultFrom(game, await store.rowsSince(game.id, 0));
    if (result !== undefined) await store.setResults(result, WAY);
  };
  return {
    count,
    async look() {
      for (const id of await store.uncounted(WAY, MOST)) {
        const game = await store.game(id);
        if (game !== undefined) await count(game);
      }
    },
  };
}
