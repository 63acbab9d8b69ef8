/** What every store must keep of what people are to each other, and of what is done about it. */
import { expect, test } from 'vitest';
import type { GameResult, SeatResult } from '../src/store/people/results.ts';
import type { Game, Guest, Store } from '../src/store/store.ts';

type WithGuest = (name?: string) => Promise<{ store: Store; guest: Guest; secret: string }>;

let made = 0;
export const aTable = (over: Partial<Game>): Game => {
  const id = `tied-${++made}-${Math.floor(performance.now() * 1000).toString(36)}`;
  const options = { edition: 'classic', undo: true, spectators: true } as const;
  return {
    ...{ id, code: id, host: 'host', isPrivate: false, status: 'open', options, seed: 's', rules: '1', made: Date.now(), seats: [{}, {}] },
    ...over,
  };
};

const seatOf = (guest: string, seat: number): SeatResult => ({
  ...{ seat, guest, coins: 1, place: 1, hasWon: true, peoples: [], declines: 0, rolls: 0, pips: 0, hasQuit: false },
});
export const resultOf = (game: string, ended: number, people: readonly Guest[]): GameResult => ({
  ...{ game, edition: 'classic', ended, isPublic: true },
  seats: people.map(({ id }, seat) => seatOf(id, seat)),
});

export function tieContract(withGuest: WithGuest): void {
  test('keeps whom somebody likes, does not hear and does not play with', async () => {
    const { store, guest: anna } = await withGuest();
    const { guest: bert } = await withGuest('Bert');
    for (let again = 0; again < 2; again++) await store.setTie(anna.id, bert.id, 'friend', true);
    await store.setTie(anna.id, bert.id, 'block', true);
    const kinds = async () => (await store.tiesOf(anna.id)).map(({ person, name, kind }) => `${kind} ${name} ${person === bert.id}`).sort();
    expect(await kinds()).toEqual(['block Bert true', 'friend Bert true']);
    expect([await store.tiesOf(bert.id), await store.apartFrom(bert.id), await store.apartFrom(anna.id)]).toEqual([
      [],
      [anna.id],
      [bert.id],
    ]);
    await store.setTie(anna.id, bert.id, 'block', false);
    expect(await store.apartFrom(bert.id)).toEqual([]);
  });

  test('seats nobody with those from whom they are kept apart, whoever of them came first', async () => {
    const { store, guest: anna } = await withGuest();
    const { guest: bert } = await withGuest('Bert');
    await store.setTie(anna.id, bert.id, 'block', true);
    const sit = (game: Game, seat: number, { id, name }: Guest) => store.reseat(game.id, seat, {}, { guest: id, name });
    const [hers, his, open] = [aTable({ host: anna.id }), aTable({ host: bert.id }), aTable({})];
    for (const game of [hers, his, open]) await store.addGame(game);
    expect([await sit(hers, 0, bert), await sit(his, 0, anna)]).toEqual([false, false]);
    expect((await Promise.all([sit(open, 0, anna), sit(open, 1, bert)])).filter(Boolean)).toHaveLength(1);
  });
}

export function companyContract(withGuest: WithGuest): void {
  test('knows whom somebody has played with, the latest first', async () => {
    const { store, guest: anna } = await withGuest();
    const { guest: bert } = await withGuest('Bert');
    const { guest: cleo } = await withGuest('Cleo');
    const games = [aTable({}), aTable({}), aTable({})];
    for (const [i, game] of games.entries()) {
      await store.addGame(game);
      await store.setResults(resultOf(game.id, 100 + i, [anna, i === 1 ? cleo : bert]), 1);
    }
    expect(await store.companionsOf(anna.id, 9)).toEqual([
      { person: bert.id, name: 'Bert', games: 2, last: 102 },
      { person: cleo.id, name: 'Cleo', games: 1, last: 101 },
    ]);
    expect([await store.isCompanion(cleo.id, anna.id), await store.isCompanion(cleo.id, bert.id)]).toEqual([true, false]);
    expect(await store.companionsOf(anna.id, 1)).toHaveLength(1);
  });

  test('asks somebody to a table once, as long as it waits', async () => {
    const { store, guest: anna } = await withGuest();
    const { guest: bert } = await withGuest('Bert');
    const game = aTable({ host: anna.id });
    await store.addGame(game);
    expect([await store.invite(game.id, bert.id, anna.id), await store.invite(game.id, bert.id, anna.id)]).toEqual([true, false]);
    expect(await store.invitationsOf(bert.id)).toEqual([{ game: game.id, by: anna.id, name: 'Anna', at: expect.any(Number) }]);
    await store.shut(game.id);
    expect(await store.invitationsOf(bert.id)).toEqual([]);
    await store.uninvite(game.id, bert.id);
    expect(await store.invite(game.id, bert.id, anna.id)).toBe(true);
  });
}

