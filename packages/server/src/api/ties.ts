/** Friends, peace and invitations: what people are to each other. */
import { Problem } from '../errors.ts';
import { shownRating } from '../game/rating.ts';
import type { House } from '../house.ts';
import { idOf } from '../secrets.ts';
import { type Api, admit } from './api.ts';
import { Companions, Invitations, Invite, NewReport, TieParams, Ties } from './people-schemas.ts';
import { demandPerson } from './place.ts';
import { TableParams } from './schemas.ts';
import { lookingFrom, seatsOf } from './seating.ts';

const tags = ['people'];

/** More than anybody has. */
const [MOST_TIES, MOST_COMPANIONS] = [500, 100];
/** What was said last, as far as a report has it. */
const LINES = 20;

export function tieRoutes(api: Api, house: House): void {
  tieListRoutes(api, house);
  reportRoute(api, house);
  invitationRoutes(api, house);
}

function tieListRoutes(api: Api, house: House): void {
  api.get(
    '/guests/me/ties',
    { schema: { tags, summary: 'My friends, and whom I have muted or blocked', response: { 200: Ties } } },
    async (request) => {
      const { id } = await admit(house, request, 'look');
      return { ties: await house.store.tiesOf(id) };
    },
  );
  api.put(
    '/guests/me/ties/:person/:kind',
    { schema: { tags, summary: 'Keep somebody as a friend, mute or block them: a block means no new table together', params: TieParams } },
    async (request, reply) => {
      const { id } = await admit(house, request, 'act');
      const { person, kind } = request.params;
      if (person === id) throw new Problem('no-person');
      await demandPerson(house, person);
      if ((await house.store.tiesOf(id)).length >= MOST_TIES) throw new Problem('too-large', { most: MOST_TIES });
      await house.store.setTie(id, person, kind, true);
      if (kind === 'block') await house.society.reconsidered([id, person]);
      return reply.code(204).send();
    },
  );
  api.delete(
    '/guests/me/ties/:person/:kind',
    { schema: { tags, summary: 'Take that back', params: TieParams } },
    async (request, reply) => {
      const { id } = await admit(house, request, 'act');
      const { person, kind } = request.params;
      await house.store.setTie(id, person, kind, false);
      if (kind === 'block') await house.society.reconsidered([id, person]);
      return reply.code(204).send();
    },
  );
  api.get(
    '/guests/me/companions',
    { schema: { tags, summary: 'People I have played with, the latest first', response: { 200: Companions } } },
    async (request) => {
      const { id } = await admit(house, request, 'review');
      const met = await house.store.companionsOf(id, MOST_COMPANIONS);
      const ratings = await house.store.ratingsOf(met.map(({ person }) => person));
      const strength = new Map(ratings.map((one) => [one.guest, { rating: shownRating(one) }]));
      return { companions: met.map((companion) => ({ ...companion, ...strength.get(companion.person) })) };
    },
  );
}

function reportRoute(api: Api, house: House): void {
  api.post(
    '/reports',
    {
      schema: {
        tags,
        summary: 'Tell whoever runs the server of somebody; with a table, what was said there last goes with it',
        body: NewReport,
      },
    },
    async (request, reply) => {
      const guest = await admit(house, request, 'report');
      const { person, table, words = '', key } = request.body;
      const about = await demandPerson(house, person);
      const lines = table === undefined ? [] : await linesAt(house, table, guest);
      await house.store.addReport({
        id: idOf(guest.id, key),
        by: guest.id,
        about: about.id,
        name: about.name,
        ...(table === undefined ? {} : { game: table }),
        words,
        lines,
      });
      return reply.code(204).send();
    },
  );
}

/** Of a table at which one may look on. */
async function linesAt(house: House, table: string, guest: { readonly id: string; readonly name: string }) {
  const { game } = await house.rooms.get(table);
  lookingFrom(game, guest, undefined);
  const lines = await house.store.chat(table, { most: LINES });
  return lines.map(({ at, person, name, text }) => ({ at, ...(person && { person }), name, text }));
}

function invitationRoutes(api: Api, house: House): void {
  api.post(
    '/tables/:table/invitations',
    { schema: { tags, summary: 'Ask somebody to a table of mine whom I have played with', params: TableParams, body: Invite } },
    async (request, reply) => {
      const { id } = await admit(house, request, 'invite');
      const { game } = await house.rooms.fresh(request.params.table);
      if (game.host !== id && seatsOf(game, id).length === 0) throw new Problem('not-your-table');
      if (game.status !== 'open') throw new Problem('not-open');
      const { person } = request.body;
      await demandPerson(house, person);
      const [isKnown, apart] = await Promise.all([house.store.isCompanion(id, person), house.store.apartFrom(person)]);
      // Whoever is kept apart is told what strangers are told.
      const isApart = [game.host, ...game.seats.map(({ guest }) => guest)].some((one) => one !== undefined && apart.includes(one));
      if (!isKnown || isApart) throw new Problem('not-met');
      if (await house.store.invite(game.id, person, id)) await house.society.invited(person, game.id);
      return reply.code(204).send();
    },
  );
  api.get(
    '/guests/me/invitations',
    { schema: { tags, summary: 'Tables to which somebody asks me', response: { 200: Invitations } } },
    async (request) => {
      const { id } = await admit(house, request, 'look');
      const [asked, apart] = await Promise.all([house.store.invitationsOf(id), house.store.apartFrom(id)]);
      return { invitations: asked.filter(({ by }) => !apart.includes(by)) };
    },
  );
  api.delete(
    '/guests/me/invitations/:table',
    { schema: { tags, summary: 'Not this time', params: TableParams } },
    async (request, reply) => {
      const { id } = await admit(house, request, 'act');
      await house.store.uninvite(request.params.table, id);
      return reply.code(204).send();
    },
  );
}
