/** Why an ability cannot be used: named after `with`, or by `use`. */

import type { Ability, Action, Denial } from '../core/ability.ts';
import { attackMasks } from '../core/conquest.ts';
import { isSpent, type Obstacle } from '../core/cost.ts';
import { isLate } from '../core/deploy.ts';
import type { IllegalMove } from '../core/errors.ts';
import { type Hooks, hooksOf } from '../core/hooks.ts';
import { isImmune } from '../core/map.ts';
import type { Move } from '../core/move.ts';
import type { PeopleNo, RegionNo } from '../core/numbers.ts';
import { CONQUERING, PLACING } from '../core/stage.ts';
import { NONE, type Read } from '../core/state.ts';
import type { Numbered } from '../core/tiles.ts';
import { refuse } from './codes.ts';
import { due } from './due.ts';
import { unknownRegion } from './read-move.ts';
import { a, abilityName, listed, peopleName, pieceName, quoted, readable, regionName, ruleOf } from './words.ts';

type Use = Extract<Move, { type: 'use' }>;

const unknownAbility = (id: string, rule: string): IllegalMove =>
  refuse('unknown-ability', rule, `Nothing in this game is called ${quoted(id)}.`);

function notYours(p: Read, me: PeopleNo, { id, slot }: Numbered<Ability>, rule: string): IllegalMove {
  const { markers, races } = p.world;
  const name = readable(p, id);
  const lacks = markers.some((marker) => marker.slot === slot)
    ? `do not hold ${name}`
    : races.some((race) => race.slot === slot)
      ? `are no ${name}`
      : `do not have the power ${name}`;
  return refuse('ability-not-yours', rule, `The ${peopleName(p, me)} ${lacks}.`);
}

const afterwards = (p: Read, rule: string): IllegalMove =>
  refuse('use-later', rule, `The ${peopleName(p, p.acting)} in decline conquer first, until “done”.`);

function spent(p: Read, ability: Ability, rule: string, perTurn: number | undefined): IllegalMove {
  const often = perTurn === undefined || perTurn === 1 ? '' : ` ${perTurn} times`;
  return refuse('spent', rule, `${abilityName(p, ability)} has been used this turn${often} already.`);
}

/** The special attacks that a move names, as bits. Throws IllegalMove for names that this people cannot say. */
export function attackMask(p: Read, me: PeopleNo, ids: readonly string[]): number {
  const hooks = hooksOf(p, me);
  let mask = 0;
  for (const id of ids) {
    const bit = attackBit(p, me, hooks, id);
    if ((mask & bit) !== 0) throw refuse('named-twice', 'CORE-CONQUER-1', `${quoted(id)} is named twice.`);
    mask |= bit;
  }
  return mask;
}

function attackBit(p: Read, me: PeopleNo, hooks: Hooks, id: string): number {
  const ability = p.world.abilities.find((a) => a.id === id);
  if (ability === undefined) throw unknownAbility(id, 'CORE-CONQUER-1');
  const { attack, slot } = ability;
  if (attack === undefined) {
    const rule = ruleOf(ability, 'CORE-CONQUER-1');
    throw refuse('not-an-attack', rule, `${abilityName(p, ability)} is not a way to conquer, so it cannot be named after “with”.`);
  }
  const own = hooks.attacks.find((a) => a.slot === slot);
  if (own !== undefined) return own.bit;
  const active = p.active[p.turn];
  const isLater = active !== me && active !== NONE && hooksOf(p, active).attacks.some((a) => a.slot === slot);
  throw isLater ? afterwards(p, attack.rule) : notYours(p, me, ability, attack.rule);
}

/** An attack of the game that this people does not have, for who only asks what it would cost. */
export function foreignAttack(p: Read, me: PeopleNo, ids: readonly string[]): Obstacle | undefined {
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
  if (used !== undefined) return spent(p, p.world.abilities[used.slot], used.attack.rule, used.attack.perTurn);
  if (attackMasks(p, hooks).includes(mask)) return undefined;
  const names = named.map(({ slot }) => readable(p, p.world.abilities[slot].id));
  const isWhole = named.some(({ attack: { pays } }) => pays !== undefined);
  const why = isWhole
    ? 'one takes the place of the whole cost, and leaves the other nothing to do'
    : 'each makes the region count as bordering';
  return refuse('clash', named[0].attack.rule, `${listed(names, ' and ')} cannot be used in one conquest: ${why}.`);
}

/** What the named attacks themselves have against a region. */
export function attackDenial(p: Read, me: PeopleNo, hooks: Hooks, r: RegionNo, mask: number): IllegalMove | undefined {
  for (const { attack, bit, slot } of hooks.attacks) {
    const denial = (mask & bit) === 0 ? undefined : attack.denies?.(p, me, r);
    if (denial !== undefined) return denied(p, p.world.abilities[slot], denial, [r]);
  }
  return undefined;
}

