/** Ratings: a fold over games that count, the same whoever works it out and whenever. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@elbowroom/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXED_POINTS } from '../src/bots/fixed-points.ts';
import { afterGame, botRating, countedFrom, inOrder, resultOf, shownRating } from '../src/game/rating.ts';
import { checkRatings } from '../src/game/rating-check.ts';
import type { RatedResult, RatedSeat } from '../src/store/rating-store.ts';
import type { Game, Row } from '../src/store/store.ts';
import { type Client, clientOf, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';
import { aGame } from './store-contract.ts';

/** What two strengths that are known exactly stand apart for each unit of log odds. */
const PER_LOG_ODDS = Math.SQRT2 * (25 / 6);

describe('fixed points', () => {
  interface Rung {
    readonly bots: readonly string[];
    readonly wins: Readonly<Record<string, number>>;
  }
  const file = fileURLToPath(new URL('../../../docs/guide/ladder.json', import.meta.url));
  const ladder: readonly Rung[] = JSON.parse(readFileSync(file, 'utf8'));

  /** Of all duels between two, in units of the model; undefined if there are none. */
  function apart(better: string, worse: string): number | undefined {
    const duels = ladder.filter(({ bots }) => bots.length === 2 && bots.includes(better) && bots.includes(worse));
    const won = (name: string): number => duels.reduce((sum, { wins }) => sum + (wins[name] ?? 0), 0);
    return duels.length === 0 ? undefined : PER_LOG_ODDS * Math.log(won(better) / won(worse));
  }
  const rounded = (mu: number): number => Math.round(mu * 1000) / 1000;
  const step = PER_LOG_ODDS * Math.log(2);

  test('levels are where the ladder puts them, and the casual one in the middle', () => {
    const points = new Map([['casual', 25]]);
    const place = LEVELS.indexOf('casual');
    for (let i = place - 1; i >= 0; i--)
      points.set(LEVELS[i] ?? '', (points.get(LEVELS[i + 1] ?? '') ?? 0) - (apart(LEVELS[i + 1] ?? '', LEVELS[i] ?? '') ?? step));
    for (let i = place + 1; i < LEVELS.length; i++)
      points.set(LEVELS[i] ?? '', (points.get(LEVELS[i - 1] ?? '') ?? 0) + (apart(LEVELS[i] ?? '', LEVELS[i - 1] ?? '') ?? step));
    const planner = (points.get('sharp') ?? 0) + (apart('planner', 'sharp') ?? 0);
    points.set('planner', planner);
    const greedy = planner - (apart('planner', 'greedy') ?? 0);
    points.set('greedy', greedy);
    points.set('random', greedy - (apart('greedy', 'random') ?? 0));
    expect(FIXED_POINTS).toEqual(Object.fromEntries([...points].map(([name, mu]) => [name, rounded(mu)])));
  });

  test('a character is as strong as its level, and stays where it is', () => {
    expect(botRating('casual-raider')).toEqual(botRating('casual'));
    expect(botRating('casual')).toEqual({ points: 1500, about: 48, games: 0 });
  });
});

