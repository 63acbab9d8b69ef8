/** Who somebody is: a guest with one or more devices, each known by the hash of a secret of its own. */
import type { Desk } from '../desk.ts';
import type { Guest } from '../store.ts';

/** A device that is still to be written down. */
export interface NewDevice {
  readonly id: string;
  /** What it seems to be, in the form of `kindOf`; empty: a program, or nobody knows. */
  readonly kind: string;
}

export interface Device extends NewDevice {
  /** As its owner calls it. */
  readonly name?: string;
  readonly made: number;
  /** The last day on which it was here; left out: not since days are noted. */
  readonly seen?: string;
}

/** Somebody who is known by a secret, and by which device. */
export interface Known extends Guest {
  readonly device: string;
  /** The last day that is noted of the device; empty: none. */
  readonly seen: string;
  /** Whoever runs the server has seen to it that they say nothing, or do not come in at all. */
  readonly isMuted?: true;
  readonly isBanned?: true;
}

export interface DeviceStore {
  /** With the first of the guest's devices. */
  addGuest(guest: Guest, secretHash: string, device?: NewDevice): Promise<void>;
  guestBySecret(secretHash: string): Promise<Known | undefined>;
  /** Those by which nobody is known, or nobody any more who may come in. */
  unknownSecrets(secretHashes: readonly string[]): Promise<string[]>;
  /** In the order in which they came. */
  devicesOf(guest: string): Promise<Device[]>;
  nameDevice(guest: string, device: string, name: string): Promise<boolean>;
  /** It is here on this day. */
  seeDevice(device: string, day: string): Promise<void>;
  /** Unless it is the last: answers with the hash of the secret that ends with it. */
  dropDevice(guest: string, device: string): Promise<string | undefined>;
  /** A code that stands for the guest, until the moment that is answered; the code before it ends. `device`: where it was asked for. */
  addLink(codeHash: string, guest: string, lastsMs: number, device?: string): Promise<number>;
  /** Uses a link up: its guest has one more device, which is known by this secret. */
  joinLink(codeHash: string, secretHash: string, device: NewDevice): Promise<Guest | undefined>;
  /** Uses a link up: the device that asked for it is another one from now on. A link that names none moves all. */
  useLink(codeHash: string, secretHash: string, device?: NewDevice): Promise<Guest | undefined>;
}

interface DeviceColumns {
  readonly id: string;
  readonly kind: string;
  readonly name: string | null;
  readonly made: number;
  readonly seen: string;
}

const deviceFrom = ({ id, kind, name, made, seen }: DeviceColumns): Device => ({
  id,
  kind,
  ...(name === null ? {} : { name }),
  made,
  ...(seen === '' ? {} : { seen }),
});

/** The first device of whoever names none. */
const firstOf = ({ id }: Guest): NewDevice => ({ id, kind: '' });

const BY_SECRET =
  'SELECT g.id, g.name, g.muted, g.banned, d.id AS device, d.seen FROM devices d JOIN guests g ON g.id = d.guest WHERE d.secret = $1';

/** Of two who come with the same code one marks it. */
const MARK = 'UPDATE links SET used = $2 WHERE code = $1 AND used IS NULL AND until > $3 RETURNING 1';
const LEAVE =
  'DELETE FROM devices WHERE guest = (SELECT guest FROM links WHERE used = $1) AND id = coalesce((SELECT device FROM links WHERE used = $1), id)';
const ENTER = `INSERT INTO devices (id, guest, secret, kind, made, seen)
  SELECT coalesce($2, guest), guest, used, $3, CAST($4 AS BIGINT), '' FROM links WHERE used = $1 RETURNING 1`;
const CLEAR = 'DELETE FROM links WHERE used = $1';

type KnownColumns = Known & { readonly muted: number; readonly banned: number };

const knownBy =
  (one: Desk['one']): DeviceStore['guestBySecret'] =>
  async (secretHash) => {
    const found = await one<KnownColumns>(BY_SECRET, secretHash);
    if (found === undefined) return undefined;
    const { muted, banned, ...known } = found;
    return { ...known, ...(muted === 1 && { isMuted: true as const }), ...(banned === 1 && { isBanned: true as const }) };
  };

export function devicesOn({ all, one, write, changes }: Desk, now: () => number): Omit<DeviceStore, 'unknownSecrets'> {
  const guestBySecret = knownBy(one);
  const guestOf = async (secretHash: string): Promise<Guest | undefined> => {
    const found = await guestBySecret(secretHash);
    return found && { id: found.id, name: found.name };
  };
  return {
    guestBySecret,
    async addGuest(guest, secretHash, device = firstOf(guest)) {
      await write(
        ['INSERT INTO guests (id, secret, name, made) VALUES ($1, $1, $2, $3)', guest.id, guest.name, now()],
        [
          "INSERT INTO devices (id, guest, secret, kind, made, seen) VALUES ($1, $2, $3, $4, $5, '')",
          ...[device.id, guest.id, secretHash, device.kind, now()],
        ],
      );
    },
    async devicesOf(guest) {
      const sql = 'SELECT id, kind, name, made, seen FROM devices WHERE guest = $1 ORDER BY made, id';
      return (await all<DeviceColumns>(sql, guest)).map(deviceFrom);
    },
    nameDevice: (guest, device, name) =>
      changes('UPDATE devices SET name = $3 WHERE guest = $1 AND id = $2 RETURNING 1', guest, device, name),
    async seeDevice(device, day) {
      await write(['UPDATE devices SET seen = $2 WHERE id = $1', device, day]);
    },
    async dropDevice(guest, device) {
      const sql = `DELETE FROM devices WHERE guest = $1 AND id = $2 AND EXISTS (SELECT 1 FROM devices other WHERE other.guest = $1 AND other.id <> $2)
        RETURNING secret`;
      const [gone] = (await write([sql, guest, device]))[0] ?? [];
      return gone !== undefined && 'secret' in gone && typeof gone.secret === 'string' ? gone.secret : undefined;
    },
    async addLink(codeHash, guest, lastsMs, device) {
      const until = now() + lastsMs;
      await write(
        ['DELETE FROM links WHERE guest = $1', guest],
        ['INSERT INTO links (code, guest, until, device) VALUES ($1, $2, $3, $4)', codeHash, guest, until, device ?? null],
      );
      return until;
    },
    async joinLink(codeHash, secretHash, { id, kind }) {
      await write([MARK, codeHash, secretHash, now()], [ENTER, secretHash, id, kind, now()], [CLEAR, secretHash]);
      return guestOf(secretHash);
    },
    async useLink(codeHash, secretHash, device) {
      const enter = [ENTER, secretHash, device?.id ?? null, device?.kind ?? '', now()] as const;
      await write([MARK, codeHash, secretHash, now()], [LEAVE, secretHash], enter, [CLEAR, secretHash]);
      return guestOf(secretHash);
    },
  };
}
