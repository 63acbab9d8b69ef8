/** Talking at a table, from the moment it is opened. */
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { idOf } from '../secrets.ts';
import { type Api, admit, json } from './api.ts';
import { looking } from './looking.ts';
import { Chat, ChatLines, ChatPage, TableParams } from './schemas.ts';
import { lookingFrom, seatsOf } from './seating.ts';

const tags = ['chat'];
const params = TableParams;

/** Lines of a page, as a rule. */
const A_PAGE = 50;

export function chatRoutes(api: Api, house: House): void {
  api.post('/tables/:table/chat', { schema: { tags, summary: 'Say something', params, body: Chat } }, async (request, reply) => {
    const { id, name, isMuted } = await admit(house, request, 'chat');
    if (isMuted) throw new Problem('muted');
    const { game } = await house.rooms.get(request.params.table);
    lookingFrom(game, { id, name }, undefined);
    if (game.status === 'closed') throw new Problem('not-open');
    const [seat] = seatsOf(game, id);
    const { key, text } = request.body;
    await house.chats.say(game.id, { ...(seat === undefined ? {} : { seat }), person: id, name, text, ...(key && { key: idOf(id, key) }) });
    return reply.code(204).send();
  });

  api.get(
    '/tables/:table/chat',
    {
      schema: {
        tags,
        summary: 'What was said, the last lines first of all; `next` is the `before` of the page before',
        params,
        querystring: ChatPage,
        response: { 200: ChatLines },
      },
    },
    async (request, reply) => {
      const { room } = await looking(house, request, request.params.table);
      const { before, most = A_PAGE } = request.query;
      const lines = await house.chats.page(room.game.id, {
        most: Number(most),
        ...(before === undefined ? {} : { before: Number(before) }),
      });
      const next = lines.length === Number(most) ? lines[0]?.n : undefined;
      return json(reply, { lines, ...(next === undefined ? {} : { next }) });
    },
  );
}
