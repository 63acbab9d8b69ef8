/** Many duels, on several cores or machines; the results do not depend on how many. */
import type { Duel } from './duel.ts';
import { tuned } from './pieces.ts';

/** In the order of the duels: the first one's share of each victory. */
export const foughtAll = (duels: readonly Duel[], workers: number): Promise<number[]> => tuned('duel', undefined, duels, workers);
