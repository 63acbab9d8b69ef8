/** The shape of tables: how they are opened, listed and sat down at. */
import { BOT_NAMES } from '@elbowroom/bots';
import { Type } from 'typebox';
import type { TableView } from '../game/news.ts';
import { COLOURS } from '../store/store.ts';
import { ForkWish, Homebrew, houseRules, OwnMap } from './made-schemas.ts';
import { ratingOptions } from './rating-schemas.ts';
import { closed, keyFor, oneOf, SeatNumber, TableId } from './schemas.ts';
import { slowOptions } from './slow-schemas.ts';
import { watchOptions } from './watch-schemas.ts';

const BotName = oneOf(BOT_NAMES, { description: 'How well a bot plays, and for some levels what it cares about.' });
const ColourName = oneOf(COLOURS, { description: 'What a seat plays in.' });
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
    private: Type.Optional(Type.Boolean({ description: 'Found by its code or id only, and by those who are in its club.' })),
    club: Type.Optional(Type.String({ pattern: '^[\\w-]{22}$', description: 'A club of yours: everybody in it sees the table.' })),
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
  club: Type.Optional(Type.String({ description: 'Whose table it is.' })),
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
