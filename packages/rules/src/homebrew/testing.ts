/** Built-in tiles said in the vocabulary, under other names; and how to put them in the place of those that they are twins of. */
import { oneOf, type Random } from '../../test/random.ts';
import { SYMBOLS, TERRAINS } from '../boards/region.ts';
import type { Effect, Homebrew, HomemadePower, HomemadeRace, Position, Where } from '../index.ts';
import { DEFENDS, KEEPS, PLACED, WHEN } from './vocabulary.ts';

interface Twins {
  readonly races: readonly HomemadeRace[];
  readonly powers: readonly HomemadePower[];
}

/** The twin of `trolls` is `trolls-twin`; its lairs are `lair-twin`. */
const twinOf = (id: string): string => `${id}-twin`;

const coinPer = (where: Where): Effect[] => [{ effect: 'income', coins: 1, per: 'region', where }];
const coinPerNonEmpty: Effect[] = [{ effect: 'income', coins: 1, per: 'conquest', where: { empty: false } }];

const race = (id: string, value: number, effects: readonly Effect[], rest: Partial<HomemadeRace> = {}): HomemadeRace => ({
  id: twinOf(id),
  value,
  effects,
  ...rest,
});
const power = (id: string, value: number, effects: readonly Effect[]): HomemadePower => ({ id: twinOf(id), value, effects });

export const classicTwins: Twins = {
  races: [
    race('dwarves', 3, [{ effect: 'income', coins: 1, per: 'region', where: { symbol: 'mine' }, inDecline: true }]),
    race('elves', 6, [{ effect: 'unhurt' }]),
    race('ghouls', 5, [
      { effect: 'decline', keeps: 'tokens' },
      { effect: 'decline', keeps: 'acting' },
    ]),
    race('giants', 6, [{ effect: 'discount', tokens: 1, where: { beside: 'mountain' } }]),
    race('halflings', 6, [
      { effect: 'reach', when: 'entry' },
      { effect: 'piece', piece: twinOf('hole'), count: 2, placed: 'first-conquests', defends: 'immune' },
    ]),
    race('humans', 5, coinPer({ terrain: ['farmland'] })),
    race('orcs', 5, coinPerNonEmpty),
    race('ratmen', 8, []),
    race('skeletons', 6, [{ effect: 'tokens', count: 1, perConquests: 2, where: { empty: false } }], { tray: 20 }),
    race('tritons', 6, [{ effect: 'discount', tokens: 1, where: { coast: true } }]),
    race('trolls', 5, [{ effect: 'piece', piece: twinOf('lair'), count: 10, placed: 'conquests', defends: 'one', inDecline: true }]),
    race('wizards', 5, coinPer({ symbol: 'magic' })),
  ],
  powers: [
    power('alchemist', 4, [{ effect: 'income', coins: 2, per: 'turn' }]),
    power('bivouacking', 5, [
      { effect: 'piece', piece: twinOf('encampment'), count: 5, placed: 'redeployment', defends: 'one', perRegion: 5 },
    ]),
    power('commando', 4, [{ effect: 'discount', tokens: 1 }]),
    power('flying', 5, [{ effect: 'reach', when: 'always' }]),
    power('forest', 4, coinPer({ terrain: ['forest'] })),
    power('fortified', 3, [
      { effect: 'piece', piece: twinOf('fortress'), count: 6, placed: 'choice', defends: 'one', inDecline: true },
      { effect: 'income', coins: 1, per: 'piece' },
    ]),
    power('heroic', 5, [{ effect: 'piece', piece: twinOf('hero'), count: 2, placed: 'redeployment', defends: 'immune' }]),
    power('hill', 4, coinPer({ terrain: ['hill'] })),
    power('merchant', 2, [{ effect: 'income', coins: 1, per: 'region' }]),
    power('mounted', 5, [{ effect: 'discount', tokens: 1, where: { terrain: ['hill', 'farmland'] } }]),
    power('pillaging', 5, coinPerNonEmpty),
    power('seafaring', 5, [{ effect: 'swim' }, { effect: 'reach', when: 'entry', where: { terrain: ['sea', 'lake'], edge: true } }]),
    power('spirit', 5, [{ effect: 'decline', keeps: 'place' }]),
    power('swamp', 4, coinPer({ terrain: ['swamp'] })),
    power('underworld', 5, [
      { effect: 'discount', tokens: 1, where: { symbol: 'cavern' } },
      { effect: 'link', where: { symbol: 'cavern' } },
    ]),
    power('wealthy', 4, [{ effect: 'income', coins: 7, per: 'first-turn' }]),
  ],
};

