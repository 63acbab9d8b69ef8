import { power, SCARE } from '../../core/ability.ts';
import { held, piecesIn } from '../../core/map.ts';
import type { State } from '../../core/state.ts';
import { onTerrain } from '../../core/terms.ts';
import { lift, settle } from '../../core/verbs.ts';
import { HILL, indexOf } from '../../core/world.ts';
import { beast } from '../pieces.ts';
import { unverified } from '../values.ts';

/** Beastmaster. Each turn a beast for every hill; beasts fight like tokens, and fall before them. */
export const beastmaster = power({
  id: 'beastmaster',
  value: unverified.beastmaster,
  pieces: [beast],
  onExpand: (s, me) => {
    discardBeasts(s, me);
    const taken = Math.min(held(s, me, onTerrain(HILL)), s.supply[indexOf(s, beast)]); // AZ-BEASTMASTER-1
    s.kept[indexOf(s, beast)] += taken;
    s.supply[indexOf(s, beast)] -= taken;
  },
  onCasualty: (s, _me, r, cause) => {
    if (cause === SCARE || piecesIn(s, beast, r) === 0) return false;
    lift(s, beast, r, 1, 'box'); // AZ-BEASTMASTER-3
    return true;
  },
});

/** AZ-BEASTMASTER-4 A region that only beasts held is nobody's then. */
function discardBeasts(s: State, me: number): void {
  s.supply[indexOf(s, beast)] += s.kept[indexOf(s, beast)];
  s.kept[indexOf(s, beast)] = 0;
  for (let r = 0; r < s.world.size; r++) {
    const count = piecesIn(s, beast, r);
    if (count === 0 || s.holder[r] !== me) continue;
    lift(s, beast, r, count, 'box');
    settle(s, r);
  }
}
