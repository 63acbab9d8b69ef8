/** The abilities of every combo, compiled once into lists and looked up by number. */

import type { Ability, Action, Attack, Bar, Toll, Traits } from './ability.ts';
import type { PeopleNo, RegionNo, SlotNo } from './numbers.ts';
import { DECLINED, NONE, type Read, type State } from './state.ts';
import type { Kind, Numbered } from './tiles.ts';
import type { World } from './world.ts';

/** A line of a sum, with the name of the ability that it comes from. */
interface SumLine {
  readonly rule: string;
  readonly what: string;
  readonly amount: (p: Read, me: PeopleNo, r: RegionNo) => number;
}

/** The abilities of one people as they stand, sorted by what they answer. */
export interface Hooks {
  readonly least: number;
  readonly swims: boolean;
  readonly travelsFree: { readonly rule: string; readonly what: string } | undefined;
  readonly rollsFirst: boolean;
  readonly allRemain: boolean;
  readonly livesOn: boolean;
  readonly uncounted: boolean;
  readonly reserve: number;
  readonly discount: readonly SumLine[];
  readonly income: readonly SumLine[];
  readonly reaches: readonly NonNullable<Traits['reaches']>[];
  readonly enters: readonly NonNullable<Traits['enters']>[];
  readonly links: readonly NonNullable<Traits['links']>[];
  readonly bars: readonly (Bar & { readonly what: string })[];
  readonly tolls: readonly (Toll & { readonly what: string })[];
  readonly attacks: readonly NamedAttack[];
  /** Those of them, as bits, that do something: so that most attacks need not be looked at. */
  readonly attackBits: Readonly<Record<'coins' | 'freeDie' | 'less' | 'pays' | 'reaches' | 'tollFree', number>>;
  /** Sets of attacks that may be named together, by which of them are ready: bit i for `attacks[i]`. */
  readonly attackSets: readonly (readonly number[])[];
  readonly actions: readonly { readonly slot: SlotNo; readonly action: Action }[];
  readonly onForm: readonly Reaction[];
  readonly onTurn: readonly Reaction[];
  readonly onExpand: readonly Reaction[];
  readonly onConquest: readonly NonNullable<Traits['onConquest']>[];
  readonly onTaken: readonly NonNullable<Traits['onTaken']>[];
  readonly onSlain: readonly NonNullable<Traits['onSlain']>[];
  readonly onCasualty: readonly NonNullable<Traits['onCasualty']>[];
  readonly onLoss: readonly NonNullable<Traits['onLoss']>[];
  readonly onThinned: readonly NonNullable<Traits['onThinned']>[];
  readonly onRally: readonly Reaction[];
  readonly onMuster: readonly Reaction[];
  readonly onEnd: readonly Reaction[];
  readonly onScored: readonly Reaction[];
  readonly onDecline: readonly Reaction[];
  /** Pieces of the people, and those of them that fight like tokens. */
  readonly pieces: readonly Kind[];
  readonly fighters: readonly Kind[];
}

interface NamedAttack {
  /** Among those of the world. */
  readonly bit: number;
  readonly slot: SlotNo;
  readonly attack: Attack;
}

type Reaction = (s: State, me: PeopleNo) => void;

/** The plain one of each combo, and the ones with markers by the bits of those. */
export type Compiled = { plain?: Hooks; readonly lent: Map<number, Hooks> }[];

/**
 * The abilities of a people as it stands now.
 * @internal
 */
export function hooksOf(p: Read, me: PeopleNo): Hooks {
  const { world } = p;
  const declined = p.standing[me] === DECLINED;
  const key = (me * (world.powers.length + 1) + p.power[me] + 1) * 2 + (declined ? 1 : 0);
  const held = world.markers.length === 0 || me === world.natives ? 0 : heldMarkers(p, me, declined);
  const known = world.compiled[key];
  const hooks = held === 0 ? known.plain : known.lent.get(held);
  if (hooks !== undefined) return hooks;
  const compiled = compile(world, sources(p, me, declined, held));
  if (held === 0) known.plain = compiled;
  else known.lent.set(held, compiled);
  return compiled;
}

/** Markers, as bits, whose ability this people has: they concern everybody, or it is active and holds their region. */
function heldMarkers(p: Read, me: PeopleNo, declined: boolean): number {
  let held = 0;
  for (let left = p.world.everywhere; left !== 0; left &= left - 1) {
    if (p.markerUp[31 - Math.clz32(left & -left)] !== 0) held |= left & -left;
  }
  if (declined) return held;
  for (let m = 0; m < p.markerUp.length; m++) if (p.markerUp[m] !== 0 && p.holder[p.markerAt[m]] === me) held |= 1 << m;
  return held;
}

type Source = readonly [ability: Numbered<Ability>, traits: Traits];

/** Whose abilities count, in the order in which reactions come: what everybody has, markers, power, race. */
function sources(p: Read, me: PeopleNo, declined: boolean, held: number): Source[] {
  const { abilities, markers, natives, powers, races } = p.world;
  if (me === natives) return [];
  const own = [...(p.power[me] === NONE ? [] : [powers[p.power[me]]]), races[me]];
  const lent = markers.filter((_, m) => ((held >> m) & 1) === 1);
  const whole = (a: Numbered<Ability>): Source => [a, a];
  return declined
    ? [...lent.map(whole), ...own.flatMap((a): Source[] => (a.inDecline === undefined ? [] : [[a, a.inDecline]]))]
    : [abilities[0], ...lent, ...own].map(whole);
}

