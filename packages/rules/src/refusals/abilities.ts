/** Why an ability cannot be used: named after `with`, or by `use`. */

import type { Ability } from '../core/ability.ts';
import { attackMasks } from '../core/conquest.ts';
import { isSpent, type Obstacle } from '../core/cost.ts';
import type { IllegalMove } from '../core/errors.ts';
import { type Hooks, hooksOf } from '../core/hooks.ts';
import { isImmune } from '../core/map.ts';
import type { Move } from '../core/move.ts';
import { CONQUERING } from '../core/stage.ts';
import { NONE, type Read } from '../core/state.ts';
import type { Numbered } from '../core/tiles.ts';
import { type RefusalCode, refuse } from './codes.ts';
import { unknownRegion } from './read-move.ts';
import { hindrance } from './what-if.ts';
import { count, listed, peopleName, quoted, readable, regionName, ruleOf } from './words.ts';

type Use = Extract<Move, { type: 'use' }>;

const unknownAbility = (id: string, rule: string): IllegalMove =>
  refuse('unknown-ability', rule, `Nothing in this game is called ${quoted(id)}.`);

const notYours = (p: Read, me: number, id: string, rule: string): IllegalMove =>
  refuse('ability-not-yours', rule, `The ${peopleName(p, me)} do not have ${readable(id)}.`);

const spent = (id: string, rule: string, perTurn: number | undefined): IllegalMove =>
  refuse(
    'spent',
    rule,
    `${readable(id)} has been used this turn${perTurn === undefined || perTurn === 1 ? '' : ` ${perTurn} times`} already.`,
  );

/** The special attacks that a move names, as bits. Throws IllegalMove for names that this people cannot say. */
export function attackMask(p: Read, me: number, ids: readonly string[]): number {
  const hooks = hooksOf(p, me);
  let mask = 0;
  for (const id of ids) {
    const bit = attackBit(p, me, hooks, id);
    if ((mask & bit) !== 0) throw refuse('named-twice', 'CORE-CONQUER-1', `${readable(id)} is named twice.`);
    mask |= bit;
  }
  return mask;
}

function attackBit(p: Read, me: number, hooks: Hooks, id: string): number {
  const ability = p.world.abilities.find((a) => a.id === id);
  if (ability === undefined) throw unknownAbility(id, 'CORE-CONQUER-1');
  if (ability.attack === undefined) {
    const rule = ruleOf(ability, 'CORE-CONQUER-1');
    throw refuse('not-an-attack', rule, `${readable(id)} is not a way to conquer, so it cannot be named after “with”.`);
  }
  const own = hooks.attacks.find(({ slot }) => slot === ability.slot);
  if (own === undefined) throw notYours(p, me, id, ability.attack.rule);
  return own.bit;
}

/** An attack of the game that this people does not have, for who only asks what it would cost. */
export function foreignAttack(p: Read, me: number, ids: readonly string[]): Obstacle | undefined {
  const { attacks } = hooksOf(p, me);
  const foreign = p.world.abilities.find(
    ({ attack, id, slot }) => attack !== undefined && ids.includes(id) && !attacks.some((a) => a.slot === slot),
  );
  return foreign?.attack === undefined ? undefined : { rule: foreign.attack.rule, what: 'not-there' };
}

/** Attacks that are used up, or do not go together. */
export function attackRefusal(p: Read, hooks: Hooks, mask: number): IllegalMove | undefined {
  const named = hooks.attacks.filter(({ bit }) => (mask & bit) !== 0);
  const used = named.find(({ slot, attack }) => isSpent(p, slot, attack));
  if (used !== undefined) return spent(p.world.abilities[used.slot].id, used.attack.rule, used.attack.perTurn);
  if (attackMasks(p, hooks).includes(mask)) return undefined;
  const names = named.map(({ slot }) => readable(p.world.abilities[slot].id));
  return refuse(
    'clash',
    named[0].attack.rule,
    `${listed(names, ' and ')} cannot be used in one conquest: each would do what the other does.`,
  );
}

/** The attack does not allow this region: used on it already, nothing left to use, or not what it is for. */
export function attackHindrance(p: Read, me: number, hooks: Hooks, r: number, mask: number): IllegalMove {
  const [{ slot, attack }] = hooks.attacks.filter(({ bit, attack: { may } }) => (mask & bit) !== 0 && may?.(p, me, r) === false);
  const ability = p.world.abilities[slot];
  const code = hindrance(p, slot, (q) => attack.may?.(q, me, r) === true);
  return hindered(p, ability, attack.rule, code, regionName(p, r), [r]);
}

