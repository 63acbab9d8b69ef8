/** What every store must do. Run on both. */
import { expect, test } from 'vitest';
import type { Append, ChatLine, Game, Row, Store } from '../src/store/store.ts';
import { dutyContract } from './duty-contract.ts';
import { peopleContract } from './people-contract.ts';
import { ratingContract } from './rating-contract.ts';
import { reviewContract } from './review-contract.ts';
import { watchContract } from './watch-contract.ts';

let made = 0;
const nextId = (): string => `game-${++made}-${Math.floor(performance.now() * 1000).toString(36)}`;

export const aGame = (over: Partial<Game> = {}): Game => {
  const id = nextId();
  return {
    id,
    code: id,
    host: 'host',
    isPrivate: false,
    status: 'open',
    options: { edition: 'classic', undo: true, spectators: true },
    seed: 'secret',
    rules: '1',
    made: Date.now(),
    seats: [{}, { bot: 'random', name: 'Bot' }],
    ...over,
  };
};

const row = (seq: number, body = 'done'): Row => ({ seq, at: 1000 + seq, kind: 'move', seat: 0, body });
const appendOf = (game: string, after: number, count = 1, over: Partial<Append> = {}): Append => ({
  game,
  after,
  rows: Array.from({ length: count }, (_, i) => row(after + 1 + i)),
  duty: 'keep',
  ...over,
});

