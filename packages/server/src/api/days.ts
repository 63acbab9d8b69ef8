/** The table of the deal of the day. */
import { isDay } from '@elbowroom/bots/day';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { type Api, admit, charge, welcome } from './api.ts';
import { DayLine, DayMoves, DayPage, DayParams, DayResults } from './day-schemas.ts';

const tags = ['days'];
const params = DayParams;

/** Lines of a page, as a rule. */
const A_PAGE = 50;

export function dayRoutes(api: Api, house: House): void {
  api.post(
    '/days/:date/results',
    {
      schema: {
        tags,
        summary: 'A game of the deal of today or yesterday: played again, with its bots, before it counts. Your first of a day stands',
        params,
        body: DayMoves,
        response: { 200: DayLine },
      },
    },
    async (request) => {
      const guest = await admit(house, request, 'prove');
      const deal = house.days.demandOpen(request.params.date);
      charge(house, request, guest, request.body.moves.length);
      return house.days.enter(deal, guest.id, request.body.moves);
    },
  );

  api.get(
    '/days/:date/results',
    {
      schema: {
        tags,
        summary:
          'The results of a day, the best first: by coins ahead of the best bot, then by coins; `next` is the `from` of the next page',
        params,
        querystring: DayPage,
        response: { 200: DayResults },
      },
    },
    async (request) => {
      const guest = await welcome(house, request, 'review');
      const { from = 1, most = A_PAGE } = request.query;
      if (!isDay(request.params.date)) throw new Problem('no-day');
      return house.days.table(request.params.date, Number(from), Number(most), guest?.id);
    },
  );
}
