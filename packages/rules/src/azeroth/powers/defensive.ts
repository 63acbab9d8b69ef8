import { type Denial, deny, type Power, power } from '../../core/ability.ts';
import { piecesIn, terrain } from '../../core/map.ts';
import { aOf, deployPiece } from '../../core/move.ts';
import type { PeopleNo, RegionNo } from '../../core/numbers.ts';
import { NONE, type Read, type State } from '../../core/state.ts';
import { ask, lift, raise } from '../../core/verbs.ts';
import { FARMLAND, indexOf } from '../../core/world.ts';
import { watchtower } from '../pieces.ts';
import { unverified } from '../values.ts';

/** Defensive. At the end of the turn a watch tower stands in each field that this people surrounds more than any other, and nobody gets in. */
export const defensive: Power = power({
  id: 'defensive',
  value: unverified.defensive,
  pieces: [watchtower],
  onEnd: (s, me) => {
    for (let r = 0; r < s.world.size; r++) if (piecesIn(s, watchtower, r) > 0 && !isSurrounded(s, me, r)) lift(s, watchtower, r, 1, 'box');
    const bare = bareFields(s, me);
    if (bare.length > s.supply[indexOf(s, watchtower)]) return ask(s, defensive, s.owner[me]);
    for (const r of bare) raise(s, watchtower, r);
  },
  /** Which of them, when there are fewer towers than fields. */
  question: {
    rule: 'AZ-DEFENSIVE-1',
    moves: (p, { seat }, add) => {
      if (p.supply[indexOf(p, watchtower)] > 0) for (const r of bareFields(p, p.active[seat])) add(deployPiece(r, indexOf(p, watchtower)));
    },
    denies: (p, { seat }, move) =>
      move.type === 'deploy' && move.piece === watchtower.id ? deniesTower(p, p.active[seat], move.region) : undefined,
    answer: (s: State, { seat }, move) => {
      raise(s, watchtower, aOf(move));
      ask(s, defensive, seat);
    },
  },
});

const rule = 'AZ-DEFENSIVE-1';
const NOT_HELD = deny('not-yours', rule, 'a watch tower stands in a region of this people');
const NO_FIELD = deny('not-a-target', rule, 'a watch tower stands in a field');
const TOWER = deny('region-full', rule, 'a watch tower stands there already');
const OPEN = deny('not-a-target', rule, 'another people holds as many of the regions around it');

function deniesTower(p: Read, me: PeopleNo, r: RegionNo): Denial | undefined {
  if (p.holder[r] !== me) return NOT_HELD;
  if (terrain(p, r) !== FARMLAND) return NO_FIELD;
  if (piecesIn(p, watchtower, r) > 0) return TOWER;
  return isSurrounded(p, me, r) ? undefined : OPEN;
}

const bareFields = (p: Read, me: PeopleNo): number[] =>
  [...p.holder.keys()].filter((r) => p.holder[r] === me && piecesIn(p, watchtower, r) === 0 && isSurrounded(p, me, r));

/** Whose regions are counted against one's own. */
function isRival(p: Read, me: PeopleNo, people: PeopleNo): boolean {
  if (people === NONE || people === me) return false;
  return p.world.rulings['towers-others'] === 'count' || (p.owner[people] !== NONE && p.owner[people] !== p.owner[me]);
}

/** AZ-DEFENSIVE-1 A field held, with more bordering regions of this people than of any other single one. */
function isSurrounded(p: Read, me: PeopleNo, r: RegionNo): boolean {
  if (p.holder[r] !== me || terrain(p, r) !== FARMLAND) return false;
  const counts = new Map<number, number>();
  for (const b of p.world.borders[r]) if (isRival(p, me, p.holder[b])) counts.set(p.holder[b], (counts.get(p.holder[b]) ?? 0) + 1);
  const own = p.world.borders[r].filter((b) => p.holder[b] === me).length;
  return own > Math.max(0, ...counts.values());
}
