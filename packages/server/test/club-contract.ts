/** What every store must keep of clubs. Run on all, with the rest of the contract of people. */
import { expect, test } from 'vitest';
import type { Club } from '../src/store/people/clubs.ts';
import type { GameResult, SeatResult } from '../src/store/people/results.ts';
import type { Game, Guest, Store } from '../src/store/store.ts';

type WithGuest = (name?: string) => Promise<{ store: Store; guest: Guest; secret: string }>;

let made = 0;
const nextId = (): string => `club-${++made}-${Math.floor(performance.now() * 1000).toString(36)}`;
const MANY = 100;

export function clubContract(withGuest: WithGuest): void {
  const people = async (...names: string[]): Promise<Guest[]> => {
    const all: Guest[] = [];
    for (const name of names) all.push((await withGuest(name)).guest);
    return all;
  };
  const withClub = async (): Promise<{ store: Store; club: Club; anna: Guest; bert: Guest; cleo: Guest }> => {
    const { store, guest: anna } = await withGuest('Anna');
    const [bert, cleo] = (await people('Bert', 'Cleo')) as [Guest, Guest];
    const id = nextId();
    const club = { id, code: `code ${id}`, name: 'Les Trolls ☃', founder: anna.id, made: store.now() };
    for (let again = 0; again < 2; again++) await store.addClub({ ...club, name: again === 0 ? club.name : 'Another' });
    return { store, club, anna, bert, cleo };
  };
  const inside = async (store: Store, club: string): Promise<string[]> => (await store.membersOf(club)).map(({ name }) => name);
  const passed = async (store: Store): Promise<void> => {
    const then = store.now();
    await expect.poll(() => store.now(), { interval: 1 }).toBeGreaterThan(then);
  };

  membershipContract(withClub, inside, passed);
  leavingContract(withClub, inside, passed);
  clubTableContract(withClub);
  clubResultContract(withClub);
}

type WithClub = () => Promise<{ store: Store; club: Club; anna: Guest; bert: Guest; cleo: Guest }>;
type Inside = (store: Store, club: string) => Promise<string[]>;
type Passed = (store: Store) => Promise<void>;

function membershipContract(withClub: WithClub, inside: Inside, passed: Passed): void {
  test('keeps a club once, and lets in whoever has its code, once each and as long as there is room', async () => {
    const { store, club, anna, bert, cleo } = await withClub();
    expect(await store.club(club.id)).toEqual(club);
    expect([await store.clubByCode(club.code), await store.clubByCode('no code')]).toEqual([club, undefined]);
    await passed(store);
    const came = await Promise.all([1, 2, 3].map(() => store.joinClub(club.code, bert.id, 2)));
    expect([...came, await store.joinClub(club.code, cleo.id, 2)]).toEqual(['in', 'in', 'in', 'full']);
    expect(await store.joinClub(club.code, bert.id, 2)).toBe('in');
    expect(await store.joinClub('no code', bert.id, 2)).toBe('gone');
    expect(await inside(store, club.id)).toEqual(['Anna', 'Bert']);
    expect([await store.isMember(club.id, bert.id), await store.isMember(club.id, cleo.id)]).toEqual([true, false]);
    expect(await store.clubsOf(anna.id)).toEqual([{ ...club, members: 2 }]);
    expect((await store.allClubs(store.now() + 1000, MANY)).find(({ id }) => id === club.id)).toEqual({ ...club, members: 2 });
    expect((await store.allClubs(club.made, MANY)).some(({ id }) => id === club.id)).toBe(false);
  });

  test('gives the last place of a club to one of those who reach for it', async () => {
    const { store, club, bert, cleo } = await withClub();
    const came = await Promise.all([bert, cleo].map(({ id }) => store.joinClub(club.code, id, 2)));
    expect(came.toSorted()).toEqual(['full', 'in']);
  });

  test('lets nobody in who is kept apart from the founder, whoever of them wished it', async () => {
    const { store, club, anna, bert, cleo } = await withClub();
    await store.setTie(anna.id, bert.id, 'block', true);
    await store.setTie(cleo.id, anna.id, 'block', true);
    expect([await store.joinClub(club.code, bert.id, MANY), await store.joinClub(club.code, cleo.id, MANY)]).toEqual(['apart', 'apart']);
    await store.setTie(anna.id, bert.id, 'block', false);
    expect(await store.joinClub(club.code, bert.id, MANY)).toBe('in');
  });
}

