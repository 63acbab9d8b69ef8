import { type Power, power, SCARE } from '../../core/ability.ts';
import { held, piecesIn, terrain } from '../../core/map.ts';
import { noteToday, today } from '../../core/memory.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import type { Read, State } from '../../core/state.ts';
import { lift, settle } from '../../core/verbs.ts';
import { HILL, indexOf } from '../../core/world.ts';
import { beast } from '../pieces.ts';
import { isReadiedAnew } from '../races/tauren.ts';
import { isAskedEachTurn } from '../turn-start.ts';
import { unverified } from '../values.ts';

/** Beastmaster. Each turn a beast for every hill; beasts fight like tokens, and fall before them. Remembers that they came before it expanded. */
export const beastmaster: Power = power({
  id: 'beastmaster',
  value: unverified.beastmaster,
  pieces: [beast],
  onTurn: (s, me) => {
    if (!isAskedEachTurn(s)) return;
    noteToday(s, beastmaster, 1);
    changeBeasts(s, me);
  },
  onExpand: (s, me) => {
    if (today(s, beastmaster) === 0) changeBeasts(s, me);
  },
  onCasualty: (s, _me, r, cause) => {
    if (cause === SCARE || piecesIn(s, beast, r) === 0) return false;
    lift(s, beast, r, 1, 'box'); // AZ-BEASTMASTER-3
    return true;
  },
});

/** AZ-BEASTMASTER-1 The old ones go, new ones come for the hills. */
function changeBeasts(s: State, me: PeopleNo): void {
  const before = s.world.rulings['beasts-counted-when'] === 'before-discard' ? held(s, me, isHill) : undefined;
  const left = discardBeasts(s, me, isReadiedAnew(s));
  const hills = before ?? held(s, me, (p, r) => isHill(p, r) && p.tokens[r] > 0);
  for (const r of left) settle(s, r);
  const taken = Math.min(hills, s.supply[indexOf(s, beast)]);
  s.kept[indexOf(s, beast)] += taken;
  s.supply[indexOf(s, beast)] -= taken;
}

const isHill = (p: Read, r: RegionNo): boolean => terrain(p, r) === HILL;

/** AZ-BEASTMASTER-4 A region that only beasts held is nobody's then. The regions that are still to be settled, if hills are counted first. */
function discardBeasts(s: State, me: PeopleNo, countsFirst: boolean): number[] {
  const left: number[] = [];
  s.supply[indexOf(s, beast)] += s.kept[indexOf(s, beast)];
  s.kept[indexOf(s, beast)] = 0;
  for (let r = 0; r < s.world.size; r++) {
    const count = piecesIn(s, beast, r);
    if (count === 0 || s.holder[r] !== me) continue;
    lift(s, beast, r, count, 'box');
    if (countsFirst) left.push(r);
    else settle(s, r);
  }
  return left;
}
