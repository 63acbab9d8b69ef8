/** Special conquests of homemade tiles, and the die before each of them. */
import { conversion } from '../classic/conversion.ts';
import { firstRoll } from '../classic/first-roll.ts';
import { type Attack, deny } from '../core/ability.ts';
import { freeDie } from '../core/free-die.ts';
import { hooksOf } from '../core/hooks.ts';
import { NONE } from '../core/state.ts';
import { lift, put, whereIs } from '../core/verbs.ts';
import { type Hooks, type Laid, type Made, type Of, ofKind, RULE } from './made.ts';

const ELSEWHERE = deny('not-a-target', RULE, 'its special conquest is for regions of another kind');

export function attacking(made: Made): Hooks {
  const [attack] = ofKind(made.effects, 'attack');
  const isRolling = ofKind(made.effects, 'die').length > 0;
  return {
    ...(isRolling && firstRoll({ tile: made.tile, rule: RULE, hopeless: RULE, instead: RULE })),
    ...(attack !== undefined && { attack: special(attack, made) }),
    ...(attack?.how === 'die' && { question: freeDie(RULE) }),
  };
}

function special({ coins, far, how, times = 1, tokens = 0, where }: Of<'attack'>, { laid, tile, wheres }: Made): Attack {
  const isFar = how === 'far' || far === true;
  const isThere = isFar ? wheres.land(where) : wheres.regions(where);
  const plain: Attack = how === 'convert' ? conversion({ tile, rule: RULE, alone: RULE, limits: RULE }) : { rule: RULE, perTurn: times };
  const settler = laid.find(({ effect }) => effect.placed === 'attack');
  return {
    ...plain,
    denies: (p, me, r) => (isThere(p, me, r) ? plain.denies?.(p, me, r) : ELSEWHERE),
    ...(isFar && { reaches: isThere }),
    ...(how === 'fewer' && { less: tokens }),
    ...(how === 'single' && { pays: (p, me) => hooksOf(p, me).least, ...(coins !== undefined && { coins }) }),
    ...(how === 'die' && { freeDie: true as const }),
    ...(settler !== undefined && { garrison: settling(settler, plain) }),
  };
}

/** The piece of a special conquest goes from where it is to where that was made. */
const settling =
  ({ kind }: Laid, { garrison }: Attack): NonNullable<Attack['garrison']> =>
  (s, me, r, loser) => {
    garrison?.(s, me, r, loser);
    const from = whereIs(s, kind);
    if (from !== NONE) lift(s, kind, from, 1, 'hand');
    put(s, kind, r);
  };
