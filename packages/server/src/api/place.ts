/** Somebody's place: what they have played, for everybody or for themselves; all of it as a file; and the way out. */
import { Problem } from '../errors.ts';
import { isLate } from '../game/delay.ts';
import { listedView } from '../game/news.ts';
import { type ShownRating, shownRating } from '../game/rating.ts';
import type { House } from '../house.ts';
import { belongingsOf } from '../people/belongings.ts';
import { type Profile, profileIn } from '../people/profile.ts';
import type { Person } from '../store/people/departures.ts';
import type { Other, OwnResult, ResultPage } from '../store/people/results.ts';
import type { Game } from '../store/store.ts';
import { type Api, admit, json, welcome } from './api.ts';
import { GamePage, PersonParams, Place, PlayedGames, Shows } from './people-schemas.ts';

const tags = ['people'];
const params = PersonParams;

/** So many of the newest games are looked at for sums, and shown at once. */
const [MOST_SUMMED, A_PAGE] = [1000, 20];

/** A game that is over, and somebody's part in it. */
export interface PlayedGame extends Omit<OwnResult, 'guest' | 'bot' | 'isPublic' | 'club'> {
  readonly others: readonly Omit<Other, 'game'>[];
}

export interface PlaceView {
  readonly id: string;
  readonly name: string;
  /** Since when they are here. */
  readonly made: number;
  readonly mine: boolean;
  /** Whether everybody may see all of it. */
  readonly showsAll: boolean;
  /** If a game of theirs counted. */
  readonly rating?: ShownRating;
  readonly profile: Profile;
}

/** Throws `no-person`. */
export async function demandPerson({ store }: House, id: string): Promise<Person> {
  const person = await store.person(id);
  if (person === undefined) throw new Problem('no-person');
  return person;
}

export function placeRoutes(api: Api, house: House): void {
  personRoutes(api, house);
  ownRoutes(api, house);
}

function personRoutes(api: Api, house: House): void {
  api.get(
    '/people/:person',
    { schema: { tags, summary: 'Who somebody is here, and what their games add up to', params, response: { 200: Place } } },
    async (request) => {
      const guest = await welcome(house, request, 'review');
      const { id, name, made, showsAll } = await demandPerson(house, request.params.person);
      const mine = guest?.id === id;
      const page: ResultPage = { isPublic: !mine && !showsAll, most: MOST_SUMMED };
      const [profile, [rating]] = await Promise.all([profileIn(house.store, id, page), house.store.ratingsOf([id])]);
      const strength = rating && { rating: shownRating(rating) };
      return { id, name, made, mine, showsAll, ...strength, profile };
    },
  );

  api.get(
    '/people/:person/games',
    {
      schema: {
        tags,
        summary: 'What somebody plays, and has played: newest first; `next` is the `before` of the next page',
        params,
        querystring: GamePage,
        response: { 200: PlayedGames },
      },
    },
    async (request, reply) => {
      const guest = await welcome(house, request, 'review');
      const { id, showsAll } = await demandPerson(house, request.params.person);
      const isOpen = guest?.id === id || showsAll;
      const { before } = request.query;
      const page: ResultPage = { isPublic: !isOpen, most: A_PAGE, ...(before === undefined ? {} : { before: Number(before) }) };
      const [results, others] = await Promise.all([house.store.resultsOf(id, page), house.store.othersOf(id, page)]);
      const games = results.map(({ guest: _, bot: __, isPublic: ___, club: ____, ...result }): PlayedGame => {
        const there = others.filter(({ game }) => game === result.game);
        return { ...result, others: there.map(({ game: _game, ...other }) => other) };
      });
      const next = results.length === A_PAGE ? results.at(-1)?.ended : undefined;
      const running = before === undefined ? await runningOf(house, id, isOpen, guest?.id) : [];
      return json(reply, { running, games, ...(next === undefined ? {} : { next }) });
    },
  );
}

/** Those at which others may look on. */
async function runningOf({ store }: House, id: string, isOpen: boolean, guest: string | undefined) {
  // Some have ended, and those who look on do not know it yet.
  const isOn = ({ status, hiddenUntil = 0 }: Game): boolean => status === 'running' || hiddenUntil > store.now();
  const games = (await store.gamesOf(id, A_PAGE)).filter(isOn);
  const shown = games.filter(({ isPrivate, options }) => isOpen || (!isPrivate && options.spectators));
  return shown.map((game) => listedView(isLate(game, guest) ? { ...game, status: 'running' } : game, guest));
}

function ownRoutes(api: Api, house: House): void {
  api.put(
    '/guests/me/shows',
    { schema: { tags, summary: 'Let everybody see all that I have played, or only what was public', body: Shows } },
    async (request, reply) => {
      const { id } = await admit(house, request, 'act');
      await house.store.showAll(id, request.body.all);
      return reply.code(204).send();
    },
  );

  api.get(
    '/guests/me/export',
    { schema: { tags, summary: 'All that is mine here, as one file', produces: ['application/json'] } },
    async (request, reply) => {
      const { id, name } = await admit(house, request, 'export');
      reply.header('content-disposition', 'attachment; filename="elbowroom.json"');
      return json(reply, await belongingsOf(house, { id, name }));
    },
  );

  api.delete(
    '/guests/me',
    {
      schema: {
        tags,
        summary: 'Leave for good: seats go to bots, and nothing of mine is kept but a name that says so in the games of others',
      },
    },
    async (request, reply) => {
      const { id } = await admit(house, request, 'act');
      await house.society.departures.leave(id);
      house.door.takeCookie(reply);
      return reply.code(204).send();
    },
  );
}