export const azerothTwins: Twins = {
  races: [
    race('blood-elves', 5, coinPer({ symbol: 'magic' }), { faction: 'horde' }),
    race('dwarves', 5, [{ effect: 'discount', tokens: 2, where: { terrain: ['mountain'] } }], { faction: 'alliance' }),
    race('kobolds', 6, [{ effect: 'reach', when: 'always', where: { symbol: 'cavern' } }], { faction: 'neutral' }),
    race('naga', 6, [{ effect: 'swim' }, { effect: 'reach', when: 'entry', where: { terrain: ['sea', 'lake'] } }]),
    race('trolls', 6, [{ effect: 'discount', tokens: 1, where: { empty: false } }], { faction: 'horde' }),
  ],
  powers: [
    power('blacksmith', 4, [{ effect: 'discount', tokens: 1 }]),
    power('farmer', 4, coinPer({ terrain: ['farmland'] })),
    power('fisher', 4, coinPer({ coast: true })),
    power('forester', 4, coinPer({ terrain: ['forest'] })),
    power('herbalist', 4, coinPer({ terrain: ['hill'] })),
    power('miner', 4, coinPer({ symbol: 'cavern' })),
    power('mountaineer', 4, coinPer({ terrain: ['mountain'] })),
    power('swamp', 4, coinPer({ terrain: ['swamp'] })),
    power('warmaster', 5, coinPerNonEmpty),
  ],
};

/** Every id of a twin, pieces included, and the one that it stands for; both ways. */
export function exchanges({ races = [], powers = [] }: Homebrew): Map<string, string> {
  const made = [...races, ...powers].flatMap(({ id, effects }) => [id, ...effects.flatMap((e) => (e.effect === 'piece' ? [e.piece] : []))]);
  return new Map(
    made.flatMap((id) => [
      [id, id.replace(/-twin$/, '')],
      [id.replace(/-twin$/, ''), id],
    ]),
  );
}

/** A value with every exchanged name in the place of the other one, keys included. */
function exchanged(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => exchanged(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [names.get(key) ?? key, exchanged(entry, names)]));
}

/** A game in which two tiles have changed places everywhere; the tiles themselves, their box and the board stay as they are written. */
export function exchangedPosition(given: Position, names: ReadonlyMap<string, string>): Position {
  const { board, box, edition, homebrew, ...table } = given;
  const changed = exchanged(table, names) as typeof table;
  const inOrder = changed.seats.map((seat) => ({ ...seat, ...(seat.declined !== undefined && { declined: byRace(seat.declined) }) }));
  return { ...changed, seats: inOrder, board, ...(box !== undefined && { box }), edition, ...(homebrew !== undefined && { homebrew }) };
}

const byRace = <T extends { readonly race: string }>(list: readonly T[]): T[] => [...list].sort((a, b) => (a.race < b.race ? -1 : 1));

/** Any tiles that the vocabulary can say, good or bad. */
export function anyHomebrew(random: Random): Homebrew {
  const tile = (id: string): HomemadePower => ({ id, value: 1 + random(5), effects: anyEffects(random, id) });
  const faction = oneOf(random, ['alliance', 'horde', 'neutral'] as const);
  return {
    races: [
      { ...tile('first-folk'), faction },
      { ...tile('second-folk'), tray: 30 },
    ],
    powers: [tile('first-craft'), tile('second-craft')],
  };
}

function anyEffects(random: Random, id: string): Effect[] {
  const maybe = <T>(value: T): T | undefined => (random(2) === 0 ? value : undefined);
  const seldom = <T>(value: T): T | undefined => (random(4) === 0 ? value : undefined);
  const flag = (): boolean => random(2) === 0;
  const mapped = () => ({
    terrain: seldom([oneOf(random, TERRAINS), oneOf(random, TERRAINS)]),
    symbol: seldom(oneOf(random, SYMBOLS)),
    coast: seldom(flag()),
  });
  const held = () => ({ ...mapped(), edge: seldom(flag()), beside: seldom(oneOf(random, TERRAINS)) });
  const taken = () => ({ ...held(), empty: maybe(flag()) });
  const piece = (n: number, placed: (typeof PLACED)[number]) => ({
    ...{ effect: 'piece', piece: `${id}-${n}`, count: 1 + random(4), placed, defends: oneOf(random, DEFENDS) },
    ...(placed !== 'redeployment' && { where: maybe(placed === 'choice' ? held() : taken()), inDecline: flag() }),
    ...((placed === 'redeployment' || placed === 'choice') && { perRegion: maybe(1 + random(3)) }),
  });
  const all = [
    { effect: 'discount', tokens: 1 + random(3), where: maybe(taken()) },
    { effect: 'income', coins: 1 + random(3), per: oneOf(random, ['turn', 'first-turn']) },
    { effect: 'income', coins: 1 + random(3), per: 'region', where: maybe(held()), inDecline: flag() },
    { effect: 'income', coins: 1 + random(3), per: 'conquest', where: maybe(taken()), inDecline: flag() },
    { effect: 'reach', when: oneOf(random, WHEN), where: maybe({ ...mapped(), empty: flag() }) },
    { effect: 'link', where: mapped() },
    { effect: 'swim' },
    piece(1, oneOf(random, PLACED)),
    piece(2, oneOf(random, ['conquests', 'redeployment'] as const)),
    { effect: 'tokens', count: 1 + random(5) },
    { effect: 'tokens', count: 1 + random(3), perConquests: 1 + random(3), where: maybe(taken()) },
    { effect: 'unhurt' },
    ...KEEPS.map((keeps) => ({ effect: 'decline', keeps })),
  ];
  return JSON.parse(JSON.stringify(all.filter(() => random(3) === 0).slice(0, 8)));
}
