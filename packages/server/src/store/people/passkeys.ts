/** Passkeys, by which somebody is known on any device; the names that they protect; and what is asked of them, once. */
import type { Desk } from '../desk.ts';
import type { Guest } from '../store.ts';
import type { NewDevice } from './devices.ts';

export interface Passkey {
  /** As the authenticator calls it. */
  readonly id: string;
  readonly guest: string;
  /** What its signatures are checked by, as COSE in letters. Nothing secret is here. */
  readonly key: string;
  /** How often it has signed, by its own count; 0 for ever: it does not count. */
  readonly counter: number;
  /** Where it was made, in the form of `kindOf`. */
  readonly kind: string;
  /** The ways on which a browser can reach it. */
  readonly transports: readonly string[];
  readonly made: number;
}

/** A name, and what it is told apart from others by: see `wishFrom`. */
export interface NameWish {
  readonly name: string;
  readonly bones: string;
}

export interface PasskeyStore {
  /** False: somebody else protects the name, and nothing was changed. Whoever protects theirs protects the new one from then on, and the old one no longer. */
  renameGuest(id: string, wish: NameWish): Promise<boolean>;
  /** Who protects it. */
  nameHolder(bones: string): Promise<string | undefined>;
  /** Something to be signed, by a guest or by whoever comes. It is kept as a hash, and for so long. */
  addChallenge(hash: string, guest: string | undefined, lastsMs: number): Promise<void>;
  /** Whether it was asked of them and is still awaited; not a second time. */
  useChallenge(hash: string, guest: string | undefined): Promise<boolean>;
  /** With the first, the name is protected. False: somebody else protects it, or has this passkey, or the guest has so many, is called otherwise or is gone. */
  addPasskey(passkey: Omit<Passkey, 'made'>, wish: NameWish, most: number): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** In the order in which they came. */
  passkeysOf(guest: string): Promise<Passkey[]>;
  /** A passkey has signed: its guest has one more device, which is known by this secret. Undefined: it is gone, or has counted no further since, as a copy of it would. */
  usePasskey(id: string, counter: number, secretHash: string, device: NewDevice): Promise<Guest | undefined>;
  /** With the last, the name is everybody's. */
  dropPasskey(guest: string, id: string): Promise<boolean>;
}

interface PasskeyColumns extends Omit<Passkey, 'key' | 'transports'> {
  readonly public_key: string;
  readonly transports: string;
}

const passkeyFrom = ({ public_key: key, transports, ...passkey }: PasskeyColumns): Passkey => ({
  ...passkey,
  key,
  transports: transports === '' ? [] : transports.split(' '),
});

/** Whoever changes a guest's name or passkeys at the same moment waits here. */
const HOLD = 'UPDATE guests SET name = name WHERE id = $1';
const PROTECT = 'INSERT INTO names (bones, guest) SELECT $3, id FROM guests WHERE id = $1 AND name = $2 ON CONFLICT DO NOTHING';
const ADD = `INSERT INTO passkeys (id, guest, public_key, counter, kind, transports, made)
  SELECT $1, guest, $3, CAST($4 AS BIGINT), $5, $6, CAST($7 AS BIGINT) FROM names
  WHERE bones = $8 AND guest = $2 AND (SELECT count(*) FROM passkeys WHERE guest = $2) < CAST($9 AS BIGINT)
  ON CONFLICT DO NOTHING RETURNING 1`;
const UNPROTECT = 'DELETE FROM names WHERE guest = $1 AND NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = $1)';

/** Whoever protects a name tries for the new one; the old one goes when they have it. */
const CLAIM = `INSERT INTO names (bones, guest) SELECT $2, $1 WHERE EXISTS (SELECT 1 FROM passkeys WHERE guest = $1) ON CONFLICT DO NOTHING`;
const RENAME = `UPDATE guests SET name = $2 WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM names WHERE bones = $3 AND guest <> $1) RETURNING 1`;
const RELEASE = `DELETE FROM names WHERE guest = $1 AND bones <> $2 AND EXISTS (SELECT 1 FROM names own WHERE own.bones = $2 AND own.guest = $1)`;

