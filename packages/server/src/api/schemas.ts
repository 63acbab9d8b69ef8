/** The shape of everything that comes in and goes out. Types, checks and the description are made from these. */
import { BOT_NAMES } from '@elbowroom/bots';
import type { Homebrew as Tiles } from '@elbowroom/rules';
import { EFFECTS, FACTIONS, LIMITS, SLOTS, type Slot, WHERE_SLOTS, type WhereSlot } from '@elbowroom/rules/homebrew';
import type { MapText } from '@elbowroom/rules/maps';
import { Type } from 'typebox';
import type { TableView } from '../game/news.ts';
import { COLOURS, type Fork } from '../store/store.ts';
import { ratingOptions } from './rating-schemas.ts';
import { Span, slowNews, slowOptions } from './slow-schemas.ts';
import { watchOptions } from './watch-schemas.ts';

const closed = { additionalProperties: false } as const;
const oneOf = <T extends string>(words: readonly T[], more: object = {}) => Type.Unsafe<T>({ type: 'string', enum: [...words], ...more });

/** No control characters, no marks that turn the direction of writing, no letters that show nothing, something to see. */
const VISIBLE =
  '^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0]+$';

/** What is said may join letters and pictures to one, as some scripts and many emoji do. */
const SAYABLE =
  '^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u061c\\u115f\\u1160\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\u2800\\u3164\\ufeff\\uffa0]+$';

/** What it may be made of is said with a code of its own. */
const Name = Type.String({ minLength: 1, maxLength: 30 });
const TileName = Type.String({ minLength: 1, maxLength: 40, pattern: VISIBLE });
const ChatText = Type.String({ minLength: 1, maxLength: 300, pattern: SAYABLE });
const TableId = Type.String({ pattern: '^[\\w-]{22}$', description: 'A table, by the id that nobody guesses.' });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 4 });
const BotName = oneOf(BOT_NAMES, { description: 'How well a bot plays, and for some levels what it cares about.' });
const ColourName = oneOf(COLOURS, { description: 'What a seat plays in.' });
const Seq = Type.Integer({ minimum: 0, maximum: 1_000_000 });

export const TableParams = Type.Object({ table: TableId }, closed);
export const SeatParams = Type.Object({ table: TableId, seat: Type.String({ pattern: '^[0-4]$' }) }, closed);

export const Guest = Type.Object({ id: Type.String(), name: Type.String() });
export const NewGuest = Type.Object(
  {
    name: Type.Optional(Name),
    token: Type.Optional(Type.Boolean({ description: 'Answer with a token for `Authorization: Bearer` instead of setting a cookie.' })),
  },
  closed,
);
export const GuestWithToken = Type.Object({ id: Type.String(), name: Type.String(), token: Type.Optional(Type.String()) });
export const Rename = Type.Object({ name: Name }, closed);
export const Link = Type.Object({ code: Type.String(), until: Type.Integer() });
/** `once`: what does not happen a second time. */
const keyFor = (each: string, once: string) =>
  Type.Optional(
    Type.String({
      pattern: '^[\\w-]{16,64}$',
      description: `Made up at random by the client, anew for each ${each}: whoever asks again with the same key, because the answer got lost, ${once}.`,
    }),
  );
