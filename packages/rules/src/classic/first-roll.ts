/** The die before each conquest: Berserk, and homemade tiles that roll so. */
import { type Ability, type Denial, deny, type Term } from '../core/ability.ts';
import { canAttackWith } from '../core/conquest.ts';
import { noteToday, today } from '../core/memory.ts';
import type { PeopleNo } from '../core/numbers.ts';
import { rollDie } from '../core/random.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import { note } from '../core/verbs.ts';

interface Roller {
  readonly tile: () => Ability;
  readonly rule: string;
  /** When it cannot be rolled, and that it stands for the last roll. */
  readonly hopeless: string;
  readonly instead: string;
}

/** The ability remembers the roll that waits for its conquest, plus one. */
export function firstRoll({ hopeless, instead, rule, tile }: Roller) {
  const waiting = deny('spent', instead, 'the roll that was made waits for its conquest');
  const tooFew = deny('too-few-tokens', hopeless, 'even a 3 on the die would take no region');
  const denies = (p: Read, me: PeopleNo): Denial | undefined => {
    if (today(p, tile()) > 0) return waiting;
    return canAttackWith(p, me, 3) ? undefined : tooFew;
  };
  const discount: Term = { rule, amount: (p) => Math.max(0, today(p, tile()) - 1) };
  return {
    rollsFirst: instead,
    action: {
      rule,
      takes: [0],
      targets: (p: Read, me: PeopleNo, add: (a: number, b: number) => void) => {
        if (denies(p, me) === undefined) add(NONE, NONE);
      },
      denies,
      perform: (s: State, me: PeopleNo) => {
        const die = rollDie(s);
        noteToday(s, tile(), die + 1);
        note(s, { type: 'rolled', seat: s.owner[me], die, ability: tile().id });
      },
    },
    discount,
    onConquest: (s: State) => {
      noteToday(s, tile(), 0);
    },
  };
}
