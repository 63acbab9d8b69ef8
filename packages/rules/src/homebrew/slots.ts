/** The vocabulary as data: what each effect has to be told. Homemade tiles are read by it, and editors are made of it. */
import { SYMBOLS, TERRAINS } from '../boards/region.ts';
import {
  DEFENDS,
  EFFECTS,
  type Effect,
  FACTIONS,
  FROM,
  HELD,
  HOW,
  KEEPS,
  MAPPED,
  NEAR,
  PER,
  PLACED,
  SPARES,
  TAKEN,
  type TileKind,
  WHEN,
  type WhereKey,
} from './vocabulary.ts';

/** What is asked of a slot before it means anything: that another one has one of these words, that it is filled, or that it is not. */
export type SlotCondition = readonly string[] | 'given' | 'left-out';

interface Always {
  readonly name: string;
  /** Kinds of tile that it is for; left out: all that have the effect. */
  readonly on?: readonly TileKind[];
  readonly optional?: true;
  /** By the name of another slot, which comes before this one; left out: it always means something. */
  readonly when?: Readonly<Record<string, SlotCondition>>;
}

/**
 * A gap in the sentence of an effect. Two slots of one name never mean something at the same time.
 * `usual` is what it means to leave it out; where it is `spelled`, it is written into the tile as it is read.
 */
export type Slot = Always &
  (
    | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly usual?: number }
    | { readonly kind: 'word'; readonly words: readonly string[]; readonly usual?: string; readonly spelled?: true }
    | { readonly kind: 'where'; readonly keys: readonly WhereKey[] }
    | { readonly kind: 'flag' }
    | { readonly kind: 'id' }
    /** For people to read, in one language or two. */
    | { readonly kind: 'name' }
  );

/** What one key of a `where` has to be told: some words, one, a number, or yes or no. */
export type WhereSlot =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' };

/** An effect as far as it is written, by the names of its slots. */
export type Filled = Readonly<Record<string, unknown>>;

/** The slots of an effect, in the order in which they are written. */
export interface EffectSlots {
  /** Kinds of tile that may have it; left out: all. */
  readonly on?: readonly TileKind[];
  /** How many of them a tile may have; left out: as many as it likes. */
  readonly most?: number;
  readonly slots: readonly Slot[];
}

/** How much a homemade tile may have of everything; a race and a power: the least and the most tokens that it brings. */
export const LIMITS = {
  tiles: 20,
  markers: 8,
  effects: 8,
  name: 40,
  emblem: 40,
  tray: 30,
  race: [1, 10],
  power: [0, 5],
  kinds: 2,
} as const;

/** Words and keys that mean nothing outside Azeroth. */
export const OF_AZEROTH: readonly string[] = ['travel', 'island', 'marker', 'faction'];

const PEOPLES = ['race', 'power'] as const;
const MARKERS = ['artifact', 'place'] as const;

const where = (keys: readonly WhereKey[], when?: Always['when']): Slot => ({
  name: 'where',
  kind: 'where',
  keys,
  optional: true,
  ...(when && { when }),
});
const number = (name: string, least: number, most: number, more: Partial<Always> & { readonly usual?: number } = {}): Slot => ({
  name,
  kind: 'number',
  least,
  most,
  ...more,
});
const word = (
  name: string,
  words: readonly string[],
  more: Partial<Always> & { readonly usual?: string; readonly spelled?: true } = {},
): Slot => ({
  name,
  kind: 'word',
  words,
  ...more,
});
const flag = (name: string, more: Partial<Always> = {}): Slot => ({ name, kind: 'flag', optional: true, ...more });

const STANDING = ['region', 'piece', 'island', 'marker'];
const FOUGHT = ['conquest', 'defender'];
const BY_CONQUEST = ['conquests', 'first-conquests'];
const BY_HAND = ['redeployment', 'choice'];

