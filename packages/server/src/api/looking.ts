/** Looking on: news as they come, and what has been. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import { countedMoves } from '../game/course.ts';
import { writeGame } from '../game/game-text.ts';
import { newsFor, newsRow } from '../game/news.ts';
import type { House } from '../house.ts';
import { type Api, json, welcome } from './api.ts';
import type { RateName } from './limits.ts';
import { Between, Log, Looking, News, PastViews, Since, TableParams } from './schemas.ts';
import { lookingFrom } from './seating.ts';
import { callerOf, openStream } from './streams.ts';

const tags = ['play'];
const params = TableParams;

export function lookingRoutes(api: Api, house: House): void {
  newsRoute(api, house);
  streamRoute(api, house);
  pastRoutes(api, house);
  fileRoute(api, house);
}

function newsRoute(api: Api, house: House): void {
  api.get(
    '/tables/:table/news',
    { schema: { tags, summary: 'How the game stands', params, querystring: Looking, response: { 200: News } } },
    async (request, reply) => {
      const { room, seat } = await looking(house, request, request.params.table, request.query.seat);
      const course = await room.present();
      const { since } = request.query;
      const steps = since === undefined ? [] : await room.stepsSince(Number(since));
      return json(
        reply,
        newsFor(
          room.game,
          course,
          seat,
          steps.filter(({ row }) => row.seq <= course.seq),
        ),
      );
    },
  );
}

function streamRoute(api: Api, house: House): void {
  api.get(
    '/tables/:table/stream',
    {
      schema: {
        tags,
        summary: 'News as they come: events `table`, `news`, `presence`, `bye`',
        params,
        querystring: Looking,
        produces: ['text/event-stream'],
      },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      const { guest, room, seat } = await looking(house, request, request.params.table, request.query.seat);
      caller.onGone(house.streams.take(guest?.id, request.ip));
      const last = lastSeen(request, request.query.since);
      const line = openStream(house.outside, request, reply, caller);
      if (guest !== undefined) caller.onGone(house.listeners.add(guest.secret, line));
      try {
        await house.rooms.watchers.add(room, { line, guest: guest?.id, seat, last }, caller.onGone);
      } catch (error) {
        request.log.warn(error);
        line.end();
      }
    },
  );
}

function pastRoutes(api: Api, house: House): void {
  api.get(
    '/tables/:table/log',
    { schema: { tags, summary: 'Everything that has happened, without events', params, querystring: Since, response: { 200: Log } } },
    async (request, reply) => {
      const { room } = await looking(house, request, request.params.table);
      const rows = await house.store.rowsSince(room.game.id, Number(request.query.since ?? 0));
      return json(reply, { rows: rows.map((row) => newsRow(row)) });
    },
  );

  api.get(
    '/tables/:table/views',
    {
      schema: {
        tags,
        summary: 'How the table looked after earlier moves, at most 100 of them',
        params,
        querystring: Between,
        response: { 200: PastViews },
      },
    },
    async (request, reply) => {
      const { seat: wish, since, until } = request.query;
      const { room, seat } = await looking(house, request, request.params.table, wish, 'review');
      return json(reply, { views: await room.viewsBetween(seat, Number(since), Number(until)) });
    },
  );
}

function fileRoute(api: Api, house: House): void {
  api.get(
    '/tables/:table/file',
    { schema: { tags, summary: 'A finished game as a file that the command line replays', params, produces: ['text/plain'] } },
    async (request, reply) => {
      const { room } = await looking(house, request, request.params.table);
      const { game } = room;
      await room.present();
      if (room.game.status !== 'finished' || game.setup === undefined) throw new Problem('not-finished');
      const rows = await house.store.rowsSince(game.id, 0);
      reply.header('content-disposition', `attachment; filename="elbowroom-${game.id}.txt"`);
      return reply.type('text/plain; charset=utf-8').send(
        writeGame(
          game.setup,
          countedMoves(rows).map(({ body }) => body),
        ),
      );
    },
  );
}

/** Where somebody looks from. What is new at other nodes is read with what is looked at. */
async function looking(house: House, request: FastifyRequest, table: string, wish?: string, rate: RateName = 'look') {
  const guest = await welcome(house, request, rate);
  const room = await house.rooms.get(table);
  await house.tables.settle(room);
  return { guest, room, seat: lookingFrom(room.game, guest, wish) };
}

/** Where somebody who was here before wants to go on. Nonsense counts as a first visit. */
function lastSeen({ headers }: FastifyRequest, since: string | undefined): number | undefined {
  const last = headers['last-event-id'] ?? since;
  return typeof last === 'string' && /^\d{1,7}$/.test(last) ? Number(last) : undefined;
}
