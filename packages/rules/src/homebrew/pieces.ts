/** Cardboard of homemade tiles, and how it comes onto the map. */
import { type Denial, deny, type Piece, piece, type Traits } from '../core/ability.ts';
import { piecesIn } from '../core/map.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import { NONE, type Read, type State } from '../core/state.ts';
import { conquestsOf } from '../core/terms.ts';
import { raise } from '../core/verbs.ts';
import { indexOf } from '../core/world.ts';
import { type Hooks, type Laid, type Made, type Of, RULE } from './made.ts';
import type { Wheres } from './where.ts';

export const piecesOf = (list: readonly Of<'piece'>[], nextKey: () => number): Laid[] =>
  list.map((effect) => ({ effect, kind: pieceOf(effect, nextKey()) }));

function pieceOf({ piece: id, count, placed, defends, perRegion = 1, inDecline = false }: Of<'piece'>, key: number): Piece {
  const isAnew = placed === 'redeployment';
  const comesBack = isAnew || placed === 'attack' ? 'hand' : 'box';
  return piece(
    {
      id,
      rule: RULE,
      supply: count,
      atStart: comesBack === 'hand' ? count : 0,
      perRegion,
      guard: defends === 'immune' ? 0 : 1,
      immune: defends === 'immune',
      wall: defends === 'wall',
      asToken: isAnew && defends !== 'immune',
      redeploys: isAnew,
      whenLost: comesBack,
      whenLeft: comesBack,
      inDecline: inDecline ? 'stays' : 'box',
    },
    key,
  );
}

/** How pieces come onto the map that are neither taken up and placed anew nor part of a special conquest. */
export function building({ laid, memory: { laid: laidSoFar, onLaid }, wheres }: Made): Hooks {
  const chosen = laid.find(({ effect }) => effect.placed === 'choice');
  const due = laid
    .filter(({ effect: { placed } }) => placed === 'conquests' || placed === 'first-conquests')
    .map(({ kind, effect: { count, placed, where } }) => ({
      kind,
      isMeant: wheres.conquest(where),
      isFirst: placed === 'first-conquests',
      count,
    }));
  return {
    ...(chosen !== undefined && { action: choice(chosen, wheres) }),
    ...(due.length > 0 && {
      onConquest: (s: State, me: PeopleNo, r: RegionNo) => {
        const conquest = conquestsOf(s, me).at(-1);
        for (const { kind, isMeant, count, isFirst } of due) {
          if (conquest === undefined || !isMeant(s, me, conquest) || (isFirst && laidSoFar(s) >= count)) continue;
          if (raise(s, kind, r) && isFirst) onLaid(s);
        }
      },
    }),
  };
}

const NOT_HELD = deny('not-yours', RULE, 'its piece is placed in a region of this people');
const FULL = deny('region-full', RULE, 'the region has no room for another piece of it');
const ELSEWHERE = deny('not-a-target', RULE, 'its piece is placed in regions of another kind');
const ALL_LAID = deny('box-empty', RULE, 'all its pieces are on the map');

function choice({ effect: { where }, kind }: Laid, wheres: Wheres): NonNullable<Traits['action']> {
  const isThere = wheres.regions(where);
  const denies = (p: Read, me: PeopleNo, r: RegionNo): Denial | undefined => {
    if (p.holder[r] !== me) return NOT_HELD;
    if (piecesIn(p, kind, r) >= kind.perRegion) return FULL;
    if (!isThere(p, me, r)) return ELSEWHERE;
    return p.supply[indexOf(p, kind)] === 0 ? ALL_LAID : undefined;
  };
  return {
    rule: RULE,
    perTurn: 1,
    whileDeploying: true,
    takes: [1],
    targets: (p, me, add) => {
      if (p.supply[indexOf(p, kind)] === 0) return;
      for (let r = 0; r < p.world.size; r++) if (denies(p, me, r) === undefined) add(r, NONE);
    },
    denies,
    perform: (s, _me, r) => void raise(s, kind, r),
  };
}
