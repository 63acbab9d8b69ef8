/** Coins for conquests: with the rest at scoring, or at once. */
import type { Traits } from '../core/ability.ts';
import type { Read } from '../core/state.ts';
import { type Conquest, conquestsOf } from '../core/terms.ts';
import { earn } from '../core/verbs.ts';

/** So many coins for each of the people's conquests. */
export const spoils = (
  ability: string,
  rule: string,
  coins: (p: Read, conquest: Conquest) => number,
): Pick<Traits, 'income' | 'onConquest'> => ({
  income: {
    rule,
    amount: (p, me) => (isPaidAtOnce(p) ? 0 : conquestsOf(p, me).reduce((total, conquest) => total + coins(p, conquest), 0)),
  },
  onConquest: (s, me) => {
    const latest = isPaidAtOnce(s) ? conquestsOf(s, me).at(-1) : undefined;
    if (latest !== undefined) earn(s, s.owner[me], coins(s, latest), rule, ability);
  },
});

/** AZ-ORCS-1 */
const isPaidAtOnce = (p: Read): boolean => p.world.rulings['conquest-coins-when'] === 'at-once';