/** `use`, while the active people conquers or is redeployed. */
export function useRefusal(p: Read, { ability: id, regions }: Use): IllegalMove {
  const me = p.active[p.turn];
  const ability = p.world.abilities.find((a) => a.id === id);
  if (ability === undefined) return unknownAbility(id, 'CORE-TURN-1');
  const { action } = ability;
  if (action === undefined) return notAnAction(p, ability, regions);
  if (!hooksOf(p, me).actions.some(({ slot }) => slot === ability.slot)) return notYours(p, me, ability, action.rule);
  if (p.stage === CONQUERING && p.acting !== me) return afterwards(p, action.rule);
  if (p.stage === PLACING) return refuse('use-too-late', action.rule, `Abilities are used before pieces are placed. ${due(p)}`);
  const late = tooLate(p, me, ability, action);
  if (late !== undefined) return late;
  if (isSpent(p, ability.slot, action)) return spent(p, ability, action.rule, action.perTurn);
  const unknown = regions.find((r) => p.world.board.regions[r] === undefined);
  if (unknown !== undefined) return unknownRegion(unknown, action.rule);
  return targetRefusal(p, me, ability, action, regions);
}

/** The conquests are over, or none can follow. */
function tooLate(p: Read, me: PeopleNo, { id }: Ability, action: Action): IllegalMove | undefined {
  const { closed, rule } = action;
  const name = readable(p, id);
  if (p.stage !== CONQUERING && !isLate(p, action))
    return refuse('use-too-late', closed?.rule ?? rule, `The conquests of this turn are over: it is too late for ${name}.`);
  if (closed?.when(p, me) !== true) return undefined;
  return refuse('use-too-late', closed.rule, `No conquest can follow this turn, and ${name} must come before the last one.`);
}

function notAnAction(p: Read, ability: Ability, [r]: readonly number[]): IllegalMove {
  const name = abilityName(p, ability);
  const sentence =
    ability.attack === undefined ? `${name} works by itself.` : `${name} is named with a conquest: conquer ${r ?? '…'} with ${ability.id}.`;
  return refuse('not-an-action', ruleOf(ability, 'CORE-TURN-1'), sentence);
}

function targetRefusal(p: Read, me: PeopleNo, ability: Ability, action: Action, regions: readonly number[]): IllegalMove {
  const lines = targetLines(p, me, ability, action);
  if (!action.takes.includes(regions.length)) return wrongNumber(p, ability, action, lines);
  const turned = `use ${ability.id} ${[...regions].reverse().join(' ')}`;
  if (action.unordered === true && lines.includes(turned))
    return refuse('regions-out-of-order', action.rule, `Name the regions the other way round: ${turned}.`);
  const [a = NONE, b = NONE] = regions;
  const denial = action.denies(p, me, a, b);
  if (denial !== undefined) return denied(p, ability, denial, regions);
  return refuse(
    'not-a-target',
    action.rule,
    `${abilityName(p, ability)} cannot be used ${on(p, regions)}. Possible now: ${listed(lines, ' · ')}.`,
  );
}

const NUMBERS = ['without a region', 'on one region', 'on two regions'];

function wrongNumber(p: Read, ability: Ability, { rule, takes }: Action, lines: readonly string[]): IllegalMove {
  const name = abilityName(p, ability);
  if (lines.length === 0 && !takes.includes(0)) return refuse('no-target', rule, `${name} has nothing on the map now to be used on.`);
  const how = `${name} is used ${takes.map((n) => NUMBERS[n]).join(' or ')}`;
  return refuse('wrong-number-of-regions', rule, lines.length === 0 ? `${how}.` : `${how}: ${listed(lines, ' · ')}.`);
}

function targetLines(p: Read, me: PeopleNo, { id }: Ability, { targets }: Action): string[] {
  const found: string[] = [];
  targets(p, me, (a, b) => found.push(['use', id, ...[a, b].filter((r) => r !== NONE)].join(' ')));
  return found;
}

const on = (p: Read, regions: readonly number[]): string =>
  regions.length === 0 ? 'now' : `on ${[...new Set(regions)].map((r) => regionName(p, r)).join(' and ')}`;

/** What an ability itself has against something, as a sentence. */
function denied(p: Read, ability: Ability, { because, code, rule }: Denial, regions: readonly number[]): IllegalMove {
  const shut = code === 'immune' ? regions.find((r) => isImmune(p, r)) : undefined;
  if (shut !== undefined) return refuse(code, rule, immunity(p, shut));
  return refuse(code, rule, `${abilityName(p, ability)} cannot be used ${on(p, regions)}: ${because}.`);
}

/** What makes a region immune: a hero. */
export function immunity(p: Read, r: RegionNo): string {
  const { pieces, world } = p;
  const shield = world.shields.find(({ index }) => pieces[index * world.size + r] > 0);
  return `${regionName(p, r)} is immune: ${shield === undefined ? 'something' : a(pieceName(p, shield.id))} protects it.`;
}
