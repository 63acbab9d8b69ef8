/** Tokens that homemade tiles bring. */
import { reserve } from '../classic/reserve.ts';
import type { PeopleNo } from '../core/numbers.ts';
import type { State } from '../core/state.ts';
import { recruit } from '../core/verbs.ts';
import { type Hooks, type Made, merged, ofKind, RULE } from './made.ts';
import { conquestsThat } from './where.ts';

export function recruits({ effects, isMarker, tile, wheres }: Made): Hooks {
  const list = ofKind(effects, 'tokens');
  const isLater = ({ eachTurn, perConquests }: (typeof list)[number]): boolean =>
    isMarker || eachTurn === true || perConquests !== undefined;
  const atOnce = list.filter((e) => !isLater(e));
  const count = (isAttacking: boolean): number =>
    atOnce.reduce((sum, e) => ((e.attackers === true) === isAttacking ? sum + e.count : sum), 0);
  const [withPeople, attackers] = [count(false), count(true)];
  const later = list.filter(isLater).map(({ count: tokens, perConquests, where }) => {
    const conquests = conquestsThat(wheres.conquest(where));
    return (s: State, me: PeopleNo): number =>
      perConquests === undefined ? tokens : tokens * Math.floor(conquests(s, me).length / perConquests);
  });
  return merged([
    withPeople > 0 ? { onForm: (s: State, me: PeopleNo) => recruit(s, me, withPeople, RULE, tile().id) } : {},
    attackers > 0 ? reserve({ tile, count: attackers, rule: RULE, short: RULE, whose: 'a region of this people is given up' }) : {},
    later.length > 0
      ? {
          onRally: (s: State, me: PeopleNo) => {
            for (const tokens of later) recruit(s, me, tokens(s, me), RULE, tile().id);
          },
        }
      : {},
  ]);
}