describe('a game', () => {
  const seat = (guest: string, rank: number, side: number): RatedSeat => ({ guest, rank, side });
  const result = (seats: readonly RatedSeat[], over: Partial<RatedResult> = {}): RatedResult => ({ game: 'g', at: 1, seats, ...over });
  const pointsOf = (seats: readonly RatedSeat[]): number[] =>
    afterGame(result(seats), () => undefined).map((one) => shownRating(one).points);

  test('at a table of five moves everybody by where they came, and makes all of them surer', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map((guest, i) => seat(guest, i + 1, i));
    const points = pointsOf(five);
    expect(points).toEqual([...points].sort((one, other) => other - one));
    expect(points[0]).toBeGreaterThan(1500);
    expect(points[4]).toBeLessThan(1500);
    for (const one of afterGame(result(five), () => undefined)) expect(shownRating(one).about).toBeLessThan(400);
  });

  test('moves those alike who came in alike', () => {
    const [one, other, third] = pointsOf([seat('a', 1, 0), seat('b', 1, 1), seat('c', 3, 2)]);
    expect(one).toBe(other);
    expect(third).toBeLessThan(one ?? 0);
  });

  test('of teams moves both of a team alike', () => {
    const points = pointsOf([seat('a', 1, 0), seat('b', 2, 1), seat('c', 1, 0), seat('d', 2, 1)]);
    expect(points[0]).toBe(points[2]);
    expect(points[1]).toBe(points[3]);
    expect(points[0]).toBeGreaterThan(points[1] ?? 0);
  });

  test('against a bot is worth more the stronger the bot, which does not move', () => {
    const against = (bot: string): number => pointsOf([seat('a', 1, 0), { bot, rank: 2, side: 1 }])[0] ?? 0;
    expect(against('master')).toBeGreaterThan(against('casual'));
    expect(against('casual')).toBeGreaterThan(against('novice'));
    expect(afterGame(result([seat('a', 1, 0), { bot: 'master', rank: 2, side: 1 }]), () => undefined)).toHaveLength(1);
  });

  test('counts in the order of ends and ids, however they come', () => {
    const games = [
      result([seat('a', 1, 0), seat('b', 2, 1)], { game: 'x', at: 5 }),
      result([seat('b', 1, 0), seat('a', 2, 1)], { game: 'w', at: 5 }),
      result([seat('a', 1, 0), seat('b', 2, 1)], { game: 'z', at: 1 }),
    ];
    const counted = (some: readonly RatedResult[]) => countedFrom(1, some.toSorted(inOrder), []);
    expect(counted(games)).toEqual(counted(games.toReversed()));
    expect(counted(games).map(({ game }) => game)).toEqual(['z', 'w', 'x']);
    const parts = counted(games).slice(0, 1);
    expect([...parts, ...countedFrom(2, games.toSorted(inOrder).slice(1), parts[0]?.after ?? [])]).toEqual(counted(games));
  });
});

describe('at a server', () => {
  let server: TestServer;
  let anna: Client;
  let bert: Client;
  beforeAll(async () => {
    server = await startServer();
    [anna, bert] = await Promise.all([guestAt(server.address), guestAt(server.address, 'Bert')]);
  });
  afterAll(() => server?.stop());

  interface Ranked {
    readonly ratings: readonly { readonly name: string; readonly points: number; readonly games: number; readonly mine?: boolean }[];
    readonly own?: { readonly points: number };
  }
  const ranking = async (client: Client): Promise<Ranked> => (await client.ask<Ranked>('GET', '/ratings')).body;
  const played = async (over: object, people = [anna, bert]): Promise<string> => {
    const { id } = await tableOf(people, { rounds: 4, ...over });
    await playOn(people, id);
    return id;
  };

  test('a game counts when its table is rated, and only then', async () => {
    await played({});
    await played({ rated: true });
    await expect.poll(async () => (await ranking(anna)).ratings.length, { timeout: 10_000 }).toBe(2);
    const { ratings, own } = await ranking(anna);
    expect(ratings.map(({ games }) => games)).toEqual([1, 1]);
    expect(own?.points).toBe(ratings.find(({ mine }) => mine)?.points);
    expect(await checkRatings(server.store)).toEqual({ games: 1, people: 2, gone: 0, due: 0, faults: [] });
  });

  test('those at a table are shown with theirs, bots with their fixed points', async () => {
    const { id } = await tableOf([anna], { seats: ['me', 'casual', 'open'], rated: true });
    interface Rated {
      readonly seats: readonly { readonly rating?: { readonly points: number } }[];
    }
    const { seats } = (await clientOf(server.address).ask<Rated>('GET', `/tables/${id}/ratings`)).body;
    expect(seats.map(({ rating }) => rating?.points)).toEqual([(await ranking(anna)).own?.points, 1500, undefined]);
  });

  test('what somebody has made, and one person on two seats, are for tables that do not count', async () => {
    const refused = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'me'], rated: true });
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-setup']);
    const own = { races: [{ id: 'ogres', value: 5, tray: 10, effects: [] }] };
    const made = await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'random'], rated: true, homebrew: own });
    expect([made.status, made.body.faults]).toEqual([400, [{ code: 'not-rateable' }]]);
  });

  test('of somebody who has left only what they did to others’ is kept, and comes out anew', async () => {
    const dora = await guestAt(server.address, 'Dora');
    const { id: me } = (await dora.ask<{ id: string }>('GET', '/guests/me')).body;
    await played({ rated: true }, [anna, dora]);
    await expect.poll(async () => (await ranking(anna)).ratings.length, { timeout: 10_000 }).toBe(3);
    expect((await dora.ask('GET', '/guests/me/export')).body).toMatchObject({ rating: { games: 1 } });
    const { id } = await tableOf([anna, dora], { rounds: 4, rated: true });
    await dora.ask('DELETE', '/guests/me');
    expect(JSON.stringify(await server.store.ratedSince(0, 100))).not.toContain(me);
    expect(await checkRatings(server.store)).toEqual({ games: 2, people: 3, gone: 0, due: 0, faults: [] });
    await anna.ask('POST', `/tables/${id}/resign`, {});
    await expect.poll(async () => (await server.store.ratedSince(0, 100)).length, { timeout: 60_000 }).toBe(3);
    expect(await checkRatings(server.store)).toEqual({ games: 3, people: 4, gone: 0, due: 0, faults: [] });
    expect((await ranking(anna)).ratings.map(({ name }) => name).toSorted()).toEqual(['Anna', 'Bert']);
  });

  test('a rating that was changed is found', async () => {
    const entries = await server.store.ratedSince(0, 10);
    const [first] = entries;
    if (first === undefined) throw new Error('nothing was counted');
    const after = first.after.map((one) => ({ ...one, mu: one.mu + 1 }));
    await server.store.countRated({ last: entries.length, keep: 0, entries: [{ ...first, after }, ...entries.slice(1)], none: [] });
    expect((await checkRatings(server.store)).faults.length).toBeGreaterThan(0);
  });
});

