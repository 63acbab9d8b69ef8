/** For whoever runs the server: what people complain of, and what can be done about it. Everything done is noted, with who did it. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { wishFrom } from '../names.ts';
import { keeperBy } from '../people/keeper.ts';
import { unguessable } from '../secrets.ts';
import type { Api } from './api.ts';
import { Deeds, KeeperAct, PersonParams, ReportParams, Reports } from './people-schemas.ts';
import { demandPerson } from './place.ts';
import { JobsView } from './review-schemas.ts';

const tags = ['keeper'];
const [MOST_REPORTS, MOST_DEEDS, MOST_REVIEWS] = [100, 200, 50];

/** Throws `not-found`: whoever is no keeper learns nothing, not even that there is something. */
export function demandKeeper({ config, limits }: House, request: FastifyRequest): string {
  limits.demandAddress('knock', request.ip);
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const keeper = keeperBy(config.keepers, token);
  if (keeper === undefined) throw new Problem('not-found');
  return keeper;
}

/** All heavy work: what is in the queue, and reviews. */
async function jobsOf({ reviews: { isOffered, progress }, store, thinking }: House): Promise<JobsView> {
  const [runs, reviews] = await Promise.all([progress(), store.lastReviews(MOST_REVIEWS)]);
  return {
    now: store.now(),
    isReviewing: isOffered,
    thinking: thinking(),
    runs: runs.map(({ run: _, at, reasons, ...counts }) => ({ ...counts, at: [...at], reasons: [...reasons] })),
    reviews: reviews.map(({ holder, since, ...review }) => ({
      ...review,
      ...(holder !== undefined && since !== undefined && { at: { by: holder, since } }),
    })),
  };
}

export function keeperRoutes(api: Api, house: House): void {
  api.get(
    '/keeper/jobs',
    { schema: { tags, summary: 'Heavy work: what waits, is under way, done and failed', response: { 200: JobsView } } },
    async (request) => {
      demandKeeper(house, request);
      return jobsOf(house);
    },
  );
  api.get(
    '/keeper/reports',
    { schema: { tags, summary: 'Reports that nobody has seen to', response: { 200: Reports } } },
    async (request) => {
      demandKeeper(house, request);
      return { reports: await house.store.openReports(MOST_REPORTS) };
    },
  );
  api.get(
    '/keeper/log',
    { schema: { tags, summary: 'What was done by whom, the latest first', response: { 200: Deeds } } },
    async (request) => {
      demandKeeper(house, request);
      return { deeds: await house.store.deeds(MOST_DEEDS) };
    },
  );
  api.post(
    '/keeper/reports/:report/close',
    { schema: { tags, summary: 'It is seen to', params: ReportParams } },
    async (request, reply) => {
      const keeper = demandKeeper(house, request);
      const { report } = request.params;
      if (await house.store.closeReport(report))
        await house.store.noteDeed(unguessable(house.outside), { keeper, act: 'close', about: report, words: '' });
      return reply.code(204).send();
    },
  );
  api.post(
    '/keeper/people/:person',
    { schema: { tags, summary: 'Mute, unmute, rename, remove, ban, unban', params: PersonParams, body: KeeperAct } },
    async (request, reply) => {
      const keeper = demandKeeper(house, request);
      const { act, name, words = '' } = request.body;
      const { id } = await demandPerson(house, request.params.person);
      // Noted first: nothing is done of which nobody knows.
      await house.store.noteDeed(unguessable(house.outside), { keeper, act, about: id, words });
      await acted(house, id, act, name);
      return reply.code(204).send();
    },
  );
}

type Act = 'mute' | 'unmute' | 'rename' | 'remove' | 'ban' | 'unban';

async function acted({ society, store, moved }: House, id: string, act: Act, name: string | undefined): Promise<void> {
  switch (act) {
    case 'mute':
    case 'unmute':
      await store.setStanding(id, { isMuted: act === 'mute' });
      break;
    case 'ban':
    case 'unban':
      await store.setStanding(id, { isBanned: act === 'ban' });
      if (act === 'ban') await society.departures.standUp(id);
      break;
    case 'rename':
      if (name === undefined) throw new Problem('bad-name');
      if (!(await store.renameGuest(id, wishFrom(name)))) throw new Problem('name-taken');
      break;
    case 'remove':
      return society.departures.leave(id);
  }
  await moved(id); // no node goes on believing what it knew
}
