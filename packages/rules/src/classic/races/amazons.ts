import { deny, type Race, race } from '../../core/ability.ts';
import { abandon, aOf } from '../../core/move.ts';
import type { PeopleNo } from '../../core/numbers.ts';
import { NONE, type State } from '../../core/state.ts';
import { abandonRegion, ask, recruit } from '../../core/verbs.ts';

/** Tokens that only attack. */
const RESERVE = 4;

/** Amazons. Four tokens more for attack: after redeployment they are set aside until the next expansion. */
export const amazons: Race = race({
  id: 'amazons',
  value: 6,
  tray: 15,
  onForm: (s, me) => recruit(s, me, RESERVE, 'CL-AMAZONS-1', amazons.id),
  onExpand: (s, me) => {
    s.hand[me] += s.aside[me]; // CL-AMAZONS-3
    s.aside[me] = 0;
  },
  onMuster: (s, me) => {
    setAside(s, me);
    if (s.aside[me] < RESERVE && s.world.rulings['amazons-short'] === 'give-up-regions') ask(s, amazons, s.owner[me]);
  },
  /** CL-AMAZONS-2 Where one token in each region leaves too few, regions are given up. */
  question: {
    rule: 'CL-AMAZONS-2',
    moves: (p, { seat }, add) => {
      for (let r = 0; r < p.world.size; r++) if (p.holder[r] === p.active[seat]) add(abandon(r));
    },
    denies: (_p, _q, move) => (move.type === 'abandon' ? NOT_HELD : undefined),
    answer: (s, { seat }, move) => {
      const me = s.active[seat];
      abandonRegion(s, aOf(move), amazons.id);
      setAside(s, me);
      if (s.aside[me] < RESERVE && me !== NONE) ask(s, amazons, seat);
    },
  },
});

const NOT_HELD = deny('not-yours', 'CL-AMAZONS-2', 'the Amazons give up a region of theirs');

function setAside(s: State, me: PeopleNo): void {
  const count = Math.min(RESERVE - s.aside[me], s.hand[me]);
  s.hand[me] -= count;
  s.aside[me] += count;
}
