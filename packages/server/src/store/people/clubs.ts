/** Clubs: people who have the same code, with tables of their own and what came of them. */
import type { Desk, Step } from '../desk.ts';
import type { SeatResult } from './results.ts';

export interface Club {
  readonly id: string;
  /** By which others come in. */
  readonly code: string;
  readonly name: string;
  /** Whoever may rename and close it: one of its members, always. */
  readonly founder: string;
  readonly made: number;
}

/** A club in a list. */
export interface ListedClub extends Club {
  readonly members: number;
}

export interface ClubMember {
  readonly person: string;
  readonly name: string;
  readonly joined: number;
}

/** What somebody's games in a club add up to. */
export interface ClubSum {
  readonly person: string;
  readonly games: number;
  readonly won: number;
  /** Of all of them together: divided by the games it is the mean. */
  readonly places: number;
}

/** A game of a club that is over, and who sat there: by place. */
export interface ClubGame {
  readonly game: string;
  readonly edition: string;
  readonly ended: number;
  readonly seats: readonly ClubSeat[];
}

interface ClubSeat extends Pick<SeatResult, 'seat' | 'guest' | 'bot' | 'place' | 'coins' | 'hasWon'> {
  readonly name: string;
}

export interface ClubGamePage {
  /** Games that ended before then; all, if left out. */
  readonly before?: number;
  readonly most: number;
}

/** Whether somebody is in now: `gone` if there is no club of that code, `apart` if they and the founder are kept apart. */
export type Joined = 'in' | 'gone' | 'full' | 'apart';

export interface ClubStore {
  /** With its founder in it. One that is there already stays as it is. */
  addClub(club: Club): Promise<void>;
  club(id: string): Promise<Club | undefined>;
  clubByCode(code: string): Promise<Club | undefined>;
  /** In the order in which somebody came to them. */
  clubsOf(guest: string): Promise<ListedClub[]>;
  /** Newest first, those founded before a moment. */
  allClubs(before: number, most: number): Promise<ListedClub[]>;
  /** In the order in which they came. */
  membersOf(club: string): Promise<ClubMember[]>;
  isMember(club: string, guest: string): Promise<boolean>;
  /** As long as there are fewer than `most`. Whoever is in already stays in. */
  joinClub(code: string, guest: string, most: number): Promise<Joined>;
  /** Whoever has been there longest follows a founder; a club without anybody is gone. False: they were not in it. */
  leaveClub(club: string, guest: string): Promise<boolean>;
  /** Sent away by the founder: whoever is sent away knows the code, so there is another. */
  removeMember(club: string, guest: string, by: string, code: string): Promise<boolean>;
  /** A new founder must be one of the members. `by`: only if that is the founder. */
  changeClub(club: string, change: Partial<Pick<Club, 'name' | 'code' | 'founder'>>, by?: string): Promise<boolean>;
  closeClub(club: string, by?: string): Promise<boolean>;
  /** Over the last so many results. */
  clubSums(club: string, most: number): Promise<ClubSum[]>;
  /** Newest first. */
  clubGames(club: string, page: ClubGamePage): Promise<ClubGame[]>;
}

const CLUB = 'SELECT id, code, name, founder, made FROM clubs';
const LISTED =
  'SELECT c.id, c.code, c.name, c.founder, c.made, (SELECT count(*) FROM club_members m WHERE m.club = c.id) AS members FROM clubs c';
const FOR_EVER = Number.MAX_SAFE_INTEGER;

/** Whoever else changes who is in the club waits until this is written. */
const held = (club: string): Step => ['UPDATE clubs SET name = name WHERE id = $1', club];

/** Whether two are kept apart, whoever of them wished it. */
const APART = `EXISTS (SELECT 1 FROM ties t WHERE t.kind = 'block' AND (t.guest = $2 AND t.other = c.founder OR t.other = $2 AND t.guest = c.founder))`;

