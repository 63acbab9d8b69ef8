/** What every store must keep of passkeys and the names that they protect. */
import { expect, test } from 'vitest';
import type { Passkey } from '../src/store/people/passkeys.ts';
import type { Guest, Store } from '../src/store/store.ts';

type WithGuest = (name?: string) => Promise<{ store: Store; guest: Guest; secret: string }>;

const keyOf = ({ id }: Guest, n = 1): Omit<Passkey, 'made'> => ({
  id: `key ${n} ${id}`,
  guest: id,
  key: 'cose',
  counter: 0,
  kind: 'Firefox/Linux',
  transports: ['internal', 'hybrid'],
});
/** Names that nobody else in these tests has. */
const wishOf = ({ id }: Guest, name: string) => ({ name, bones: `${name} ${id}` });

export function passkeyContract(withGuest: WithGuest): void {
  test('keeps passkeys up to so many, each once, and protects the name from the first to the last', async () => {
    const [{ store, guest }, { guest: eve }] = [await withGuest('anna'), await withGuest('anna')];
    const wish = wishOf(guest, 'anna');
    const both = await Promise.all([1, 2].map((n) => store.addPasskey(keyOf(guest, n), wish, 2)));
    expect(both).toEqual([true, true]);
    expect(await store.addPasskey(keyOf(guest, 3), wish, 2)).toBe(false);
    expect(await store.addPasskey({ ...keyOf(guest), guest: eve.id }, wishOf(eve, 'anna'), 9)).toBe(false);
    expect(await store.addPasskey(keyOf(eve), { name: 'anna', bones: wish.bones }, 9)).toBe(false);
    expect(await store.addPasskey(keyOf(eve), wishOf(eve, 'called otherwise'), 9)).toBe(false);
    expect([await store.nameHolder(wish.bones), await store.nameHolder(wishOf(eve, 'anna').bones)]).toEqual([guest.id, undefined]);
    const kept = await store.passkeysOf(guest.id);
    expect(kept.map(({ id }) => id).sort()).toEqual([keyOf(guest, 1).id, keyOf(guest, 2).id]);
    expect(await store.passkey(keyOf(guest).id)).toEqual({ ...keyOf(guest), made: expect.any(Number) });
    expect([await store.dropPasskey(eve.id, keyOf(guest).id), await store.dropPasskey(guest.id, keyOf(guest).id)]).toEqual([false, true]);
    expect(await store.nameHolder(wish.bones)).toBe(guest.id);
    expect(await store.dropPasskey(guest.id, keyOf(guest, 2).id)).toBe(true);
    expect(await store.nameHolder(wish.bones)).toBeUndefined();
  });

  test('renames nobody to what somebody else protects, and protection follows the name', async () => {
    const [{ store, guest }, { guest: eve }] = [await withGuest('anna'), await withGuest('eve')];
    await store.addPasskey(keyOf(guest), wishOf(guest, 'anna'), 9);
    expect(await store.renameGuest(eve.id, wishOf(guest, 'anna'))).toBe(false);
    expect((await store.person(eve.id))?.name).toBe('eve');
    expect(await store.renameGuest(guest.id, wishOf(guest, 'Änne'))).toBe(true);
    expect([await store.nameHolder(`anna ${guest.id}`), await store.nameHolder(`Änne ${guest.id}`)]).toEqual([undefined, guest.id]);
    expect(await store.renameGuest(eve.id, wishOf(guest, 'anna'))).toBe(true);
    expect(await store.nameHolder(`anna ${guest.id}`)).toBeUndefined();
    expect(await store.renameGuest(guest.id, wishOf(guest, 'Änne'))).toBe(true);
    await store.addPasskey(keyOf(eve), { name: 'anna', bones: `anna ${guest.id}` }, 9);
    expect(await store.renameGuest(guest.id, wishOf(guest, 'anna'))).toBe(false);
    expect(await store.nameHolder(`Änne ${guest.id}`)).toBe(guest.id);
  });

  test('a challenge is answered once, by whom it was asked of, in time', async () => {
    const { store, guest } = await withGuest();
    const [own, open, late] = ['own', 'open', 'late'].map((name) => `${name} ${guest.id}`) as [string, string, string];
    await store.addChallenge(own, guest.id, 60_000);
    await store.addChallenge(open, undefined, 60_000);
    await store.addChallenge(late, undefined, 0);
    expect([await store.useChallenge(own, undefined), await store.useChallenge(open, guest.id)]).toEqual([false, false]);
    expect((await Promise.all([1, 2].map(() => store.useChallenge(own, guest.id)))).sort()).toEqual([false, true]);
    expect([await store.useChallenge(open, undefined), await store.useChallenge(late, undefined)]).toEqual([true, false]);
  });

  test('whoever signs has one more device, and a copy that counts no further has none', async () => {
    const { store, guest } = await withGuest();
    const { id } = keyOf(guest);
    await store.addPasskey(keyOf(guest), wishOf(guest, guest.name), 9);
    const use = (counter: number, n: number) =>
      store.usePasskey(id, counter, `signed ${n} ${guest.id}`, { id: `phone ${n} ${guest.id}`, kind: '' });
    expect([await use(0, 1), await use(0, 2)]).toEqual([guest, guest]); // it does not count
    expect((await Promise.all([use(3, 3), use(3, 4)])).filter((one) => one !== undefined)).toEqual([guest]);
    expect([await use(3, 5), await use(2, 6), await use(0, 7)]).toEqual([undefined, undefined, undefined]);
    expect(await store.devicesOf(guest.id)).toHaveLength(4);
    expect((await store.passkey(id))?.counter).toBe(3);
    await store.forgetGuest(guest.id, `alias ${guest.id}`);
    expect([await store.passkeysOf(guest.id), await store.nameHolder(`${guest.name} ${guest.id}`), await use(9, 8)]).toEqual([
      [],
      undefined,
      undefined,
    ]);
    expect(await store.addPasskey(keyOf(guest), wishOf(guest, guest.name), 9)).toBe(false);
  });
}
