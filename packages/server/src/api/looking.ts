/** Looking on: news as they come, and what has been. */
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { Problem } from '../errors.ts';
import { countedMoves } from '../game/course.ts';
import { writeGame } from '../game/game-text.ts';
import { newsFor, newsRow } from '../game/news.ts';
import { MOST_VIEWS } from '../game/past.ts';
import type { Watcher } from '../game/watchers.ts';
import type { House } from '../house.ts';
import { type Api, charge, json, welcome } from './api.ts';
import type { RateName } from './limits.ts';
import { Between, Listening, Log, LogPage, Looking, News, PastViews } from './play-schemas.ts';
import { TableParams } from './schemas.ts';
import { lookingFrom } from './seating.ts';
import { callerOf, openStream } from './streams.ts';

const tags = ['play'];
const params = TableParams;

/** Rows of a page of the log. */
const MOST_ROWS = 1000;
/** So many rows are read in the time in which one is played again. */
const READ_AS_ONE = 4;
/** A view is made and written in the time in which so many rows are played again. */
const VIEW_ROWS = 4;

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
      const { guest, room, seat } = await looking(house, request, request.params.table, request.query.seat);
      const course = await room.present();
      const { since } = request.query;
      charge(house, request, guest, since === undefined ? 0 : room.costSince(Number(since)));
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
        summary: 'News as they come: events `table`, `news`, `presence`, `chat`, `bye`',
        params,
        querystring: Listening,
        produces: ['text/event-stream'],
      },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const caller = callerOf(request, reply);
      const { guest, room, seat, watchers, curtain } = await looking(house, request, request.params.table, request.query.seat);
      const place = { guest: guest?.id, seat, isHidden: request.query.hidden === '1', ...reading(request, request.query) };
      charge(house, request, guest, place.last === undefined ? 0 : room.costSince(place.last));
      caller.onGone(house.streams.take(guest?.id, request.ip));
      const line = openStream(house.outside, request, reply, caller);
      if (guest !== undefined) caller.onGone(house.listeners.add(guest, line));
      try {
        await watchers.add(room, { line, ...place }, caller.onGone);
        await house.chats.listen(room.game.id, line, heardLast(request.query.chat), caller.onGone, curtain);
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
    {
      schema: {
        tags,
        summary: 'Everything that has happened, without events, a page at a time: `next` is the `since` of the next one',
        params,
        querystring: LogPage,
        response: { 200: Log },
      },
    },
    async (request, reply) => {
      const { guest, room } = await looking(house, request, request.params.table);
      const since = Number(request.query.since ?? 0);
      const most = Math.min(MOST_ROWS, Number(request.query.most ?? MOST_ROWS));
      const there = Math.min(most, (room.course?.seq ?? 0) - since);
      charge(house, request, guest, Math.ceil(there / READ_AS_ONE));
      const rows = await room.rowsSince(since, most);
      const next = rows.length === most ? rows.at(-1)?.seq : undefined;
      return json(reply, { rows: rows.map((row) => newsRow(row)), ...(next === undefined ? {} : { next }) });
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
      const { guest, room, seat } = await looking(house, request, request.params.table, wish, 'review');
      const shown = Math.min(MOST_VIEWS, Number(until) - Number(since) + 1);
      charge(house, request, guest, room.costSince(Number(since) - 1) + shown * VIEW_ROWS);
      return json(reply, { views: await room.viewsBetween(seat, Number(since), Number(until)) });
    },
  );
}

function fileRoute(api: Api, house: House): void {
  api.get(
    '/tables/:table/file',
    { schema: { tags, summary: 'A finished game as a file that the command line replays', params, produces: ['text/plain'] } },
    async (request, reply) => {
      const { guest, room } = await looking(house, request, request.params.table);
      const { game } = room;
      const { seq } = await room.present();
      if (room.game.status !== 'finished' || game.setup === undefined) throw new Problem('not-finished');
      const past = game.options.fork?.moves ?? [];
      charge(house, request, guest, past.length + seq);
      const rows = await room.rowsSince(0);
      reply.header('content-disposition', `attachment; filename="elbowroom-${game.id}.txt"`);
      return reply.type('text/plain; charset=utf-8').send(writeGame(game.setup, [...past, ...countedMoves(rows).map(({ body }) => body)]));
    },
  );
}

/** Where somebody looks from: `room` shows no more than they may know. What is new at other nodes is read with what is looked at. */
export async function looking(house: House, request: FastifyRequest, id: string, wish?: string, rate: RateName = 'look') {
  const guest = await welcome(house, request, rate);
  const table = await house.rooms.get(id);
  await house.tables.settle(table);
  const seat = lookingFrom(table.game, guest, wish);
  const { room, watchers, curtain } = await house.gallery.placeOf(table, guest?.id);
  return { guest, seat, room, watchers, curtain };
}

/** Without a line that is known, the last few are told. */
const heardLast = (chat: string | undefined): number | undefined => (chat === undefined ? undefined : Number(chat));

/**
 * How much somebody wants to read, and where somebody who was here before wants to go on; nonsense counts as a first visit. Whoever goes on by the header
 * has heard that row on this very stream, and knows how it left the table, seen from the seat that they name.
 */
function reading(
  { headers }: FastifyRequest,
  { seat, since, differences, legal }: Static<typeof Listening>,
): Pick<Watcher, 'last' | 'isBack' | 'hasDifferences' | 'hasLegal'> {
  const heard = headers['last-event-id'];
  const last = heard ?? since;
  const hasDifferences = differences === '1';
  return {
    last: typeof last === 'string' && /^\d{1,7}$/.test(last) ? Number(last) : undefined,
    isBack: heard !== undefined && seat !== undefined,
    hasDifferences,
    hasLegal: legal === undefined ? !hasDifferences : legal === '1',
  };
}
