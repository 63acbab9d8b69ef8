/** What a conquest costs and what stands in its way. The same lines are summed for search and listed for people. */

import { type Ability, type Denial, deny, TAKE } from './ability.ts';
import { type Hooks, hooksOf } from './hooks.ts';
import { holdsAny, isActive, isImmune, isNear, isWater, pieceCount } from './map.ts';
import type { PeopleNo, RegionNo, SeatNo, SlotNo } from './numbers.ts';
import { NONE, type Read, type State } from './state.ts';
import { pay } from './verbs.ts';
import { MOUNTAIN } from './world.ts';

/** One line of a cost: what it is for, and how many tokens. */
export interface Part {
  readonly rule: string;
  readonly what: string;
  readonly amount: number;
}

/** Why a region cannot be attacked. */
export interface Obstacle {
  readonly rule: string;
  readonly what: string;
}

const OWN: Obstacle = { rule: 'CORE-CONQUER-6', what: 'own-region' };
const WATER: Obstacle = { rule: 'CORE-CONQUER-5', what: 'water' };
const IMMUNE: Obstacle = { rule: 'CORE-CONQUER-9', what: 'immune' };
const FAR: Obstacle = { rule: 'CORE-CONQUER-4', what: 'not-bordering' };

/** Whether a region borders the people's, or counts so, or is an entry of its own to a people without a region. `mask`: the special attacks named. */
export function isAdjacent(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number, near: boolean = isNear(p, me, r)): boolean {
  if (near || isReached(p, me, hooks, r, mask)) return true;
  if (hooks.enters.length > 0 && !holdsAny(p, me)) {
    for (let i = 0; i < hooks.enters.length; i++) if (hooks.enters[i](p, me, r)) return true;
  }
  return false;
}

/** Whether a region has a common border with one of the people's, drawn or given by an ability that joins regions. */
export const isBeside = (p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo): boolean => isNear(p, me, r) || isLinked(p, me, hooks, r);

function isLinked(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo): boolean {
  for (let i = 0; i < hooks.links.length; i++) {
    for (let own = 0; own < p.holder.length; own++) if (p.holder[own] === me && hooks.links[i](p, own, r)) return true;
  }
  return false;
}

/** Whether a region borders the people's, or some ability makes it count so. */
const isBorder = (p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number): boolean =>
  isNear(p, me, r) || isReached(p, me, hooks, r, mask);

/** Whether some ability makes a region count as bordering the people's. */
function isReached(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number): boolean {
  if (hooks.links.length > 0 && isLinked(p, me, hooks, r)) return true;
  for (let i = 0; i < hooks.reaches.length; i++) if (hooks.reaches[i](p, me, r)) return true;
  return (
    (mask & hooks.attackBits.reaches) !== 0 &&
    hooks.attacks.some(({ bit, attack }) => (mask & bit) !== 0 && attack.reaches?.(p, me, r) === true)
  );
}

/** What keeps a people from attacking a region, or undefined. Coins and tokens are not looked at. */
export function obstacle(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number): Obstacle | undefined {
  const found = hindrance(p, me, hooks, r, mask, isAdjacent(p, me, hooks, r, mask));
  return found === FAR && !holdsAny(p, me) ? { rule: p.world.edition.landing.entry, what: 'no-entry' } : found;
}

/** The same for search, which knows already whether the region is adjacent and does not ask why it is too far. */
export function hindrance(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number, adjacent: boolean): Obstacle | undefined {
  const holder = p.holder[r];
  if (holder === me) return OWN;
  if (!hooks.swims && isWater(p, r)) return WATER;
  if (!adjacent && !p.world.edition.landing.open(p, me, r)) return FAR;
  if (isImmune(p, r)) return IMMUNE;
  if (holder !== NONE && holder !== p.world.natives) {
    const { bars } = hooksOf(p, holder);
    for (let i = 0; i < bars.length; i++) if (bars[i].when(p, holder, r, me)) return bars[i];
  }
  return mask === 0 ? undefined : misused(p, me, hooks, r, mask);
}

/** Why one of the special attacks named cannot be used there. */
function misused(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number): Obstacle | undefined {
  for (const { bit, slot, attack } of hooks.attacks) {
    if ((mask & bit) === 0) continue;
    if (isSpent(p, slot, attack)) return { rule: attack.rule, what: 'spent' };
    if ((attack.bordering === true && !isBorder(p, me, hooks, r, mask)) || attack.denies?.(p, me, r) !== undefined)
      return { rule: attack.rule, what: 'not-there' };
  }
  return undefined;
}