export const UseLink = Type.Object(
  {
    code: Type.String({ pattern: '^[\\w-]{43}$' }),
    token: Type.Optional(Type.Boolean()),
    key: keyFor('code', 'gets the same answer, though the code is used up'),
  },
  closed,
);

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
const Homebrew = Type.Unsafe<Tiles>(
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
const houseRules = {
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
const OwnMap = Type.Unsafe<MapText>(
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
const ForkWish = Type.Unsafe<Fork>(
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

const Place = Type.Union([Type.Literal('me'), Type.Literal('open'), BotName], { description: 'Mine, anybody’s, or a bot’s.' });
export const NewTable = Type.Object(
  {
    edition: oneOf(['classic', 'azeroth']),
    variant: Type.Optional(oneOf(['battle'])),
    board: Type.Optional(
      Type.Union([Type.String({ maxLength: 60 }), Type.Array(Type.String({ maxLength: 8 }), { minItems: 1, maxItems: 8 }), OwnMap], {
        description: 'By id, by island faces, or a map of one’s own; drawn if left out.',
      }),
    ),
    homebrew: Type.Optional(Homebrew),
    fork: Type.Optional(ForkWish),
    ...houseRules,
    seats: Type.Array(Place, { minItems: 2, maxItems: 5 }),
    private: Type.Optional(Type.Boolean({ description: 'Found by its code or id only.' })),
    clock: Type.Optional(Type.Integer({ minimum: 5, maximum: 2_592_000, description: 'Seconds for a turn; left out: no clock.' })),
    ...slowOptions,
    undo: Type.Optional(Type.Boolean({ description: 'True if left out.' })),
    spectators: Type.Optional(Type.Boolean({ description: 'True if left out.' })),
    ...watchOptions,
    ...ratingOptions,
    key: keyFor('table', 'gets the same table'),
  },
  closed,
);
const Options = Type.Object({
  edition: Type.String(),
  variant: Type.Optional(Type.String()),
  board: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String()), OwnMap])),
  homebrew: Type.Optional(Type.Object({}, { additionalProperties: true, description: 'Homemade tiles in full; not in lists of tables.' })),
  fork: Type.Optional(
    Type.Object({}, { additionalProperties: true, description: 'The game it plays on from, in full; not in lists of tables.' }),
  ),
  ...houseRules,
  clock: Type.Optional(Type.Integer()),
  ...slowOptions,
  undo: Type.Boolean(),
  spectators: Type.Boolean(),
  ...watchOptions,
  ...ratingOptions,
});
const TableShape = Type.Object({
  id: TableId,
  status: oneOf(['open', 'running', 'finished', 'closed']),
  private: Type.Boolean(),
  options: Options,
  seats: Type.Array(
    Type.Object({
      name: Type.Optional(Type.String()),
      bot: Type.Optional(Type.String()),
      colour: Type.Optional({ ...ColourName, description: 'Chosen. Whoever has not chosen takes what is left.' }),
      open: Type.Boolean(),
      person: Type.Optional(Type.String({ description: 'Who sits there, as in `/people/:person`.' })),
      gone: Type.Optional(Type.Boolean({ description: 'True if somebody sat there who has left for good.' })),
    }),
  ),
  seedHash: Type.String({ description: 'SHA-256 of the secret seed, in hexadecimal: the seed is told at the end.' }),
  rules: Type.String(),
  homemade: Type.Optional(Type.Array(Type.String(), { description: 'The ids of homemade tiles.' })),
  map: Type.Optional(
    Type.Object(
      { en: Type.String(), fr: Type.String() },
      { description: 'What a map of somebody’s own is called; all of it is in the options, but not in lists.' },
    ),
  ),
  parent: Type.Optional(
    Type.Object(
      { game: Type.String(), names: Type.Array(Type.String()), played: Type.Optional(Type.Integer()), step: Type.Integer() },
      { description: 'The game it plays on from, and after how many moves.' },
    ),
  ),
  made: Type.Integer(),
  mine: Type.Array(Type.Integer(), { description: 'The seats that are yours.' }),
  host: Type.Boolean({ description: 'Whether you opened it.' }),
  code: Type.Optional(Type.String({ description: 'For those at the table, to invite others.' })),
});
export const Table = Type.Unsafe<TableView>(TableShape);
export const TableList = Type.Object({ tables: Type.Array(Table) });
export const LobbyWish = Type.Object(
  {
    changes: Type.Optional(
      oneOf(['1'], {
        description:
          'After the first event `tables`, only what has changed: events `changes` with `changed` (tables as a stranger sees them), `gone` (ids), and in `own` what some of those that have changed are to you.',
      }),
    ),
  },
  closed,
);
export const FindTable = Type.Object({ code: Type.String({ pattern: '^[a-z0-9]{7}$' }) }, closed);
export const FoundTable = Type.Object({ id: TableId });
export const Sit = Type.Object({ seat: Type.Optional(SeatNumber), colour: Type.Optional(ColourName) }, closed);
export const ChooseColour = Type.Object({ colour: ColourName }, closed);
export const SetBot = Type.Object({ bot: BotName }, closed);
export const Start = Type.Object({ fill: BotName }, closed);