function leavingContract(withClub: WithClub, inside: Inside, passed: Passed): void {
  const withAll = async () => {
    const all = await withClub();
    for (const { id } of [all.cleo, all.bert]) {
      await passed(all.store);
      await all.store.joinClub(all.club.code, id, MANY);
    }
    return all;
  };

  test('is led by whoever has been there longest when the founder goes, and is gone with the last', async () => {
    const { store, club, anna, bert, cleo } = await withAll();
    expect([await store.leaveClub(club.id, anna.id), await store.leaveClub(club.id, anna.id)]).toEqual([true, false]);
    expect((await store.club(club.id))?.founder).toBe(cleo.id);
    await store.forgetGuest(cleo.id, 'gone');
    expect([(await store.club(club.id))?.founder, await inside(store, club.id)]).toEqual([bert.id, ['Bert']]);
    await store.leaveClub(club.id, bert.id);
    expect([await store.club(club.id), await store.joinClub(club.code, anna.id, MANY), await store.clubsOf(bert.id)]).toEqual([
      undefined,
      'gone',
      [],
    ]);
  });

  test('is changed and closed by its founder, or by whoever need not be', async () => {
    const { store, club, anna, bert } = await withAll();
    const stranger = 'somebody else';
    expect(await store.changeClub(club.id, { name: 'Ours' }, bert.id)).toBe(false);
    expect(await store.changeClub(club.id, { name: 'Ours' }, anna.id)).toBe(true);
    expect(await store.changeClub(club.id, { founder: stranger }, anna.id)).toBe(false);
    expect(await store.changeClub(club.id, { founder: bert.id, code: `new ${club.id}` }, anna.id)).toBe(true);
    expect(await store.club(club.id)).toEqual({ ...club, name: 'Ours', founder: bert.id, code: `new ${club.id}` });
    expect(await store.changeClub(club.id, { name: 'Kept' })).toBe(true);
    expect([await store.closeClub(club.id, anna.id), (await store.membersOf(club.id)).length]).toEqual([false, 3]);
    expect([await store.closeClub(club.id), await store.closeClub(club.id), await store.membersOf(club.id)]).toEqual([true, false, []]);
  });

  test('has another code when somebody is sent away, by the founder alone', async () => {
    const { store, club, anna, bert, cleo } = await withAll();
    expect(await store.removeMember(club.id, bert.id, cleo.id, 'hers')).toBe(false);
    expect(await store.removeMember(club.id, anna.id, anna.id, `own ${club.id}`)).toBe(false);
    expect(await store.removeMember(club.id, bert.id, anna.id, `next ${club.id}`)).toBe(true);
    expect(await inside(store, club.id)).toEqual(['Anna', 'Cleo']);
    expect([await store.joinClub(club.code, bert.id, MANY), await store.joinClub(`next ${club.id}`, bert.id, MANY)]).toEqual([
      'gone',
      'in',
    ]);
  });

  test('keeps those who are in a club, though they have never sat at a table', async () => {
    const { store, club, anna, cleo } = await withAll();
    await store.leaveClub(club.id, cleo.id);
    await store.dropGuests(0, store.now() + 1000, 100_000);
    expect([(await store.person(anna.id))?.name, await store.person(cleo.id)]).toEqual(['Anna', undefined]);
  });
}

const options = { edition: 'classic', undo: true, spectators: true } as const;
const aTable = (over: Partial<Game>): Game => {
  const id = nextId();
  return {
    ...{ id, code: id, host: 'host', isPrivate: true, status: 'open', options, seed: 's', rules: '1', made: Date.now(), seats: [{}, {}] },
    ...over,
  };
};

