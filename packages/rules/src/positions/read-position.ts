/** A position that a stranger wrote, taken apart: shapes and sizes are looked at here, whether it can be on a table in lay-out.ts. */
import { brief, field, isRecord, type Reader, readFlag, readList, readText, readWhole, readWord } from '../boards/reader.ts';
import { MOST_REGIONS } from '../boards/region.ts';
import { CHARTER_KEYS, type Charter } from '../charter.ts';
import type { WrittenColumns, WrittenOffer } from '../core/draft.ts';
import {
  type Memory,
  type OpenQuestion,
  type PastConquest,
  PHASES,
  type Position,
  type RegionPosition,
  type SeatPosition,
  STAGES,
  type Stacks,
} from './position.ts';

const MOST_COINS = 999_999;
/** A turn adds one at most, and homemade ones may all be spared. */
const MOST_DECLINED = 20;
const MOST_TOKENS = 99;
const ID = 40;

/** Everything that may be written of a position. */
export const POSITION_KEYS = [
  'edition',
  'variant',
  'board',
  'rounds',
  'round',
  'seat',
  'phase',
  'seats',
  'regions',
  'offers',
  'bombs',
  'bombPile',
  'harmony',
  'dice',
  'seed',
  'homebrew',
  ...CHARTER_KEYS,
  'memory',
  'stacks',
  'prompts',
];

type Fields<T> = { -readonly [K in keyof T]?: T[K] };

/** Everything about a position but its board, which comes from elsewhere. */
export type PositionFields = Omit<Position, 'board' | 'edition' | 'variant' | 'homebrew' | keyof Charter>;

export function positionFields(to: Reader, value: object): PositionFields {
  const optional = <T>(key: string, read: (v: unknown, where: string) => T | undefined): T | undefined => {
    const given = field(value, key);
    return given === undefined ? undefined : read(given, key);
  };
  onlyKeys(to, value, '', POSITION_KEYS);
  const seats = readList(to, field(value, 'seats'), 'seats', 2, 5)?.map((seat, i) => seatFrom(to, seat, `seats[${i}]`)) ?? [];
  return defined({
    seats,
    rounds: optional('rounds', (v, w) => readWhole(to, v, w, 1, 20)),
    round: optional('round', (v, w) => readWhole(to, v, w, 1, 20)),
    seat: optional('seat', (v, w) => readWhole(to, v, w, 0, Math.max(0, seats.length - 1))),
    phase: optional('phase', (v, w) => readWord(to, v, w, PHASES)),
    regions: optional('regions', (v, w) => byRegion(to, v, w, (region, at) => regionFrom(to, region, at))),
    offers: optional('offers', (v, w) => offersFrom(to, v, w)),
    bombs: optional('bombs', (v, w) => byRegion(to, v, w, (face, at) => readText(to, face, at, ID))),
    bombPile: optional('bombPile', (v, w) => texts(to, v, w, 12)),
    harmony: optional('harmony', (v, w) => wholes(to, v, w, 5, 4)),
    dice: optional('dice', (v, w) => wholes(to, v, w, 200, 3)),
    seed: optional('seed', (v, w) => readText(to, v, w, 200)),
    memory: optional('memory', (v, w) => memoryFrom(to, v, w)),
    stacks: optional('stacks', (v, w) => stacksFrom(to, v, w)),
    prompts: optional('prompts', (v, w) => readList(to, v, w, 0, 20)?.flatMap((q, i) => promptFrom(to, q, `${w}[${i}]`) ?? [])),
  });
}

/** Whatever else was written is a slip of the pen, and would be lost without a word. */
function onlyKeys(to: Reader, value: object, where: string, known: readonly string[]): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key))
      to.note('unknown-key', [...(where === '' ? [] : [where]), key.slice(0, ID)].join('.'), `is not one of ${known.join(', ')}`);
  }
}

/** The same object without the fields that were left out. */
function defined<T extends object>(given: { [K in keyof T]: T[K] | undefined } & object): T {
  const kept: Fields<T> = {};
  for (const key of Object.keys(given)) {
    const value: unknown = Reflect.get(given, key);
    if (value !== undefined) Reflect.set(kept, key, value);
  }
  return kept as T;
}

function seatFrom(to: Reader, value: unknown, where: string): SeatPosition {
  if (!isRecord(value)) {
    to.note('not-a-seat', where, `must be an object, is ${brief(value)}`);
    return {};
  }
  const keys = ['name', 'coins', 'gained', 'active', 'declined'];
  onlyKeys(to, value, where, keys);
  const [name, coins, gained, active, declined] = keys.map((key) => field(value, key));
  return defined<SeatPosition>({
    name: name === undefined ? undefined : readText(to, name, `${where}.name`, ID),
    coins: coins === undefined ? undefined : readWhole(to, coins, `${where}.coins`, 0, MOST_COINS),
    gained: gained === undefined ? undefined : readWhole(to, gained, `${where}.gained`, -MOST_COINS, MOST_COINS),
    active: active === undefined ? undefined : activeFrom(to, active, `${where}.active`),
    declined:
      declined === undefined
        ? undefined
        : readList(to, declined, `${where}.declined`, 0, MOST_DECLINED)?.flatMap(
            (people, i) => declinedFrom(to, people, `${where}.declined[${i}]`) ?? [],
          ),
  });
}

