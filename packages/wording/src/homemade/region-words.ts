/** Which regions an effect means, as a noun with whatever belongs to it: “empty hills with a mine by the water”. */
import type { Where } from '@elbowroom/rules/homebrew';

type Count = 'one' | 'many';
type Noun = Readonly<Record<Count, string>>;
type Nouns = Readonly<Record<string, Noun>>;

/** What a language needs to speak of regions. */
interface Grammar {
  readonly terrains: Nouns;
  readonly symbols: Nouns;
  readonly region: Noun;
  readonly or: string;
  /** Before the noun, or behind it. */
  readonly empty: (noun: string, isEmpty: boolean, count: Count) => string;
  /** Everything that is said of a region behind its noun. */
  readonly tails: (where: Where) => readonly (string | undefined)[];
  readonly symbolTail: Readonly<Record<string, string>>;
}

const told = <T>(value: T | undefined, say: (value: T) => string): string | undefined => (value === undefined ? undefined : say(value));

/** What stands before a noun, by the terrain or the symbol that it names, or `region`. */
type Before = (kind: string) => string;

/** Each of its nouns, with whatever stands before it in the language, what stands after the last, then all that holds of them. */
export function regionsIn(grammar: Grammar, where: Where, count: Count, before: Before = () => '', after = ''): string {
  const { terrains, symbols, region, or, empty, tails, symbolTail } = grammar;
  const { terrain = [], symbol } = where;
  const named = terrain.map((kind) => `${before(kind)}${terrains[kind]?.[count] ?? kind}`);
  const kind = symbol ?? 'region';
  const nouns = named.length > 0 ? named : [`${before(kind)}${(symbols[kind] ?? region)[count]}`];
  const withIt = named.length > 0 && symbol !== undefined ? symbolTail[symbol] : undefined;
  const joined = `${nouns.slice(0, -1).join(', ')}${nouns.length > 1 ? ` ${or} ` : ''}${nouns.at(-1)}`;
  const head = where.empty === undefined ? joined : empty(joined, where.empty, count);
  const rest = [withIt, ...tails(where)].filter((tail) => tail !== undefined);
  return [head + after, rest.join(rest.length > 2 ? ', ' : ' ')].filter((part) => part !== '').join(' ');
}

export const english: Grammar = {
  terrains: {
    farmland: { one: 'farmland', many: 'farmlands' },
    forest: { one: 'forest', many: 'forests' },
    hill: { one: 'hill', many: 'hills' },
    swamp: { one: 'swamp', many: 'swamps' },
    mountain: { one: 'mountain', many: 'mountains' },
    sea: { one: 'sea', many: 'seas' },
    lake: { one: 'lake', many: 'lakes' },
  },
  symbols: {
    mine: { one: 'mine', many: 'mines' },
    cavern: { one: 'cavern', many: 'caverns' },
    magic: { one: 'magic source', many: 'magic sources' },
  },
  region: { one: 'region', many: 'regions' },
  or: 'or',
  empty: (noun, isEmpty) => `${isEmpty ? 'empty' : 'non-empty'} ${noun}`,
  symbolTail: { mine: 'with a mine', cavern: 'with a cavern', magic: 'with a magic source' },
  tails: ({ coast, edge, beside, marker, from, faction, defenders, here, alike }) => [
    told(coast, (is) => (is ? 'on the shore' : 'away from the shore')),
    told(edge, (is) => (is ? 'on the rim of the board' : 'away from the rim of the board')),
    told(beside, (kind) => `next to a ${kind} of yours`),
    told(marker, (is) => (is ? 'with an artifact or a place' : 'without artifact or place')),
    told(from, (who) => ({ natives: 'held by natives', active: 'held by an active people', declined: 'held by a people in decline' })[who]),
    told(faction, (side) => ({ alliance: 'held by the Alliance', horde: 'held by the Horde', neutral: 'held by a neutral people' })[side]),
    told(defenders, (n) => `with at least ${n} defenders`),
    told(here, (is) => (is ? 'in which it lies' : 'in which it does not lie')),
    told(alike, (is) => (is ? 'of the same terrain as its own' : 'of another terrain than its own')),
  ],
};