export const isSpent = (p: Read, slot: SlotNo, { perTurn }: { readonly perTurn?: number }): boolean =>
  perTurn !== undefined && p.today[slot] >= perTurn;

/** The rule by which a people's tokens add to the cost for another people of its owner; undefined: they do not. */
function ownDefence(p: Read, holder: PeopleNo): string | undefined {
  const { edition, rulings } = p.world;
  if (edition.ownDeclined.defends) return edition.ownDeclined.rule;
  return isActive(p, holder) && rulings['revenants-owner-cost'] === 'counted' ? 'CL-GHOULS-4' : undefined;
}

/**
 * Tokens that a region costs; `parts` collects the lines.
 * @internal
 */
export function price(
  p: Read,
  me: PeopleNo,
  hooks: Hooks,
  r: RegionNo,
  mask: number,
  parts?: Part[],
  adjacent: boolean = isAdjacent(p, me, hooks, r, mask),
): number {
  if ((mask & hooks.attackBits.pays) !== 0) return paidInstead(p, me, hooks, mask, parts);
  parts?.push({ rule: 'CORE-CONQUER-1', what: 'region', amount: 2 });
  let total = 2 + defence(p, me, r, parts);
  if (!adjacent) total += travel(p, hooks, parts);
  for (let i = 0; i < hooks.discount.length; i++) {
    const less = hooks.discount[i].amount(p, me, r);
    if (less === 0) continue;
    total -= less;
    parts?.push({ rule: hooks.discount[i].rule, what: hooks.discount[i].what, amount: -less });
  }
  if ((mask & hooks.attackBits.less) !== 0) total -= lessByAttacks(p, hooks, mask, parts);
  if (total >= hooks.least) return total;
  parts?.push({ rule: leastRule(p, me), what: 'least', amount: hooks.least - total });
  return hooks.least;
}

/** What a special attack asks for instead of everything else. */
function paidInstead(p: Read, me: PeopleNo, hooks: Hooks, mask: number, parts?: Part[]): number {
  for (const { bit, slot, attack } of hooks.attacks) {
    if ((mask & bit) === 0 || attack.pays === undefined) continue;
    const amount = attack.pays(p, me);
    parts?.push({ rule: attack.rule, what: p.world.abilities[slot].id, amount });
    return amount;
  }
  return NONE;
}

/** CORE-CONQUER-1 Tokens that stand there, the mountain, and pieces that defend. */
function defence(p: Read, me: PeopleNo, r: RegionNo, parts?: Part[]): number {
  const { guards, natives, races, terrain } = p.world;
  let total = 0;
  const holder = p.holder[r];
  if (holder !== NONE && p.tokens[r] > 0) {
    const rule = p.owner[holder] === p.owner[me] ? ownDefence(p, holder) : 'CORE-CONQUER-1';
    if (rule !== undefined) {
      total += p.tokens[r];
      parts?.push({ rule, what: holder === natives ? 'natives' : races[holder].id, amount: p.tokens[r] });
    }
  }
  if (terrain[r] === MOUNTAIN) {
    total += 1;
    parts?.push({ rule: 'CORE-CONQUER-1', what: 'mountain', amount: 1 });
  }
  for (let i = 0; i < guards.length; i++) {
    const count = pieceCount(p, guards[i].index, r) * guards[i].guard;
    if (count === 0) continue;
    total += count;
    parts?.push({ rule: guards[i].rule, what: guards[i].id, amount: count });
  }
  return total;
}

/** What a region costs more because it does not border the people's. */
function travel({ world }: Read, { travelsFree }: Hooks, parts?: Part[]): number {
  const { extra, rule } = world.edition.landing;
  if (extra === 0) return 0;
  parts?.push({ rule, what: 'travel', amount: extra });
  if (travelsFree === undefined) return extra;
  parts?.push({ ...travelsFree, amount: -extra });
  return 0;
}

function lessByAttacks(p: Read, hooks: Hooks, mask: number, parts?: Part[]): number {
  let total = 0;
  for (const { bit, slot, attack } of hooks.attacks) {
    if ((mask & bit) === 0 || attack.less === undefined) continue;
    total += attack.less;
    parts?.push({ rule: attack.rule, what: p.world.abilities[slot].id, amount: -attack.less });
  }
  return total;
}

/** The tile that asks for more than one token in a region, if a people has one. */
export function leastTile({ power, world }: Read, me: PeopleNo): Ability | undefined {
  const tiles = [...(power[me] === NONE ? [] : [world.powers[power[me]]]), world.races[me]];
  return tiles.find(({ leastBy }) => leastBy !== undefined);
}

