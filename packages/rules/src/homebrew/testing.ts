/** Built-in tiles said in the vocabulary, under other names; and how to put them in the place of those that they are twins of. */
import { oneOf, type Random } from '../../test/random.ts';
import { reader } from '../boards/reader.ts';
import { TERRAINS } from '../boards/region.ts';
import type { Effect, Homebrew, HomemadeMarker, HomemadePower, HomemadeRace, Position, Where } from '../index.ts';
import { noteClashes } from './clashes.ts';
import { effectFrom } from './read-effect.ts';
import { effectsFor, isMeant, type Slot, slotsOn, WHERE_SLOTS } from './slots.ts';
import { FACTIONS, homemadeTiles, type TileKind, type WhereKey } from './vocabulary.ts';

interface Twins {
  readonly races: readonly HomemadeRace[];
  readonly powers: readonly HomemadePower[];
  readonly artifacts: readonly HomemadeMarker[];
  readonly places: readonly HomemadeMarker[];
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
const marker = (id: string, effect: Effect): HomemadeMarker => ({ id: twinOf(id), effects: [effect] });

export const classicTwins: Twins = {
  races: [
    race('amazons', 6, [{ effect: 'tokens', count: 4, attackers: true }], { tray: 15 }),
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
    race('sorcerers', 5, [{ effect: 'attack', how: 'convert' }], { tray: 18 }),
    race('tritons', 6, [{ effect: 'discount', tokens: 1, where: { coast: true } }]),
    race('trolls', 5, [{ effect: 'piece', piece: twinOf('lair'), count: 10, placed: 'conquests', defends: 'one', inDecline: true }]),
    race('wizards', 5, coinPer({ symbol: 'magic' })),
  ],
  powers: [
    power('alchemist', 4, [{ effect: 'income', coins: 2, per: 'turn' }]),
    power('berserk', 4, [{ effect: 'die' }]),
    power('bivouacking', 5, [
      { effect: 'piece', piece: twinOf('encampment'), count: 5, placed: 'redeployment', defends: 'one', perRegion: 5 },
    ]),
    power('commando', 4, [{ effect: 'discount', tokens: 1 }]),
    power('dragon-master', 5, [
      { effect: 'attack', how: 'single', times: 1 },
      { effect: 'piece', piece: twinOf('dragon'), count: 1, placed: 'attack', defends: 'immune' },
    ]),
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
  artifacts: [],
  places: [],
};

export const azerothTwins: Twins = {
  races: [
    race('blood-elves', 5, coinPer({ symbol: 'magic' }), { faction: 'horde' }),
    race('dwarves', 5, [{ effect: 'discount', tokens: 2, where: { terrain: ['mountain'] } }], { faction: 'alliance' }),
    race('draenei', 7, [{ effect: 'unhurt', spares: 'first' }], { faction: 'alliance' }),
    race('gnomes', 5, [{ effect: 'attack', how: 'die', times: 1, far: true }], { faction: 'alliance' }),
    race('kobolds', 6, [{ effect: 'reach', when: 'always', where: { symbol: 'cavern' } }], { faction: 'neutral' }),
    race('naga', 6, [{ effect: 'swim' }, { effect: 'reach', when: 'entry', where: { terrain: ['sea', 'lake'] } }]),
    race(
      'night-elves',
      4,
      [
        { effect: 'discount', tokens: 1, where: { terrain: ['forest'] } },
        {
          effect: 'piece',
          piece: twinOf('wisp-wall'),
          count: 9,
          placed: 'conquests',
          defends: 'wall',
          where: { terrain: ['forest'] },
          inDecline: true,
        },
      ],
      { faction: 'alliance' },
    ),
    race('orcs', 6, [{ effect: 'income', coins: 1, per: 'conquest', where: { faction: 'alliance' } }], { faction: 'horde' }),
    race('trolls', 6, [{ effect: 'discount', tokens: 1, where: { empty: false } }], { faction: 'horde' }),
  ],
  powers: [
    power('archaeologist', 5, [{ effect: 'income', coins: 1, per: 'marker' }]),
    power('blacksmith', 4, [{ effect: 'discount', tokens: 1 }]),
    power('enraged', 5, [{ effect: 'income', coins: 1, per: 'defender', where: { defenders: 2 } }]),
    power('explorer', 4, [{ effect: 'income', coins: 1, per: 'island' }]),
    power('farmer', 4, coinPer({ terrain: ['farmland'] })),
    power('fisher', 4, coinPer({ coast: true })),
    power('forester', 4, coinPer({ terrain: ['forest'] })),
    power('herbalist', 4, coinPer({ terrain: ['hill'] })),
    power('marshdweller', 4, [{ effect: 'toll', coins: 1, where: { terrain: ['swamp'] }, inDecline: true }]),
    power('miner', 4, coinPer({ symbol: 'cavern' })),
    power('mountaineer', 4, coinPer({ terrain: ['mountain'] })),
    power('navigator', 5, [{ effect: 'travel' }]),
    power('swamp', 4, coinPer({ terrain: ['swamp'] })),
    power('warmaster', 5, coinPerNonEmpty),
  ],
  artifacts: [
    marker('ashes-of-alar', { effect: 'attack', how: 'far', times: 1, where: { terrain: TERRAINS } }),
    marker('doomhammer', { effect: 'attack', how: 'single', times: 1, coins: 2 }),
    marker('frostmourne', { effect: 'attack', how: 'fewer', times: 1, tokens: 2 }),
  ],
  places: [
    marker('dark-portal', { effect: 'income', coins: 2, per: 'turn' }),
    marker('karazhan', { effect: 'income', coins: 1, per: 'region', where: { alike: true } }),
    marker('lights-hope-chapel', { effect: 'unhurt' }),
    marker('meeting-stone', { effect: 'travel' }),
    marker('spirit-healer', { effect: 'tokens', count: 1 }),
  ],
};

/** Every id of a twin, pieces included, and the one that it stands for; both ways. */
export function exchanges(homebrew: Homebrew): Map<string, string> {
  const made = homemadeTiles(homebrew).flatMap(({ id, effects }) => [
    id,
    ...effects.flatMap((e) => (e.effect === 'piece' ? [e.piece] : [])),
  ]);
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
  const regions = Object.fromEntries(Object.entries(changed.regions ?? {}).map(([r, region]) => [r, inOrderOf(region)]));
  return {
    ...changed,
    seats: inOrder,
    regions,
    board,
    ...(box !== undefined && { box }),
    edition,
    ...(homebrew !== undefined && { homebrew }),
  };
}

const inOrderOf = <T extends { readonly markers?: readonly string[] }>(region: T): T => ({
  ...region,
  ...(region.markers !== undefined && { markers: [...region.markers].sort() }),
});

const byRace = <T extends { readonly race: string }>(list: readonly T[]): T[] => [...list].sort((a, b) => (a.race < b.race ? -1 : 1));

/** Any tiles that the vocabulary can say, good or bad. */
export function anyHomebrew(random: Random, edition: 'classic' | 'azeroth'): Homebrew {
  const tile = (kind: TileKind, id: string): HomemadeMarker => ({ id, effects: anyEffects(random, kind, id) });
  const faction = oneOf(random, FACTIONS);
  return {
    races: [
      { ...tile('race', 'first-folk'), value: 1 + random(5), faction },
      { ...tile('race', 'second-folk'), value: 1 + random(5), tray: 30 },
      { ...tile('race', 'third-folk'), value: 1 + random(5), borrows: 'dwarves' },
    ],
    powers: ['first-craft', 'second-craft'].map((id) => ({ ...tile('power', id), value: 1 + random(5) })),
    ...(edition === 'azeroth' && {
      artifacts: [tile('artifact', 'first-relic'), tile('artifact', 'second-relic')],
      places: [tile('place', 'first-site'), tile('place', 'second-site')],
    }),
  };
}

/** Some effects that go together, and no special conquest on most tiles: a game has room for few. */
function anyEffects(random: Random, kind: TileKind, id: string): Effect[] {
  const names = effectsFor(kind).filter((name) => name !== 'attack' || id.startsWith('first'));
  const effects: Effect[] = [];
  for (let i = 0; i < 6; i++) {
    const faults = reader();
    const effect = effectFrom(faults, anyEffect(random, kind, oneOf(random, names), `${id}-${i}`), '', { kind, taken: new Set() });
    if (effect === undefined) throw new Error(faults.faults.map(({ message, where }) => `${where} ${message}`).join());
    noteClashes(faults, [...effects, effect], '');
    if (faults.faults.length === 0) effects.push(effect);
  }
  return effects;
}

/** Every slot that has to be filled, and half of the others. */
export function anyEffect(random: Random, kind: TileKind, name: Effect['effect'], id: string): Record<string, unknown> {
  const effect: Record<string, unknown> = { effect: name };
  for (const slot of slotsOn(kind, name)) {
    if (!isMeant(name, slot, effect) || (slot.optional === true && random(2) === 0)) continue;
    effect[slot.name] = anyValue(random, slot, id);
  }
  return name === 'piece' && effect.placed === 'attack' ? { ...effect, count: 1 } : effect;
}

function anyValue(random: Random, slot: Slot, id: string): unknown {
  if (slot.kind === 'number') return slot.least + random(slot.most - slot.least + 1);
  if (slot.kind === 'word') return oneOf(random, slot.words);
  if (slot.kind === 'id') return id;
  if (slot.kind === 'name') return { en: id };
  return slot.kind === 'flag' ? random(2) === 0 : anyWhere(random, slot.keys);
}

/** One or two things said: regions that are everything at once there are none. */
function anyWhere(random: Random, keys: readonly WhereKey[]): Record<string, unknown> {
  const said = [oneOf(random, keys), ...(random(3) === 0 ? [oneOf(random, keys)] : [])];
  return Object.fromEntries(
    said.map((key) => {
      const slot = WHERE_SLOTS[key];
      if (slot.kind === 'flag') return [key, random(2) === 0];
      if (slot.kind === 'number') return [key, slot.least + random(2)];
      return [key, slot.kind === 'word' ? oneOf(random, slot.words) : [oneOf(random, slot.words), oneOf(random, slot.words)]];
    }),
  );
}
