/** Talking at a table, from the moment it is opened. */
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { idOf } from '../secrets.ts';
import type { Game } from '../store/store.ts';
import { type Api, admit, json } from './api.ts';
import { looking } from './looking.ts';
import { Chat, ChatLines, ChatPage } from './play-schemas.ts';
import { TableParams } from './schemas.ts';
import { lookingFrom, seatsOf } from './seating.ts';

const tags = ['chat'];
const params = TableParams;

/** Lines of a page, as a rule. */
const A_PAGE = 50;

/** Those who sit there and are away: one notice for all that is said in a while. What is said is said, whatever becomes of that. */
async function tellOthers({ store, courier, presence }: House, { id, seats }: Game, speaker: string): Promise<void> {
  const { looking } = presence.of(id);
  const away = seats.flatMap(({ guest }, seat) => (guest === undefined || guest === speaker || looking.includes(seat) ? [] : [guest]));
  if (away.length === 0) return;
  await store.addNotices([...new Set(away)].map((guest) => ({ guest, kind: 'chat', game: id, seq: 0 }))).catch(() => {});
  courier.soon();
}

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
    await tellOthers(house, game, id);
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
      const { room, curtain } = await looking(house, request, request.params.table);
      const { before, most = A_PAGE } = request.query;
      const page = { most: Number(most), ...(before === undefined ? {} : { before: Number(before) }) };
      const lines = await house.chats.page(room.game.id, page, curtain);
      const next = lines.length === Number(most) ? lines[0]?.n : undefined;
      return json(reply, { lines, ...(next === undefined ? {} : { next }) });
    },
  );
}
