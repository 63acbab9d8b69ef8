import { type Denial, deny, type Power, power } from '../../core/ability.ts';
import { canAttackWith } from '../../core/conquest.ts';
import { noteToday, today } from '../../core/memory.ts';
import type { PeopleNo } from '../../core/numbers.ts';
import { rollDie } from '../../core/random.ts';
import { NONE, type Read } from '../../core/state.ts';
import { note } from '../../core/verbs.ts';

/** Berserk. The die may be rolled before each conquest, and is taken off its cost. Remembers the roll that waits for its conquest, plus one. */
export const berserk: Power = power({
  id: 'berserk',
  value: 4,
  rollsFirst: 'CL-BERSERK-3',
  action: {
    rule: 'CL-BERSERK-1',
    takes: [0],
    targets: (p, me, add) => {
      if (denies(p, me) === undefined) add(NONE, NONE);
    },
    denies,
    perform: (s, me) => {
      const die = rollDie(s);
      noteToday(s, berserk, die + 1);
      note(s, { type: 'rolled', seat: s.owner[me], die, ability: berserk.id });
    },
  },
  discount: { rule: 'CL-BERSERK-1', amount: (p) => Math.max(0, today(p, berserk) - 1) },
  onConquest: (s) => {
    noteToday(s, berserk, 0);
  },
});

const WAITING = deny('spent', 'CL-BERSERK-3', 'the roll that was made waits for its conquest');
const HOPELESS = deny('too-few-tokens', 'CL-BERSERK-2', 'even a 3 on the die would take no region');

function denies(p: Read, me: PeopleNo): Denial | undefined {
  if (today(p, berserk) > 0) return WAITING;
  return canAttackWith(p, me, 3) ? undefined : HOPELESS;
}
