/** Taking a region: who is driven out, who stands there now, and what follows from it. */

import { CONQUEST } from './ability.ts';
import { conquestDues, type Due, hindrance, isAdjacent, isSpent, obstacle, payDues, price } from './cost.ts';
import { type Hooks, hooksOf } from './hooks.ts';
import { replaced } from './lists.ts';
import { loseRegion } from './loss.ts';
import { controller, defenders, isActive, isNear, isNonEmpty, isWater, strength } from './map.ts';
import { attackIds } from './move.ts';
import type { PeopleNo, RegionNo } from './numbers.ts';
import { facesAtLeast, rollDie } from './random.ts';
import { NON_EMPTY, NONE, OWN, type Read, type State } from './state.ts';
import { carry, from, note, put, raceId } from './verbs.ts';

/** The most the die can bring. */
const BEST_ROLL = 3;

/** Sets of special attacks that may be named together now. */
export function attackMasks(p: Read, hooks: Hooks): readonly number[] {
  let ready = 0;
  for (let i = 0; i < hooks.attacks.length; i++) if (!isSpent(p, hooks.attacks[i].slot, hooks.attacks[i].attack)) ready |= 1 << i;
  return hooks.attackSets[ready];
}

const hasFreeDie = ({ attackBits }: Hooks, mask: number): boolean => (mask & attackBits.freeDie) !== 0;
/** The ability that a free die comes from. */
const freeDieOf = (p: Read, hooks: Hooks, mask: number): string | undefined =>
  p.world.abilities[hooks.attacks.find(({ bit }) => (mask & bit & hooks.attackBits.freeDie) !== 0)?.slot ?? NONE]?.id;
const isPaidWhole = ({ attackBits }: Hooks, mask: number): boolean => (mask & attackBits.pays) !== 0;

/** Whether the hand reaches, at once (PAY), only by the last roll (ROLL_FOR), or not at all (OUT_OF_REACH). */
export const OUT_OF_REACH = 0;
export const PAY = 1;
export const ROLL_FOR = 2;

/** AZ-BEASTMASTER-2 Race tokens that must go along where pieces fight. */
export const tokensNeeded = (p: Read, { fighters, least }: Hooks): number =>
  fighters.length > 0 && p.world.rulings['beast-only-region'] === 'needs-token' ? least : 0;

/** What the acting people can do about a region that nothing bars. */
export function prospect(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number, adjacent?: boolean): number {
  const hand = strength(p, me, hooks.fighters);
  const cost = price(p, me, hooks, r, mask, undefined, adjacent);
  if (p.hand[me] < tokensNeeded(p, hooks)) return OUT_OF_REACH;
  if (cost <= hand) return PAY;
  if (hand < hooks.least) return OUT_OF_REACH; // CORE-DIE-2, AZ: two for those who go in pairs
  if (isPaidWhole(hooks, mask)) return OUT_OF_REACH;
  if (hasFreeDie(hooks, mask)) return cost <= hand + 2 * BEST_ROLL ? PAY : OUT_OF_REACH;
  return hasLastRoll(p, hooks) && mayRollFor(p, cost - hand) ? ROLL_FOR : OUT_OF_REACH;
}

/** CL-BERSERK-3 Who rolls before conquests has no last roll, unless the table reads that it has both. */
export const hasLastRoll = (p: Read, { rollsFirst }: Hooks): boolean => !rollsFirst || p.world.rulings['berserk-last-roll'] === 'both';

/** CORE-DIE-4 Whether the die may be rolled for so many tokens that are missing. */
export const mayRollFor = (p: Read, missing: number): boolean => missing <= BEST_ROLL || p.world.rulings['hopeless-roll'] === 'allowed';

/**
 * How likely the conquest is with what is in hand: 1, by the die, or 0.
 * @internal
 */
export function chance(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number): number {
  const need = price(p, me, hooks, r, mask) - strength(p, me, hooks.fighters);
  if (need <= 0) return 1;
  if (prospect(p, me, hooks, r, mask) === OUT_OF_REACH) return 0;
  if (!hasFreeDie(hooks, mask)) return facesAtLeast(need) / 6;
  return [0, 0, 0, 1, 2, 3].reduce((sum, die) => sum + facesAtLeast(need - die) / 36, 0);
}

