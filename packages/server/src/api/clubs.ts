/** Clubs: founded, found by a code, left; their tables, their games and their ranking. */
import { Problem } from '../errors.ts';
import { isLate } from '../game/delay.ts';
import { listedView, type TableView } from '../game/news.ts';
import { type ShownRating, shownRating } from '../game/rating.ts';
import { hasRoom } from '../game/tables.ts';
import type { House } from '../house.ts';
import { demandClub } from '../people/club-house.ts';
import type { Club, ClubGame, ClubMember, ClubSum } from '../store/people/clubs.ts';
import type { RatedGuest } from '../store/rating-store.ts';
import type { Game } from '../store/store.ts';
import { type Api, admit } from './api.ts';
import {
  ChangeClub,
  ClubCode,
  ClubGames,
  ClubList,
  ClubPage,
  ClubParams,
  ClubShape,
  ClubTableLists,
  MemberParams,
  NewClub,
  NewCode,
} from './club-schemas.ts';

const tags = ['clubs'];
const params = ClubParams;

/** Results that are added up: of a thousand games, if all of them were of five. */
const MOST_SUMMED = 5000;
const [MOST_TABLES, A_PAGE] = [100, 20];

/** Somebody in a club, and how they fare there. */
export interface ClubPerson extends ClubMember {
  readonly founder: boolean;
  readonly rating?: ShownRating;
  readonly games: number;
  readonly won: number;
  /** In the mean, in hundredths. */
  readonly place?: number;
}

export interface ClubView extends Pick<Club, 'id' | 'name' | 'made'> {
  /** Whether whoever asks is in it, and leads it. */
  readonly member: boolean;
  readonly founder: boolean;
  readonly code?: string;
  /** By rating; those who have none after them, by their mean place. */
  readonly members: readonly ClubPerson[];
}

export interface ClubTables {
  readonly open: readonly TableView[];
  readonly running: readonly TableView[];
}

export interface ClubGameList {
  readonly games: readonly ClubGame[];
  readonly next?: number;
}

/** Throws `no-club`: whoever is not in it learns nothing, not even that it is there. */
export async function demandMember({ store }: House, id: string, guest: string): Promise<Club> {
  const [club, isMember] = await Promise.all([store.club(id), store.isMember(id, guest)]);
  if (club === undefined || !isMember) throw new Problem('no-club');
  return club;
}

const LAST = Number.NEGATIVE_INFINITY;

/** The best first. */
function ranked(members: readonly ClubMember[], founder: string, ratings: readonly RatedGuest[], sums: readonly ClubSum[]): ClubPerson[] {
  const strength = new Map(ratings.map((one) => [one.guest, one]));
  const played = new Map(sums.map((sum) => [sum.person, sum]));
  const worth = ({ person }: ClubMember): number => strength.get(person)?.mu ?? LAST;
  const mean = ({ person }: ClubMember): number => {
    const { games, places } = played.get(person) ?? { games: 0, places: 0 };
    return games === 0 ? Number.POSITIVE_INFINITY : places / games;
  };
  const compared = (one: number, other: number): number => (one < other ? -1 : one > other ? 1 : 0);
  const order = members.toSorted((one, other) => compared(worth(other), worth(one)) || compared(mean(one), mean(other)));
  return order.map((member) => {
    const rating = strength.get(member.person);
    const { games = 0, won = 0 } = played.get(member.person) ?? {};
    const place = games === 0 ? {} : { place: Math.round(mean(member) * 100) / 100 };
    return { ...member, founder: member.person === founder, ...(rating && { rating: shownRating(rating) }), games, won, ...place };
  });
}

/** As somebody sees it who is in it, or has its code. */
export async function clubView({ store }: House, { id, name, made, code, founder }: Club, guest: string | undefined): Promise<ClubView> {
  const [members, sums] = await Promise.all([store.membersOf(id), store.clubSums(id, MOST_SUMMED)]);
  const ratings = await store.ratingsOf(members.map(({ person }) => person));
  const member = members.some(({ person }) => person === guest);
  return { id, name, made, member, founder: guest === founder, ...(member && { code }), members: ranked(members, founder, ratings, sums) };
}

export function clubRoutes(api: Api, house: House): void {
  foundingRoutes(api, house);
  oneClubRoutes(api, house);
  playedRoutes(api, house);
  leadingRoutes(api, house);
}

