/** What every store must keep of people. Run on all, with the rest of the contract. */
import { expect, test } from 'vitest';
import type { GameResult, SeatResult } from '../src/store/people/results.ts';
import type { Game, Guest, Store } from '../src/store/store.ts';
import { clubContract } from './club-contract.ts';
import { passkeyContract } from './passkey-contract.ts';
import { companyContract, keepingContract, tieContract } from './ties-contract.ts';

let made = 0;
/** Nobody else in these tests has it. */
const nextPerson = (): string => `person-${++made}-${Math.floor(performance.now() * 1000).toString(36)}`;

export function peopleContract(open: () => Store): void {
  const withGuest = async (name = 'Anna'): Promise<{ store: Store; guest: Guest; secret: string }> => {
    const guest = { id: nextPerson(), name };
    await open().addGuest(guest, `secret ${guest.id}`, { id: `device ${guest.id}`, kind: 'Firefox/Linux' });
    return { store: open(), guest, secret: `secret ${guest.id}` };
  };
  deviceContract(withGuest);
  passkeyContract(withGuest);
  resultContract(withGuest);
  departureContract(withGuest);
  forgettingContract(withGuest);
  tieContract(withGuest);
  companyContract(withGuest);
  keepingContract(withGuest);
  clubContract(withGuest);
}

type WithGuest = (name?: string) => Promise<{ store: Store; guest: Guest; secret: string }>;

function deviceContract(withGuest: WithGuest): void {
  test('adds devices to a guest by codes, each used once, and knows by which one somebody comes', async () => {
    const { store, guest, secret } = await withGuest();
    const code = `code ${guest.id}`;
    await store.addLink(code, guest.id, 60_000, `device ${guest.id}`);
    const phones = ['a', 'b'].map((name) => ({ id: `${name} ${guest.id}`, kind: 'Chrome/Android' }));
    const came = await Promise.all(phones.map((phone) => store.joinLink(code, `secret ${phone.id}`, phone)));
    expect(came.filter((one) => one !== undefined)).toEqual([guest]);
    const phone = phones[came.findIndex((one) => one !== undefined)] ?? { id: '', kind: '' };
    expect(await store.joinLink(code, `secret ${phone.id}`, { id: 'asked again', kind: '' })).toEqual(guest);
    expect(await store.guestBySecret(secret)).toEqual({ ...guest, device: `device ${guest.id}`, seen: '' });
    expect(await store.guestBySecret(`secret ${phone.id}`)).toEqual({ ...guest, device: phone.id, seen: '' });
    expect(await store.devicesOf(guest.id)).toEqual([
      { id: `device ${guest.id}`, kind: 'Firefox/Linux', made: expect.any(Number) },
      { ...phone, made: expect.any(Number) },
    ]);
  });

  test('moves the device that asked for the code, and no other', async () => {
    const { store, guest, secret } = await withGuest();
    await store.addLink(`one ${guest.id}`, guest.id, 60_000, `device ${guest.id}`);
    await store.joinLink(`one ${guest.id}`, `phone ${guest.id}`, { id: `phone ${guest.id}`, kind: '' });
    await store.addLink(`two ${guest.id}`, guest.id, 60_000, `phone ${guest.id}`);
    expect(await store.useLink(`two ${guest.id}`, `pad ${guest.id}`, { id: `pad ${guest.id}`, kind: 'Safari/iPad' })).toEqual(guest);
    expect((await store.devicesOf(guest.id)).map(({ id }) => id)).toEqual([`device ${guest.id}`, `pad ${guest.id}`]);
    expect(await store.unknownSecrets([secret, `phone ${guest.id}`, `pad ${guest.id}`])).toEqual([`phone ${guest.id}`]);
  });

  test('names devices, notes the day, and drops all but the last, each for its owner only', async () => {
    const { store, guest, secret } = await withGuest();
    const { guest: eve } = await withGuest('Eve');
    const first = `device ${guest.id}`;
    expect(await store.dropDevice(guest.id, first)).toBeUndefined();
    await store.addLink(`more ${guest.id}`, guest.id, 60_000, first);
    await store.joinLink(`more ${guest.id}`, `phone ${guest.id}`, { id: `phone ${guest.id}`, kind: '' });
    expect([await store.nameDevice(guest.id, first, 'Kitchen ☃'), await store.nameDevice(eve.id, first, 'mine')]).toEqual([true, false]);
    await store.seeDevice(first, '2026-11-17');
    expect((await store.devicesOf(guest.id))[0]).toMatchObject({ id: first, name: 'Kitchen ☃', seen: '2026-11-17' });
    expect((await store.guestBySecret(secret))?.seen).toBe('2026-11-17');
    expect(await store.dropDevice(eve.id, first)).toBeUndefined();
    expect(await store.dropDevice(guest.id, first)).toBe(secret);
    expect([await store.guestBySecret(secret), await store.dropDevice(guest.id, first)]).toEqual([undefined, undefined]);
    expect(await store.dropDevice(guest.id, `phone ${guest.id}`)).toBeUndefined();
  });
}