/** What each effect has to be told. */
export const SLOTS: { readonly [K in Effect['effect']]: EffectSlots } = {
  discount: { slots: [number('tokens', 1, 3), where(TAKEN)] },
  income: {
    slots: [
      number('coins', 1, 10),
      word('per', PER, { on: PEOPLES }),
      word(
        'per',
        PER.filter((per) => per !== 'first-turn' && per !== 'piece'),
        { on: MARKERS },
      ),
      where(HELD, { per: STANDING }),
      where(TAKEN, { per: FOUGHT }),
      flag('inDecline', { on: PEOPLES, when: { per: PER.filter((per) => per !== 'first-turn') } }),
    ],
  },
  reach: {
    slots: [
      word('when', WHEN, { optional: true, usual: 'always', spelled: true }),
      where(TAKEN, { when: ['always'] }),
      where([...MAPPED, 'empty'], { when: ['entry'] }),
    ],
  },
  link: { slots: [{ name: 'where', kind: 'where', keys: MAPPED }] },
  swim: { slots: [] },
  piece: {
    on: PEOPLES,
    most: LIMITS.kinds,
    slots: [
      { name: 'piece', kind: 'id' },
      { name: 'name', kind: 'name', optional: true },
      number('count', 1, 20),
      word('placed', PLACED),
      word('defends', DEFENDS),
      number('perRegion', 1, 20, { optional: true, usual: 1, when: { placed: BY_HAND } }),
      where(TAKEN, { placed: BY_CONQUEST }),
      where(HELD, { placed: ['choice'] }),
      flag('inDecline', { when: { placed: [...BY_CONQUEST, 'choice'] } }),
    ],
  },
  tokens: {
    slots: [
      number('count', 1, 5),
      number('perConquests', 1, 5, { optional: true }),
      where(TAKEN, { perConquests: 'given' }),
      flag('eachTurn', { on: PEOPLES, when: { perConquests: 'left-out' } }),
      flag('attackers', { on: PEOPLES, when: { perConquests: 'left-out', eachTurn: 'left-out' } }),
    ],
  },
  unhurt: { slots: [word('spares', SPARES, { optional: true, usual: 'all' })] },
  decline: { on: PEOPLES, slots: [word('keeps', KEEPS)] },
  travel: { slots: [] },
  toll: { most: 1, slots: [number('coins', 1, 3), where(HELD), flag('inDecline', { on: PEOPLES })] },
  attack: {
    most: 1,
    slots: [
      word('how', HOW),
      number('times', 1, 3, { when: { how: ['far', 'fewer', 'single', 'die'] } }),
      number('tokens', 1, 3, { when: { how: ['fewer'] } }),
      number('coins', 1, 5, { optional: true, when: { how: ['single'] } }),
      flag('far', { when: { how: ['fewer', 'single', 'die'] } }),
      where(TAKEN),
    ],
  },
  die: { most: 1, slots: [] },
};

/** What each key of a `where` has to be told, in the order in which they are written. */
export const WHERE_SLOTS: { readonly [K in WhereKey]-?: WhereSlot } = {
  terrain: { kind: 'words', words: TERRAINS },
  symbol: { kind: 'word', words: SYMBOLS },
  coast: { kind: 'flag' },
  edge: { kind: 'flag' },
  beside: { kind: 'word', words: TERRAINS },
  empty: { kind: 'flag' },
  marker: { kind: 'flag' },
  from: { kind: 'word', words: FROM },
  faction: { kind: 'word', words: FACTIONS },
  defenders: { kind: 'number', least: 2, most: 9 },
  here: { kind: 'flag' },
  alike: { kind: 'flag' },
};

/** The effects that a kind of tile may have. */
export const effectsFor = (kind: TileKind): Effect['effect'][] => EFFECTS.filter((name) => isFor(SLOTS[name], kind));

/** The slots of an effect that mean something on a kind of tile, by what its other slots say. */
export const slotsFor = (kind: TileKind, name: Effect['effect'], filled: Filled): Slot[] =>
  slotsOn(kind, name).filter((slot) => isMeant(name, slot, filled));

/** All slots of an effect on a kind of tile, whether they mean something yet or not. */
export const slotsOn = (kind: TileKind, name: Effect['effect']): Slot[] =>
  SLOTS[name].slots.filter((slot) => isFor(slot, kind)).map((slot) => (isFor({ on: MARKERS }, kind) ? nearby(slot) : slot));

const isFor = ({ on }: { readonly on?: readonly TileKind[] }, kind: TileKind): boolean => on === undefined || on.includes(kind);

/** Artifacts and places lie somewhere, and regions can be told by that. */
const nearby = (slot: Slot): Slot => (slot.kind === 'where' ? { ...slot, keys: [...slot.keys, ...NEAR] } : slot);

/** Whether what the other slots say lets this one mean something. */
export const isMeant = (name: Effect['effect'], { when = {} }: Slot, filled: Filled): boolean =>
  Object.entries(when).every(([other, wanted]) => {
    const isGiven = filled[other] !== undefined && filled[other] !== false;
    if (wanted === 'given' || wanted === 'left-out') return isGiven === (wanted === 'given');
    const said = isGiven ? filled[other] : usualOf(name, other);
    return typeof said === 'string' && wanted.includes(said);
  });

const usualOf = (name: Effect['effect'], other: string): string | undefined =>
  SLOTS[name].slots.flatMap((slot) => (slot.name === other && slot.kind === 'word' ? (slot.usual ?? []) : []))[0];
