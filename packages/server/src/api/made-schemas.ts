/** The shape of what a table is dealt from that people have made themselves, or have played before. */
import type { Homebrew as Tiles } from '@elbowroom/rules';
import { EFFECTS, FACTIONS, LIMITS, SLOTS, type Slot, WHERE_SLOTS, type WhereSlot } from '@elbowroom/rules/homebrew';
import type { MapText } from '@elbowroom/rules/maps';
import { Type } from 'typebox';
import type { Fork } from '../store/store.ts';
import { closed, oneOf, SeatNumber, TileName } from './schemas.ts';

/** Homemade races, and powers, that a table takes. */
const MOST_TILES = 10;
const Count = Type.Integer({ minimum: 0, maximum: 99 });
const TileId = Type.String({ maxLength: 24, description: 'Small letters, digits and dashes; nothing else of the edition has it.' });
const Word = Type.String({ maxLength: 24 });
/** Which words these are, and what is known where, is said by the rules, which name every fault. */
const Where = Type.Object(Object.fromEntries(Object.entries(WHERE_SLOTS).map(([key, { kind }]) => [key, Type.Optional(saidOf(kind))])), {
  ...closed,
  description: 'Which regions are meant: all that is said must hold.',
});
function saidOf(kind: WhereSlot['kind']) {
  if (kind === 'words') return Type.Array(Word, { maxItems: 7 });
  return kind === 'word' ? Word : kind === 'number' ? Count : Type.Boolean();
}
const TileNames = Type.Object({ en: Type.Optional(TileName), fr: Type.Optional(TileName) }, closed);
/** Every slot that any effect has; which of them go with which effect is said by the rules, which name every fault. */
const Effect = Type.Object(
  {
    effect: oneOf(EFFECTS),
    ...Object.fromEntries(
      Object.values(SLOTS)
        .flatMap(({ slots }) => slots)
        .map(({ kind, name }) => [name, Type.Optional(filledOf(kind, name))]),
    ),
  },
  closed,
);
function filledOf(kind: Slot['kind'], name: string) {
  if (kind === 'where') return Where;
  if (kind === 'flag') return Type.Boolean();
  if (kind === 'name') return TileNames;
  return kind === 'number' ? Count : kind === 'id' ? TileId : oneOf(wordsOf(name));
}
/** Of all slots with this name. */
function wordsOf(name: string): string[] {
  const slots = Object.values(SLOTS).flatMap((effect) => effect.slots);
  return [...new Set(slots.flatMap((slot) => (slot.name === name && slot.kind === 'word' ? slot.words : [])))];
}
const marker = {
  id: TileId,
  name: Type.Optional(TileNames),
  emblem: Type.Optional(Type.String({ maxLength: 40, description: 'The name of a drawing.' })),
  effects: Type.Array(Effect, { maxItems: LIMITS.effects }),
};
const tile = { ...marker, value: Count };
const race = {
  ...tile,
  tray: Type.Optional(Count),
  faction: Type.Optional(oneOf(FACTIONS)),
  borrows: Type.Optional(Type.String({ maxLength: 40, description: 'The race of the box whose tokens it uses, and which stays out.' })),
};
const tilesOf = (properties: typeof marker | typeof tile | typeof race, most: number) =>
  Type.Optional(Type.Array(Type.Object(properties, closed), { maxItems: most }));
export const Homebrew = Type.Unsafe<Tiles>(
  Type.Object(
    {
      races: tilesOf(race, MOST_TILES),
      powers: tilesOf(tile, MOST_TILES),
      artifacts: tilesOf(marker, LIMITS.markers),
      places: tilesOf(marker, LIMITS.markers),
    },
    { ...closed, description: 'Homemade tiles, as in docs/guide/blank-tiles.md; at most 8,000 characters of JSON.' },
  ),
);

/** Which of them there are, and what they may be, is said by the rules, which name every fault. */
export const houseRules = {
  rounds: Type.Optional(Type.Integer({ description: '4 to 15; left out: by the number of seats.' })),
  openPurses: Type.Optional(Type.Boolean({ description: 'Everybody sees what everybody has; false if left out.' })),
  rulings: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), Type.String({ maxLength: 40 }), {
      ...closed,
      maxProperties: 99,
      description: 'Where the table reads the rules otherwise than usual, by name: `npx elbowroom rulings` lists all.',
    }),
  ),
  values: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), Count, {
      ...closed,
      maxProperties: 99,
      description: 'Values of race and power tiles, where one’s box shows others.',
    }),
  ),
  box: Type.Optional(
    Type.Array(Type.String({ maxLength: 40 }), {
      minItems: 1,
      maxItems: 99,
      description: 'The tiles to play with, by id, in order; left out: those of the rules version.',
    }),
  ),
};

/** What is wrong with one is said by the rules, which name every fault. */
export const OwnMap = Type.Unsafe<MapText>(
  Type.Object(
    {
      id: Type.Optional(Type.String({ maxLength: 64 })),
      name: Type.Optional(Type.Object({ en: TileName, fr: Type.Optional(TileName) }, closed)),
      shape: Type.String({ maxLength: 8000 }),
      regions: Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: 64 }),
    },
    { ...closed, description: 'A map of one’s own, as in docs/guide/maps.md.' },
  ),
);

/** What is wrong with it is said by the rules, which name every fault. */
export const ForkWish = Type.Unsafe<Fork>(
  Type.Object(
    {
      seed: Type.String({ maxLength: 200 }),
      rules: Type.Integer({ minimum: 1, maximum: 9999, description: 'The version of the rules that it is played by.' }),
      first: Type.Optional(SeatNumber),
      anew: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'What came anew before, as its own set-up says.' })),
      moves: Type.Array(Type.String({ pattern: '^[a-z0-9-]{1,40}( [a-z0-9-]{1,40}){0,9}$' }), {
        maxItems: 2000,
        description: 'From the first one on, in their canonical lines.',
      }),
      game: Type.String({
        pattern: '^[\\w-]{1,64}$',
        description: 'What it is called where it was played, or the fingerprint of its last position.',
      }),
      names: Type.Array(TileName, { minItems: 2, maxItems: 5, description: 'Who sat there, by seat.' }),
      played: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER, description: 'When somebody last did.' })),
    },
    {
      ...closed,
      description:
        'A game to play on from, which anybody may know: its seed and its moves up to there; the other options are those it was dealt by. What nobody had seen by then is dealt anew from the table’s own seed.',
    },
  ),
);
