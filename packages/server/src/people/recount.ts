/** Everything counted once more, to see that what is kept is what the logs say. */
import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../store/store.ts';
import { resultFrom, WAY } from './counting.ts';

export interface Recount {
  readonly games: number;
  /** Games of which something else was kept. */
  readonly differing: readonly string[];
}

const AT_ONCE = 100;

export async function recount(store: Store, isWritten: boolean): Promise<Recount> {
  const differing: string[] = [];
  let games = 0;
  const pageAfter = (game: string): Promise<string[]> => store.finishedAfter(game, AT_ONCE, store.now());
  for (let page = await pageAfter(''); page.length > 0; page = await pageAfter(page.at(-1) ?? '')) {
    for (const id of page) {
      const game = await store.game(id);
      const result = game && resultFrom(game, await store.rowsSince(id, 0));
      games++;
      if (result === undefined || isDeepStrictEqual(result, await store.resultOf(id))) continue;
      differing.push(id);
      if (isWritten) await store.setResults(result, WAY);
    }
  }
  return { games, differing };
}
