import { type Power, power } from '../../core/ability.ts';
import { canAttack } from '../../core/conquest.ts';
import { controller } from '../../core/map.ts';
import { aOf, deploy } from '../../core/move.ts';
import { NONE } from '../../core/state.ts';
import { ask } from '../../core/verbs.ts';
import { deniesRefuge, deniesScare, isOwnersChoice, refugesFrom, scareOff, threaten, wallOf } from '../scare.ts';
import { unverified } from '../values.ts';

/** Intimidating. Three times per turn a token beside their regions is scared off to another region of its people; walls go first. */
export const intimidating: Power = power({
  id: 'intimidating',
  value: unverified.intimidating,
  action: {
    rule: 'AZ-INTIMIDATING-1',
    perTurn: 3,
    takes: [1, 2],
    closed: {
      rule: 'AZ-INTIMIDATING-4',
      when: (p, me) => p.conquests.length > 0 && p.world.rulings['intimidation-last'] === 'no-conquest-can-follow' && !canAttack(p, me),
    },
    targets: (p, me, add) => {
      for (let r = 0; r < p.world.size; r++) {
        if (deniesScare(p, me, r) !== undefined) continue;
        const refuges = wallOf(p, r) !== undefined || isOwnersChoice(p) ? [] : refugesFrom(p, me, r);
        for (const to of refuges) add(r, to);
        if (refuges.length === 0) add(r, NONE);
      }
    },
    denies: (p, me, r, to) => deniesScare(p, me, r) ?? deniesRefuge(p, me, r, to),
    perform: (s, me, r, to) => {
      const hadWall = wallOf(s, r) !== undefined; // AZ-INTIMIDATING-3
      threaten(s, me, r, intimidating.id);
      if (hadWall) return;
      if (isOwnersChoice(s) && refugesFrom(s, me, r).length > 0) ask(s, intimidating, controller(s, r), r);
      else scareOff(s, me, r, to, intimidating.id);
    },
  },
  /** Where to, where the owner of the token is asked. */
  question: {
    rule: 'AZ-INTIMIDATING-1',
    ofOthers: true,
    fits: (p, { seat, a: r }) => r < p.world.size && controller(p, r) === seat && p.tokens[r] > 0 && isOwnersChoice(p),
    moves: (p, { a: r }, add) => {
      for (const to of refugesFrom(p, p.active[p.turn], r)) add(deploy(to));
    },
    answer: (s, { a: r }, move) => scareOff(s, s.active[s.turn], r, aOf(move), intimidating.id),
  },
});