const leastRule = (p: Read, me: PeopleNo): string => leastTile(p, me)?.leastBy?.conquest ?? 'CORE-CONQUER-2';

/** Coins due before an act on a region, and to whom. */
export interface Due {
  readonly rule: string;
  readonly what: string;
  readonly coins: number;
  /** The seat that is paid; NONE is the bank. */
  readonly to: number;
  /** Paid once the region is taken. */
  readonly late: boolean;
  /** Taken as far as the purse goes. */
  readonly owed: boolean;
  readonly onPaid?: (s: State) => void;
}

/** What a seat must have in its purse before it does something to a region; lists what it will pay if asked. */
export function dues(p: Read, seat: SeatNo, r: RegionNo, act: number, list?: Due[]): number {
  const holder = p.holder[r];
  if (holder === NONE || p.owner[holder] === NONE || p.owner[holder] === seat) return 0;
  const { tolls } = hooksOf(p, holder);
  let total = 0;
  for (let i = 0; i < tolls.length; i++) {
    const { rule, what, onPaid, late, owed } = tolls[i];
    const coins = tolls[i].amount(p, holder, r, seat, act);
    if (coins === 0) continue;
    const isOwed = owed === true && p.world.rulings['tolls-unpayable'] === 'pay-what-is-there'; // AZ-PAY-1
    if (!isOwed) total += coins;
    list?.push({
      rule,
      what,
      coins,
      to: p.owner[holder],
      late: late?.(p) === true,
      owed: isOwed,
      ...(onPaid === undefined ? {} : { onPaid: (s: State) => onPaid(s, holder) }),
    });
  }
  return total;
}

/** The same for a conquest, with what the named attacks themselves cost in coins. */
export function conquestDues(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number, list?: Due[]): number {
  const { coins, tollFree } = hooks.attackBits;
  const isTollFree =
    (mask & tollFree) !== 0 && hooks.attacks.some(({ bit, attack }) => (mask & bit) !== 0 && attack.tollFree?.(p) === true);
  let total = isTollFree ? 0 : dues(p, p.owner[me], r, TAKE, list);
  if ((mask & coins) === 0) return total;
  for (const { bit, slot, attack } of hooks.attacks) {
    if ((mask & bit) === 0 || attack.coins === undefined) continue;
    total += attack.coins;
    const holder = p.holder[r];
    const isLost = holder === NONE || (p.owner[holder] === p.owner[me] && attack.refunds?.(p) !== true);
    const to = isLost ? NONE : p.owner[holder];
    list?.push({ rule: attack.rule, what: p.world.abilities[slot].id, coins: attack.coins, to, late: false, owed: false });
  }
  return total;
}

/** What must be paid comes before what is paid as far as the purse goes. `late`: only what is due for a region taken, or only what is due before. */
export function payDues(s: State, seat: SeatNo, list: readonly Due[], late?: boolean): void {
  if (list.length === 0) return;
  const inOrder = list.length < 2 ? list : [...list.filter(({ owed }) => !owed), ...list.filter(({ owed }) => owed)];
  for (const due of inOrder) {
    if (late !== undefined && due.late !== late) continue;
    pay(s, seat, due.to, due.coins, due.rule, due.what);
    due.onPaid?.(s);
  }
}

/** Dues for one act on several regions: what is paid once per turn is paid once. */
export function duesOn(p: Read, seat: SeatNo, regions: readonly number[], act: number): Due[] {
  const list: Due[] = [];
  for (const r of regions) {
    const here: Due[] = [];
    dues(p, seat, r, act, here);
    for (const due of here) if (due.onPaid === undefined || !list.some(({ what }) => what === due.what)) list.push(due);
  }
  return list;
}

/** AZ-PAY-1 What has to be paid before an act on some regions and is more than the seat has, as a reason against it. */
export function unpaid(p: Read, seat: SeatNo, regions: readonly number[], act: number): Denial | undefined {
  let most = 0;
  for (let i = 0; i < regions.length; i++) most += dues(p, seat, regions[i], act);
  return most <= p.coins[seat] ? undefined : tooDear(p, seat, duesOn(p, seat, regions, act));
}

/** The same of dues that are known already. */
export function tooDear(p: Read, seat: SeatNo, list: readonly Due[]): Denial | undefined {
  const must = list.filter(({ owed }) => !owed);
  const coins = must.reduce((total, due) => total + due.coins, 0);
  if (coins <= p.coins[seat]) return undefined;
  return deny('too-few-coins', must[0].rule, `${coins} coins have to be paid before, and you have ${p.coins[seat]}`);
}