/** Whether a people can try to conquer a region now: reachable, paid for in coins, and within what hand and die can do. `near`: it borders the people's. */
export function canTry(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number, near: boolean = isNear(p, me, r)): number {
  if (!hooks.swims && isWater(p, r)) return OUT_OF_REACH; // the most frequent hindrance, and the quickest to see
  const adjacent = near || isAdjacent(p, me, hooks, r, mask, false);
  if (hindrance(p, me, hooks, r, mask, adjacent) !== undefined) return OUT_OF_REACH;
  const outlook = prospect(p, me, hooks, r, mask, adjacent);
  if (outlook === OUT_OF_REACH) return OUT_OF_REACH;
  return conquestDues(p, me, hooks, r, mask) <= p.coins[p.owner[me]] ? outlook : OUT_OF_REACH; // AZ-PAY-1
}

/** Whether a people could try to conquer anything at all. */
export function canAttack(p: Read, me: PeopleNo): boolean {
  const hooks = hooksOf(p, me);
  const masks = attackMasks(p, hooks);
  if (isSpentForce(p, me, hooks, masks)) return false;
  for (let r = 0; r < p.world.size; r++) {
    for (let i = 0; i < masks.length; i++) if (canTry(p, me, hooks, r, masks[i]) !== OUT_OF_REACH) return true;
  }
  return false;
}

/** CORE-CONQUER-2 Nothing is free: nobody conquers with an empty hand, unless a special attack is left. */
export const isSpentForce = (p: Read, me: PeopleNo, { fighters }: Hooks, masks: readonly number[]): boolean =>
  masks.length === 1 && strength(p, me, fighters) === 0;

/** Opens an attack: coins are paid, uses counted, and the victim's seat remembered as attacked. */
function attack(s: State, me: PeopleNo, r: RegionNo, mask: number): void {
  const hooks = hooksOf(s, me);
  const list: Due[] = [];
  conquestDues(s, me, hooks, r, mask, list);
  payDues(s, s.owner[me], list, false);
  s.begun = 1;
  recordAttack(s, r);
  if (mask === 0) return;
  for (const {
    bit,
    slot,
    attack: { perTurn },
  } of hooks.attacks)
    if ((mask & bit) !== 0 && perTurn !== undefined) s.today[slot]++;
}

/** Remembers that the acting people attacked whoever actively holds this region. */
export function recordAttack(s: State, r: RegionNo): void {
  const holder = s.holder[r];
  if (holder !== NONE && isActive(s, holder) && controller(s, r) !== s.turn) s.attacked |= 1 << controller(s, r);
}

/** `conquer`: paid from the hand. With a free die the hand may turn out too short: then the answer is false, and nothing is taken. */
export function conquerRegion(s: State, me: PeopleNo, r: RegionNo, mask: number): { readonly taken: boolean; readonly die: number } {
  const hooks = hooksOf(s, me);
  let cost = price(s, me, hooks, r, mask);
  let die = 0;
  attack(s, me, r, mask);
  if (hasFreeDie(hooks, mask) && !isPaidWhole(hooks, mask)) {
    die = rollDie(s);
    if (s.log !== undefined) note(s, { type: 'rolled', seat: s.owner[me], die, region: r, ...from(freeDieOf(s, hooks, mask)) });
    cost = Math.max(hooks.least, cost - die);
    if (cost > strength(s, me, hooks.fighters)) return { taken: false, die };
  }
  take(s, me, r, mask, cost);
  return { taken: true, die };
}

/** `roll`: the last conquest, with everything in hand. `earlier`: what a free die has already brought. */
export function rollForRegion(s: State, me: PeopleNo, r: RegionNo, mask: number, earlier: number): void {
  const hooks = hooksOf(s, me);
  const { attacked } = s;
  if (earlier === NONE) attack(s, me, r, mask);
  const hand = strength(s, me, hooks.fighters);
  const cost = price(s, me, hooks, r, mask) - Math.max(earlier, 0);
  const die = rollDie(s);
  if (s.log !== undefined) note(s, { type: 'rolled', seat: s.owner[me], die, region: r });
  if (hand + die >= cost) {
    take(s, me, r, mask, hand);
    return;
  }
  if (s.world.rulings['diplomat-failed-roll'] === 'no-attack') s.attacked = attacked; // CL-DIPLOMAT-1
  if (s.log !== undefined) note(s, { type: 'repelled', seat: s.owner[me], race: raceId(s, me), region: r });
}

