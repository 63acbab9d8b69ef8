import { type Denial, deny, type Race, race, TAMPER } from '../../core/ability.ts';
import { duesOn, payDues, unpaid } from '../../core/cost.ts';
import { isBorder, isImmuneTo, isLand } from '../../core/map.ts';
import { chooseWord, wordOf } from '../../core/move.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import type { Read } from '../../core/state.ts';
import { ask, carry } from '../../core/verbs.ts';
import { artifacts } from '../artifacts/index.ts';
import { IMMUNE, WATER } from '../denials.ts';
import { faceUpIn } from '../markers.ts';

/** Ethereals. Once per turn they steal an artifact from beside their regions, or take a bordering place for two tokens less. */
export const ethereals: Race = race({
  id: 'ethereals',
  faction: 'neutral',
  value: 5,
  tray: 10,
  action: {
    rule: 'AZ-ETHEREALS-1',
    perTurn: 1,
    takes: [2],
    targets: (p, me, add) => {
      for (let r = 0; r < p.world.size; r++) {
        if (deniesTheft(p, me, r) !== undefined) continue;
        for (const own of p.world.borders[r]) if (p.holder[own] === me) add(r, own);
      }
    },
    denies: (p, me, from, to) => {
      if (p.holder[to] !== me) return NOT_HELD;
      return deniesTheft(p, me, from) ?? (isBorder(p, from, to) ? undefined : FAR);
    },
    perform: (s, me, from, to) => {
      payDues(s, s.owner[me], duesOn(s, s.owner[me], [from], TAMPER));
      ask(s, ethereals, s.owner[me], from, to);
    },
  },
  attack: {
    rule: 'AZ-ETHEREALS-2',
    perTurn: 1,
    bordering: true,
    less: 2,
    denies: (p, _me, r) => (faceUpIn(p, r, 'place').length > 0 ? undefined : NO_PLACE),
  },
  /** Which one, where several artifacts lie together. */
  question: {
    rule: 'AZ-ETHEREALS-1',
    words: Object.keys(artifacts),
    fits: (p, { a: from, b: to }) => from < p.world.size && to < p.world.size,
    moves: (p, { a: from }, add) => {
      for (const { id } of artifactsIn(p, from)) add(chooseWord(p, id));
    },
    answer: (s, { a: from, b: to }, move) => {
      const stolen = artifactsIn(s, from).find(({ id }) => id === wordOf(s, move));
      if (stolen !== undefined) carry(s, stolen, to, ethereals.id);
    },
  },
});

const artifactsIn = (p: Read, r: RegionNo): ReturnType<typeof faceUpIn> => faceUpIn(p, r, 'artifact');

const NO_PLACE = deny('not-a-target', 'AZ-ETHEREALS-2', 'no place lies face up there');
const NO_ARTIFACT = deny('not-a-target', 'AZ-ETHEREALS-1', 'no artifact lies face up in the first region');
const OWN = deny('own-region', 'AZ-ETHEREALS-1', 'what lies in a region of theirs is theirs already');
const NOT_HELD = deny('not-yours', 'AZ-ETHEREALS-1', 'the second region has to be one of theirs, where the artifact goes');
const FAR = deny('not-bordering', 'AZ-ETHEREALS-1', 'the two regions do not border each other');

/** AZ-ETHEREALS-3 */
function deniesTheft(p: Read, me: PeopleNo, r: RegionNo): Denial | undefined {
  const seat = p.owner[me];
  if (p.holder[r] === me) return OWN;
  if (artifactsIn(p, r).length === 0) return NO_ARTIFACT;
  if (!isLand(p, r) && p.world.rulings['theft-water'] === 'never') return WATER;
  return isImmuneTo(p, r, seat) ? IMMUNE : unpaid(p, seat, [r], TAMPER);
}
