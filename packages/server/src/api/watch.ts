/** Games that one can look on at. */
import type { House } from '../house.ts';
import { type Api, json, welcome } from './api.ts';
import { Running } from './watch-schemas.ts';

export function watchRoutes(api: Api, house: House): void {
  api.get(
    '/tables/running',
    {
      schema: {
        tags: ['tables'],
        summary: 'Games under way at tables that are not private and take spectators: the most watched first, then those with most people',
        response: { 200: Running },
      },
    },
    async (request, reply) => {
      const guest = await welcome(house, request, 'look');
      return json(reply, await house.running.list(guest?.id));
    },
  );
}
