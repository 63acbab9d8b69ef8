import { type Power, power } from '../../core/ability.ts';
import { canAttackWith } from '../../core/conquest.ts';
import { noteToday, today } from '../../core/memory.ts';
import { rollDie } from '../../core/random.ts';
import { NONE } from '../../core/state.ts';
import { note } from '../../core/verbs.ts';

/** Berserk. The die may be rolled before each conquest, and is taken off its cost. Remembers the roll that waits for its conquest, plus one. */
export const berserk: Power = power({
  id: 'berserk',
  value: 4,
  rollsFirst: true, // CL-BERSERK-3
  action: {
    rule: 'CL-BERSERK-1',
    targets: (p, me, add) => {
      if (today(p, berserk) === 0 && canAttackWith(p, me, 3)) add(NONE, NONE);
    },
    perform: (s, me) => {
      const die = rollDie(s);
      noteToday(s, berserk, die + 1);
      note(s, { type: 'rolled', seat: s.owner[me], die, ability: berserk.id });
    },
  },
  discount: { rule: 'CL-BERSERK-1', amount: (p) => Math.max(0, today(p, berserk) - 1) },
  onConquest: (s) => noteToday(s, berserk, 0),
});
