import { CONVERSION, type Denial, deny, type Race, race } from '../../core/ability.ts';
import { isBeside } from '../../core/cost.ts';
import { hooksOf } from '../../core/hooks.ts';
import { controller, defenders, holdsAny, isActive } from '../../core/map.ts';
import { noteToday, today } from '../../core/memory.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
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
    denies,
    garrison: (s, me, r, loser) => {
      s.tray[me]--;
      s.tokens[r]++;
      noteToday(s, sorcerers, today(s, sorcerers) | (1 << loser));
    },
  },
});

const rule = 'CL-SORCERERS-1';
const NOBODY = deny('nobody-there', rule, 'nobody stands there to be converted');
const OWN = deny('own-region', rule, 'whoever stands there is yours');
const DECLINED = deny('not-active', rule, 'whoever stands there is in decline, and only active tokens are converted');
const CROWD = deny('not-alone', rule, 'more than one token stands there');
const CAMP = deny('not-alone', 'CL-SORCERERS-2', 'the token is not alone: a piece that counts as one stands beside it');
const AGAIN = deny('spent', rule, 'that opponent has had a token converted this turn already');
const NONE_LEFT = deny('tray-empty', 'CL-SORCERERS-5', 'no Sorcerer is left in the tray');
const NO_FOOTHOLD = deny('no-foothold', 'CL-SORCERERS-5', 'it cannot be their first conquest, and they hold no region');
const TOO_FAR = deny('not-bordering', 'CL-SORCERERS-5', 'wings do not lift a conversion at this table: it must border their regions');

function denies(p: Read, me: PeopleNo, r: RegionNo): Denial | undefined {
  const victim = p.holder[r];
  if (victim === NONE) return NOBODY;
  if (controller(p, r) === p.owner[me]) return OWN;
  if (!canBeConverted(p, victim)) return DECLINED;
  if (defenders(p, r) !== 1) return p.tokens[r] === 1 ? CAMP : CROWD;
  if (((today(p, sorcerers) >> controller(p, r)) & 1) === 1) return AGAIN;
  if (p.tray[me] === 0) return NONE_LEFT;
  return isWithinReach(p, me, r) ? undefined : holdsAny(p, me) ? TOO_FAR : NO_FOOTHOLD;
}

/** CL-GHOULS-8 Active peoples; and those that live on in decline, if the table reads it so. */
const canBeConverted = (p: Read, people: PeopleNo): boolean =>
  isActive(p, people) || (hooksOf(p, people).livesOn && p.world.rulings['revenants-converted'] === 'like-active');

/** CL-SORCERERS-5 What borders; the wings of a Flying people lift a conversion as far as the table lets them. */
function isWithinReach(p: Read, me: PeopleNo, r: RegionNo): boolean {
  const { rulings } = p.world;
  if (rulings['sorcerers-flying'] === 'beside') return isBeside(p, me, hooksOf(p, me), r);
  return rulings['sorcerers-first'] === 'flying-yes' || holdsAny(p, me);
}
