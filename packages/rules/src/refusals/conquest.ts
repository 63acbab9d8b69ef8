/** Why a region cannot be conquered. */

import type { Ability } from '../core/ability.ts';
import { canTry, hasLastRoll, OUT_OF_REACH, PAY, prospect, tokensNeeded } from '../core/conquest.ts';
import { conquestDues, type Due, leastTile, type Obstacle, obstacle, price } from '../core/cost.ts';
import { IllegalMove } from '../core/errors.ts';
import { type Hooks, hooksOf } from '../core/hooks.ts';
import { strength } from '../core/map.ts';
import { type Move, text } from '../core/move.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import { NONE, type Read } from '../core/state.ts';
import { attackDenial, attackMask, attackRefusal, immunity } from './abilities.ts';
import { refuse } from './codes.ts';
import { unknownRegion } from './read-move.ts';
import { abilityName, count, holderName, peopleName, readable, regionName } from './words.ts';

type Conquest = Extract<Move, { type: 'conquer' | 'roll' }>;

/** A try at a region by the acting people. */
interface Attempt {
  readonly move: Conquest;
  readonly me: PeopleNo;
  readonly hooks: Hooks;
  readonly r: RegionNo;
  /** The special attacks named, as bits. */
  readonly mask: number;
}

export function conquestRefusal(p: Read, move: Conquest): IllegalMove | undefined {
  const [me, r] = [p.acting, move.region];
  if (p.world.board.regions[r] === undefined) return unknownRegion(r, 'CORE-CONQUER-4');
  const mask = maskOrRefusal(p, me, move.with ?? []);
  if (mask instanceof IllegalMove) return mask;
  const attempt: Attempt = { move, me, hooks: hooksOf(p, me), r, mask };
  return attackRefusal(p, attempt.hooks, mask) ?? blocked(p, attempt) ?? unaffordable(p, attempt);
}

function maskOrRefusal(p: Read, me: PeopleNo, ids: readonly string[]): number | IllegalMove {
  try {
    return attackMask(p, me, ids);
  } catch (refused) {
    if (refused instanceof IllegalMove) return refused;
    throw refused;
  }
}

function blocked(p: Read, attempt: Attempt): IllegalMove | undefined {
  const { me, hooks, r, mask } = attempt;
  const found = obstacle(p, me, hooks, r, mask);
  return found === undefined ? undefined : obstructed(p, attempt, found);
}

/** What `obstacle` has found, as a sentence. */
function obstructed(p: Read, attempt: Attempt, { rule, what }: Obstacle): IllegalMove {
  const { me, r } = attempt;
  const name = regionName(p, r);
  const people = peopleName(p, me);
  switch (what) {
    case 'own-region':
      return refuse(what, rule, `${name} is held by the ${people} already.`);
    case 'water':
      return refuse(what, rule, `${name} is a ${p.world.board.regions[r].terrain}: the ${people} cannot go there.`);
    case 'not-bordering':
      return refuse(
        what,
        rule,
        `${name} borders no region of the ${people}${p.world.edition.landing.extra > 0 ? ', and has no anchor' : ''}.`,
      );
    case 'no-entry':
      return refuse(what, rule, `The ${people} hold no region, and ${name} is not a place where they can enter the map.`);
    case 'immune':
      return refuse(what, rule, immunity(p, r));
    case 'not-there':
      return cannotThere(p, attempt);
    default:
      return refuse('at-peace', rule, `${name} is held by ${holderName(p, r)}, whom you may not attack now (${readable(p, what)}).`);
  }
}

function cannotThere(p: Read, { me, hooks, r, mask }: Attempt): IllegalMove {
  const denial = attackDenial(p, me, hooks, r, mask);
  if (denial !== undefined) return denial;
  const [{ slot, attack }] = hooks.attacks.filter(({ bit, attack: { bordering } }) => (mask & bit) !== 0 && bordering === true);
  const name = abilityName(p, p.world.abilities[slot]);
  return refuse(
    'not-bordering',
    attack.rule,
    `${name} needs a region that borders: ${regionName(p, r)} borders no region of the ${peopleName(p, me)}.`,
  );
}

