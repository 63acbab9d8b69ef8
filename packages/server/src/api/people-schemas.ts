/** The shape of what comes in and goes out about people: devices, places, peace, friends and clubs. */
import { Type } from 'typebox';
import type { PlaceView } from './place.ts';
import { Rename, TableList } from './schemas.ts';

const closed = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[\\w-]{22}$' });

export const DeviceParams = Type.Object({ device: Id }, closed);
export const NameDevice = Rename;
export const DeviceShape = Type.Object({
  id: Type.String(),
  browser: Type.Optional(Type.String({ description: 'As it calls itself, by a name that people know: Firefox.' })),
  system: Type.Optional(Type.String({ description: 'What it runs on: Android.' })),
  name: Type.Optional(Type.String({ description: 'As you call it.' })),
  made: Type.Integer({ description: 'Since when it is yours.' }),
  seen: Type.Optional(Type.String({ description: 'The last day on which it was here, by the clock of Greenwich.' })),
  here: Type.Boolean({ description: 'True if it is the one that asks.' }),
});
export const Devices = Type.Object({ devices: Type.Array(DeviceShape) });

export const PersonParams = Type.Object({ person: Id }, closed);
const Sum = Type.Object({
  edition: Type.String({ description: '`classic`, `azeroth` or `battle`.' }),
  seats: Type.Optional(Type.Integer({ description: 'Left out: whatever the number.' })),
  games: Type.Integer(),
  won: Type.Integer(),
  coins: Type.Number({ description: 'In the mean, as the next two.' }),
  place: Type.Number(),
  declines: Type.Number(),
});
const PeopleSum = Type.Object({
  edition: Type.String(),
  race: Type.String(),
  games: Type.Integer(),
  won: Type.Integer(),
  standing: Type.Number({ description: 'In the mean: 0 for the last of a table, 1 for the first.' }),
});
const LuckSum = Type.Object({
  month: Type.String(),
  rolls: Type.Integer(),
  ahead: Type.Integer({ description: 'What the dice showed, less what was to be expected.' }),
});
const OpponentSum = Type.Object({
  person: Type.String(),
  name: Type.String(),
  games: Type.Integer(),
  before: Type.Integer({ description: 'Games in which the one whose place this is came before them.' }),
  behind: Type.Integer(),
});
export const Place = Type.Unsafe<PlaceView>(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    made: Type.Integer({ description: 'Since when they are here.' }),
    mine: Type.Boolean(),
    showsAll: Type.Boolean({ description: 'Whether everybody may see all of it; else only what was public.' }),
    profile: Type.Object({
      games: Type.Integer({ description: 'Of the last thousand, as all the rest.' }),
      won: Type.Integer(),
      sums: Type.Array(Sum),
      peoples: Type.Array(PeopleSum),
      luck: Type.Array(LuckSum),
      opponents: Type.Array(OpponentSum),
    }),
  }),
);
export const GamePage = Type.Object(
  {
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$', description: 'Games that ended before then; the newest, if left out.' })),
  },
  closed,
);
const OtherSeat = Type.Object({
  seat: Type.Integer(),
  guest: Type.Optional(Type.String({ description: 'Who, as in `/people/:person`.' })),
  bot: Type.Optional(Type.String()),
  name: Type.String(),
  place: Type.Integer(),
  coins: Type.Integer(),
});
export const PlayedGames = Type.Object({
  running: TableList.properties.tables,
  games: Type.Array(
    Type.Object({
      game: Type.String({ description: 'The table.' }),
      seat: Type.Integer(),
      edition: Type.String(),
      seats: Type.Integer(),
      ended: Type.Integer(),
      coins: Type.Integer(),
      place: Type.Integer(),
      hasWon: Type.Boolean(),
      peoples: Type.Array(Type.String({ description: '`race+power`' })),
      declines: Type.Integer(),
      rolls: Type.Integer(),
      pips: Type.Integer(),
      hasQuit: Type.Boolean({ description: 'Whether they gave the seat up before the end.' }),
      others: Type.Array(OtherSeat),
    }),
  ),
  next: Type.Optional(Type.Integer()),
});
export const Shows = Type.Object({ all: Type.Boolean() }, closed);
