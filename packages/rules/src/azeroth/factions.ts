/** Alliance and Horde: who belongs where, and what a defeat of the other side brings. */

import { type Ability, common } from '../core/ability.ts';
import { noteToday, today } from '../core/memory.ts';
import type { PeopleNo } from '../core/numbers.ts';
import type { Read, State } from '../core/state.ts';
import { conquestsOf } from '../core/terms.ts';

export type Faction = 'alliance' | 'horde' | 'neutral';

/** The side of a people; a neutral one that sides with a faction this turn belongs to it. Natives have none. */
export function factionOf(p: Read, people: PeopleNo): Faction | undefined {
  if (people < 0 || people >= p.world.natives) return undefined;
  const own = p.world.races[people].faction ?? 'neutral';
  const sided = people === p.active[p.turn] ? today(p, factionBonus) & SIDE : 0;
  return own === 'neutral' && sided > 0 ? SIDES[sided] : own;
}

function isOpposed(p: Read, me: PeopleNo, other: number): boolean {
  const [mine, theirs] = [factionOf(p, me), factionOf(p, other)];
  return (mine === 'alliance' && theirs === 'horde') || (mine === 'horde' && theirs === 'alliance');
}

/** How many regions a people has taken this turn from each people of the other faction. */
export function defeats(p: Read, me: PeopleNo): Map<number, number> {
  const counts = new Map<number, number>();
  if (p.conquests.length === 0) return counts;
  for (const { victim, own } of conquestsOf(p, me).slice(firstThatCounts(p, me)))
    if (!own && isOpposed(p, me, victim)) counts.set(victim, (counts.get(victim) ?? 0) + 1);
  return counts;
}

/** AZ-FACTION-1 A coin for each people of the other faction that lost a region. Remembers the side that a neutral people has taken this turn. */
export const factionBonus: Ability = common({ id: 'faction', income: { rule: 'AZ-FACTION-1', amount: (p, me) => defeats(p, me).size } });

const SIDES = ['neutral', 'alliance', 'horde'] as const;

/** What is remembered: the side, and above it how many conquests came too early to count. */
const SIDE = 3;
const EARLIER = 2;

const firstThatCounts = (p: Read, me: PeopleNo): number => (me === p.active[p.turn] ? today(p, factionBonus) >> EARLIER : 0);

/** AZ-BATTLEFIELD-2 The people whose turn it is fights for a faction until the turn ends. */
export function takeSide(s: State, side: Faction): void {
  const isLateOnly = s.world.rulings['battlefield-earlier-conquests'] === 'later-only' && side !== 'neutral';
  const earlier = isLateOnly ? conquestsOf(s, s.active[s.turn]).length : 0;
  noteToday(s, factionBonus, SIDES.indexOf(side) | (earlier << EARLIER));
}
