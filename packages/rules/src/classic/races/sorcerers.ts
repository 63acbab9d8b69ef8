import { CONVERSION, type Race, race } from '../../core/ability.ts';
import { controller, defenders, holdsAny, isActive } from '../../core/map.ts';
import { noteToday, today } from '../../core/memory.ts';
import { NONE } from '../../core/state.ts';

/** Sorcerers. Once per turn and opponent they turn a lone active token into one of their own. */
export const sorcerers: Race = race({
  id: 'sorcerers',
  value: 5,
  tray: 18,
  attack: {
    rule: 'CL-SORCERERS-1',
    bordering: true,
    cause: CONVERSION, // CL-SORCERERS-3
    pays: () => 0,
    may: (p, me, r) => {
      const victim = p.holder[r];
      if (victim === NONE || !isActive(p, victim) || controller(p, r) === p.owner[me]) return false;
      const isLone = defenders(p, r) === 1; // CL-SORCERERS-2
      const isFresh = ((today(p, sorcerers) >> controller(p, r)) & 1) === 0;
      return isLone && isFresh && p.tray[me] > 0 && holdsAny(p, me); // CL-SORCERERS-5
    },
    garrison: (s, me, r, victim) => {
      s.tray[me]--;
      s.tokens[r]++;
      noteToday(s, sorcerers, today(s, sorcerers) | (1 << s.owner[victim]));
    },
  },
});