describe('whoever leaves', () => {
  const options = { edition: 'classic', undo: true, spectators: true, rated: true } as const;
  const setup = { edition: 'classic', seats: 2, seed: 'leave', rounds: 4, first: 0 } as const;
  let rows: readonly Row[];
  let game: Game;
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    const [anna, bert] = await Promise.all([guestAt(server.address), guestAt(server.address, 'Bert')]);
    const { id } = await tableOf([anna, bert], { rounds: 4, rated: true });
    await playOn([anna, bert], id);
    rows = await server.store.rowsSince(id, 0);
    game = (await server.store.game(id)) ?? aGame({ options, setup });
  });
  afterAll(() => server?.stop());

  const inserted = (kind: Row['kind'], seat: number, at: number): Row[] => {
    const [before, after] = [rows.slice(0, at), rows.slice(at)];
    return [...before, { seq: at + 1, at: 1, kind, seat, body: '' }, ...after.map((row) => ({ ...row, seq: row.seq + 1 }))];
  };
  const ranks = (log: readonly Row[]): number[] | undefined => resultOf(game, log)?.seats.map(({ rank }) => rank);

  test('is last, who gave up, whatever the bot made of it', () => {
    const winner = ranks(rows)?.indexOf(1) ?? 0;
    const expected = [0, 1].map((seat) => (seat === winner ? 2 : 1));
    expect(ranks(inserted('resign', winner, 3))).toEqual(expected);
    expect(ranks(inserted('absent', winner, 3))).toEqual(expected);
  });

  test('counts as it ended for whoever came back', () => {
    const away = inserted('absent', 0, 3);
    const back: Row[] = [...away.slice(0, 5), { seq: 6, at: 1, kind: 'back', seat: 0, body: '' }];
    expect(ranks([...back, ...away.slice(5).map((row) => ({ ...row, seq: row.seq + 1 }))])).toEqual(ranks(rows));
  });

  test('counts from the moment when those who look on know it', () => {
    const { at = 0 } = resultOf(game, rows) ?? {};
    expect(resultOf({ ...game, options: { ...game.options, delay: 30 } }, rows)?.at).toBe(at + 30_000);
  });
});
