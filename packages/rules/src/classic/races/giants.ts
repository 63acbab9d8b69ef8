import { race } from '../../core/ability.ts';
import { isBorder, terrain } from '../../core/map.ts';
import type { Read } from '../../core/state.ts';
import { cheaper } from '../../core/terms.ts';
import { hooksOf, MOUNTAIN } from '../../core/world.ts';

/** Giants. One token less against what lies below a mountain of theirs. */
export const giants = race({
  id: 'giants',
  value: 6,
  tray: 11,
  discount: cheaper('CL-GIANTS-1', isBelowOwnMountain),
});

/** Borders given by a power count: a mountain with a cavern lies beside every cavern of an Underworld people. */
function isBelowOwnMountain(p: Read, r: number, me: number): boolean {
  const { links } = hooksOf(p, me);
  for (let m = 0; m < p.world.size; m++) {
    if (p.holder[m] !== me || terrain(p, m) !== MOUNTAIN) continue;
    if (isBorder(p, m, r) || links.some((linked) => linked(p, m, r))) return true;
  }
  return false;
}