/** Nothing bars the region: tokens, coins, or the wrong word. */
function unaffordable(p: Read, attempt: Attempt): IllegalMove | undefined {
  const { me, hooks, r, mask } = attempt;
  const hand = strength(p, me, hooks.fighters);
  const cost = price(p, me, hooks, r, mask);
  const sentence = `${regionName(p, r)} costs ${cost} and you hold ${hand}`;
  if (prospect(p, me, hooks, r, mask) === OUT_OF_REACH) return outOfReach(p, attempt, hand, sentence);
  const outlook = canTry(p, me, hooks, r, mask);
  if (outlook === OUT_OF_REACH) return tooFewCoins(p, attempt);
  return otherWord(attempt, outlook, cost <= hand, sentence);
}

function outOfReach(p: Read, { move: { type }, me, hooks, mask }: Attempt, hand: number, sentence: string): IllegalMove {
  const people = peopleName(p, me);
  const whole = hooks.attacks.find(({ bit, attack }) => (mask & bit) !== 0 && attack.pays !== undefined);
  if (hand === 0) {
    const rule = type === 'roll' ? 'CORE-DIE-2' : (whole?.attack.rule ?? 'CORE-CONQUER-7');
    return refuse('hand-empty', rule, `${sentence}: no ${people} are left in hand.`);
  }
  if (hand < hooks.least) {
    const rule = leastTile(p, me)?.leastBy?.[type === 'roll' ? 'roll' : 'conquest'] ?? 'CORE-CONQUER-2';
    return refuse('hand-below-least', rule, `The ${people} take no region with fewer than ${hooks.least} tokens, and you hold ${hand}.`);
  }
  const needed = tokensNeeded(p, hooks);
  if (p.hand[me] < needed) {
    const message = `Beasts take no region alone: ${needed === 1 ? 'a race token goes' : `${needed} race tokens go`} with them, and you hold ${p.hand[me]}.`;
    return refuse('hand-below-least', 'AZ-BEASTMASTER-2', message);
  }
  if (whole !== undefined) {
    const name = readable(p, p.world.abilities[whole.slot].id);
    return refuse('too-few-tokens', whole.attack.rule, `${sentence}; the die does not help ${name}.`);
  }
  const first = hasLastRoll(p, hooks) ? undefined : rollerOf(p, me);
  if (first?.rollsFirst !== undefined) {
    const message = `${sentence}. ${readable(p, first.id)} peoples roll before they attack (use ${first.id}) and have no last roll.`;
    return refuse(type === 'roll' ? 'no-last-roll' : 'too-few-tokens', first.rollsFirst, message);
  }
  return type === 'roll'
    ? refuse('hopeless-roll', 'CORE-DIE-4', `${sentence}; even a 3 on the die would not do.`)
    : refuse('too-few-tokens', 'CORE-CONQUER-1', `${sentence}; even a 3 on the die would not do.`);
}

/** The tile that makes a people roll before its conquests. */
function rollerOf({ power, world }: Read, me: PeopleNo): Ability | undefined {
  const tiles = [...(power[me] === NONE ? [] : [world.powers[power[me]]]), world.races[me]];
  return tiles.find(({ rollsFirst }) => rollsFirst !== undefined);
}

/** AZ-PAY-1 */
function tooFewCoins(p: Read, { me, hooks, r, mask }: Attempt): IllegalMove {
  const list: Due[] = [];
  conquestDues(p, me, hooks, r, mask, list);
  const purse = count(p.coins[p.owner[me]], 'coin');
  const must = list.filter(({ owed }) => !owed);
  const bill = must.map(
    ({ what, coins, to }) => `${count(coins, 'coin')} to ${to === NONE ? 'the bank' : p.names[to]} (${readable(p, what)})`,
  );
  return refuse(
    'too-few-coins',
    must[0].rule,
    `Before ${regionName(p, r)} is attacked you have to pay ${bill.join(' and ')}, and you have ${purse}.`,
  );
}

/** It can be done, but by the other word. */
function otherWord({ move }: Attempt, outlook: number, isPaid: boolean, sentence: string): IllegalMove | undefined {
  const line = text({ ...move, type: move.type === 'roll' ? 'conquer' : 'roll' });
  if (outlook === PAY && move.type === 'roll') {
    const why = isPaid ? 'so there is nothing to roll for' : 'but this attack rolls a die of its own';
    return refuse('roll-not-needed', 'CORE-DIE-4', `${sentence}, ${why}: ${line}.`);
  }
  if (outlook !== PAY && move.type === 'conquer')
    return refuse('needs-roll', 'CORE-DIE-2', `${sentence}: only the die can help, and that is the last conquest of the turn: ${line}.`);
  return undefined;
}
