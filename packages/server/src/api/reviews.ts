/** Reviews of finished games, for whoever may look at them, on servers that have threads for it. */
import { turnJobs } from '@elbowroom/bots';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { finishedGame } from '../reviews/reviews.ts';
import { type Api, json } from './api.ts';
import { looking } from './looking.ts';
import { ReviewPage, ReviewView } from './review-schemas.ts';
import { TableParams as params } from './schemas.ts';

const tags = ['looking'];
/** Open at once: whoever comes later reviews at home. */
const MOST_OPEN = 20;
/** Seconds until there may be room again. */
const LATER_S = 60;

/** Throws `not-finished` and whatever keeps somebody from looking. */
async function demandFinished(house: House, request: FastifyRequest, id: string) {
  const { guest, room } = await looking(house, request, id, undefined, 'review');
  await room.present();
  if (room.game.status !== 'finished') throw new Problem('not-finished');
  return { guest, game: room.game.id };
}

async function told({ reviews, store }: House, game: string, since: number): Promise<ReviewView> {
  const { isOffered } = reviews;
  const review = await store.review(game);
  if (review === undefined) return { isOffered, state: 'none', total: 0, done: 0, turns: [] };
  const turns = await store.reviewTurns(game, since);
  const { state, total, done } = review;
  return { isOffered, state, total, done, turns: turns.map(({ body }): unknown => JSON.parse(body)) };
}

export function reviewRoutes(api: Api, house: House): void {
  api.post(
    '/tables/:table/review',
    {
      schema: {
        tags,
        summary: 'Asks for a review of a finished game; asked again it is the same one',
        params,
        response: { 202: ReviewView },
      },
    },
    async (request, reply) => {
      const { limits, reviews, store } = house;
      const { guest, game } = await demandFinished(house, request, request.params.table);
      if (!reviews.isOffered) throw new Problem('no-reviews');
      const before = await store.review(game);
      if (before === undefined || before.state === 'failed') {
        if ((await store.countOpenReviews()) >= MOST_OPEN) throw new Problem('too-many', { retryAfter: LATER_S });
        const played = await finishedGame(store, game);
        if (played === undefined) throw new Problem('not-finished');
        const turns = turnJobs(played.setup, played.moves, {}).length;
        limits.demandAddress('weigh', request.ip, turns);
        if (guest !== undefined) limits.demandGuest('weigh', guest.id, turns);
        await store.askReview(game, turns);
        reviews.soon();
      }
      return json(reply.code(202), await told(house, game, 0));
    },
  );
  api.get(
    '/tables/:table/review',
    {
      schema: {
        tags,
        summary: 'How far the review of a finished game is, and what came of its turns',
        params,
        querystring: ReviewPage,
        response: { 200: ReviewView },
      },
    },
    async (request, reply) => {
      const { game } = await demandFinished(house, request, request.params.table);
      return json(reply, await told(house, game, Number(request.query.since ?? 0)));
    },
  );
}