function clubTableContract(withClub: WithClub): void {
  test('finds the tables of clubs, and those under way as long as somebody believes that they are', async () => {
    const { store, club } = await withClub();
    const [older, newer, other] = [
      aTable({ club: club.id }),
      aTable({ club: club.id, made: Date.now() + 5, isPrivate: false }),
      aTable({ club: nextId() }),
    ];
    for (const game of [older, newer, other, aTable({})]) await store.addGame(game);
    expect(await store.game(older.id)).toEqual(older);
    const open = async (...clubs: string[]) => (await store.openTablesIn(clubs, MANY)).map(({ id }) => id);
    expect([await open(club.id), await open(), await open(nextId())]).toEqual([[newer.id, older.id], [], []]);
    expect((await open(club.id, other.club ?? '')).length).toBe(3);
    expect((await store.openGames(MANY)).some(({ id }) => id === older.id)).toBe(false);
    const setup = { edition: 'classic', seats: 2, seed: 's' } as const;
    await store.start(older, setup, 7, 'none');
    const running = async (now: number) => (await store.runningIn(club.id, now, MANY)).map(({ id }) => id);
    expect([await open(club.id), await running(0)]).toEqual([[newer.id], [older.id]]);
    const rows = [{ seq: 1, at: 1, kind: 'move', body: 'done' }] as const;
    await store.append({ game: older.id, after: 0, rows, duty: 'keep', isOver: true, hiddenUntil: 500 });
    expect([await running(400), await running(600)]).toEqual([[older.id], []]);
  });
}

const seatOf = (seat: number, guest: string, place: number): SeatResult => ({
  ...{ seat, guest, coins: 9 - place, place, hasWon: place === 1, peoples: [], declines: 0, rolls: 0, pips: 0, hasQuit: false },
});

function clubResultContract(withClub: WithClub): void {
  test('adds up what was played at the tables of a club, and lists it, newest first', async () => {
    const { store, club, anna, bert } = await withClub();
    const games = [1, 2, 3].map(() => aTable({ club: club.id, seats: [{ name: 'Anna' }, { name: 'Bert' }] }));
    for (const [i, game] of games.entries()) {
      await store.addGame(game);
      const seats = [seatOf(0, anna.id, i === 0 ? 2 : 1), seatOf(1, bert.id, i === 0 ? 1 : 2)];
      const result: GameResult = { game: game.id, edition: 'classic', ended: 100 + i, isPublic: false, club: club.id, seats };
      await store.setResults(result, 1);
      expect(await store.resultOf(game.id)).toEqual(result);
    }
    const sums = [
      { person: anna.id, games: 3, won: 2, places: 4 },
      { person: bert.id, games: 3, won: 1, places: 5 },
    ];
    expect(await store.clubSums(club.id, MANY)).toEqual(sums.toSorted((one, other) => (one.person < other.person ? -1 : 1)));
    expect((await store.clubSums(club.id, 2)).map((sum) => sum.games)).toEqual([1, 1]);
    const page = await store.clubGames(club.id, { most: 2 });
    expect(page.map(({ game, ended }) => [game, ended])).toEqual([
      [games[2]?.id, 102],
      [games[1]?.id, 101],
    ]);
    expect(page[0]).toMatchObject({
      edition: 'classic',
      seats: [{ seat: 0, guest: anna.id, name: 'Anna', place: 1, coins: 8, hasWon: true }, {}],
    });
    expect((await store.clubGames(club.id, { before: 101, most: 9 })).map(({ ended }) => ended)).toEqual([100]);
    await store.forgetGuest(bert.id, 'gone');
    expect((await store.clubSums(club.id, MANY)).map(({ person }) => person)).toEqual([anna.id]);
    expect((await store.clubGames(club.id, { most: 1 }))[0]?.seats[1]).not.toHaveProperty('guest');
  });
}
