/** For whoever runs the server: the clubs there are, and what can be done about one. Everything done is noted, with who did it. */
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { nameFrom } from '../names.ts';
import { demandClub } from '../people/club-house.ts';
import { unguessable } from '../secrets.ts';
import type { Api } from './api.ts';
import { ClubPage, ClubParams, ClubShape, KeeperClubAct, KeptClubList } from './club-schemas.ts';
import { clubView } from './clubs.ts';
import { demandKeeper } from './keeper.ts';

const tags = ['keeper'];
const A_PAGE = 100;

export function keeperClubRoutes(api: Api, house: House): void {
  api.get(
    '/keeper/clubs',
    {
      schema: {
        tags,
        summary: 'Clubs, newest first: those founded before a moment',
        querystring: ClubPage,
        response: { 200: KeptClubList },
      },
    },
    async (request) => {
      demandKeeper(house, request);
      const { before } = request.query;
      const clubs = await house.store.allClubs(before === undefined ? Number.MAX_SAFE_INTEGER : Number(before), A_PAGE);
      const names = await house.store.namesOf([...new Set(clubs.map(({ founder }) => founder))]);
      return { clubs: clubs.map((club) => ({ ...club, leader: names.get(club.founder) ?? '' })) };
    },
  );
  api.get(
    '/keeper/clubs/:club',
    { schema: { tags, summary: 'A club, and who is in it', params: ClubParams, response: { 200: ClubShape } } },
    async (request) => {
      demandKeeper(house, request);
      return clubView(house, demandClub(await house.store.club(request.params.club)), undefined);
    },
  );
  api.post(
    '/keeper/clubs/:club',
    { schema: { tags, summary: 'Rename a club, or close it', params: ClubParams, body: KeeperClubAct } },
    async (request, reply) => {
      const keeper = demandKeeper(house, request);
      const { act, name, words = '' } = request.body;
      const club = demandClub(await house.store.club(request.params.club));
      if (act === 'rename' && name === undefined) throw new Problem('bad-name');
      const called = name === undefined ? '' : nameFrom(name);
      // Noted first: nothing is done of which nobody knows.
      await house.store.noteDeed(unguessable(house.outside), { keeper, act: `${act}-club`, about: club.id, words });
      if (act === 'close') await house.clubs.close(club);
      else await house.store.changeClub(club.id, { name: called });
      return reply.code(204).send();
    },
  );
}