const Line = Type.String({ minLength: 1, maxLength: 200, description: 'One move in its canonical line, as in `legal`.' });
export const Moves = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    after: { ...Seq, description: 'The `after` of the news that these moves answer.' },
    moves: Type.Array(Line, { minItems: 1, maxItems: 100 }),
  },
  closed,
);
export const Undo = Type.Object(
  {
    seat: Type.Optional(SeatNumber),
    after: Seq,
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    moves: Type.Optional(
      Type.Array(Line, {
        minItems: 1,
        maxItems: 100,
        description: 'Played instead, in the same breath: if one is refused, nothing is taken back.',
      }),
    ),
  },
  closed,
);
export const OfSeat = Type.Object({ seat: Type.Optional(SeatNumber) }, closed);
export const Pause = Type.Object({ seat: Type.Optional(SeatNumber), agree: Type.Boolean() }, closed);
export const Chat = Type.Object({ text: ChatText, key: keyFor('line', 'says nothing a second time') }, closed);
export const Looking = Type.Object(
  {
    seat: Type.Optional(Type.String({ pattern: '^([0-4]|none)$', description: 'Which of your seats looks; `none`: as a spectator.' })),
    since: Type.Optional(Type.String({ pattern: '^[0-9]{1,7}$', description: 'Like the header Last-Event-ID.' })),
  },
  closed,
);
const yes = (description: string) => Type.Optional(Type.String({ pattern: '^[01]$', description }));
export const Listening = Type.Object(
  {
    ...Looking.properties,
    differences: yes('`1`: news have `changed`, the difference to those before, instead of `view` and all that stands beside it.'),
    hidden: yes('`1`: the page is open, but nobody sees it: notices go out as if nobody were there.'),
    legal: yes('`1`: news have `legal` when the seat must decide; left out: those have it that are no differences.'),
    chat: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,9}$',
        description: 'The last line of the chat that is known: only later ones are told, a hundred at most. Left out: the last fifty.',
      }),
    ),
  },
  closed,
);
const RowNumber = Type.String({ pattern: '^[0-9]{1,7}$' });
export const Between = Type.Object(
  {
    seat: Looking.properties.seat,
    since: { ...RowNumber, description: 'The first row that is wanted; 0: how it was dealt.' },
    until: { ...RowNumber, description: 'The last.' },
  },
  closed,
);
export const LogPage = Type.Object(
  {
    since: Type.Optional({ ...RowNumber, description: 'The rows after this one; all, if left out.' }),
    most: Type.Optional(
      Type.String({ pattern: '^[1-9][0-9]{0,3}$', description: 'So many rows at most: 1000 as a rule, and never more.' }),
    ),
  },
  closed,
);

const open = (description: string) => Type.Object({}, { additionalProperties: true, description });
const NewsRow = Type.Object(
  {
    seq: Type.Integer(),
    at: Type.Integer(),
    kind: Type.String(),
    seat: Type.Optional(Type.Integer()),
    move: Type.Optional(Type.String()),
    events: Type.Optional(Type.Array(open('What the move did, in the past tense: see the guide to the rules.'))),
    back: Type.Optional(Type.Integer()),
    name: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
    table: Type.Optional(Type.String()),
    off: Type.Optional(Span),
  },
  { additionalProperties: true },
);
export const News = Type.Object(
  {
    seq: Type.Integer({ description: 'The last row of the log.' }),
    after: Type.Integer({ description: 'What the next move must follow.' }),
    rows: Type.Array(NewsRow, { description: 'What has happened since you last heard.' }),
    view: open('What the seat may know: `View` of the rules package.'),
    legal: Type.Optional(Type.Array(Type.String(), { description: 'Every legal move, if the seat must decide.' })),
    undo: Type.Optional(Type.Integer({ description: 'How many moves can be taken back.' })),
    control: Type.Array(oneOf(['person', 'bot', 'absent', 'resigned'])),
    agreed: Type.Array(Type.Boolean()),
    paused: Type.Boolean(),
    due: Type.Optional(Type.Integer({ description: 'When the clock of the seat that must decide runs out.' })),
    starts: Type.Optional(Type.Integer({ description: 'When it begins: not before the seat has been shown what the others did.' })),
    ...slowNews,
    outcome: Type.Optional(open('Coins and winners.')),
    seed: Type.Optional(Type.String()),
    rematch: Type.Optional(Type.String()),
    played: Type.Optional(Type.Integer({ description: 'How many of the moves sent were played.' })),
  },
  { additionalProperties: true },
);
export const PastViews = Type.Object({
  views: Type.Array(
    Type.Object({
      seq: Type.Integer({ description: 'The move after which it looked so; 0: before the first.' }),
      view: open('What the seat could know then: `View` of the rules package.'),
    }),
  ),
});
export const Log = Type.Object({
  rows: Type.Array(NewsRow),
  next: Type.Optional(Type.Integer({ description: 'There may be more: the `since` of the next page.' })),
});
export const ChatPage = Type.Object(
  {
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,9}$', description: 'The lines before this one; the last, if left out.' })),
    most: Type.Optional(
      Type.String({ pattern: '^([1-9]|[1-9][0-9]|100)$', description: 'So many lines at most: 50 as a rule, 100 at most.' }),
    ),
  },
  closed,
);
export const ChatLines = Type.Object({
  lines: Type.Array(
    Type.Object({
      n: Type.Integer({ description: 'One more than the line before.' }),
      at: Type.Integer(),
      seat: Type.Optional(Type.Integer({ description: 'Left out: somebody who looks on.' })),
      person: Type.Optional(Type.String({ description: 'Who said it, as in `/people/:person`.' })),
      name: Type.String({ description: 'Empty, and the text too: somebody who has left for good.' }),
      text: Type.String(),
    }),
  ),
  next: Type.Optional(Type.Integer({ description: 'There may be more: the `before` of the page before this one.' })),
});
export const Refusal = Type.Object(
  { code: Type.String(), message: Type.String() },
  { additionalProperties: true, description: 'Every refusal has a code from the list in packages/server/src/errors.ts.' },
);
