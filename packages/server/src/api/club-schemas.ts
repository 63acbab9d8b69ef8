/** The shape of what comes in and goes out about clubs. */
import { Type } from 'typebox';
import type { ListedClub } from '../store/people/clubs.ts';
import type { ClubGameList, ClubTables, ClubView } from './clubs.ts';
import { GamePage } from './people-schemas.ts';
import { ShownRating } from './rating-schemas.ts';
import { closed, keyFor, Rename } from './schemas.ts';
import { TableList } from './table-schemas.ts';

const Id = Type.String({ pattern: '^[\\w-]{22}$' });

export const ClubParams = Type.Object({ club: Id }, closed);
export const MemberParams = Type.Object({ club: Id, person: Id }, closed);
export const NewClub = Type.Object({ name: Rename.properties.name, key: keyFor('club', 'gets the same club') }, closed);
/** By which somebody comes. */
export const ClubCode = Type.Object({ code: Type.String({ pattern: '^[a-z0-9]{10}$' }) }, closed);
export const ChangeClub = Type.Object(
  {
    name: Type.Optional(Rename.properties.name),
    founder: Type.Optional({ ...Id, description: 'Hand it over to this member.' }),
  },
  { ...closed, minProperties: 1 },
);
export const NewCode = Type.Object({ code: Type.String() });

const Member = Type.Object({
  person: Type.String({ description: 'As in `/people/:person`.' }),
  name: Type.String(),
  joined: Type.Integer(),
  founder: Type.Boolean(),
  rating: Type.Optional(ShownRating),
  games: Type.Integer({ description: 'At tables of the club, of the last thousand; so are the next two.' }),
  won: Type.Integer(),
  place: Type.Optional(Type.Number({ description: 'In the mean.' })),
});
export const ClubShape = Type.Unsafe<ClubView>(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    made: Type.Integer(),
    member: Type.Boolean({ description: 'Whether you are in it.' }),
    founder: Type.Boolean({ description: 'Whether you lead it.' }),
    code: Type.Optional(Type.String({ description: 'By which others come in; for members.' })),
    members: Type.Array(Member, { description: 'By rating; those who have none after them, by their mean place.' }),
  }),
);
const Listed = Type.Object({
  id: Type.String(),
  code: Type.String(),
  name: Type.String(),
  founder: Type.String({ description: 'As in `/people/:person`.' }),
  made: Type.Integer(),
  members: Type.Integer(),
});
export const ClubList = Type.Unsafe<{ readonly clubs: readonly ListedClub[] }>(Type.Object({ clubs: Type.Array(Listed) }));
/** A club as whoever runs the server sees it in a list. */
export interface KeptClub extends ListedClub {
  /** What its founder is called. */
  readonly leader: string;
}
export const KeptClubList = Type.Unsafe<{ readonly clubs: readonly KeptClub[] }>(
  Type.Object({
    clubs: Type.Array(Type.Object({ ...Listed.properties, leader: Type.String({ description: 'What its founder is called.' }) })),
  }),
);
export const ClubTableLists = Type.Unsafe<ClubTables>(
  Type.Object({ open: TableList.properties.tables, running: TableList.properties.tables }),
);
export const ClubPage = GamePage;
const Seat = Type.Object({
  seat: Type.Integer(),
  guest: Type.Optional(Type.String({ description: 'Who, as in `/people/:person`; left out: a bot, or somebody who has left.' })),
  bot: Type.Optional(Type.String()),
  name: Type.String(),
  place: Type.Integer(),
  coins: Type.Integer(),
  hasWon: Type.Boolean(),
});
export const ClubGames = Type.Unsafe<ClubGameList>(
  Type.Object({
    games: Type.Array(
      Type.Object({
        game: Type.String({ description: 'The table.' }),
        edition: Type.String(),
        ended: Type.Integer(),
        seats: Type.Array(Seat, { description: 'By place.' }),
      }),
    ),
    next: Type.Optional(Type.Integer()),
  }),
);
export const KeeperClubAct = Type.Object(
  {
    act: Type.Unsafe<'rename' | 'close'>({ type: 'string', enum: ['rename', 'close'] }),
    name: Type.Optional(Rename.properties.name),
    words: Type.Optional(Type.String({ maxLength: 300, description: 'Why, for the log.' })),
  },
  closed,
);
