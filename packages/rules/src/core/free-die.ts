/** What to do when a free die has left the hand too short: roll again as the last conquest, or give it up. */
import { deny, type Question } from './ability.ts';
import { mayRollFor, rollForRegion } from './conquest.ts';
import { price } from './cost.ts';
import { hooksOf } from './hooks.ts';
import { strength } from './map.ts';
import { chooseNone, kindOf, ROLL, roll } from './move.ts';
import { CONQUERING } from './stage.ts';
import { endByRoll } from './turn.ts';

/** `a` is region | mask << 8, `b` what the free die showed. */
export const freeDie = (rule: string): Question => ({
  rule,
  fits: (p, { a, b: die, seat }) => {
    const [r, me] = [a & 255, p.active[seat]];
    if (p.stage !== CONQUERING || p.acting !== me || r >= p.world.size || p.holder[r] === me || die > 3) return false;
    const { fighters, least } = hooksOf(p, me);
    return strength(p, me, fighters) >= least;
  },
  moves: (p, { a, b: die }, add) => {
    const hooks = hooksOf(p, p.acting);
    const [r, mask] = [a & 255, a >> 8];
    if (mayRollFor(p, price(p, p.acting, hooks, r, mask) - die - strength(p, p.acting, hooks.fighters))) add(roll(r, 0));
    add(chooseNone);
  },
  denies: (_p, { a }, move) => {
    if (move.type === 'conquer' && move.region === (a & 255))
      return deny('needs-roll', rule, 'the free die has left too few tokens, and only the last roll can help');
    return move.type === 'roll' && move.region !== (a & 255)
      ? deny('not-a-target', rule, 'the free die was rolled for another region')
      : undefined;
  },
  answer: (s, { a, b: die }, move) => {
    if (kindOf(move) === ROLL) rollForRegion(s, s.acting, a & 255, a >> 8, die);
    else if (s.world.rulings['gnomes-give-up'] === 'may') return;
    endByRoll(s);
  },
});