const JOIN = `INSERT INTO club_members (club, guest, joined) SELECT c.id, g.id, CAST($3 AS BIGINT) FROM clubs c, guests g
  WHERE c.code = $1 AND g.id = $2 AND NOT ${APART} AND (SELECT count(*) FROM club_members m WHERE m.club = c.id) < $4
  ON CONFLICT DO NOTHING`;
const JOINED = `SELECT CASE WHEN EXISTS (SELECT 1 FROM club_members m WHERE m.club = c.id AND m.guest = $2) THEN 'in'
  WHEN ${APART} THEN 'apart' ELSE 'full' END AS came FROM clubs c WHERE c.code = $1`;

/** After somebody has gone. */
const settled = (club: string, gone: string): Step[] => [
  [
    `UPDATE clubs SET founder = (SELECT m.guest FROM club_members m WHERE m.club = clubs.id ORDER BY m.joined, m.guest LIMIT 1)
     WHERE id = $1 AND founder = $2 AND EXISTS (SELECT 1 FROM club_members m WHERE m.club = $1)`,
    ...[club, gone],
  ],
  ['DELETE FROM clubs WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM club_members m WHERE m.club = $1)', club],
];

const SUMS = `SELECT guest AS person, count(*) AS games, sum(won) AS won, sum(place) AS places
  FROM (SELECT guest, won, place FROM results WHERE club = $1 ORDER BY ended DESC LIMIT $2) AS latest
  WHERE guest IS NOT NULL GROUP BY guest ORDER BY guest`;
/** Every game has a first seat. */
const GAMES = `SELECT o.game, o.edition, o.ended, o.seat, o.guest, o.bot, o.place, o.coins, o.won, s.name
  FROM results o JOIN seats s ON s.game = o.game AND s.seat = o.seat WHERE o.game IN (
    SELECT game FROM results WHERE club = $1 AND ended < $2 AND seat = 0 ORDER BY ended DESC, game LIMIT $3)
  ORDER BY o.ended DESC, o.game, o.place, o.seat`;

interface ClubColumns {
  readonly game: string;
  readonly edition: string;
  readonly ended: number;
  readonly seat: number;
  readonly guest: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly coins: number;
  readonly won: number;
  readonly name: string | null;
}

const seatFrom = ({ seat, guest, bot, place, coins, won, name }: ClubColumns): ClubSeat => ({
  seat,
  ...(guest === null ? {} : { guest }),
  ...(bot === null ? {} : { bot }),
  name: name ?? '',
  place,
  coins,
  hasWon: won === 1,
});

function gamesFrom(rows: readonly ClubColumns[]): ClubGame[] {
  const firsts = rows.filter(({ game }, i) => rows[i - 1]?.game !== game);
  return firsts.map(({ game, edition, ended }) => ({
    game,
    edition,
    ended,
    seats: rows.filter((row) => row.game === game).map(seatFrom),
  }));
}

export function clubsOn(desk: Desk, now: () => number): ClubStore {
  return { ...clubReads(desk), ...membershipOn(desk, now), ...clubChanges(desk) };
}

type Reads = 'club' | 'clubByCode' | 'clubsOf' | 'allClubs' | 'membersOf' | 'isMember' | 'clubSums' | 'clubGames';

function clubReads({ all, one }: Desk): Pick<ClubStore, Reads> {
  return {
    club: (id) => one<Club>(`${CLUB} WHERE id = $1`, id),
    clubByCode: (code) => one<Club>(`${CLUB} WHERE code = $1`, code),
    clubsOf: (guest) => all<ListedClub>(`${LISTED} JOIN club_members o ON o.club = c.id WHERE o.guest = $1 ORDER BY o.joined, c.id`, guest),
    allClubs: (before, most) => all<ListedClub>(`${LISTED} WHERE c.made < $1 ORDER BY c.made DESC, c.id LIMIT $2`, before, most),
    membersOf: (club) =>
      all<ClubMember>(
        'SELECT m.guest AS person, g.name, m.joined FROM club_members m JOIN guests g ON g.id = m.guest WHERE m.club = $1 ORDER BY m.joined, m.guest',
        club,
      ),
    async isMember(club, guest) {
      return (await one('SELECT 1 AS member FROM club_members WHERE club = $1 AND guest = $2', club, guest)) !== undefined;
    },
    clubSums: (club, most) => all<ClubSum>(SUMS, club, most),
    async clubGames(club, { before = FOR_EVER, most }) {
      return gamesFrom(await all<ClubColumns>(GAMES, club, before, most));
    },
  };
}

