/** Tokens that only attack: Amazons, and homemade tiles that bring such. After redeployment they are set aside until the next expansion. */
import { type Ability, deny } from '../core/ability.ts';
import { hooksOf } from '../core/hooks.ts';
import { abandon, aOf } from '../core/move.ts';
import type { PeopleNo } from '../core/numbers.ts';
import type { Read, State } from '../core/state.ts';
import { abandonRegion, ask, recruit } from '../core/verbs.ts';

interface Brought {
  readonly tile: () => Ability;
  readonly count: number;
  /** How they come, and what is given up where there are too few. */
  readonly rule: string;
  readonly short: string;
  /** Whose region it has to be. */
  readonly whose: string;
}

export function reserve({
  count,
  rule,
  short,
  tile,
  whose,
}: Brought): Pick<Ability, 'reserve' | 'onForm' | 'onExpand' | 'onMuster' | 'question'> {
  const notHeld = deny('not-yours', short, whose);
  return {
    reserve: count,
    onForm: (s, me) => recruit(s, me, count, rule, tile().id),
    onExpand: (s, me) => {
      s.hand[me] += s.aside[me]; // CL-AMAZONS-3
      s.aside[me] = 0;
    },
    onMuster: (s, me) => {
      setAside(s, me);
      if (isShort(s, me) && s.world.rulings['amazons-short'] === 'give-up-regions') ask(s, tile(), s.owner[me]);
    },
    /** CL-AMAZONS-2 Where one token in each region leaves too few, regions are given up. */
    question: {
      rule: short,
      moves: (p, { seat }, add) => {
        for (let r = 0; r < p.world.size; r++) if (p.holder[r] === p.active[seat]) add(abandon(r));
      },
      denies: (_p, _q, move) => (move.type === 'abandon' ? notHeld : undefined),
      answer: (s, { seat }, move) => {
        const me = s.active[seat];
        abandonRegion(s, aOf(move), tile().id);
        setAside(s, me);
        if (isShort(s, me)) ask(s, tile(), seat);
      },
    },
  };
}

const isShort = (p: Read, me: PeopleNo): boolean => p.aside[me] < hooksOf(p, me).reserve;

function setAside(s: State, me: PeopleNo): void {
  const count = Math.min(hooksOf(s, me).reserve - s.aside[me], s.hand[me]);
  s.hand[me] -= count;
  s.aside[me] += count;
}
