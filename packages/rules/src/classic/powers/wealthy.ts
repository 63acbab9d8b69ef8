import { type Power, power } from '../../core/ability.ts';
import { replaced } from '../../core/lists.ts';

/** Wealthy. Seven coins, once, at the end of the people's first turn. Remembers that they were paid. */
export const wealthy: Power = power({
  id: 'wealthy',
  value: 4,
  veteran: 1,
  income: { rule: 'CL-WEALTHY-1', amount: (p) => (p.memory[wealthy.slot] === 0 ? 7 : 0) },
  onScored: (s) => {
    s.memory = replaced(s.memory, wealthy.slot, 1);
  },
});