const aTable = (over: Partial<Game> = {}): Game => {
  const id = nextPerson();
  const options = { edition: 'classic', undo: true, spectators: true } as const;
  return {
    id,
    code: id,
    host: 'host',
    isPrivate: false,
    status: 'open',
    options,
    seed: 's',
    rules: '1',
    made: Date.now(),
    seats: [{}, {}],
    ...over,
  };
};

const seatResult = (seat: number, over: Partial<SeatResult> = {}): SeatResult => ({
  seat,
  coins: 80 + seat,
  place: 2 - seat,
  hasWon: seat === 1,
  peoples: ['elves+flying', 'ratmen+merchant'],
  declines: 1,
  rolls: 4,
  pips: 7,
  hasQuit: false,
  ...over,
});

/** A game of two that is over, and what came of it. */
async function finished(store: Store, people: readonly Guest[], ended: number, isPublic = true): Promise<GameResult> {
  const seats = people.map(({ id, name }) => ({ guest: id, name }));
  const game = aTable({ host: people[0]?.id ?? '', seats });
  await store.addGame(game);
  await store.start(game, { edition: 'classic', seats: people.map(({ name }) => name), seed: 's' }, 6, 'none');
  await store.append({
    game: game.id,
    after: 0,
    rows: [{ seq: 1, at: ended, kind: 'move', seat: 0, body: 'done' }],
    duty: 'none',
    isOver: true,
  });
  return { game: game.id, edition: 'classic', ended, isPublic, seats: people.map(({ id }, seat) => seatResult(seat, { guest: id })) };
}

function resultContract(withGuest: WithGuest): void {
  test('keeps what came of a game once, in the latest way of counting, and names what is not counted', async () => {
    const { store, guest: anna } = await withGuest();
    const { guest: bert } = await withGuest('Bert');
    const result = await finished(store, [anna, bert], 100);
    const isLeft = async (way: number): Promise<boolean> => (await store.uncounted(way, 1000, store.now())).includes(result.game);
    expect([await store.resultOf(result.game), await isLeft(1)]).toEqual([undefined, true]);
    await store.setResults(result, 1);
    await Promise.all([store.setResults(result, 1), store.setResults(result, 1)]);
    expect([await store.resultOf(result.game), await isLeft(1), await isLeft(2)]).toEqual([result, false, true]);
    const bots = { ...result, seats: [seatResult(0, { guest: anna.id, peoples: [], hasQuit: true }), seatResult(1, { bot: 'random' })] };
    await store.setResults(bots, 2);
    expect([await store.resultOf(result.game), await isLeft(2)]).toEqual([bots, false]);
    expect(await store.finishedAfter('', 10_000, store.now())).toContain(result.game);
    expect(await store.finishedAfter(result.game, 10_000, store.now())).not.toContain(result.game);
    await store.dropGame(result.game);
    expect(await store.resultOf(result.game)).toBeUndefined();
  });

  test('lists the results of a guest, newest first and a page at a time, with those who sat there', async () => {
    const { store, guest: anna } = await withGuest();
    const { guest: bert } = await withGuest('Bert');
    const results: GameResult[] = [];
    for (const [i, isPublic] of [true, false, true].entries()) results.push(await finished(store, [anna, bert], 100 + i, isPublic));
    for (const result of results) await store.setResults(result, 1);
    const ids = results.map(({ game }) => game).reverse();
    const page = { isPublic: false, most: 2 };
    const own = await store.resultsOf(anna.id, page);
    expect(own.map(({ game }) => game)).toEqual(ids.slice(0, 2));
    expect(own[1]).toEqual({
      ...seatResult(0, { guest: anna.id }),
      game: ids[1],
      edition: 'classic',
      ended: 101,
      isPublic: false,
      seats: 2,
    });
    expect((await store.resultsOf(anna.id, { ...page, before: 101 })).map(({ game }) => game)).toEqual(ids.slice(2));
    expect((await store.resultsOf(anna.id, { isPublic: true, most: 9 })).map(({ ended }) => ended)).toEqual([102, 100]);
    const others = await store.othersOf(anna.id, page);
    expect(others.map(({ game }) => game).sort()).toEqual(ids.slice(0, 2).sort());
    expect(others[0]).toEqual({ game: others[0]?.game, seat: 1, guest: bert.id, place: 1, coins: 81, name: 'Bert' });
    expect(await store.resultsOf('nobody', page)).toEqual([]);
    // The second seat always comes first.
    const { guest: _, hasQuit: __, seat: ___, isPublic: ____, ...past } = own[1]!;
    expect((await store.pastOf(anna.id, page))[1]).toEqual({ ...past, met: [{ person: bert.id, place: 1 }] });
    const early = await store.pastOf(bert.id, { isPublic: true, most: 9, before: 102 });
    expect(early).toMatchObject([{ ended: 100, place: 1, met: [{ person: anna.id, place: 2 }] }]);
    expect(await store.namesOf([anna.id, 'nobody', bert.id])).toEqual(
      new Map([
        [anna.id, 'Anna'],
        [bert.id, 'Bert'],
      ]),
    );
    expect([await store.pastOf('nobody', page), await store.namesOf([])]).toEqual([[], new Map()]);
  });
}