/** One that has signed is marked with the secret that follows: of two copies of it that count alike one gets through. */
const MARK = `UPDATE passkeys SET counter = CAST($2 AS BIGINT), used = $3
  WHERE id = $1 AND (counter < CAST($2 AS BIGINT) OR counter = 0 AND CAST($2 AS BIGINT) = 0) RETURNING 1`;
const ENTER = `INSERT INTO devices (id, guest, secret, kind, made, seen)
  SELECT $3, guest, used, $4, CAST($5 AS BIGINT), '' FROM passkeys WHERE id = $1 AND used = $2`;
const CLEAR = 'UPDATE passkeys SET used = NULL WHERE id = $1 AND used = $2';

/** What is forgotten with a guest. */
export const FORGET_PASSKEYS: readonly string[] = [
  'DELETE FROM challenges WHERE guest = $1',
  'DELETE FROM names WHERE guest = $1',
  'DELETE FROM passkeys WHERE guest = $1',
];

type Challenges = Pick<PasskeyStore, 'addChallenge' | 'useChallenge'>;

/** Of nobody in particular: an empty name, which both databases compare as they do others. */
const challengesOn = ({ write, changes }: Desk, now: () => number): Challenges => ({
  async addChallenge(hash, guest = '', lastsMs) {
    await write(
      ['DELETE FROM challenges WHERE until <= $1', now()],
      ['INSERT INTO challenges (id, guest, until) VALUES ($1, $2, $3)', hash, guest, now() + lastsMs],
    );
  },
  useChallenge: (hash, guest = '') =>
    changes('DELETE FROM challenges WHERE id = $1 AND guest = $2 AND until > $3 RETURNING 1', hash, guest, now()),
});

const COLUMNS = 'id, guest, public_key, counter, kind, transports, made';

export function passkeysOn(desk: Desk, now: () => number): PasskeyStore {
  const { all, one, write } = desk;
  const did = (rows: readonly object[] | undefined): boolean => (rows?.length ?? 0) > 0;
  return {
    ...challengesOn(desk, now),
    async renameGuest(id, { name, bones }) {
      const [, , renamed] = await write([HOLD, id], [CLAIM, id, bones], [RENAME, id, name, bones], [RELEASE, id, bones]);
      return did(renamed);
    },
    async nameHolder(bones) {
      return (await one<{ guest: string }>('SELECT guest FROM names WHERE bones = $1', bones))?.guest;
    },
    async addPasskey({ id, guest, key, counter, kind, transports }, { name, bones }, most) {
      const [, , added] = await write(
        [HOLD, guest],
        [PROTECT, guest, name, bones],
        [ADD, id, guest, key, counter, kind, transports.join(' '), now(), bones, most],
        [UNPROTECT, guest],
      );
      return did(added);
    },
    async passkey(id) {
      const found = await one<PasskeyColumns>(`SELECT ${COLUMNS} FROM passkeys WHERE id = $1`, id);
      return found && passkeyFrom(found);
    },
    async passkeysOf(guest) {
      return (await all<PasskeyColumns>(`SELECT ${COLUMNS} FROM passkeys WHERE guest = $1 ORDER BY made, id`, guest)).map(passkeyFrom);
    },
    async usePasskey(id, counter, secretHash, device) {
      await write([MARK, id, counter, secretHash], [ENTER, id, secretHash, device.id, device.kind, now()], [CLEAR, id, secretHash]);
      return one<Guest>('SELECT g.id, g.name FROM devices d JOIN guests g ON g.id = d.guest WHERE d.secret = $1', secretHash);
    },
    async dropPasskey(guest, id) {
      const [, dropped] = await write(
        [HOLD, guest],
        ['DELETE FROM passkeys WHERE guest = $1 AND id = $2 RETURNING 1', guest, id],
        [UNPROTECT, guest],
      );
      return did(dropped);
    },
  };
}
