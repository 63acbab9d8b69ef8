/** Ratings: of those at a table, and of all. */
import { Problem } from '../errors.ts';
import { botRating, type ShownRating, shownRating } from '../game/rating.ts';
import type { House } from '../house.ts';
import type { Options, Seat, Store } from '../store/store.ts';
import { type Api, welcome } from './api.ts';
import { Ranking, RankingPage, RatingsOf, RatingsWish, TableRatings } from './rating-schemas.ts';
import { TableParams } from './schemas.ts';

const tags = ['ratings'];

/** Lines of a page, as a rule. */
const A_PAGE = 50;

/** Throws `bad-setup`: what somebody has made or played before, and may know better than the others, is for tables that do not count. */
export function demandRateable({ rated, homebrew, board, fork }: Options, seats: readonly Seat[]): void {
  if (rated !== true) return;
  const isOwnMap = typeof board === 'object' && 'shape' in board;
  const people = seats.flatMap(({ guest }) => guest ?? []);
  const isTwice = new Set(people).size < people.length;
  if (homebrew !== undefined || fork !== undefined || isOwnMap || isTwice)
    throw new Problem('bad-setup', { faults: [{ code: 'not-rateable' }] });
}

/** By seat. Whoever has not played is shown as such. */
async function seatRatings(store: Store, seats: readonly Seat[]): Promise<(ShownRating | undefined)[]> {
  const known = await store.ratingsOf(seats.flatMap(({ guest }) => guest ?? []));
  return seats.map(({ guest, bot }) => {
    const found = known.find((one) => one.guest === guest);
    return bot !== undefined ? botRating(bot) : found && shownRating(found);
  });
}

export function ratingRoutes(api: Api, house: House): void {
  api.get(
    '/tables/:table/ratings',
    { schema: { tags, summary: 'The ratings of those at a table', params: TableParams, response: { 200: TableRatings } } },
    async (request) => {
      await welcome(house, request, 'look');
      const { game } = await house.rooms.get(request.params.table);
      const ratings = await seatRatings(house.store, game.seats);
      return { seats: ratings.map((rating) => (rating === undefined ? {} : { rating })) };
    },
  );

  api.get(
    '/ratings/people',
    { schema: { tags, summary: 'The ratings of these people', querystring: RatingsWish, response: { 200: RatingsOf } } },
    async (request) => {
      await welcome(house, request, 'look');
      const found = await house.store.ratingsOf([...new Set(request.query.people.split(','))]);
      return { ratings: found.map(({ guest: person, ...rating }) => ({ person, ...shownRating(rating) })) };
    },
  );
  rankingRoute(api, house);
}

function rankingRoute(api: Api, house: House): void {
  api.get(
    '/ratings',
    {
      schema: {
        tags,
        summary: 'Everybody who has a rating, the best first; `next` is the `from` of the next page',
        querystring: RankingPage,
        response: { 200: Ranking },
      },
    },
    async (request) => {
      const guest = await welcome(house, request, 'review');
      const [from, most] = [Number(request.query.from ?? 1), Number(request.query.most ?? A_PAGE)];
      const found = await house.store.ranking(from, most);
      const [own] = guest === undefined ? [] : await house.store.ratingsOf([guest.id]);
      const ratings = found.map(({ name, ...one }, i) => ({
        ...shownRating(one),
        place: from + i,
        person: one.guest,
        name,
        ...(one.guest === guest?.id ? { mine: true } : {}),
      }));
      return { ratings, ...(own && { own: shownRating(own) }), ...(found.length === most ? { next: from + most } : {}) };
    },
  );
}