/** The region changes hands; `paid` tokens and fighting pieces go there from the hand. */
function take(s: State, me: PeopleNo, r: RegionNo, mask: number, paid: number): void {
  const { world } = s;
  const hooks = hooksOf(s, me);
  const victim = s.holder[r];
  const loser = controller(s, r);
  recordConquest(s, me, r);
  const named = mask === 0 ? [] : hooks.attacks.filter(({ bit }) => (mask & bit) !== 0);
  if (victim !== NONE) {
    payLate(s, me, hooks, r, mask);
    const special = named.find(({ attack: a }) => a.cause !== undefined);
    loseRegion(s, r, special?.attack.cause ?? CONQUEST, me, special && world.abilities[special.slot].id);
  }
  s.holder[r] = me;
  station(s, me, r, paid, hooks);
  for (const { attack: a } of named) a.garrison?.(s, me, r, loser);
  if (s.log !== undefined) {
    const loser = victim === NONE ? {} : { from: raceId(s, victim) };
    note(s, {
      type: 'conquered',
      seat: s.owner[me],
      race: raceId(s, me),
      region: r,
      ...loser,
      tokens: paid,
      ...(mask === 0 ? {} : { with: attackIds(world, mask) }),
    });
  }
  for (const { slot } of named) {
    const marker = world.markers.find((m) => m.slot === slot);
    if (marker !== undefined) carry(s, marker, r); // AZ-MARKER-3
  }
  turnUp(s, r);
  for (const react of hooksOf(s, me).onConquest) react(s, me, r);
  for (let seat = 0; seat < s.active.length; seat++) {
    const people = s.active[seat];
    if (people === NONE) continue;
    for (const react of hooksOf(s, people).onTaken) react(s, people, r, me);
  }
}

/** Writes down whom a region is taken from, and what stood there, before it falls. */
export function recordConquest(s: State, me: PeopleNo, r: RegionNo): void {
  const victim = s.holder[r];
  const { rulings } = s.world;
  const isForeign = rulings['own-declined-faction'] === 'yes' || controller(s, r) !== s.owner[me];
  const count = rulings['enraged-pieces'] === 'count' ? defenders(s, r) : s.tokens[r];
  s.conquests.push(me, r, victim, count, (isNonEmpty(s, me, r) ? NON_EMPTY : 0) | (isForeign ? 0 : OWN));
}

/** What is due for a region that is taken, not for the try. */
function payLate(s: State, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number): void {
  const list: Due[] = [];
  conquestDues(s, me, hooks, r, mask, list);
  payDues(s, s.owner[me], list, true);
}

/** Fighting pieces first, then tokens. */
function station(s: State, me: PeopleNo, r: RegionNo, paid: number, hooks: Hooks): void {
  let left = paid;
  for (const piece of hooks.fighters) {
    for (; left > tokensNeeded(s, hooks) && s.kept[piece.index] > 0; left--) put(s, piece, r);
  }
  s.hand[me] -= left;
  s.tokens[r] += left;
}

/** AZ-MARKER-1 Face-down markers in a conquered region are turned up. */
function turnUp(s: State, r: RegionNo): void {
  const { markers } = s.world;
  for (let m = 0; m < markers.length; m++) {
    if (s.markerAt[m] !== r || s.markerUp[m] === 1) continue;
    s.markerUp = replaced(s.markerUp, m, 1);
    if (s.log !== undefined) note(s, { type: 'turned-up', marker: markers[m].id, region: r });
    markers[m].onReveal?.(s, r);
  }
}

/** Whether a people could attack anything if its hand were stronger by so much. */
export function canAttackWith(p: Read, me: PeopleNo, more: number): boolean {
  const hooks = hooksOf(p, me);
  const hand = strength(p, me, hooks.fighters);
  if (hand < hooks.least) return false;
  for (let r = 0; r < p.world.size; r++) {
    if (obstacle(p, me, hooks, r, 0) === undefined && price(p, me, hooks, r, 0) <= hand + more) return true;
  }
  return false;
}
