/** Once per turn and opponent a lone active token changes sides: Sorcerers, and homemade tiles that can do the same. */
import { type Ability, type Attack, CONVERSION, type Denial, deny } from '../core/ability.ts';
import { isBeside } from '../core/cost.ts';
import { hooksOf } from '../core/hooks.ts';
import { controller, defenders, holdsAny, isActive } from '../core/map.ts';
import { noteToday, today } from '../core/memory.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import { NONE, type Read } from '../core/state.ts';

/** Whose ability it is, and the rules that it goes by. */
interface Converter {
  readonly tile: () => Ability;
  readonly rule: string;
  /** What does not count as alone, and how far it goes and how often. */
  readonly alone: string;
  readonly limits: string;
}

/** The ability remembers the opponents that have had it this turn. */
export function conversion(by: Converter): Attack {
  return {
    rule: by.rule,
    bordering: true,
    cause: CONVERSION,
    pays: () => 0,
    denies: denying(by),
    garrison: (s, me, r, loser) => {
      s.tray[me]--;
      s.tokens[r]++;
      noteToday(s, by.tile(), today(s, by.tile()) | (1 << loser));
    },
  };
}

function denying({ alone, limits, rule, tile }: Converter): NonNullable<Attack['denies']> {
  const nobody = deny('nobody-there', rule, 'nobody stands there to be converted');
  const own = deny('own-region', rule, 'whoever stands there is yours');
  const declined = deny('not-active', rule, 'whoever stands there is in decline, and only active tokens are converted');
  const crowd = deny('not-alone', rule, 'more than one token stands there');
  const camp = deny('not-alone', alone, 'the token is not alone: a piece that counts as one stands beside it');
  const again = deny('spent', rule, 'that opponent has had a token converted this turn already');
  const noneLeft = deny('tray-empty', limits, 'none of their tokens is left in the tray');
  const noFoothold = deny('no-foothold', limits, 'it cannot be their first conquest, and they hold no region');
  const tooFar = deny('not-bordering', limits, 'wings do not lift a conversion at this table: it must border their regions');
  return (p, me, r): Denial | undefined => {
    const victim = p.holder[r];
    if (victim === NONE) return nobody;
    if (controller(p, r) === p.owner[me]) return own;
    if (!canBeConverted(p, victim)) return declined;
    if (defenders(p, r) !== 1) return p.tokens[r] === 1 ? camp : crowd;
    if (((today(p, tile()) >> controller(p, r)) & 1) === 1) return again;
    if (p.tray[me] === 0) return noneLeft;
    return isWithinReach(p, me, r) ? undefined : holdsAny(p, me) ? tooFar : noFoothold;
  };
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
