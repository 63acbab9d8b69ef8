/** What never changes in a game: the board as integer tables, and the abilities of every combo, compiled once and looked up by number. */
import type { Board } from '../boards/board.ts';
import type { Homebrew } from '../homebrew/vocabulary.ts';
import type { Ability, Action, Attack, Bar, Marker, Piece, Power, Race, Toll, Traits } from './ability.ts';
import type { Edition } from './edition.ts';
import { DECLINED, NONE, type Read, type State } from './state.ts';

export const FARMLAND = 0;
export const FOREST = 1;
export const HILL = 2;
export const SWAMP = 3;
/** A terrain as the board tables have it. */
export const MOUNTAIN = 4;
/** A terrain as the board tables have it; beyond it only the lake. */
export const SEA = 5;
export const TERRAINS = ['farmland', 'forest', 'hill', 'swamp', 'mountain', 'sea', 'lake'] as const;

export const MINE = 1;
export const CAVERN = 2;
export const MAGIC = 4;
const SYMBOL: Readonly<Record<string, number>> = { mine: MINE, cavern: CAVERN, magic: MAGIC };

export interface World {
  readonly edition: Edition;
  readonly board: Board;
  readonly size: number;
  /** By region. */
  readonly terrain: readonly number[];
  readonly symbols: readonly number[];
  readonly edge: readonly boolean[];
  readonly anchor: readonly boolean[];
  readonly native: readonly boolean[];
  readonly markerSpot: readonly boolean[];
  readonly island: readonly number[];
  /** Land beside a sea or lake; and land or sea by which a new people may come in from the edge. */
  readonly coast: readonly boolean[];
  readonly entry: readonly boolean[];
  readonly borders: readonly (readonly number[])[];
  /** a × size + b: 1 where the two border. */
  readonly touching: readonly number[];

  readonly races: readonly Race[];
  readonly powers: readonly Power[];
  readonly markers: readonly Marker[];
  /** Markers, as bits, that concern every people once they are face up. */
  readonly everywhere: number;
  readonly pieces: readonly Piece[];
  readonly guards: readonly Piece[];
  readonly shields: readonly Piece[];
  /** The number of the people that are the natives: one after the last race. */
  readonly natives: number;
  /** Every ability of the game by its slot. */
  readonly abilities: readonly Ability[];
  /** Abilities that can be named after `with`, by bit. */
  readonly attacks: readonly Ability[];
  /** Words that answers are made of. */
  readonly words: readonly string[];
  /** Compiled combos, by race, power, standing and the markers held. Shared by all worlds with the same tiles. */
  readonly compiled: Compiled;
  /** Peoples that can live on in decline. */
  readonly revenants: readonly number[];
  readonly homebrew: Homebrew | undefined;
}

/** A line of a sum, with the name of the ability that it comes from. */
interface Line {
  readonly rule: string;
  readonly what: string;
  readonly amount: (p: Read, me: number, r: number) => number;
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
  readonly discount: readonly Line[];
  readonly income: readonly Line[];
  readonly reaches: readonly NonNullable<Traits['reaches']>[];
  readonly enters: readonly NonNullable<Traits['enters']>[];
  readonly links: readonly NonNullable<Traits['links']>[];
  readonly bars: readonly (Bar & { readonly what: string })[];
  readonly tolls: readonly (Toll & { readonly what: string })[];
  readonly attacks: readonly NamedAttack[];
  /** Sets of attacks that may be named together, by which of them are ready: bit i for `attacks[i]`. */
  readonly attackSets: readonly (readonly number[])[];
  readonly actions: readonly { readonly slot: number; readonly action: Action }[];
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
  readonly pieces: readonly Piece[];
  readonly fighters: readonly Piece[];
}

interface NamedAttack {
  /** Among those of the world. */
  readonly bit: number;
  readonly slot: number;
  readonly attack: Attack;
}

