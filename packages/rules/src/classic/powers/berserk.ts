import { type Power, power } from '../../core/ability.ts';
import { firstRoll } from '../first-roll.ts';

/** Berserk. The die may be rolled before each conquest, and is taken off its cost. */
export const berserk: Power = power({
  id: 'berserk',
  value: 4,
  ...firstRoll({ tile: () => berserk, rule: 'CL-BERSERK-1', hopeless: 'CL-BERSERK-2', instead: 'CL-BERSERK-3' }),
});