export function keepingContract(withGuest: WithGuest): void {
  test('holds people to what whoever runs the server wishes, until it is taken back', async () => {
    const { store, guest, secret } = await withGuest();
    expect(await store.setStanding(guest.id, { isMuted: true })).toBe(true);
    expect(await store.setStanding(guest.id, { isBanned: true })).toBe(true);
    expect(await store.guestBySecret(secret)).toMatchObject({ isMuted: true, isBanned: true });
    expect(await store.unknownSecrets([secret])).toEqual([secret]);
    await store.setStanding(guest.id, { isBanned: false });
    const known = await store.guestBySecret(secret);
    expect([known?.isMuted, known !== undefined && 'isBanned' in known]).toEqual([true, false]);
    expect(await store.setStanding('nobody', { isMuted: true })).toBe(false);
  });

  test('keeps reports until they are seen to, and what was done by whom', async () => {
    const { store, guest: anna } = await withGuest();
    const { guest: eve } = await withGuest('Eve');
    const lines = [{ at: 5, person: eve.id, name: 'Eve', text: '"☃"' }];
    const report = { id: `report ${anna.id}`, by: anna.id, about: eve.id, name: 'Eve', game: 'table', words: 'rude', lines };
    for (let again = 0; again < 2; again++) await store.addReport(report);
    expect(await store.reportsBy(anna.id)).toEqual([{ at: expect.any(Number), name: 'Eve', words: 'rude' }]);
    const own = async () => (await store.openReports(1000)).filter(({ about }) => about === eve.id);
    expect(await own()).toEqual([{ ...report, at: expect.any(Number) }]);
    expect([await store.closeReport(report.id), await store.closeReport(report.id), await own()]).toEqual([true, false, []]);
    await store.noteDeed(`deed ${anna.id}`, { keeper: 'olga', act: 'mute', about: eve.id, words: 'rude' });
    await store.noteDeed(`deed ${anna.id}`, { keeper: 'olga', act: 'mute', about: eve.id, words: 'twice' });
    const deeds = (await store.deeds(1000)).filter(({ about }) => about === eve.id);
    expect(deeds).toEqual([{ at: expect.any(Number), keeper: 'olga', act: 'mute', about: eve.id, words: 'rude' }]);
  });

  test('forgets ties and reports with whoever leaves', async () => {
    const { store, guest: anna } = await withGuest();
    const { guest: eve } = await withGuest('Eve');
    await store.setTie(anna.id, eve.id, 'mute', true);
    await store.setTie(eve.id, anna.id, 'friend', true);
    await store.addReport({ id: `of ${eve.id}`, by: anna.id, about: eve.id, name: 'Eve', words: '', lines: [] });
    await store.addReport({ id: `by ${eve.id}`, by: eve.id, about: anna.id, name: 'Anna', words: '', lines: [] });
    await store.noteDeed(`deed ${eve.id}`, { keeper: 'olga', act: 'ban', about: eve.id, words: '' });
    await store.forgetGuest(eve.id, 'gone');
    expect([await store.tiesOf(anna.id), await store.tiesOf(eve.id)]).toEqual([[], []]);
    const reports = (await store.openReports(1000)).filter(({ id }) => id.endsWith(eve.id));
    expect(reports).toMatchObject([{ id: `by ${eve.id}`, about: anna.id }]);
    expect(reports[0]).not.toHaveProperty('by');
    expect((await store.deeds(1000)).some(({ about }) => about === eve.id)).toBe(false);
  });
}
