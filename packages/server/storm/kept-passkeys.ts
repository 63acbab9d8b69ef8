/** Passkeys and the names that they protect, in memory. */
import type { NewDevice } from '../src/store/people/devices.ts';
import type { NameWish, Passkey, PasskeyStore } from '../src/store/people/passkeys.ts';
import type { Guest } from '../src/store/store.ts';
import type { Kept } from './kept.ts';

type Ask = <T>(act: () => T) => Promise<T>;

export class KeptPasskeys {
  readonly #kept: Kept;
  readonly passkeys = new Map<string, Passkey>();
  /** Who protects a name, by its bones. */
  readonly names = new Map<string, string>();
  readonly challenges = new Map<string, { readonly guest: string | undefined; readonly until: number }>();

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  passkeysOf(guest: string): Passkey[] {
    return [...this.passkeys.values()].filter((passkey) => passkey.guest === guest);
  }

  #release(guest: string, kept?: string): void {
    for (const [bones, holder] of this.names) if (holder === guest && bones !== kept) this.names.delete(bones);
  }

  renameGuest(id: string, { name, bones }: NameWish): boolean {
    const guest = this.#kept.guests.get(id);
    if (guest === undefined || (this.names.get(bones) ?? id) !== id) return false;
    this.#kept.guests.set(id, { ...guest, name });
    if (this.passkeysOf(id).length > 0) this.names.set(bones, id);
    this.#release(id, bones);
    return true;
  }

  useChallenge(hash: string, guest: string | undefined, now: number): boolean {
    const challenge = this.challenges.get(hash);
    if (challenge === undefined || challenge.guest !== guest || challenge.until <= now) return false;
    return this.challenges.delete(hash);
  }

  add(passkey: Passkey, { name, bones }: NameWish, most: number): boolean {
    const { id, guest } = passkey;
    const isFree = (this.names.get(bones) ?? guest) === guest && !this.passkeys.has(id);
    if (!isFree || this.passkeysOf(guest).length >= most || this.#kept.guests.get(guest)?.name !== name) return false;
    this.names.set(bones, guest);
    this.passkeys.set(id, passkey);
    return true;
  }

  use(id: string, counter: number, secret: string, device: NewDevice, now: number): Guest | undefined {
    const passkey = this.passkeys.get(id);
    const guest = passkey && this.#kept.guests.get(passkey.guest);
    if (passkey === undefined || guest === undefined) return undefined;
    if (counter <= passkey.counter && (counter > 0 || passkey.counter > 0)) return undefined;
    this.passkeys.set(id, { ...passkey, counter });
    this.#kept.people.devices.set(device.id, { ...device, guest: guest.id, secret, made: now });
    return { id: guest.id, name: guest.name };
  }

  drop(guest: string, id: string): boolean {
    if (this.passkeys.get(id)?.guest !== guest) return false;
    this.passkeys.delete(id);
    if (this.passkeysOf(guest).length === 0) this.#release(guest);
    return true;
  }

  forget(guest: string): void {
    this.#release(guest);
    for (const { id } of this.passkeysOf(guest)) this.passkeys.delete(id);
    for (const [hash, challenge] of this.challenges) if (challenge.guest === guest) this.challenges.delete(hash);
  }
}

export const passkeysIn = (kept: KeptPasskeys, ask: Ask, now: () => number): PasskeyStore => ({
  renameGuest: (id, wish) => ask(() => kept.renameGuest(id, wish)),
  nameHolder: (bones) => ask(() => kept.names.get(bones)),
  addChallenge: (hash, guest, lastsMs) =>
    ask(() => {
      kept.challenges.set(hash, { guest, until: now() + lastsMs });
    }),
  useChallenge: (hash, guest) => ask(() => kept.useChallenge(hash, guest, now())),
  addPasskey: (passkey, wish, most) => ask(() => kept.add({ ...passkey, made: now() }, wish, most)),
  passkey: (id) => ask(() => kept.passkeys.get(id)),
  passkeysOf: (guest) => ask(() => kept.passkeysOf(guest)),
  usePasskey: (id, counter, secret, device) => ask(() => kept.use(id, counter, secret, device, now())),
  dropPasskey: (guest, id) => ask(() => kept.drop(guest, id)),
});