type Reaction = (s: State, me: number) => void;

/** Tiles that a table adds to those of the edition. */
export interface Additions {
  readonly races: readonly Race[];
  readonly powers: readonly Power[];
  readonly pieces: readonly Piece[];
  /** As it was written, for set-ups and saved games. */
  readonly source: Homebrew | undefined;
}

/** The plain one of each combo, and the ones with markers by the bits of those. */
type Compiled = { plain?: Hooks; readonly lent: Map<number, Hooks> }[];

const noneCompiled = (races: number, powers: number): Compiled =>
  Array.from({ length: (races + 1) * (powers + 1) * 2 }, () => ({ lent: new Map() }));

const NOTHING: Additions = { races: [], powers: [], pieces: [], source: undefined };

export function buildWorld(edition: Edition, board: Board, additions: Additions = NOTHING): World {
  const { regions } = board;
  const size = regions.length;
  const terrain = regions.map((r) => TERRAINS.indexOf(r.terrain));
  const water = terrain.map((t) => t >= SEA);
  const borders = regions.map((r) => [...r.borders]);
  const edge = regions.map((r) => r.edge === true);
  const touching = new Array<number>(size * size).fill(0);
  for (const [a, list] of borders.entries()) for (const b of list) touching[a * size + b] = 1;
  const races = [...edition.races, ...additions.races];
  const powers = [...edition.powers, ...additions.powers];
  const pieces = [...edition.pieces, ...additions.pieces];
  const abilities: Ability[] = [edition.common, ...edition.races, ...edition.powers, ...edition.markers];
  for (const ability of [...additions.races, ...additions.powers]) {
    ability.slot = abilities.length;
    abilities.push(ability);
  }
  for (const [index, piece] of pieces.entries()) piece.index = index;
  return {
    edition,
    board,
    size,
    terrain,
    symbols: regions.map((r) => (r.symbols ?? []).reduce((bits, s) => bits | SYMBOL[s], 0)),
    edge,
    anchor: regions.map((r) => r.anchor === true),
    native: regions.map((r) => r.native === true),
    markerSpot: regions.map((r) => r.marker === true),
    island: regions.map((r) => r.island ?? 0),
    coast: borders.map((list, r) => !water[r] && list.some((b) => water[b])),
    entry: borders.map((list, r) => edge[r] || list.some((b) => edge[b] && terrain[b] === SEA)),
    borders,
    touching,
    races,
    powers,
    markers: edition.markers,
    everywhere: edition.markers.reduce((bits, { everywhere }, m) => (everywhere === true ? bits | (1 << m) : bits), 0),
    pieces,
    guards: pieces.filter((k) => k.guard > 0),
    shields: pieces.filter((k) => k.immune),
    natives: races.length,
    abilities,
    attacks: abilities.filter((a) => a.attack !== undefined),
    words: ['none', ...new Set(abilities.flatMap((a) => a.question?.words ?? []))],
    compiled: additions === NOTHING ? shared(edition) : noneCompiled(races.length, powers.length),
    revenants: [...races.keys()].filter((people) => [races[people], ...powers].some((tile) => tile.inDecline?.livesOn === true)),
    homebrew: additions.source,
  };
}

const byEdition = new Map<Edition, Compiled>();

function shared(edition: Edition): Compiled {
  const known = byEdition.get(edition) ?? noneCompiled(edition.races.length, edition.powers.length);
  byEdition.set(edition, known);
  return known;
}

/** The abilities of a people as it stands now. */
export function hooksOf(p: Read, me: number): Hooks {
  const { world } = p;
  const declined = p.standing[me] === DECLINED;
  const key = (me * (world.powers.length + 1) + p.power[me] + 1) * 2 + (declined ? 1 : 0);
  const held = world.markers.length === 0 ? 0 : heldMarkers(p, me, declined);
  const known = world.compiled[key];
  const hooks = held === 0 ? known.plain : known.lent.get(held);
  if (hooks !== undefined) return hooks;
  const compiled = compile(world, sources(p, me, declined, held));
  if (held === 0) known.plain = compiled;
  else known.lent.set(held, compiled);
  return compiled;
}

