import { type Denial, deny, type Power, power, SHIFT } from '../../core/ability.ts';
import { recordAttack } from '../../core/conquest.ts';
import { duesOn, payDues, unpaid } from '../../core/cost.ts';
import { replaced } from '../../core/lists.ts';
import { hasSymbol, isImmuneTo, pieceCount } from '../../core/map.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import { NONE, type Read, type State } from '../../core/state.ts';
import { note } from '../../core/verbs.ts';
import { MAGIC } from '../../core/world.ts';
import { IMMUNE } from '../denials.ts';
import { faceUpIn } from '../markers.ts';
import { unverified } from '../values.ts';

/** Portal Mage. Twice per turn everything that stands in one magic region changes places with everything in another. */
export const portalMage: Power = power({
  id: 'portal-mage',
  value: unverified['portal-mage'],
  action: {
    rule: 'AZ-PORTAL-MAGE-1',
    perTurn: 2,
    whileDeploying: (p) => p.world.rulings['portal-when'] === 'yes', // AZ-PORTAL-MAGE-2
    takes: [2],
    unordered: true,
    targets: (p, me, add) => {
      const open: number[] = [];
      for (let r = 0; r < p.world.size; r++) if (deniesPortal(p, me, r) === undefined) open.push(r);
      const bare = open.map((r) => isBare(p, r));
      for (let i = 0; i < open.length; i++) {
        for (let j = i + 1; j < open.length; j++) {
          if (!(bare[i] && bare[j]) && unpaid(p, p.owner[me], [open[i], open[j]], SHIFT) === undefined) add(open[i], open[j]);
        }
      }
    },
    denies: (p, me, a, b) => deniesPortal(p, me, a) ?? deniesPortal(p, me, b) ?? (a === b ? SAME : deniesSwap(p, me, a, b)),
    perform: (s, me, a, b) => {
      payDues(s, s.owner[me], duesOn(s, s.owner[me], [a, b], SHIFT));
      recordAttack(s, a);
      recordAttack(s, b);
      swap(s, a, b);
    },
  },
});

const NO_MAGIC = deny('not-a-target', 'AZ-PORTAL-MAGE-1', 'both regions need a magic source');
const SAME = deny('not-a-target', 'AZ-PORTAL-MAGE-1', 'a portal joins two different regions');
const BARE = deny('nobody-there', 'AZ-PORTAL-MAGE-1', 'nothing stands in either region that could change places');

/** AZ-PORTAL-MAGE-2 */
function deniesPortal(p: Read, me: PeopleNo, r: RegionNo): Denial | undefined {
  if (!hasSymbol(p, r, MAGIC)) return NO_MAGIC;
  return isImmuneTo(p, r, p.owner[me]) ? IMMUNE : undefined;
}

const deniesSwap = (p: Read, me: PeopleNo, a: number, b: number): Denial | undefined =>
  isBare(p, a) && isBare(p, b) ? BARE : unpaid(p, p.owner[me], [a, b], SHIFT);

function isBare(p: Read, r: RegionNo): boolean {
  return p.holder[r] === NONE && movable(p, r).length === 0 && p.world.pieces.every(({ index }) => pieceCount(p, index, r) === 0);
}

/** Markers that change places: artifacts, and perhaps those that nobody knows yet. */
function movable(p: Read, r: RegionNo): number[] {
  const hidden = p.world.rulings['portal-face-down'] === 'move' ? faceDownIn(p, r) : [];
  return [...faceUpIn(p, r, 'artifact').map(({ index }) => index), ...hidden];
}

const faceDownIn = (p: Read, r: RegionNo): number[] => [...p.markerAt.keys()].filter((m) => p.markerAt[m] === r && p.markerUp[m] === 0);

/** Mountains and places stay where they are. */
function swap(s: State, a: number, b: number): void {
  s.holder = exchanged(s.holder, a, b);
  s.tokens = exchanged(s.tokens, a, b);
  s.faces = exchanged(s.faces, a, b);
  for (const { index } of s.world.pieces) s.pieces = exchanged(s.pieces, index * s.world.size + a, index * s.world.size + b);
  const [fromA, fromB] = [movable(s, a), movable(s, b)];
  for (const m of fromA) s.markerAt = replaced(s.markerAt, m, b);
  for (const m of fromB) s.markerAt = replaced(s.markerAt, m, a);
  note(s, { type: 'swapped', regions: [a, b], ability: portalMage.id });
}

const exchanged = (list: readonly number[], a: number, b: number): number[] => replaced(replaced(list, a, list[b]), b, list[a]);
