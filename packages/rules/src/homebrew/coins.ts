/** Coins that homemade tiles bring: at scoring, and from opponents who attack. */
import { faceUpIn } from '../azeroth/markers.ts';
import { TAKE, type Term } from '../core/ability.ts';
import { held, piecesIn } from '../core/map.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import type { Read } from '../core/state.ts';
import { type Hooks, type Made, type Of, ofKind, RULE } from './made.ts';
import { conquestsThat } from './where.ts';

export function incomes(made: Made): Hooks {
  const list = ofKind(made.effects, 'income');
  if (list.length === 0) return {};
  return {
    income: list.map((e) => incomeOf(e, made)),
    ...(list.some(({ per }) => per === 'first-turn') && { onScored: made.memory.onPaid }),
  };
}

function incomeOf({ coins, per, where }: Of<'income'>, { laid, memory: { isPaid }, wheres }: Made): Term {
  const isThere = wheres.regions(where);
  const conquests = conquestsThat(wheres.conquest(where));
  const standing = (p: Read, r: RegionNo): number => laid.reduce((sum, { kind }) => sum + piecesIn(p, kind, r), 0);
  const inRegions = (p: Read, me: PeopleNo, count: (p: Read, r: RegionNo) => number): number =>
    p.holder.reduce((sum, holder, r) => (holder === me && isThere(p, me, r) ? sum + count(p, r) : sum), 0);
  const counts: Record<typeof per, (p: Read, me: PeopleNo) => number> = {
    turn: () => 1,
    'first-turn': (p) => (isPaid(p) ? 0 : 1),
    region: (p, me) => held(p, me, (q, r) => isThere(q, me, r)),
    conquest: (p, me) => conquests(p, me).length,
    piece: (p, me) => inRegions(p, me, standing),
    island: (p, me) => new Set(p.world.island.filter((_, r) => p.holder[r] === me && isThere(p, me, r))).size,
    marker: (p, me) => inRegions(p, me, (q, r) => faceUpIn(q, r).length),
    defender: (p, me) => conquests(p, me).reduce((sum, { defenders }) => sum + defenders, 0),
  };
  const count = counts[per];
  return { rule: RULE, amount: (p, me) => coins * count(p, me) };
}

/** AZ-MARSHDWELLER-1 Paid as the table has it: for the try or for the conquest, and as far as the purse goes. */
export function tolling({ effects, wheres }: Made): Hooks {
  const [{ coins, where } = { coins: 0 }] = ofKind(effects, 'toll');
  if (coins === 0) return {};
  const isThere = wheres.regions(where);
  return {
    toll: {
      rule: RULE,
      amount: (p, me, r, _seat, act) => (act === TAKE && isThere(p, me, r) ? coins : 0),
      late: (p) => p.world.rulings['marsh-toll'] === 'on-the-conquest',
      owed: true,
    },
  };
}