/** `use`, while the active people conquers or is redeployed. */
export function useRefusal(p: Read, { ability: id, regions }: Use): IllegalMove {
  const me = p.active[p.turn];
  const ability = p.world.abilities.find((a) => a.id === id);
  if (ability === undefined) return unknownAbility(id, 'CORE-TURN-1');
  const { action } = ability;
  if (action === undefined) {
    const how = ability.attack === undefined ? 'works by itself' : `is named with a conquest: conquer 0 with ${id}`;
    return refuse('not-an-action', ruleOf(ability, 'CORE-TURN-1'), `${readable(id)} ${how}.`);
  }
  if (!hooksOf(p, me).actions.some(({ slot }) => slot === ability.slot)) return notYours(p, me, id, action.rule);
  if (p.stage === CONQUERING && p.acting !== me)
    return refuse('use-later', action.rule, `The ${peopleName(p, p.acting)} in decline conquer first, until “done”.`);
  if (p.stage !== CONQUERING && action.whileDeploying !== true)
    return refuse('use-too-late', action.rule, `The conquests of this turn are over, and ${readable(id)} with them.`);
  if (isSpent(p, ability.slot, action)) return spent(id, action.rule, action.perTurn);
  const unknown = regions.find((r) => p.world.board.regions[r] === undefined);
  if (unknown !== undefined) return unknownRegion(unknown, action.rule);
  return targetRefusal(p, me, ability, action, regions);
}

function targetRefusal(
  p: Read,
  me: number,
  ability: Numbered<Ability>,
  action: NonNullable<Ability['action']>,
  regions: readonly number[],
): IllegalMove {
  const targets = targetsOf(p, me, action);
  const name = readable(ability.id);
  if (targets.some((t) => t.length === regions.length && t.every((r) => regions.includes(r))))
    return refuse(
      'regions-out-of-order',
      action.rule,
      `Name the regions the other way round: use ${ability.id} ${[...regions].reverse().join(' ')}.`,
    );
  const isWanted = (t: readonly number[]): boolean => t.length === regions.length && t.every((r, i) => r === regions[i]);
  const code = hindrance(p, ability.slot, (q) => targetsOf(q, me, action).some(isWanted));
  if (code !== undefined)
    return hindered(
      p,
      ability,
      action.rule,
      code,
      listed(
        regions.map((r) => regionName(p, r)),
        ' and ',
      ),
      regions,
    );
  if (targets.length === 0) return refuse('no-target', action.rule, `There is nothing on the map now that ${name} could be used on.`);
  const needed = [...new Set(targets.map((t) => t.length))];
  const lines = listed(
    targets.map((t) => t.join(' ')),
    ' · ',
  );
  if (!needed.includes(regions.length))
    return refuse(
      'wrong-number-of-regions',
      action.rule,
      `${name} is used on ${listed(
        needed.map((n) => count(n, 'region')),
        ' or ',
      )}: ${lines}.`,
    );
  return refuse(
    'not-a-target',
    action.rule,
    `${name} cannot be used on ${listed(
      regions.map((r) => regionName(p, r)),
      ' and ',
    )}. Possible now: ${lines}.`,
  );
}

function targetsOf(p: Read, me: number, action: NonNullable<Ability['action']>): number[][] {
  const found: number[][] = [];
  action.targets(p, me, (a, b) => found.push([a, b].filter((r) => r !== NONE)));
  return found;
}

/** What one thing stands in the way of an ability, as a sentence. */
function hindered(
  p: Read,
  { id }: Ability,
  rule: string,
  code: RefusalCode | undefined,
  where: string,
  regions: readonly number[],
): IllegalMove {
  const name = readable(id);
  switch (code) {
    case 'spent':
      return refuse(code, rule, `${name} cannot be used ${where === '' ? '' : `on ${where} `}again now.`);
    case 'too-few-coins':
      return refuse(
        code,
        rule,
        `You have ${count(p.coins[p.turn], 'coin')}: too few for what has to be paid before ${name} touches ${where}.`,
      );
    case 'immune': {
      const shut = regions.find((r) => isImmune(p, r)) ?? regions[0];
      return refuse(code, 'CORE-CONQUER-9', `${regionName(p, shut)} is immune: ${shieldIn(p, shut)} protects it.`);
    }
    case 'too-few-tokens':
      return refuse(code, rule, `You hold too few tokens for ${name} to lead to a conquest.`);
    case 'tray-empty':
      return refuse(code, rule, `${name} needs a token from the tray, and the tray is empty.`);
    case 'box-empty':
      return refuse(code, rule, `All pieces of ${name} are on the map already.`);
    default:
      return refuse('not-a-target', rule, `${name} cannot be used on ${where}.`);
  }
}

/** What makes a region immune: a hero. */
export function shieldIn({ pieces, world }: Read, r: number): string {
  const shield = world.shields.find(({ index }) => pieces[index * world.size + r] > 0);
  return shield === undefined ? 'something' : `a ${readable(shield.id).toLowerCase()}`;
}
