import { type Power, power } from '../../core/ability.ts';
import { remember, remembered } from '../../core/memory.ts';

/** Wealthy. Seven coins, once, at the end of the people's first turn. Remembers that they were paid. */
export const wealthy: Power = power({
  id: 'wealthy',
  value: 4,
  veteran: 1,
  income: { rule: 'CL-WEALTHY-1', amount: (p) => (remembered(p, wealthy) === 0 ? 7 : 0) },
  onScored: (s) => remember(s, wealthy, 1),
});
