import { type Denial, deny, type Power, power, SCARE, SHIFT, TAMPER } from '../../core/ability.ts';
import { recordAttack } from '../../core/conquest.ts';
import { dues, duesOn, payDues, unpaid } from '../../core/cost.ts';
import { loseToken } from '../../core/loss.ts';
import { isImmuneTo, isLand, isNear, piecesIn } from '../../core/map.ts';
import { NONE, type Read } from '../../core/state.ts';
import { lift, note, raceId, settle } from '../../core/verbs.ts';
import { IMMUNE, WATER } from '../denials.ts';
import { fort, wispWall } from '../pieces.ts';
import { unverified } from '../values.ts';

const WALLS = [wispWall, fort];

/** Intimidating. Three times per turn a token beside their regions is scared off to another region of its people; walls go first. */
export const intimidating: Power = power({
  id: 'intimidating',
  value: unverified.intimidating,
  action: {
    rule: 'AZ-INTIMIDATING-1',
    perTurn: 3,
    takes: [1, 2],
    targets: (p, me, add) => {
      for (let r = 0; r < p.world.size; r++) {
        if (deniesScare(p, me, r) !== undefined) continue;
        const refuges = wallOf(p, r) === undefined ? refugesFrom(p, me, r) : [];
        for (const to of refuges) add(r, to);
        if (refuges.length === 0) add(r, NONE);
      }
    },
    denies: (p, me, r, to) => deniesScare(p, me, r) ?? deniesRefuge(p, me, r, to),
    perform: (s, me, r, to) => {
      const wall = wallOf(s, r);
      payDues(s, s.owner[me], duesOn(s, s.owner[me], [r], wall === undefined ? SHIFT : TAMPER));
      if (wall !== undefined) return lift(s, wall, r, 1, 'box', intimidating.id); // AZ-INTIMIDATING-3
      recordAttack(s, r);
      if (to === NONE) return loseToken(s, r, SCARE, me, intimidating.id);
      s.tokens[r]--;
      s.tokens[to]++;
      note(s, { type: 'moved', race: raceId(s, s.holder[r]), from: r, to, ability: intimidating.id });
      settle(s, r);
    },
  },
});

const rule = 'AZ-INTIMIDATING-1';
const NOBODY = deny('nobody-there', rule, 'nobody stands there');
const OWN = deny('own-region', rule, 'the tokens there are their own');
const FAR = deny('not-bordering', rule, 'the region of the token borders none of theirs');
const NO_TOKEN = deny('not-a-target', 'AZ-INTIMIDATING-4', 'only a champion or beasts stand there');
const WALL = deny('wall-first', 'AZ-INTIMIDATING-3', 'a wall stands there and goes first; name that region alone');
const MURLOC = deny('not-a-refuge', 'AZ-INTIMIDATING-2', 'a Murloc flees nowhere; name its region alone');
const NO_REFUGE = deny('not-a-refuge', rule, 'the token has nowhere to flee to; name its region alone');
const WHERE = deny('refuge-needed', rule, 'name the region that the token flees to as well');
const NO_HOME = deny('not-a-refuge', rule, 'the token flees to another region of its own people');
const SHUT = deny('not-a-refuge', 'AZ-INTIMIDATING-4', 'the token cannot be sent into that region');

/** AZ-INTIMIDATING-4 */
function deniesScare(p: Read, me: number, r: number): Denial | undefined {
  const [holder, seat] = [p.holder[r], p.owner[me]];
  if (holder === me) return OWN;
  if (holder === NONE) return NOBODY;
  if (!isLand(p, r)) return WATER;
  if (!isNear(p, me, r)) return FAR;
  if (isImmuneTo(p, r, seat)) return IMMUNE;
  const wall = wallOf(p, r);
  if (wall === undefined && p.tokens[r] === 0) return NO_TOKEN;
  return unpaid(p, seat, [r], wall === undefined ? SHIFT : TAMPER);
}

/** Why a token of a region that may be scared does not go where it is sent. */
function deniesRefuge(p: Read, me: number, r: number, to: number): Denial | undefined {
  if (wallOf(p, r) !== undefined) return to === NONE ? undefined : WALL;
  if (to === NONE) return refugesFrom(p, me, r).length > 0 ? WHERE : undefined;
  if (p.holder[r] === p.world.natives) return MURLOC;
  if (refugesFrom(p, me, r).length === 0) return NO_REFUGE;
  return to === r || p.holder[to] !== p.holder[r] ? NO_HOME : SHUT;
}

const wallOf = (p: Read, r: number): (typeof WALLS)[number] | undefined => WALLS.find((wall) => piecesIn(p, wall, r) > 0);

/** AZ-INTIMIDATING-2 Murlocs have nowhere to go. */
function refugesFrom(p: Read, me: number, r: number): number[] {
  const [people, seat] = [p.holder[r], p.owner[me]];
  if (people === p.world.natives) return [];
  return [...p.holder.keys()].filter(
    (to) => to !== r && p.holder[to] === people && isLand(p, to) && !isImmuneTo(p, to, seat) && dues(p, seat, to, TAMPER) === 0,
  );
}
