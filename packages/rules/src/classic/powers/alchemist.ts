import { power } from '../../core/ability.ts';

/** Alchemist. Two coins more each turn. */
export const alchemist = power({ id: 'alchemist', value: 4, income: { rule: 'CL-ALCHEMIST-1', amount: () => 2 } });
