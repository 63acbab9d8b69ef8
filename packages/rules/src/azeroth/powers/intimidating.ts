import { type Power, power, SCARE, SHIFT, TAMPER } from '../../core/ability.ts';
import { recordAttack } from '../../core/conquest.ts';
import { dues, duesOn, payDues } from '../../core/cost.ts';
import { loseToken } from '../../core/loss.ts';
import { isImmuneTo, isLand, isNear, piecesIn } from '../../core/map.ts';
import { NONE, type Read } from '../../core/state.ts';
import { lift, note, raceId, settle } from '../../core/verbs.ts';
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
    targets: (p, me, add) => {
      for (let r = 0; r < p.world.size; r++) {
        if (!mayScare(p, me, r)) continue;
        const refuges = wallOf(p, r) === undefined ? refugesFrom(p, me, r) : [];
        for (const to of refuges) add(r, to);
        if (refuges.length === 0) add(r, NONE);
      }
    },
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

/** AZ-INTIMIDATING-4 */
function mayScare(p: Read, me: number, r: number): boolean {
  const [holder, seat] = [p.holder[r], p.owner[me]];
  if (holder === NONE || holder === me || !isLand(p, r) || !isNear(p, me, r) || isImmuneTo(p, r, seat)) return false;
  const wall = wallOf(p, r);
  if (wall === undefined && p.tokens[r] === 0) return false;
  return dues(p, seat, r, wall === undefined ? SHIFT : TAMPER) <= p.coins[seat];
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
