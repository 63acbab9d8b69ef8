import { CONVERSION, type Race, race } from '../../core/ability.ts';
import { isBeside } from '../../core/cost.ts';
import { hooksOf } from '../../core/hooks.ts';
import { controller, defenders, holdsAny, isActive } from '../../core/map.ts';
import { noteToday, today } from '../../core/memory.ts';
import { NONE, type Read } from '../../core/state.ts';

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
      if (victim === NONE || !canBeConverted(p, victim) || controller(p, r) === p.owner[me]) return false;
      const isLone = defenders(p, r) === 1; // CL-SORCERERS-2
      const isFresh = ((today(p, sorcerers) >> controller(p, r)) & 1) === 0;
      return isLone && isFresh && p.tray[me] > 0 && isWithinReach(p, me, r);
    },
    garrison: (s, me, r, loser) => {
      s.tray[me]--;
      s.tokens[r]++;
      noteToday(s, sorcerers, today(s, sorcerers) | (1 << loser));
    },
  },
});

/** CL-GHOULS-8 Active peoples; and those that live on in decline, if the table reads it so. */
const canBeConverted = (p: Read, people: number): boolean =>
  isActive(p, people) || (hooksOf(p, people).livesOn && p.world.rulings['ghouls-converted'] === 'like-active');

/** CL-SORCERERS-5 What borders; the wings of a Flying people lift a conversion as far as the table lets them. */
function isWithinReach(p: Read, me: number, r: number): boolean {
  const { rulings } = p.world;
  if (rulings['sorcerers-flying'] === 'beside') return isBeside(p, me, hooksOf(p, me), r);
  return rulings['sorcerers-first'] === 'flying-yes' || holdsAny(p, me);
}
