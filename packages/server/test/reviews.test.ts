/** Reviews that a server makes: the same as at home, kept with the game, and never before bots at tables. */
import { reviewOf as reviewed, reviewTurn, turnJobs } from '@elbowroom/bots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlaceView, PlayedGame } from '../src/api/place.ts';
import type { JobsView, ReviewView } from '../src/api/review-schemas.ts';
import type { Outside } from '../src/outside.ts';
import { accuraciesOf } from '../src/reviews/accuracy.ts';
import { finishedGame } from '../src/reviews/reviews.ts';
import { weighingHere } from '../src/reviews/weighing.ts';
import { type Client, clientOf, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

const OLGA = 'o'.repeat(24);
const STEPS = 1;
/** It is made below nearly everything else that the machine does: that takes as long as the others let it. */
const SELDOM = { interval: 100, timeout: 240_000 };
let server: TestServer;
let [anna, bert]: Client[] = [];
let [table, running]: string[] = [];

beforeAll(async () => {
  server = await startServer({ ELBOWROOM_REVIEWS: '1', ELBOWROOM_REVIEW_STEPS: String(STEPS), ELBOWROOM_KEEPERS: `olga:${OLGA}` });
  const people = [await guestAt(server.address, 'Anna'), await guestAt(server.address, 'Bert')] as const;
  [anna, bert] = people;
  ({ id: table } = await tableOf(people, { rounds: 4 }));
  ({ id: running } = await tableOf(people, { rounds: 4 }));
  for (const id of [table, running]) await people[0].ask('POST', `/tables/${id}/start`, {});
  await playOn(people, table);
});
afterAll(() => server.stop());

const keeper = () => clientOf(server.address, OLGA);
const reviewOf = async (path = ''): Promise<ReviewView> => (await bert!.ask<ReviewView>('GET', `/tables/${table}/review${path}`)).body;

test('a review that was asked for is made turn by turn, the same as in one go, and kept', async () => {
  expect(await reviewOf()).toEqual({ isOffered: true, state: 'none', total: 0, done: 0, turns: [] });
  const asked = await anna!.ask<ReviewView>('POST', `/tables/${table}/review`, {});
  expect(asked).toMatchObject({ status: 202, body: { state: 'open' } });
  await expect.poll(async () => (await reviewOf()).state, SELDOM).toBe('done');
  const review = await reviewOf();
  const { setup, moves } = (await finishedGame(server.store, table!))!;
  const alone = turnJobs(setup, moves, { steps: STEPS }).map(reviewTurn);
  expect(review).toMatchObject({ state: 'done', total: alone.length, done: alone.length });
  expect(review.turns).toEqual(JSON.parse(JSON.stringify(alone)));
  expect((await reviewOf(`?since=${alone.length - 1}`)).turns).toEqual(review.turns.slice(-1));
  expect((await bert!.ask<ReviewView>('POST', `/tables/${table}/review`, {})).body).toEqual(review); // nothing is done twice
});

test('how accurately somebody played stands in their place, and with the game', async () => {
  const { id } = (await anna!.ask('GET', '/guests/me')).body;
  const { profile } = (await bert!.ask<PlaceView>('GET', `/people/${id}`)).body;
  const [played] = (await bert!.ask<{ games: PlayedGame[] }>('GET', `/people/${id}/games`)).body.games;
  const { setup, moves } = (await finishedGame(server.store, table!))!;
  const { seats } = reviewed(turnJobs(setup, moves, { steps: STEPS }).map(reviewTurn), 2);
  expect([profile.accuracy, played?.accuracy]).toEqual([{ mean: seats[0]?.accuracy, games: 1 }, seats[0]?.accuracy]);
  expect((await anna!.ask<{ results: object[] }>('GET', '/guests/me/export')).body.results).toMatchObject([
    { game: table, accuracy: seats[0]?.accuracy },
  ]);
});

test('nobody is judged by what a bot played for them, nor by what others had begun', async () => {
  const [game, rows] = [(await server.store.game(table!))!, await server.store.rowsSince(table!, 0)];
  const { setup, moves } = (await finishedGame(server.store, table!))!;
  const turns = turnJobs(setup, moves, { steps: STEPS }).map(reviewTurn);
  const away = { seq: rows.length + 1, at: 1, kind: 'absent', seat: 1, body: '' } as const;
  const own = accuraciesOf(game, rows, turns);
  expect(own).toEqual(reviewed(turns, 2).seats.map(({ accuracy }) => accuracy));
  expect(accuraciesOf(game, [...rows, away], turns)).toEqual([own[0], undefined]);
  const fork = { seed: 's', rules: 1, game: 'parent', names: [], moves: [] };
  expect(accuraciesOf({ ...game, options: { ...game.options, fork } }, rows, turns)).toEqual([undefined, undefined]);
});

test('whoever runs the server sees what was asked for, and nobody else does', async () => {
  const { body } = await keeper().ask<JobsView>('GET', '/keeper/jobs');
  expect(body).toMatchObject({ isReviewing: true, thinking: 0, runs: [], reviews: [{ game: table, state: 'done' }] });
  expect((await anna!.ask('GET', '/keeper/jobs')).body.code).toBe('not-found');
});

test('a game that is not over is not reviewed', async () => {
  expect((await anna!.ask('POST', `/tables/${running}/review`, {})).body.code).toBe('not-finished');
});

test('no turn is begun while bots at tables think', async () => {
  const told: string[] = [];
  let thinking = 2;
  const outside: Outside = {
    steady: () => 0,
    soon: (work) => work(),
    bytes: Buffer.alloc,
    after: (_, work) => {
      told.push(`waits for ${thinking} bots`);
      thinking--;
      queueMicrotask(work);
      return () => {};
    },
  };
  const config = { databaseUrl: undefined, node: 'one', reviewThreads: 1 };
  const hand = () => ({
    doAll: async (jobs: readonly { readonly step: number }[]) => {
      for (const { step } of jobs) told.push(`weighs ${step}`);
      if (jobs[0]?.step === 0) thinking = 1;
    },
    leave: async () => {},
  });
  const weighing = weighingHere({ config, outside, isFree: () => thinking === 0, onFault: () => {} }, hand);
  const [job] = turnJobs({ edition: 'classic', seats: 2, seed: 'first' }, ['pick 0'], {});
  const jobs = [0, 1].map((step) => ({ ...job!, step }));
  await weighing.weigh('game', jobs, () => {});
  expect(told).toEqual(['waits for 2 bots', 'waits for 1 bots', 'weighs 0', 'waits for 1 bots', 'weighs 1']);
});