function activeFrom(to: Reader, value: unknown, where: string): SeatPosition['active'] {
  if (!isRecord(value)) return to.note('not-a-people', where, `must be { race, power }, is ${brief(value)}`);
  onlyKeys(to, value, where, ['race', 'power', 'hand', 'aside']);
  const race = readText(to, field(value, 'race'), `${where}.race`, ID);
  const power = readText(to, field(value, 'power'), `${where}.power`, ID);
  const hand = count(to, field(value, 'hand'), `${where}.hand`);
  const aside = count(to, field(value, 'aside'), `${where}.aside`);
  return race === undefined || power === undefined ? undefined : { race, power, hand, aside };
}

function declinedFrom(to: Reader, value: unknown, where: string): NonNullable<SeatPosition['declined']>[number] | undefined {
  if (!isRecord(value)) return to.note('not-a-people', where, `must be { race }, is ${brief(value)}`);
  onlyKeys(to, value, where, ['race', 'power', 'hand']);
  const race = readText(to, field(value, 'race'), `${where}.race`, ID);
  const power = field(value, 'power') === undefined ? undefined : readText(to, field(value, 'power'), `${where}.power`, ID);
  return race === undefined
    ? undefined
    : { race, ...(power === undefined ? {} : { power }), hand: count(to, field(value, 'hand'), `${where}.hand`) };
}

const count = (to: Reader, value: unknown, where: string): number =>
  value === undefined ? 0 : (readWhole(to, value, where, 0, MOST_TOKENS) ?? 0);

/** An object whose keys are region numbers. */
function byRegion<T>(to: Reader, value: unknown, where: string, read: (v: unknown, where: string) => T | undefined): Record<number, T> {
  const found: Record<number, T> = {};
  if (!isRecord(value)) {
    to.note('not-by-region', where, `must be an object by region number, is ${brief(value)}`);
    return found;
  }
  for (const [key, entry] of Object.entries(value)) {
    const at = `${where}.${key.slice(0, 8)}`;
    if (!/^(0|[1-9]\d?)$/.test(key) || Number(key) >= MOST_REGIONS) to.note('unknown-region', at, 'is no region number');
    else {
      const read1 = read(entry, at);
      if (read1 !== undefined) found[Number(key)] = read1;
    }
  }
  return found;
}

function regionFrom(to: Reader, value: unknown, where: string): RegionPosition | undefined {
  if (!isRecord(value)) return to.note('not-a-region', where, `must be an object, is ${brief(value)}`);
  onlyKeys(to, value, where, ['race', 'tokens', 'pieces', 'markers', 'faceDown']);
  const [race, tokens, pieces, markers] = ['race', 'tokens', 'pieces', 'markers'].map((key) => field(value, key));
  return defined<RegionPosition>({
    race: race === undefined ? undefined : readText(to, race, `${where}.race`, ID),
    tokens: tokens === undefined ? undefined : readWhole(to, tokens, `${where}.tokens`, 0, MOST_TOKENS),
    pieces: pieces === undefined ? undefined : byName(to, pieces, `${where}.pieces`, MOST_TOKENS),
    markers: markers === undefined ? undefined : texts(to, markers, `${where}.markers`, 12),
    faceDown: readFlag(to, field(value, 'faceDown'), `${where}.faceDown`) ? true : undefined,
  });
}

/** An object of whole numbers by id. */
function byName(to: Reader, value: unknown, where: string, most: number): Record<string, number> {
  const found: Record<string, number> = Object.create(null);
  if (!isRecord(value)) {
    to.note('not-by-name', where, `must be an object by name, is ${brief(value)}`);
    return found;
  }
  for (const [key, entry] of Object.entries(value)) {
    const number = readWhole(to, entry, `${where}.${key.slice(0, ID)}`, 0, most);
    if (number !== undefined) found[key.slice(0, ID)] = number;
  }
  return found;
}

const texts = (to: Reader, value: unknown, where: string, most: number): string[] | undefined =>
  readList(to, value, where, 0, most)?.flatMap((text, i) => readText(to, text, `${where}[${i}]`, ID) ?? []);

const wholes = (to: Reader, value: unknown, where: string, most: number, largest: number): number[] | undefined =>
  readList(to, value, where, 0, most)?.flatMap((n, i) => readWhole(to, n, `${where}[${i}]`, 0, largest) ?? []);

function offersFrom(to: Reader, value: unknown, where: string): Position['offers'] {
  if (!isRecord(value)) return readList(to, value, where, 0, 6)?.flatMap((offer, i) => offerFrom(to, offer, `${where}[${i}]`) ?? []);
  const column = (key: string): (string | null)[] =>
    readList(to, field(value, key), `${where}.${key}`, 0, 6)?.flatMap((id, i) =>
      id === null ? [null] : (readText(to, id, `${where}.${key}[${i}]`, ID) ?? []),
    ) ?? [];
  const offers: WrittenColumns = {
    alliance: column('alliance'),
    horde: column('horde'),
    powers: column('powers').filter((id) => id !== null),
  };
  return field(value, 'neutral') === undefined ? offers : { ...offers, neutral: column('neutral') };
}