function foundingRoutes(api: Api, house: House): void {
  api.post('/clubs', { schema: { tags, summary: 'Found a club', body: NewClub, response: { 201: ClubShape } } }, async (request, reply) => {
    const guest = await admit(house, request, 'open');
    const { name, key } = request.body;
    return reply.code(201).send(await clubView(house, await house.clubs.found(guest, name, key), guest.id));
  });
  api.get('/guests/me/clubs', { schema: { tags, summary: 'The clubs I am in', response: { 200: ClubList } } }, async (request) => {
    const { id } = await admit(house, request, 'look');
    return { clubs: await house.store.clubsOf(id) };
  });
  api.post(
    '/clubs/find',
    { schema: { tags, summary: 'The club that a code stands for, and who is in it', body: ClubCode, response: { 200: ClubShape } } },
    async (request) => {
      const guest = await admit(house, request, 'knock');
      return clubView(house, demandClub(await house.store.clubByCode(request.body.code)), guest.id);
    },
  );
  api.post(
    '/clubs/join',
    {
      schema: {
        tags,
        summary: 'Join the club that a code stands for; whoever is in it stays in it',
        body: ClubCode,
        response: { 200: ClubShape },
      },
    },
    async (request) => {
      const guest = await admit(house, request, 'knock');
      return clubView(house, await house.clubs.join(request.body.code, guest), guest.id);
    },
  );
}

function oneClubRoutes(api: Api, house: House): void {
  api.get(
    '/clubs/:club',
    {
      schema: {
        tags,
        summary: 'A club of mine: its members, by rating, and what they have played there',
        params,
        response: { 200: ClubShape },
      },
    },
    async (request) => {
      const guest = await admit(house, request, 'review');
      return clubView(house, await demandMember(house, request.params.club, guest.id), guest.id);
    },
  );
  api.delete(
    '/clubs/:club/members/:person',
    {
      schema: {
        tags,
        summary: 'Leave a club; its founder may send anybody away, and then it has another code',
        params: MemberParams,
      },
    },
    async (request, reply) => {
      const guest = await admit(house, request, 'act');
      const { club, person } = request.params;
      await house.clubs.part(await demandMember(house, club, guest.id), guest, person);
      return reply.code(204).send();
    },
  );
}

function playedRoutes(api: Api, house: House): void {
  api.get(
    '/clubs/:club/tables',
    { schema: { tags, summary: 'Tables of a club of mine that wait, and games under way', params, response: { 200: ClubTableLists } } },
    async (request) => {
      const { id: guest } = await admit(house, request, 'look');
      const { id } = await demandMember(house, request.params.club, guest);
      const { store } = house;
      const [open, running, apart] = await Promise.all([
        store.openTablesIn([id], MOST_TABLES),
        store.runningIn(id, store.now(), MOST_TABLES),
        store.apartFrom(guest),
      ]);
      const isApart = ({ host, seats }: Game): boolean =>
        [host, ...seats.map((seat) => seat.guest)].some((one) => one && apart.includes(one));
      const shown = (games: readonly Game[]): TableView[] =>
        games
          .filter((game) => !isApart(game))
          .map((game) => listedView(isLate(game, guest) ? { ...game, status: 'running' } : game, guest));
      return { open: shown(open.filter((game) => !game.isPrivate || hasRoom(game))), running: shown(running) };
    },
  );
  api.get(
    '/clubs/:club/games',
    {
      schema: {
        tags,
        summary: 'What was played at the tables of a club of mine, newest first; `next` is the `before` of the next page',
        params,
        querystring: ClubPage,
        response: { 200: ClubGames },
      },
    },
    async (request) => {
      const guest = await admit(house, request, 'review');
      const { id } = await demandMember(house, request.params.club, guest.id);
      const { before } = request.query;
      const games = await house.store.clubGames(id, { most: A_PAGE, ...(before === undefined ? {} : { before: Number(before) }) });
      const next = games.length === A_PAGE ? games.at(-1)?.ended : undefined;
      return { games, ...(next === undefined ? {} : { next }) };
    },
  );
}

function leadingRoutes(api: Api, house: House): void {
  api.patch(
    '/clubs/:club',
    { schema: { tags, summary: 'Call a club of mine otherwise, or hand it over', params, body: ChangeClub, response: { 200: ClubShape } } },
    async (request) => {
      const guest = await admit(house, request, 'act');
      const club = await demandMember(house, request.params.club, guest.id);
      await house.clubs.change(club, guest, request.body);
      return clubView(house, await demandMember(house, club.id, guest.id), guest.id);
    },
  );
  api.post(
    '/clubs/:club/code',
    { schema: { tags, summary: 'Another code: the old one opens nothing any more', params, response: { 200: NewCode } } },
    async (request) => {
      const guest = await admit(house, request, 'act');
      return { code: await house.clubs.renew(await demandMember(house, request.params.club, guest.id), guest) };
    },
  );
  api.delete(
    '/clubs/:club',
    { schema: { tags, summary: 'Close a club; its games stay with those who played them', params } },
    async (request, reply) => {
      const guest = await admit(house, request, 'act');
      await house.clubs.close(await demandMember(house, request.params.club, guest.id), guest);
      return reply.code(204).send();
    },
  );
}
