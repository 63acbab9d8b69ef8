/** Playing: moves by POST, news by stream. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import { type Course, countedMoves } from '../game/course.ts';
import { writeGame } from '../game/game-text.ts';
import { chatBody, newsFor, newsRow } from '../game/news.ts';
import type { Played, Room } from '../game/room.ts';
import type { House } from '../house.ts';
import { type Api, admit, welcome } from './api.ts';
import type { RateName } from './limits.ts';
import { Between, Chat, Log, Looking, Moves, News, OfSeat, PastViews, Pause, Since, TableParams, Undo } from './schemas.ts';
import { demandSeat, lookingFrom, seatsOf } from './seating.ts';
import { openStream } from './streams.ts';

const tags = ['play'];
/** News are JSON already checked by their types: no second pass over them. */
const json = (reply: FastifyReply, words: unknown) =>
  reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(words));

export function playRoutes(api: Api, house: House): void {
  const { rooms } = house;
  const params = TableParams;

  /** The seat acts, and is told how the table stands then. */
  const acting = async (
    request: FastifyRequest<{ Params: { table: string }; Body: { seat?: number } }>,
    reply: FastifyReply,
    act: (room: Room, seat: number) => Promise<Course>,
  ) => {
    const guest = await admit(house, request, 'act');
    const room = await rooms.get(request.params.table);
    const seat = demandSeat(room.game, guest, request.body.seat);
    return json(reply, newsFor(room.game, await act(room, seat), seat, []));
  };

  const answered = ({ headers }: FastifyRequest, reply: FastifyReply, { game }: Room, seat: number, { course, played }: Played) =>
    headers.prefer === 'return=minimal'
      ? json(reply, { seq: course.seq, after: course.moved, played })
      : json(reply, { ...newsFor(game, course, seat, []), played });

  api.post(
    '/tables/:table/moves',
    { schema: { tags, summary: 'Play moves', params, body: Moves, response: { 200: News } } },
    async (request, reply) => {
      const guest = await admit(house, request, 'act');
      const room = await rooms.get(request.params.table);
      const seat = demandSeat(room.game, guest, request.body.seat);
      return answered(request, reply, room, seat, await room.play(seat, request.body.after, request.body.moves));
    },
  );

  api.post(
    '/tables/:table/undo',
    { schema: { tags, summary: 'Take moves back, and play others instead', params, body: Undo, response: { 200: News } } },
    async (request, reply) => {
      const guest = await admit(house, request, 'act');
      const room = await rooms.get(request.params.table);
      const { seat: wanted, after, count = 1, moves } = request.body;
      const seat = demandSeat(room.game, guest, wanted);
      return answered(request, reply, room, seat, await room.undo(seat, after, count, moves));
    },
  );
  api.post(
    '/tables/:table/resign',
    { schema: { tags, summary: 'Leave the seat to a bot for good', params, body: OfSeat, response: { 200: News } } },
    (request, reply) => acting(request, reply, (room, seat) => room.resign(seat)),
  );
  api.post(
    '/tables/:table/back',
    { schema: { tags, summary: 'Take the seat back from the bot that played meanwhile', params, body: OfSeat, response: { 200: News } } },
    (request, reply) => acting(request, reply, (room, seat) => room.back(seat)),
  );
  api.post(
    '/tables/:table/pause',
    { schema: { tags, summary: 'Agree to a pause, or end it', params, body: Pause, response: { 200: News } } },
    (request, reply) => acting(request, reply, (room, seat) => room.pause(seat, request.body.agree)),
  );

  api.post('/tables/:table/chat', { schema: { tags, summary: 'Say something', params, body: Chat } }, async (request, reply) => {
    const guest = await admit(house, request, 'chat');
    const room = await rooms.get(request.params.table);
    lookingFrom(room.game, guest, undefined);
    await room.chat(seatsOf(room.game, guest.id)[0], chatBody(guest.name, request.body.text));
    return reply.code(204).send();
  });

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
      const { guest, room, seat } = await looking(house, request, request.params.table, request.query.seat);
      const leavePlace = house.streams.take(guest?.id, request.ip);
      const last = lastSeen(request, request.query.since);
      const stream = openStream(request, reply);
      stream.onGone(leavePlace);
      try {
        stream.onGone(await rooms.watchers.add(room, { line: stream, guest: guest?.id, seat, last }));
      } catch (error) {
        request.log.warn(error);
        stream.end();
      }
    },
  );

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