function offerFrom(to: Reader, value: unknown, where: string): WrittenOffer | undefined {
  if (!isRecord(value)) return to.note('not-an-offer', where, `must be { race, power }, is ${brief(value)}`);
  onlyKeys(to, value, where, ['race', 'power', 'coins']);
  const race = readText(to, field(value, 'race'), `${where}.race`, ID);
  const power = readText(to, field(value, 'power'), `${where}.power`, ID);
  const coins = field(value, 'coins') === undefined ? 0 : readWhole(to, field(value, 'coins'), `${where}.coins`, 0, MOST_COINS);
  return race === undefined || power === undefined || coins === undefined ? undefined : { race, power, coins };
}

function memoryFrom(to: Reader, value: unknown, where: string): Memory | undefined {
  if (!isRecord(value)) return to.note('not-a-memory', where, `must be an object, is ${brief(value)}`);
  onlyKeys(to, value, where, [
    'first',
    'retreating',
    'stage',
    'step',
    'acting',
    'begun',
    'attacked',
    'today',
    'life',
    'conquests',
    'kept',
    'hidden',
    'draws',
  ]);
  const optional = <T>(key: string, read: (v: unknown, at: string) => T | undefined): T | undefined => {
    const given = field(value, key);
    return given === undefined ? undefined : read(given, `${where}.${key}`);
  };
  const names = (v: unknown, at: string): Record<string, number> => byName(to, v, at, 0xffff);
  return defined<Memory>({
    first: optional('first', (v, w) => readWhole(to, v, w, 0, 4)),
    retreating: optional('retreating', (v, w) => readWhole(to, v, w, 0, 4)),
    stage: optional('stage', (v, w) => readWord(to, v, w, STAGES)),
    step: optional('step', (v, w) => readWhole(to, v, w, 0, 99)),
    acting: optional('acting', (v, w) => readText(to, v, w, ID)),
    begun: optional('begun', (v, w) => readWhole(to, v, w, 0, 2)),
    attacked: optional('attacked', (v, w) => wholes(to, v, w, 5, 4)),
    today: optional('today', names),
    life: optional('life', names),
    conquests: optional('conquests', (v, w) => readList(to, v, w, 0, 99)?.flatMap((c, i) => conquestFrom(to, c, `${w}[${i}]`) ?? [])),
    kept: optional('kept', names),
    hidden: optional('hidden', (v, w) => texts(to, v, w, 12)),
    draws: optional('draws', (v, w) => wholes(to, v, w, 16, 1_000_000)),
  });
}

function conquestFrom(to: Reader, value: unknown, where: string): PastConquest | undefined {
  if (!isRecord(value)) return to.note('not-a-conquest', where, `must be an object, is ${brief(value)}`);
  const race = readText(to, field(value, 'race'), `${where}.race`, ID);
  const region = readWhole(to, field(value, 'region'), `${where}.region`, 0, MOST_REGIONS - 1);
  const from = field(value, 'from') === undefined ? undefined : readText(to, field(value, 'from'), `${where}.from`, ID);
  const defenders = count(to, field(value, 'defenders'), `${where}.defenders`);
  const nonEmpty = readFlag(to, field(value, 'nonEmpty'), `${where}.nonEmpty`);
  const own = readFlag(to, field(value, 'own'), `${where}.own`);
  return race === undefined || region === undefined
    ? undefined
    : { race, region, ...(from === undefined ? {} : { from }), defenders, nonEmpty, ...(own && { own }) };
}

function stacksFrom(to: Reader, value: unknown, where: string): Stacks | undefined {
  if (!isRecord(value)) return to.note('not-stacks', where, `must be an object, is ${brief(value)}`);
  onlyKeys(to, value, where, ['races', 'powers', 'discards']);
  const [races, powers, discards] = ['races', 'powers', 'discards'].map((key) => field(value, key));
  return defined<Stacks>({
    races:
      races === undefined
        ? undefined
        : readList(to, races, `${where}.races`, 0, 3)?.flatMap((stack, i) => [texts(to, stack, `${where}.races[${i}]`, 99) ?? []]),
    powers: powers === undefined ? undefined : texts(to, powers, `${where}.powers`, 99),
    discards: discards === undefined ? undefined : texts(to, discards, `${where}.discards`, 99),
  });
}

function promptFrom(to: Reader, value: unknown, where: string): OpenQuestion | undefined {
  if (!isRecord(value)) return to.note('not-a-question', where, `must be an object, is ${brief(value)}`);
  const ability = readText(to, field(value, 'ability'), `${where}.ability`, ID);
  const seat = readWhole(to, field(value, 'seat'), `${where}.seat`, 0, 4);
  const a = readWhole(to, field(value, 'a'), `${where}.a`, 0, 0xfffff);
  const b = readWhole(to, field(value, 'b'), `${where}.b`, 0, 0xfffff);
  return ability === undefined || seat === undefined || a === undefined || b === undefined ? undefined : { ability, seat, a, b };
}
