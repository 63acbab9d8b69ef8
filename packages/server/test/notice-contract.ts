/** What every store must do about bells, notices, secrets and orders. */
import { expect, test } from 'vitest';
import { type Bell, NOTICE_KINDS, type Notice, type Notices } from '../src/store/notices.ts';
import type { Store } from '../src/store/store.ts';
import { aGame } from './store-contract.ts';

let made = 0;
const nextId = (): string => `bell-${++made}-${Math.floor(performance.now() * 1000).toString(36)}`;

const aBell = (over: Partial<Bell> = {}): Bell => ({
  id: nextId(),
  guest: nextId(),
  way: 'push',
  address: 'https://push.example.com/x',
  keys: { p256dh: 'p', auth: 'a' },
  kinds: NOTICE_KINDS,
  language: 'fr',
  isConfirmed: true,
  made: 1000,
  ...over,
});

const LEASE = { holder: 'one', ms: 60_000 };
const OTHER = { holder: 'other', ms: 60_000 };
const MOST = 1000;

/** Of one game: other tests leave theirs behind. */
const claimed = async (store: Store, game: string, lease = LEASE) =>
  (await store.claimNotices(lease, MOST)).filter((one) => one.game === game);

/** `setBack` makes all that is kept of notices look as if the clock had been set back by so many milliseconds since it was written. */
export function noticeContract(open: () => Store, setBack: (ms: number) => Promise<void> | void): void {
  const written = async (notices: Notices, bells: readonly Bell[]): Promise<{ store: Store; game: string }> => {
    const store = open();
    for (const bell of bells) await store.addBell(bell, 10);
    const game = aGame();
    await store.addGame(game);
    const add = notices.add.map((notice) => ({ ...notice, game: game.id }));
    const rows = [{ seq: 1, at: 1, kind: 'move', seat: 0, body: 'done' }] as const;
    await store.append({ game: game.id, after: 0, rows, duty: 'keep', notices: { ...notices, add } });
    return { store, game: game.id };
  };
  const turnOf = ({ guest }: Bell, over: Partial<Notice> = {}): Notice => ({ guest, kind: 'turn', game: '', seq: 1, ...over });

  test('keeps bells by id, up to so many of a guest, and takes them down', async () => {
    const store = open();
    const bell = aBell();
    expect(await store.addBell(bell, 2)).toBe(true);
    const mail = aBell({ guest: bell.guest, way: 'mail', isConfirmed: false, kinds: ['turn'], made: 2000 });
    const { keys: _, ...unkeyed } = mail;
    expect(await store.addBell(unkeyed, 2)).toBe(true);
    expect(await store.addBell(aBell({ guest: bell.guest }), 2)).toBe(false);
    expect(await store.addBell({ ...bell, kinds: ['chat'] }, 2)).toBe(true);
    expect(await store.bellsOf(bell.guest)).toEqual([{ ...bell, kinds: ['chat'] }, unkeyed]);
    expect(await store.confirmBell(mail.id)).toBe(true);
    expect((await store.bell(mail.id))?.isConfirmed).toBe(true);
    expect([await store.dropBell(bell.id), await store.dropBell(bell.id)]).toEqual([true, false]);
    expect(await store.confirmBell(bell.id)).toBe(false);
    expect(await store.bellsOf(bell.guest)).toHaveLength(1);
  });

  test('writes a notice with the rows it tells of, for each bell that rings for it, and for no other', async () => {
    const bell = aBell();
    const second = aBell({ guest: bell.guest, made: 2 });
    const silent = [aBell({ guest: bell.guest, kinds: ['chat'] }), aBell({ guest: bell.guest, isConfirmed: false }), aBell()];
    const { store, game } = await written({ isPassed: false, add: [turnOf(bell)] }, [bell, second, ...silent]);
    const due = await claimed(store, game);
    expect(due.map((one) => one.bell.id).sort()).toEqual([bell.id, second.id].sort());
    expect(due[0]).toMatchObject({ game, kind: 'turn', seq: 1, tries: 1, state: 'new' });
    expect(due.find((one) => one.bell.id === bell.id)?.bell).toEqual(bell);
  });

  test('writes no notice of rows that came too late', async () => {
    const bell = aBell();
    const { store, game } = await written({ isPassed: false, add: [] }, [bell]);
    const late = { seq: 1, at: 1, kind: 'move', seat: 0, body: 'done' } as const;
    expect(
      await store.append({ game, after: 0, rows: [late], duty: 'keep', notices: { isPassed: false, add: [turnOf(bell, { game })] } }),
    ).toBe(false);
    expect(await claimed(store, game)).toEqual([]);
  });

  test('makes void what says that somebody is waited for, when they no longer are', async () => {
    const bell = aBell();
    const { store, game } = await written({ isPassed: false, add: [turnOf(bell), turnOf(bell, { kind: 'invited' })] }, [bell]);
    const row = { seq: 2, at: 1, kind: 'move', seat: 0, body: 'done' } as const;
    await store.append({ game, after: 1, rows: [row], duty: 'keep', notices: { isPassed: true, add: [turnOf(bell, { game, seq: 2 })] } });
    expect((await claimed(store, game)).map(({ kind, seq }) => `${kind} ${seq}`).sort()).toEqual(['invited 1', 'turn 2']);
  });

  test('lets one node have a notice, hold on to it, put it off, and end it', async () => {
    const bell = aBell();
    const { store, game } = await written({ isPassed: false, add: [turnOf(bell)] }, [bell]);
    const [one] = await claimed(store, game);
    expect(one?.tries).toBe(1);
    expect(await claimed(store, game, OTHER)).toEqual([]);
    const name = { bell: bell.id, game, kind: 'turn', seq: 1 } as const;
    await store.keepNotices({ ...OTHER, ms: 1 }, [name]);
    await store.settleNotices('other', [{ ...name, again: { ms: 0, state: 'held' } }]);
    expect(await claimed(store, game, OTHER)).toEqual([]);
    await store.settleNotices('one', [{ ...name, again: { ms: 0, state: 'held' } }]);
    expect(await claimed(store, game, OTHER)).toMatchObject([{ tries: 2, state: 'held' }]);
    await store.keepNotices({ ...OTHER, ms: 0 }, [name]);
    expect(await claimed(store, game)).toMatchObject([{ tries: 3 }]);
    await store.settleNotices('one', [name]);
    expect(await claimed(store, game, { ...LEASE, ms: 0 })).toEqual([]);
  });

  test('adds a notice beside the log once, at its time, and forgets all with the bell', async () => {
    const store = open();
    const [bell, later] = [aBell(), aBell()];
    for (const one of [bell, later]) await store.addBell(one, 10);
    const game = nextId();
    const said = [turnOf(bell, { game, kind: 'chat', seq: 0 }), turnOf(later, { game, delay: 60_000 })];
    const waiting = await store.waitingNotices();
    await Promise.all([store.addNotices(said), store.addNotices(said)]);
    expect(await store.waitingNotices()).toBe(waiting + 2);
    expect((await claimed(store, game)).map(({ kind }) => kind)).toEqual(['chat']);
    await store.settleNotices('one', [{ bell: bell.id, game, kind: 'chat', seq: 0, again: { ms: 0, state: 'resting' } }]);
    await store.addNotices(said);
    expect(await store.waitingNotices()).toBe(waiting + 1);
    expect(await claimed(store, game)).toMatchObject([{ state: 'resting' }]);
    await store.dropBell(bell.id);
    expect(await claimed(store, game, { ...OTHER, ms: 0 })).toEqual([]);
  });

  test('puts off by no more than was meant what was put off before the clock was set back', async () => {
    const bell = aBell();
    const { store, game } = await written({ isPassed: false, add: [turnOf(bell), turnOf(bell, { kind: 'over' })] }, [bell]);
    await claimed(store, game);
    const held = (kind: 'turn' | 'over', ms: number) => ({ bell: bell.id, game, kind, seq: 1, again: { ms, state: 'held' } }) as const;
    await store.settleNotices('one', [held('turn', 50), held('over', 60_000)]);
    await setBack(1_800_000);
    expect(await claimed(store, game)).toEqual([]);
    await expect.poll(() => claimed(store, game)).toMatchObject([{ kind: 'turn', state: 'held' }]);
    expect(await claimed(store, game, OTHER)).toEqual([]);
    await store.dropBell(bell.id);
  });

  test('keeps the first of several secrets under one name', async () => {
    const [store, name] = [open(), nextId()];
    const kept = await Promise.all(['a', 'b', 'c'].map((value) => store.keepSecret(name, value)));
    expect(new Set(kept).size).toBe(1);
    expect(await store.keepSecret(name, 'd')).toBe(kept[0]);
  });

  test('keeps the orders of a seat, the last ones, until they are taken back', async () => {
    const [store, game] = [open(), nextId()];
    expect(await store.orders(game, 1)).toBeUndefined();
    await store.setOrders(game, 1, { hold: [3], otherwise: 'ask' });
    await store.setOrders(game, 1, { hold: [], otherwise: 'bot' });
    expect([await store.orders(game, 1), await store.orders(game, 0)]).toEqual([{ hold: [], otherwise: 'bot' }, undefined]);
    await store.setOrders(game, 1, undefined);
    expect(await store.orders(game, 1)).toBeUndefined();
  });
}
