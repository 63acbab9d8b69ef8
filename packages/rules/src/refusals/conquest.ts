/** Why a region cannot be conquered. */
import { canTry, OUT_OF_REACH, PAY, prospect } from '../core/conquest.ts';
import { conquestDues, type Due, type Obstacle, obstacle, price } from '../core/cost.ts';
import { IllegalMove } from '../core/errors.ts';
import { strength } from '../core/map.ts';
import type { Move } from '../core/move.ts';
import { NONE, type Read } from '../core/state.ts';
import { type Hooks, hooksOf } from '../core/world.ts';
import { attackHindrance, attackMask, attackRefusal, shieldIn } from './abilities.ts';
import { refuse } from './codes.ts';
import { unknownRegion } from './read-move.ts';
import { count, holderName, peopleName, readable, regionName, ruleOf } from './words.ts';

type Conquest = Extract<Move, { type: 'conquer' | 'roll' }>;

export function conquestRefusal(p: Read, { type, region: r, with: ids = [] }: Conquest): IllegalMove | undefined {
  const me = p.acting;
  const hooks = hooksOf(p, me);
  if (p.world.board.regions[r] === undefined) return unknownRegion(r, 'CORE-CONQUER-4');
  const mask = maskOrRefusal(p, me, ids);
  if (mask instanceof IllegalMove) return mask;
  const unfit = attackRefusal(p, hooks, mask);
  if (unfit !== undefined) return unfit;
  const barred = obstacle(p, me, hooks, r, mask);
  if (barred !== undefined) return blocked(p, me, hooks, r, mask, barred);
  if (prospect(p, me, hooks, r, mask) === OUT_OF_REACH) return outOfReach(p, me, hooks, r, mask, type);
  const outlook = canTry(p, me, hooks, r, mask);
  if (outlook === OUT_OF_REACH) return tooFewCoins(p, me, hooks, r, mask);
  return wrongWay(p, me, hooks, r, mask, outlook, type);
}

function maskOrRefusal(p: Read, me: number, ids: readonly string[]): number | IllegalMove {
  try {
    return attackMask(p, me, ids);
  } catch (refused) {
    if (refused instanceof IllegalMove) return refused;
    throw refused;
  }
}

/** What `obstacle` has found, as a sentence. */
function blocked(p: Read, me: number, hooks: Hooks, r: number, mask: number, { rule, what }: Obstacle): IllegalMove {
  const name = regionName(p, r);
  const people = peopleName(p, me);
  switch (what) {
    case 'own-region':
      return refuse(what, rule, `${name} is held by the ${people} already.`);
    case 'water':
      return refuse(what, rule, `${name} is a ${p.world.board.regions[r].terrain}: the ${people} cannot go there.`);
    case 'not-bordering':
      return refuse(what, rule, `${name} borders no region of the ${people}.`);
    case 'no-entry':
      return refuse(what, rule, `The ${people} hold no region yet, and ${name} is not a place where they can enter the map.`);
    case 'immune':
      return refuse(what, rule, `${name} is immune: ${shieldIn(p, r)} stands there.`);
    case 'not-there':
      return cannotThere(p, me, hooks, r, mask);
    default:
      return refuse('at-peace', rule, `${name} is held by ${holderName(p, r)}, whom you may not attack now (${readable(what)}).`);
  }
}

function cannotThere(p: Read, me: number, hooks: Hooks, r: number, mask: number): IllegalMove {
  const named = hooks.attacks.filter(({ bit }) => (mask & bit) !== 0);
  if (named.some(({ attack: { may } }) => may?.(p, me, r) === false)) return attackHindrance(p, me, hooks, r, mask);
  const [{ slot, attack }] = named.filter(({ attack: { bordering } }) => bordering === true);
  const name = readable(p.world.abilities[slot].id);
  return refuse(
    'not-bordering',
    attack.rule,
    `${name} works only on regions that border, and ${regionName(p, r)} borders no region of the ${peopleName(p, me)}.`,
  );
}

function outOfReach(p: Read, me: number, hooks: Hooks, r: number, mask: number, type: Conquest['type']): IllegalMove {
  const hand = strength(p, me, hooks.fighters);
  const cost = price(p, me, hooks, r, mask);
  const people = peopleName(p, me);
  const sentence = `${regionName(p, r)} costs ${cost} and you hold ${hand}`;
  if (hand === 0) return refuse('hand-empty', 'CORE-DIE-2', `${sentence}: no ${people} are left in hand.`);
  if (hand < hooks.least)
    return refuse(
      'hand-below-least',
      'CORE-CONQUER-2',
      `The ${people} take no region with fewer than ${hooks.least} tokens, and you hold ${hand}.`,
    );
  const first = rollerOf(p, me);
  if (first !== undefined) {
    const rule = ruleOf(first, 'CORE-DIE-2');
    const message = `${sentence}. ${readable(first.id)} peoples roll before they attack (use ${first.id}) and have no last roll.`;
    return refuse(type === 'roll' ? 'no-last-roll' : 'too-few-tokens', rule, message);
  }
  const whole = hooks.attacks.find(({ bit, attack }) => (mask & bit) !== 0 && attack.pays !== undefined);
  if (whole !== undefined)
    return refuse('too-few-tokens', whole.attack.rule, `${sentence}; the die does not help ${readable(p.world.abilities[whole.slot].id)}.`);
  const code = type === 'roll' ? 'hopeless-roll' : 'too-few-tokens';
  return refuse(code, type === 'roll' ? 'CORE-DIE-4' : 'CORE-CONQUER-1', `${sentence}; even a 3 on the die would not do.`);
}

/** The tile that makes a people roll before its conquests. */
function rollerOf({ power, world }: Read, me: number): (typeof world.abilities)[number] | undefined {
  const tiles = [...(power[me] === NONE ? [] : [world.powers[power[me]]]), world.races[me]];
  return tiles.find(({ rollsFirst }) => rollsFirst === true);
}

/** AZ-PAY-1 */
function tooFewCoins(p: Read, me: number, hooks: Hooks, r: number, mask: number): IllegalMove {
  const list: Due[] = [];
  const coins = conquestDues(p, me, hooks, r, mask, list);
  const [{ rule, to }] = list;
  const why = list.map(({ what, coins: due }) => `${count(due, 'coin')} for ${readable(what)}`).join(' and ');
  const whom = to === NONE ? '' : `, to ${p.names[to]}`;
  return refuse(
    'too-few-coins',
    rule,
    `${regionName(p, r)} costs ${why}${list.length === 1 ? whom : ''} before the attack, ${coins} in all, and you have ${p.coins[p.owner[me]]}.`,
  );
}

/** It can be done, but by the other word. */
function wrongWay(
  p: Read,
  me: number,
  hooks: Hooks,
  r: number,
  mask: number,
  outlook: number,
  type: Conquest['type'],
): IllegalMove | undefined {
  const hand = strength(p, me, hooks.fighters);
  const cost = price(p, me, hooks, r, mask);
  const sentence = `${regionName(p, r)} costs ${cost} and you hold ${hand}`;
  if (outlook === PAY && type === 'roll') {
    const how = cost <= hand ? 'so there is nothing to roll for' : 'but this attack rolls a die of its own';
    return refuse('roll-not-needed', 'CORE-DIE-4', `${sentence}, ${how}: conquer ${r}.`);
  }
  if (outlook !== PAY && type === 'conquer')
    return refuse('needs-roll', 'CORE-DIE-2', `${sentence}: only the die can help, and that is the last conquest of the turn: roll ${r}.`);
  return undefined;
}
