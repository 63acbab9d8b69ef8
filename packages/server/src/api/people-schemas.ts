/** The shape of what comes in and goes out about people: devices, places, peace, friends and clubs. */
import { Type } from 'typebox';
import type { Report } from '../store/people/keeping.ts';
import { TIES, type TieKind } from '../store/people/ties.ts';
import type { PlaceView } from './place.ts';
import { Chat } from './play-schemas.ts';
import { ShownRating } from './rating-schemas.ts';
import { Rename } from './schemas.ts';
import { TableList } from './table-schemas.ts';

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
    rating: Type.Optional(ShownRating),
    profile: Type.Object({
      games: Type.Integer({ description: 'Of the last thousand, as all the rest.' }),
      won: Type.Integer(),
      sums: Type.Array(Sum),
      peoples: Type.Array(PeopleSum),
      luck: Type.Array(LuckSum),
      accuracy: Type.Optional(
        Type.Object({
          mean: Type.Number({ description: 'In percent, by the reviews that this server has made; left out if it has made none.' }),
          games: Type.Integer({ description: 'Games that were reviewed, and played to the end by the person.' }),
        }),
      ),
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
      accuracy: Type.Optional(Type.Integer({ description: 'In percent, if this server has reviewed the game.' })),
      others: Type.Array(OtherSeat),
    }),
  ),
  next: Type.Optional(Type.Integer()),
});
export const Shows = Type.Object({ all: Type.Boolean() }, closed);

const Kind = Type.Unsafe<TieKind>({ type: 'string', enum: [...TIES] });
export const TieParams = Type.Object({ person: Id, kind: Kind }, closed);
export const Ties = Type.Object({ ties: Type.Array(Type.Object({ person: Type.String(), name: Type.String(), kind: Kind })) });
export const Companions = Type.Object({
  companions: Type.Array(
    Type.Object({
      person: Type.String(),
      name: Type.String(),
      games: Type.Integer(),
      last: Type.Integer({ description: 'When the last of these games ended.' }),
      rating: Type.Optional(ShownRating),
    }),
  ),
});
export const NewReport = Type.Object(
  {
    person: Id,
    table: Type.Optional(Id),
    words: Type.Optional({ ...Chat.properties.text, maxLength: 1000 }),
    key: Type.String({ pattern: '^[\\w-]{16,64}$', description: 'Made up at random: sent again with the same key, it is one report.' }),
  },
  closed,
);
export const Invite = Type.Object({ person: Id }, closed);
export const Invitations = Type.Object({
  invitations: Type.Array(
    Type.Object({
      game: Type.String({ description: 'The table.' }),
      by: Type.String({ description: 'Who asks, as in `/people/:person`.' }),
      name: Type.String(),
      at: Type.Integer(),
    }),
  ),
});
export const ReportParams = Type.Object({ report: Id }, closed);
const ReportedLine = Type.Object({ at: Type.Integer(), person: Type.Optional(Type.String()), name: Type.String(), text: Type.String() });
export const Reports = Type.Unsafe<{ readonly reports: readonly Report[] }>(
  Type.Object({
    reports: Type.Array(
      Type.Object({
        id: Type.String(),
        at: Type.Integer(),
        by: Type.Optional(Type.String()),
        about: Type.String(),
        name: Type.String({ description: 'What they were called then.' }),
        game: Type.Optional(Type.String()),
        words: Type.String(),
        lines: Type.Array(ReportedLine),
      }),
    ),
  }),
);
export const KeeperAct = Type.Object(
  {
    act: Type.Unsafe<'mute' | 'unmute' | 'rename' | 'remove' | 'ban' | 'unban'>({
      type: 'string',
      enum: ['mute', 'unmute', 'rename', 'remove', 'ban', 'unban'],
    }),
    name: Type.Optional(Rename.properties.name),
    words: Type.Optional(Type.String({ maxLength: 300, description: 'Why, for the log.' })),
  },
  closed,
);
export const Deeds = Type.Object({
  deeds: Type.Array(
    Type.Object({ at: Type.Integer(), keeper: Type.String(), act: Type.String(), about: Type.String(), words: Type.String() }),
  ),
});
