/** Playing: moves by POST. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Course } from '../game/course.ts';
import { newsFor } from '../game/news.ts';
import type { Played, Room } from '../game/room.ts';
import type { House } from '../house.ts';
import { type Api, admit, json } from './api.ts';
import { Moves, News, OfSeat, Pause, Undo } from './play-schemas.ts';
import { TableParams } from './schemas.ts';
import { demandSeat } from './seating.ts';

const tags = ['play'];
const params = TableParams;

export function playRoutes(api: Api, house: House): void {
  moveRoutes(api, house);
  seatRoutes(api, house);
}

function moveRoutes(api: Api, house: House): void {
  api.post(
    '/tables/:table/moves',
    { schema: { tags, summary: 'Play moves', params, body: Moves, response: { 200: News } } },
    async (request, reply) => {
      const guest = await admit(house, request, 'act');
      const room = await house.rooms.get(request.params.table);
      const seat = demandSeat(room.game, guest, request.body.seat);
      return answered(request, reply, room, seat, await room.play(seat, request.body.after, request.body.moves));
    },
  );

  api.post(
    '/tables/:table/undo',
    { schema: { tags, summary: 'Take moves back, and play others instead', params, body: Undo, response: { 200: News } } },
    async (request, reply) => {
      const guest = await admit(house, request, 'act');
      const room = await house.rooms.get(request.params.table);
      const { seat: wanted, after, count = 1, moves } = request.body;
      const seat = demandSeat(room.game, guest, wanted);
      return answered(request, reply, room, seat, await room.undo(seat, after, count, moves));
    },
  );
}

/** Whoever plays may ask for no more than what is new to them. */
function answered({ headers }: FastifyRequest, reply: FastifyReply, { game }: Room, seat: number, { course, played }: Played) {
  return headers.prefer === 'return=minimal'
    ? json(reply, { seq: course.seq, after: course.moved, played })
    : json(reply, { ...newsFor(game, course, seat, []), played });
}

/** What a seat does beside its moves. */
function seatRoutes(api: Api, house: House): void {
  api.post(
    '/tables/:table/resign',
    { schema: { tags, summary: 'Leave the seat to a bot for good', params, body: OfSeat, response: { 200: News } } },
    (request, reply) => acting(house, request, reply, (room, seat) => room.resign(seat)),
  );
  api.post(
    '/tables/:table/back',
    { schema: { tags, summary: 'Take the seat back from the bot that played meanwhile', params, body: OfSeat, response: { 200: News } } },
    (request, reply) => acting(house, request, reply, (room, seat) => room.back(seat)),
  );
  api.post(
    '/tables/:table/pause',
    { schema: { tags, summary: 'Agree to a pause, or end it', params, body: Pause, response: { 200: News } } },
    (request, reply) => acting(house, request, reply, (room, seat) => room.pause(seat, request.body.agree)),
  );
}

/** The seat acts, and is told how the table stands then. */
async function acting(
  house: House,
  request: FastifyRequest<{ Params: { table: string }; Body: { seat?: number } }>,
  reply: FastifyReply,
  act: (room: Room, seat: number) => Promise<Course>,
) {
  const guest = await admit(house, request, 'act');
  const room = await house.rooms.get(request.params.table);
  const seat = demandSeat(room.game, guest, request.body.seat);
  return json(reply, newsFor(room.game, await act(room, seat), seat, []));
}