/** Markers, as bits, whose ability this people has: it is active and holds their region, or they concern everybody. */
function heldMarkers(p: Read, me: number, declined: boolean): number {
  const { everywhere } = p.world;
  let held = 0;
  for (let m = 0; m < p.markerUp.length; m++) {
    if (p.markerUp[m] === 0) continue;
    const at = p.markerAt[m];
    if (((everywhere >> m) & 1) === 1 || (!declined && p.holder[at] === me)) held |= 1 << m;
  }
  return held;
}

type Source = readonly [ability: Ability, traits: Traits];

/** Whose abilities count, in the order in which reactions come: what everybody has, markers, power, race. */
function sources(p: Read, me: number, declined: boolean, held: number): Source[] {
  const { edition, markers, natives, powers, races } = p.world;
  if (me === natives) return [];
  const own = [...(p.power[me] === NONE ? [] : [powers[p.power[me]]]), races[me]];
  const lent = markers.filter((_, m) => ((held >> m) & 1) === 1);
  const whole = (a: Ability): Source => [a, a];
  return declined
    ? [...lent.map(whole), ...own.flatMap((a): Source[] => (a.inDecline === undefined ? [] : [[a, a.inDecline]]))]
    : [edition.common, ...lent, ...own].map(whole);
}

function compile(world: World, from: readonly Source[]): Hooks {
  const all = <K extends keyof Traits>(key: K): NonNullable<Traits[K]>[] =>
    from.flatMap(([, traits]) => {
      const trait: Traits[K] = traits[key];
      return trait === undefined || trait === null ? [] : [trait];
    });
  const lines = (key: 'discount' | 'income'): Line[] =>
    from.flatMap(([{ id }, traits]) => [traits[key] ?? []].flat().map(({ rule, amount }) => ({ rule, what: id, amount })));
  const attacks = from.flatMap(([a, { attack }]): NamedAttack[] =>
    attack === undefined ? [] : [{ bit: 1 << world.attacks.indexOf(a), slot: a.slot, attack }],
  );
  const free = from.find(([, t]) => t.travelsFree !== undefined);
  const pieces = from.flatMap(([a]) => a.pieces ?? []);
  const rank = ({ id }: Ability): number => {
    const at = world.edition.endOrder.indexOf(id);
    return at < 0 ? world.edition.endOrder.length : at;
  };
  return {
    least: Math.max(1, ...all('least')),
    swims: all('swims').length > 0,
    travelsFree: free === undefined ? undefined : { rule: free[1].travelsFree ?? '', what: free[0].id },
    rollsFirst: all('rollsFirst').length > 0,
    allRemain: all('allRemain').length > 0,
    livesOn: all('livesOn').length > 0,
    uncounted: all('uncounted').length > 0,
    discount: lines('discount'),
    income: lines('income'),
    reaches: all('reaches'),
    enters: all('enters'),
    links: all('links'),
    bars: from.flatMap(([{ id }, { bars }]) => (bars === undefined ? [] : [{ ...bars, what: id }])),
    tolls: from.flatMap(([{ id }, { toll }]) => (toll === undefined ? [] : [{ ...toll, what: id }])),
    attacks,
    attackSets: Array.from({ length: 1 << attacks.length }, (_, ready) => together(attacks.filter((_a, i) => ((ready >> i) & 1) === 1))),
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
    onEnd: [...from].sort(([a], [b]) => rank(a) - rank(b)).flatMap(([, { onEnd }]) => onEnd ?? []),
    onScored: all('onScored'),
    onDecline: all('onDecline'),
    pieces,
    fighters: pieces.filter((k) => k.fights),
  };
}

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