const joiningOn =
  (write: Desk['write'], now: () => number): ClubStore['joinClub'] =>
  async (code, guest, most) => {
    const [, , found] = await write(
      ['UPDATE clubs SET name = name WHERE code = $1', code],
      [JOIN, code, guest, now(), most],
      [JOINED, code, guest],
    );
    const came = found?.[0] !== undefined && 'came' in found[0] ? found[0].came : 'gone';
    return came === 'in' || came === 'full' || came === 'apart' ? came : 'gone';
  };

function membershipOn({ write }: Desk, now: () => number): Pick<ClubStore, 'addClub' | 'joinClub' | 'leaveClub' | 'removeMember'> {
  return {
    async addClub({ id, code, name, founder, made }) {
      await write(
        [
          'INSERT INTO clubs (id, code, name, founder, made) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING',
          id,
          code,
          name,
          founder,
          made,
        ],
        [
          `INSERT INTO club_members (club, guest, joined) SELECT c.id, c.founder, c.made FROM clubs c
           WHERE c.id = $1 AND NOT EXISTS (SELECT 1 FROM club_members m WHERE m.club = $1) ON CONFLICT DO NOTHING`,
          id,
        ],
      );
    },
    joinClub: joiningOn(write, now),
    async leaveClub(club, guest) {
      const [, gone] = await write(
        held(club),
        ['DELETE FROM club_members WHERE club = $1 AND guest = $2 RETURNING 1', club, guest],
        ...settled(club, guest),
      );
      return (gone?.length ?? 0) > 0;
    },
    async removeMember(club, guest, by, code) {
      const [, gone] = await write(
        held(club),
        [
          `DELETE FROM club_members WHERE club = $1 AND guest = $2 AND guest <> $3
           AND EXISTS (SELECT 1 FROM clubs c WHERE c.id = $1 AND c.founder = $3) RETURNING 1`,
          ...[club, guest, by],
        ],
        ['UPDATE clubs SET code = $3 WHERE id = $1 AND founder = $2', club, by, code],
      );
      return (gone?.length ?? 0) > 0;
    },
  };
}

function clubChanges({ write, changes }: Desk): Pick<ClubStore, 'changeClub' | 'closeClub'> {
  return {
    changeClub: (club, { name, code, founder }, by) =>
      changes(
        `UPDATE clubs SET name = coalesce($2, name), code = coalesce($3, code), founder = coalesce($4, founder)
         WHERE id = $1 AND founder = coalesce($5, founder)
         AND EXISTS (SELECT 1 FROM club_members m WHERE m.club = $1 AND m.guest = coalesce($4, clubs.founder)) RETURNING 1`,
        ...[club, name ?? null, code ?? null, founder ?? null, by ?? null],
      ),
    async closeClub(club, by) {
      const [, , gone] = await write(
        held(club),
        [
          'DELETE FROM club_members WHERE club = $1 AND EXISTS (SELECT 1 FROM clubs c WHERE c.id = $1 AND c.founder = coalesce($2, c.founder))',
          ...[club, by ?? null],
        ],
        ['DELETE FROM clubs WHERE id = $1 AND founder = coalesce($2, founder) RETURNING 1', club, by ?? null],
      );
      return (gone?.length ?? 0) > 0;
    },
  };
}