function departureContract(withGuest: WithGuest): void {
  test('knows people, and what they let be seen', async () => {
    const { store, guest } = await withGuest();
    expect(await store.person(guest.id)).toEqual({ ...guest, made: expect.any(Number), showsAll: false });
    await store.showAll(guest.id, true);
    expect([(await store.person(guest.id))?.showsAll, await store.person('nobody')]).toEqual([true, undefined]);
  });
}

async function somebody(withGuest: WithGuest) {
  const { store, guest: anna, secret } = await withGuest();
  const { guest: bert } = await withGuest('Bert');
  const result = await finished(store, [anna, bert], 100);
  await store.setResults(result, 1);
  const both = await finished(store, [anna, anna], 101);
  const open = aTable({ host: anna.id, seats: [{ guest: anna.id, name: 'Anna' }, {}] });
  await store.addGame(open);
  await store.addChat(result.game, { seat: 0, person: anna.id, name: 'Anna', text: 'mine' }, 9);
  await store.addChat(result.game, { seat: 1, person: bert.id, name: 'Bert', text: 'his' }, 9);
  await store.addChat(result.game, { seat: 0, name: 'Anna', text: 'of old' }, 9);
  await store.addChat(result.game, { person: anna.id, name: 'Anna', text: 'from outside' }, 9);
  await store.addDayResult({ day: '2031-01-01', guest: anna.id, coins: 5, margin: 1 });
  await store.addLink(`leaving ${anna.id}`, anna.id, 60_000);
  return { store, anna, bert, secret, result, both, open };
}

function forgettingContract(withGuest: WithGuest): void {
  test('knows what is somebody’s own', async () => {
    const { store, anna, open } = await somebody(withGuest);
    expect(await store.liveGamesOf(anna.id)).toEqual([open.id]);
    expect((await store.linesOf(anna.id, 9)).map(({ text }) => text).sort()).toEqual(['from outside', 'mine', 'of old']);
    expect(await store.daysOf(anna.id)).toEqual([{ day: '2031-01-01', coins: 5, margin: 1 }]);
  });

  test('leaves a name that says so in the games of others, however often somebody is forgotten', async () => {
    const { store, anna, bert, result, both } = await somebody(withGuest);
    for (let again = 0; again < 2; again++) {
      await store.forgetGuest(anna.id, 'gone');
      const [there, alone] = [await store.game(result.game), await store.game(both.game)];
      expect([there?.host, there?.setup?.seats]).toEqual(['gone', ['Somebody who left', 'Bert']]);
      expect(there?.seats).toEqual([
        { guest: 'gone', name: 'Somebody who left' },
        { guest: bert.id, name: 'Bert' },
      ]);
      const names = ['Somebody who left', 'Somebody who left 2'];
      expect([alone?.setup?.seats, alone?.seats.map(({ name }) => name)]).toEqual([names, names]);
      expect((await store.resultOf(result.game))?.seats.map(({ guest }) => guest)).toEqual([undefined, bert.id]);
      expect(await store.pastOf(bert.id, { isPublic: false, most: 9 })).toMatchObject([{ game: result.game, met: [] }]);
      const lines = await store.chat(result.game, { most: 9 });
      const nothing = ['', '', undefined];
      expect(lines.map(({ name, text, person }) => [name, text, person])).toEqual([nothing, ['Bert', 'his', bert.id], nothing, nothing]);
    }
  });

  test('keeps nothing else of whoever leaves, and takes nothing back from a node that has not heard of it', async () => {
    const { store, anna, bert, secret, result } = await somebody(withGuest);
    const since = store.now() - 1000;
    await store.forgetGuest(anna.id, 'gone');
    const found = [await store.guestBySecret(secret), await store.person(anna.id), await store.standingOf('2031-01-01', anna.id)];
    expect(found).toEqual([undefined, undefined, undefined]);
    expect(await store.joinLink(`leaving ${anna.id}`, 'late', { id: 'late', kind: '' })).toBeUndefined();
    const lists = [
      await store.devicesOf(anna.id),
      await store.resultsOf(anna.id, { isPublic: false, most: 9 }),
      await store.gamesOf(anna.id, 9),
    ];
    expect(lists).toEqual([[], [], []]);
    await store.setResults(result, 1);
    expect((await store.resultOf(result.game))?.seats[0]).not.toHaveProperty('guest');
    expect(await store.pastOf(bert.id, { isPublic: false, most: 9 })).toMatchObject([{ met: [] }]);
    expect(await store.departedSince(since)).toContain(anna.id);
    await store.dropDeparted(store.now() + 1000);
    expect(await store.departedSince(since)).toEqual([]);
  });
}