export function storeContract(open: () => Store): void {
  peopleContract(open);
  watchContract(open, aGame);
  ratingContract(open, aGame);
  reviewContract(open, aGame);
  const withGame = async (over: Partial<Game> = {}): Promise<{ store: Store; game: Game }> => {
    const game = aGame(over);
    await open().addGame(game);
    return { store: open(), game };
  };
  dutyContract(open, withGame, appendOf);

  test('gives a game back as it was kept', async () => {
    const { store, game } = await withGame();
    expect(await store.game(game.id)).toEqual(game);
    expect(await store.gameByCode(game.code)).toBe(game.id);
    expect(await store.game('nowhere')).toBeUndefined();
  });

  test('keeps a game once, however often it is added', async () => {
    const { store, game } = await withGame();
    await store.addGame({ ...game, code: 'another', seats: [] });
    expect(await store.game(game.id)).toEqual(game);
    expect(await store.gameByCode('another')).toBeUndefined();
  });

  test('knows a guest by the hash of the secret, and renames it', async () => {
    const store = open();
    const id = nextId();
    await store.addGuest({ id, name: 'Anna' }, `hash ${id}`);
    await store.renameGuest(id, { name: 'Änna', bones: 'anna' });
    expect(await store.guestBySecret(`hash ${id}`)).toEqual({ id, name: 'Änna', device: id, seen: '' });
    expect(await store.guestBySecret('other')).toBeUndefined();
  });

  test('lets a link move a guest once, and not after its time', async () => {
    const store = open();
    const id = nextId();
    await store.addGuest({ id, name: 'Anna' }, `old ${id}`);
    await store.addLink(`late ${id}`, id, -10);
    expect(await store.useLink(`late ${id}`, `new ${id}`)).toBeUndefined();
    const until = await store.addLink(`link ${id}`, id, 60_000);
    expect(Math.abs(until - store.now() - 60_000)).toBeLessThan(2000);
    expect(await store.useLink(`link ${id}`, `new ${id}`)).toEqual({ id, name: 'Anna' });
    expect(await store.useLink(`link ${id}`, `newer ${id}`)).toBeUndefined();
    expect(await store.useLink(`link ${id}`, `new ${id}`)).toEqual({ id, name: 'Anna' }); // asked again by the same
    expect(await store.guestBySecret(`old ${id}`)).toBeUndefined();
    expect(await store.unknownSecrets([`old ${id}`, `new ${id}`, 'never'])).toEqual([`old ${id}`, 'never']);
    expect(await store.guestBySecret(`new ${id}`)).toMatchObject({ id, name: 'Anna' });
  });

  test('lists open tables that are not private, newest first, and those of a guest', async () => {
    const guest = nextId();
    const { store, game: early } = await withGame({ made: Date.now() + 1_000, seats: [{ guest, name: 'Anna' }, {}] });
    const { game: late } = await withGame({ made: Date.now() + 2_000 });
    const twice = [0, 1].map((n) => ({ guest, name: `Anna ${n}` }));
    const { game: hidden } = await withGame({ isPrivate: true, seats: twice });
    const listed = (await store.openGames(50)).map(({ id }) => id);
    expect(listed.indexOf(late.id)).toBeLessThan(listed.indexOf(early.id));
    expect(listed).not.toContain(hidden.id);
    expect((await store.gamesOf(guest, 10)).map(({ id }) => id)).toEqual([early.id, hidden.id]);
  });

  test('names tables that have waited too long, private ones too, and none that began or are closed', async () => {
    const long = 10 + made; // long ago, so that no other table of these tests is older
    const { store, game: stale } = await withGame({ made: long });
    const { game: other } = await withGame({ made: long + 1, isPrivate: true });
    const { game: running } = await withGame({ made: long });
    await store.start(running, { edition: 'classic', seats: 2, seed: 'secret' }, 77, 'none');
    expect(await store.staleGames(long + 2, 50)).toEqual([stale.id, other.id]);
    expect(await store.staleGames(long + 2, 1)).toEqual([stale.id]);
    expect(await store.staleGames(long + 1, 50)).toEqual([stale.id]);
    expect(await store.shut(stale.id)).toBe(true);
    expect(await store.staleGames(long + 2, 50)).toEqual([other.id]);
    expect(await store.game(stale.id)).toEqual({ ...stale, status: 'closed' });
    await store.shut(other.id);
  });

  test('names tables that are full and have not begun', async () => {
    const full = [
      { guest: nextId(), name: 'Anna' },
      { bot: 'random', name: 'Bot' },
    ];
    const long = 5 + made;
    const { store, game } = await withGame({ made: long, seats: full });
    const { game: running } = await withGame({ made: long, seats: full });
    const { game: half } = await withGame({ made: long, seats: [{ bot: 'random', name: 'Bot' }, {}] });
    await store.start(running, { edition: 'classic', seats: 2, seed: 'secret' }, 77, 'none');
    expect(await store.fullTables(1)).toEqual([game.id]);
    expect(await store.fullTables(50)).not.toContain(half.id);
    for (const { id } of [game, half]) await store.shut(id);
    expect(await store.fullTables(50)).not.toContain(game.id);
  });

  test('counts the tables of a guest that wait, private ones too', async () => {
    const host = nextId();
    const { store, game } = await withGame({ host });
    await withGame({ host, isPrivate: true });
    expect(await store.openTablesOf(host)).toBe(2);
    await store.shut(game.id);
    expect([await store.openTablesOf(host), await store.openTablesOf('nobody')]).toEqual([1, 0]);
  });

  test('names finished and closed tables that are old, and deletes them with all that is theirs, but none that waits or runs', async () => {
    const { store, game: shut } = await withGame({ made: 2 });
    const { game: over } = await withGame({ made: 3 });
    const { game: fresh } = await withGame({ made: 3 });
    const { game: running } = await withGame({ made: 3 });
    await store.shut(shut.id);
    await store.start(running, { edition: 'classic', seats: 2, seed: 'secret' }, 77, 'none');
    await store.append(appendOf(over.id, 0, 2, { isOver: true, duty: { due: 9e12 } }));
    await store.append({ ...appendOf(fresh.id, 0), rows: [{ seq: 1, at: 9e12, kind: 'move', body: '' }], isOver: true });
    expect(await store.oldGames('closed', 3, 50)).toContain(shut.id);
    expect(await store.oldGames('closed', 2, 50)).not.toContain(shut.id);
    const finished = await store.oldGames('finished', 2000, 50);
    expect([over, fresh, running].map(({ id }) => finished.includes(id))).toEqual([true, false, false]);
    await store.addChat(over.id, { name: 'Eve', text: 'gone with it' }, 9);
    for (const { id } of [shut, over]) expect([await store.dropGame(id), await store.dropGame(id)]).toEqual([true, false]);
    expect(await store.dropGame(running.id)).toBe(false);
    expect([await store.game(over.id), await store.gameByCode(over.code), await store.rowsSince(over.id, 0)]).toEqual([
      undefined,
      undefined,
      [],
    ]);
    expect(await store.chat(over.id, { most: 9 })).toEqual([]);
    expect(await store.append(appendOf(over.id, 0))).toBe(false);
    expect(await store.game(running.id)).toMatchObject({ status: 'running' });
  });

  test('deletes guests who sit nowhere and have no table open, a few at a time', async () => {
    const store = open();
    const ids = Array.from({ length: 5 }, nextId) as [string, string, string, string, string];
    for (const id of ids) {
      await store.addGuest({ id, name: 'Anna' }, `idle ${id}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await store.addLink(`idle link ${ids[0]}`, ids[0], 60_000);
    await withGame({ seats: [{ guest: ids[1], name: 'Anna' }, {}] });
    await withGame({ host: ids[2] });
    const isThere = (): Promise<boolean[]> => Promise.all(ids.map(async (id) => (await store.guestBySecret(`idle ${id}`)) !== undefined));
    await store.dropGuests(0, 1, 50);
    expect(await isThere()).toEqual([true, true, true, true, true]);
    for (let since: number | undefined = 0; since !== undefined; ) since = await store.dropGuests(since, store.now() + 1000, 2);
    expect(await isThere()).toEqual([false, true, true, false, false]);
  });

  test('gives a seat to one of those who reach for it', async () => {
    const { store, game } = await withGame();
    const takes = ['a', 'b', 'c'].map((guest) => store.reseat(game.id, 0, {}, { guest, name: guest }));
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1);
    expect(await store.reseat(game.id, 1, { bot: 'random' }, {})).toBe(true);
    expect((await store.game(game.id))?.seats[1]).toEqual({});
  });

  test('gives one name to one of those who sit down with it', async () => {
    const { store, game } = await withGame({ seats: [{ name: 'Anna' }, {}, {}] });
    const takes = [1, 2].map((seat) => store.reseat(game.id, seat, {}, { guest: `g${seat}`, name: 'Anna' }));
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1);
    expect(await store.reseat(game.id, 0, {}, { guest: 'g0', name: 'Anna' })).toBe(false);
    expect(await store.reseat(game.id, 0, {}, { guest: 'g0', name: 'Anna 2' })).toBe(true);
  });

  test('gives one colour to one of those who reach for it, and keeps it', async () => {
    const seats = [
      { guest: 'a', name: 'A', colour: 'green' },
      { guest: 'b', name: 'B' },
      { guest: 'c', name: 'C' },
    ] as const;
    const { store, game } = await withGame({ seats: [...seats, {}] });
    expect((await store.game(game.id))?.seats[0]).toEqual(seats[0]);
    const takes = [1, 2].map((seat) => store.reseat(game.id, seat, { ...seats[seat] }, { ...seats[seat], colour: 'purple' }));
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1);
    expect(await store.reseat(game.id, 0, seats[0], { ...seats[0], colour: 'purple' })).toBe(false);
    expect(await store.reseat(game.id, 0, seats[0], {})).toBe(true);
    expect(await store.reseat(game.id, 3, {}, { guest: 'd', name: 'D', colour: 'green' })).toBe(true);
  });

  test('starts with those who were seen at the table, or not at all', async () => {
    const setup = { edition: 'classic', seats: ['a', 'b'], seed: 'secret' } as const;
    for (let i = 0; i < 20; i++) {
      const { store, game } = await withGame({ seats: [{ guest: 'anna', name: 'Anna' }, { bot: 'random' }] });
      const [hasLeft, isStarted] = await Promise.all([
        store.reseat(game.id, 0, { guest: 'anna' }, {}),
        store.start(game, setup, 77, { due: 5 }),
      ]);
      expect(hasLeft).toBe(!isStarted);
      expect((await store.game(game.id))?.seats[0]).toEqual(hasLeft ? {} : game.seats[0]);
      expect(await store.start({ ...game, seats: [{ guest: 'bert' }, { bot: 'random' }] }, setup, 77, 'none')).toBe(false);
    }
  });

  test('starts once, and seats nobody after that', async () => {
    const { store, game } = await withGame();
    const setup = { edition: 'classic', seats: ['a', 'b'], seed: 'secret' } as const;
    const starts = await Promise.all([store.start(game, setup, 77, { due: 5 }), store.start(game, setup, 77, { due: 5 })]);
    expect(starts.sort()).toEqual([false, true]);
    expect(await store.game(game.id)).toMatchObject({ status: 'running', setup, started: 77 });
    expect(await store.reseat(game.id, 0, {}, { guest: 'x' })).toBe(false);
    expect(await store.shut(game.id)).toBe(false);
  });

  test('appends rows and reads them back in order, from anywhere', async () => {
    const { store, game } = await withGame();
    expect(await store.append(appendOf(game.id, 0, 3))).toBe(true);
    expect(await store.append({ ...appendOf(game.id, 3), rows: [{ seq: 4, at: 9, kind: 'chat', body: '{"é":"☃"}' }] })).toBe(true);
    expect((await store.rowsSince(game.id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(await store.rowsSince(game.id, 3)).toEqual([{ seq: 4, at: 9, kind: 'chat', body: '{"é":"☃"}' }]);
    expect(await store.rowsSince(game.id, 4)).toEqual([]);
    expect((await store.rowsSince(game.id, 1, 2)).map(({ seq }) => seq)).toEqual([2, 3]);
  });

  test('refuses rows that do not follow the last one, whole', async () => {
    const { store, game } = await withGame();
    await store.append(appendOf(game.id, 0, 2));
    expect(await store.append(appendOf(game.id, 1, 3))).toBe(false);
    expect(await store.append(appendOf(game.id, 5))).toBe(false);
    expect(await store.append(appendOf('nowhere', 0))).toBe(false);
    expect(await store.rowsSince(game.id, 0)).toHaveLength(2);
  });

  test('lets one of two appends after the same row through', async () => {
    const { store, game } = await withGame();
    const results = await Promise.all(Array.from({ length: 8 }, () => store.append(appendOf(game.id, 0, 2))));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await store.rowsSince(game.id, 0)).toHaveLength(2);
  });

  test('lets nothing of an append through whose first row came too late, however many rows it has', async () => {
    const { store, game } = await withGame();
    const results = await Promise.all([1, 3, 2].map((count) => store.append(appendOf(game.id, 0, count))));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await store.rowsSince(game.id, 0)).toHaveLength([1, 3, 2][results.indexOf(true)] ?? 0);
  });

  test('writes many appends together, and a refused one among them costs nobody else', async () => {
    const { store } = await withGame();
    const games = await Promise.all(Array.from({ length: 20 }, () => withGame().then(({ game }) => game.id)));
    const results = await Promise.all(games.map((id, i) => store.append(appendOf(id, i === 7 ? 3 : 0))));
    expect(results).toEqual(games.map((_, i) => i !== 7));
    expect(await store.rowsSince(games[8] as string, 0)).toHaveLength(1);
  });

  test('marks a game as finished with its last row, and shuts tables that never began', async () => {
    const { store, game } = await withGame();
    await store.append(appendOf(game.id, 0, 1, { isOver: true }));
    expect((await store.game(game.id))?.status).toBe('finished');
    const { game: other } = await withGame();
    expect(await store.shut(other.id)).toBe(true);
    expect((await store.game(other.id))?.status).toBe('closed');
  });

  const words = (lines: readonly ChatLine[]): string[] => lines.map(({ n, text }) => `${n} ${text}`);

  test('keeps what was said in order, a page at a time', async () => {
    const { store, game } = await withGame();
    const { game: other } = await withGame();
    await store.addChat(game.id, { seat: 1, name: 'Änna', text: '"hm" ☃' }, 9);
    await store.addChat(other.id, { name: 'Bert', text: 'elsewhere' }, 9);
    for (const text of ['a', 'b', 'c']) await store.addChat(game.id, { name: 'Eve', text }, 9);
    const [first, ...others] = await store.chat(game.id, { most: 9 });
    expect(first).toEqual({ n: 1, at: expect.any(Number), seat: 1, name: 'Änna', text: '"hm" ☃' });
    expect(Math.abs((first?.at ?? 0) - store.now())).toBeLessThan(5000);
    expect(words(others)).toEqual(['2 a', '3 b', '4 c']);
    expect(others[0]).not.toHaveProperty('seat');
    expect(words(await store.chat(game.id, { before: 4, most: 2 }))).toEqual(['2 a', '3 b']);
    expect(words(await store.chat(game.id, { after: 2, most: 9 }))).toEqual(['3 b', '4 c']);
    expect(await store.rowsSince(game.id, 0)).toEqual([]);
  });

  test('says a line once by each key of a table, however often and however many ask for it at once', async () => {
    const { store, game } = await withGame();
    const { game: other } = await withGame();
    const say = (key: string, table = game) => store.addChat(table.id, { name: 'Eve', text: key, key }, 9);
    await say('a');
    await Promise.all(['a', 'b', 'b', 'c', 'b', 'c', 'a', 'd'].map((key) => say(key)));
    await say('a', other);
    const lines = await store.chat(game.id, { most: 9 });
    expect(lines.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    expect(lines.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect(lines[0]).not.toHaveProperty('key');
    expect(await store.chat(other.id, { most: 9 })).toHaveLength(1);
  });

  test('gives each of those who talk at once a number of its own', async () => {
    const { store, game } = await withGame();
    await Promise.all(Array.from({ length: 8 }, (_, i) => store.addChat(game.id, { name: 'Eve', text: String(i) }, 9)));
    expect((await store.chat(game.id, { most: 9 })).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('keeps the last words of those at the table, however much is said beside it', async () => {
    const { store, game } = await withGame();
    for (const text of ['a', 'b', 'c']) await store.addChat(game.id, { seat: 0, name: 'Anna', text }, 2);
    for (const text of ['x', 'y', 'z']) await store.addChat(game.id, { name: 'Eve', text }, 2);
    expect(words(await store.chat(game.id, { most: 9 }))).toEqual(['2 b', '3 c', '5 y', '6 z']);
  });

  test('keeps the first result of a guest and a day, ranks them by lead and coins, and forgets old days', async () => {
    const store = open();
    const day = nextId();
    const ids = Array.from({ length: 4 }, nextId) as [string, string, string, string];
    for (const [i, id] of ids.entries()) await store.addGuest({ id, name: `Guest ${i}` }, `day ${id}`);
    const add = (guest: string, coins: number, margin: number) => store.addDayResult({ day, guest, coins, margin });
    expect([await add(ids[0], 90, -3), await add(ids[1], 80, 5), await add(ids[2], 85, 5), await add(ids[3], 80, 5)]).toEqual([
      ...[true, true, true, true],
    ]);
    const again = await Promise.all([add(ids[0], 99, 99), add(ids[0], 98, 98)]);
    expect(again).toEqual([false, false]);
    expect(await store.standings(day, 1, 50)).toEqual([
      { place: 1, guest: ids[2], name: 'Guest 2', coins: 85, margin: 5 },
      { place: 2, guest: ids[1], name: 'Guest 1', coins: 80, margin: 5 },
      { place: 2, guest: ids[3], name: 'Guest 3', coins: 80, margin: 5 },
      { place: 4, guest: ids[0], name: 'Guest 0', coins: 90, margin: -3 },
    ]);
    expect((await store.standings(day, 3, 1)).map(({ guest }) => guest)).toEqual([ids[3]]);
    expect(await store.standingOf(day, ids[3])).toMatchObject({ place: 2, coins: 80 });
    expect([await store.standingCount(day), await store.standingOf(day, 'nobody'), await store.standings('2001-01-01', 1, 9)]).toEqual([
      ...[4, undefined, []],
    ]);
    for (let since: number | undefined = 0; since !== undefined; ) since = await store.dropGuests(since, store.now() + 1000, 50);
    expect(await store.guestBySecret(`day ${ids[0]}`)).toBeDefined(); // whoever has a result is kept
    await store.dropDays(day);
    expect(await store.standingCount(day)).toBe(4);
    await store.dropDays(`${day}!`);
    expect(await store.standingCount(day)).toBe(0);
  });
}