/** What the sources bring of one kind, in their order. */
const traitsOf = <K extends keyof Traits>(from: readonly Source[], key: K): NonNullable<Traits[K]>[] =>
  from.flatMap(([, traits]) => {
    const trait: Traits[K] = traits[key];
    return trait === undefined || trait === null ? [] : [trait];
  });

const linesOf = (from: readonly Source[], key: 'discount' | 'income'): SumLine[] =>
  from.flatMap(([{ id }, traits]) => [traits[key] ?? []].flat().map(({ rule, amount }) => ({ rule, what: id, amount })));

function attacksOf(world: World, from: readonly Source[]): Pick<Hooks, 'attacks' | 'attackBits' | 'attackSets'> {
  const attacks = from.flatMap(([a, { attack }]): NamedAttack[] =>
    attack === undefined ? [] : [{ bit: 1 << world.attacks.indexOf(a), slot: a.slot, attack }],
  );
  return {
    attacks,
    attackBits: {
      coins: bitsOf(attacks, 'coins'),
      freeDie: bitsOf(attacks, 'freeDie'),
      less: bitsOf(attacks, 'less'),
      pays: bitsOf(attacks, 'pays'),
      reaches: bitsOf(attacks, 'reaches'),
      tollFree: bitsOf(attacks, 'tollFree'),
    },
    attackSets: Array.from({ length: 1 << attacks.length }, (_, ready) => together(attacks.filter((_a, i) => ((ready >> i) & 1) === 1))),
  };
}

/** Reactions at the end of a turn come in the order of the edition. */
function endingsOf({ edition: { endOrder } }: World, from: readonly Source[]): Reaction[] {
  const rank = ({ id }: Ability): number => (endOrder.includes(id) ? endOrder.indexOf(id) : endOrder.length);
  return traitsOf(
    [...from].sort(([a], [b]) => rank(a) - rank(b)),
    'onEnd',
  );
}

function compile(world: World, from: readonly Source[]): Hooks {
  const all = <K extends keyof Traits>(key: K): NonNullable<Traits[K]>[] => traitsOf(from, key);
  const free = from.find(([, t]) => t.travelsFree !== undefined);
  const pieces = from.flatMap(([a]) => (a.pieces ?? []).map(({ key }) => world.pieces[world.indices[key]]));
  return {
    ...attacksOf(world, from),
    least: Math.max(1, ...all('least')),
    swims: all('swims').length > 0,
    travelsFree: free === undefined ? undefined : { rule: free[1].travelsFree ?? '', what: free[0].id },
    rollsFirst: all('rollsFirst').length > 0,
    allRemain: all('allRemain').length > 0,
    livesOn: all('livesOn').length > 0,
    uncounted: all('uncounted').length > 0,
    reserve: all('reserve').reduce((sum, count) => sum + count, 0),
    discount: linesOf(from, 'discount'),
    income: linesOf(from, 'income'),
    reaches: all('reaches'),
    enters: all('enters'),
    links: all('links'),
    bars: from.flatMap(([{ id }, { bars }]) => (bars === undefined ? [] : [{ ...bars, what: id }])),
    tolls: from.flatMap(([{ id }, { toll }]) => (toll === undefined ? [] : [{ ...toll, what: id }])),
    actions: from.flatMap(([{ slot }, { action }]) => (action === undefined ? [] : [{ slot, action }])),
    onForm: all('onForm'),
    onTurn: all('onTurn'),
    onExpand: all('onExpand').reverse(), // what is a people's own before what it is lent
    onConquest: all('onConquest'),
    onTaken: all('onTaken'),
    onSlain: all('onSlain'),
    onCasualty: all('onCasualty'),
    onLoss: all('onLoss'),
    onThinned: all('onThinned'),
    onRally: all('onRally').reverse(),
    onMuster: all('onMuster'),
    onEnd: endingsOf(world, from),
    onScored: all('onScored'),
    onDecline: all('onDecline'),
    pieces,
    fighters: pieces.filter((k) => k.fights),
  };
}

const bitsOf = (attacks: readonly NamedAttack[], key: keyof Attack): number =>
  attacks.reduce((bits, { bit, attack }) => (attack[key] === undefined ? bits : bits | bit), 0);

/** Every set of special attacks that may be named together: one that reaches, one that pays, and what lowers a cost that is paid. */
function together(ready: readonly NamedAttack[]): number[] {
  const clash = (a: unknown, b: unknown): boolean => a !== undefined && b !== undefined;
  let masks: number[] = [0];
  for (const { bit, attack: a } of ready) {
    const fits = (mask: number): boolean =>
      ready.every(
        ({ bit: other, attack: b }) =>
          (mask & other) === 0 || !(clash(a.reaches, b.reaches) || clash(a.pays, b.pays) || clash(a.pays, b.less) || clash(a.less, b.pays)),
      );
    masks = [...masks, ...masks.filter(fits).map((mask) => mask | bit)];
  }
  return masks;
}
