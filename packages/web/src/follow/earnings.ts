/** Where the coins of a score come from: a coin for each region that brought one; what an ability brought has no place of its own. */
import type { Item } from '@elbowroom/rules';
import type { Tabletop } from '@elbowroom/rules/look';

export type Earnings = {
  /** One for each coin. */
  readonly regions: readonly number[];
  readonly elsewhere: number;
};

const REGIONS = 'CORE-SCORE-1';

export function earningsOf(items: readonly Item[], { regions }: Tabletop): Earnings {
  const held = (race: string): number[] => regions.flatMap(({ holding }, region) => (holding?.race === race ? [region] : []));
  const found = items.flatMap(({ rule, what, amount }) => (rule === REGIONS ? held(what).slice(0, amount) : []));
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  return { regions: found, elsewhere: Math.max(0, total - found.length) };
}
