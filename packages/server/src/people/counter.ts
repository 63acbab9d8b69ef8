/** Counts games that are over: those that end here at once, and whatever is left over, from nodes that fell and from before games were counted, little by little. */
import { delayMs } from '../game/delay.ts';
import type { GameResult } from '../store/people/results.ts';
import type { Game, Row, Store } from '../store/store.ts';
import { resultFrom, WAY } from './counting.ts';

/** Games of one look: a tenth of a second's work, as a rule. There is always another look. */
const MOST = 5;

type Shelf = Pick<Store, 'game' | 'now' | 'rowsSince' | 'setResults' | 'uncounted'>;

export interface Counter {
  /** A game has ended; one whose end is still kept from those who look on is left for later. */
  readonly count: (game: Game) => Promise<void>;
  /** Some of those that nobody has counted. */
  readonly look: () => Promise<void>;
}

/** Of a game that does not count: it is not looked at again. */
const nothingOf = ({ id }: Game): GameResult => ({ game: id, edition: '', ended: 0, isPublic: false, seats: [] });

export function counterOf(store: Shelf, onFault: (error: unknown) => void): Counter {
  /** A log that cannot be played must not keep the others from being counted. */
  const resultOf = (game: Game, rows: readonly Row[]): GameResult | undefined => {
    try {
      return resultFrom(game, rows);
    } catch (error) {
      onFault(error);
      return undefined;
    }
  };
  const count = async (game: Game): Promise<void> => {
    await store.setResults(resultOf(game, await store.rowsSince(game.id, 0)) ?? nothingOf(game), WAY);
  };
  return {
    count: async (game) => (delayMs(game) > 0 ? undefined : count(game)),
    async look() {
      for (const id of await store.uncounted(WAY, MOST, store.now())) {
        const game = await store.game(id);
        if (game !== undefined) await count(game);
      }
    },
  };
}