const BESIDE: Readonly<Record<string, string>> = {
  farmland: 'd’un de vos champs',
  forest: 'd’une de vos forêts',
  hill: 'd’une de vos collines',
  swamp: 'd’un de vos marais',
  mountain: 'd’une de vos montagnes',
  sea: 'd’une de vos mers',
  lake: 'd’un de vos lacs',
};

export const french: Grammar = {
  terrains: {
    farmland: { one: 'champ', many: 'champs' },
    forest: { one: 'forêt', many: 'forêts' },
    hill: { one: 'colline', many: 'collines' },
    swamp: { one: 'marais', many: 'marais' },
    mountain: { one: 'montagne', many: 'montagnes' },
    sea: { one: 'mer', many: 'mers' },
    lake: { one: 'lac', many: 'lacs' },
  },
  symbols: {
    mine: { one: 'mine', many: 'mines' },
    cavern: { one: 'caverne', many: 'cavernes' },
    magic: { one: 'source magique', many: 'sources magiques' },
  },
  region: { one: 'région', many: 'régions' },
  or: 'ou',
  empty: (noun, isEmpty, count) => `${noun} ${isEmpty ? '' : 'non '}vide${count === 'many' ? 's' : ''}`,
  symbolTail: { mine: 'avec une mine', cavern: 'avec une caverne', magic: 'avec une source magique' },
  tails: ({ coast, edge, beside, marker, from, faction, defenders, here, alike }) => [
    told(coast, (is) => (is ? 'au bord de l’eau' : 'loin de l’eau')),
    told(edge, (is) => (is ? 'au bord du plateau' : 'loin du bord du plateau')),
    told(beside, (kind) => `à côté ${BESIDE[kind] ?? ''}`),
    told(marker, (is) => (is ? 'avec un artefact ou un lieu' : 'sans artefact ni lieu')),
    told(
      from,
      (who) =>
        ({ natives: 'aux mains d’indigènes', active: 'aux mains d’un peuple actif', declined: 'aux mains d’un peuple en déclin' })[who],
    ),
    told(
      faction,
      (side) => ({ alliance: 'aux mains de l’Alliance', horde: 'aux mains de la Horde', neutral: 'aux mains d’un peuple neutre' })[side],
    ),
    told(defenders, (n) => `avec au moins ${n} défenseurs`),
    told(here, (is) => (is ? 'où il se trouve' : 'où il ne se trouve pas')),
    told(alike, (is) => (is ? 'du même terrain que la sienne' : 'd’un autre terrain que la sienne')),
  ],
};

const isOneOf =
  (words: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && words.includes(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isTerrain = isOneOf(Object.keys(english.terrains));

/** What can be said of a region. */
const SAYABLE: { readonly [K in keyof Where]-?: (value: unknown) => boolean } = {
  terrain: (value) => Array.isArray(value) && value.every(isTerrain),
  symbol: isOneOf(Object.keys(english.symbols)),
  coast: isFlag,
  edge: isFlag,
  beside: isTerrain,
  empty: isFlag,
  marker: isFlag,
  from: isOneOf(['natives', 'active', 'declined']),
  faction: isOneOf(['alliance', 'horde', 'neutral']),
  defenders: (value) => typeof value === 'number' && Number.isFinite(value),
  here: isFlag,
  alike: isFlag,
};

/** Regions as an effect has them that anybody may have written; undefined where nothing can be said of them. */
export function whereIn(value: unknown): Where | undefined {
  const given: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const said = Object.fromEntries(
    Object.entries(SAYABLE).flatMap(([key, isSayable]) => (isSayable(given[key]) ? [[key, given[key]]] : [])),
  );
  return isWhere(said) ? said : undefined;
}

const isWhere = (said: object): said is Where => Object.keys(said).length > 0;
