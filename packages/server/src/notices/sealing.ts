/** Words that only one browser can read: RFC 8291, one record of RFC 8188. And who sends them: RFC 8292. */
import { createCipheriv, createECDH, createPrivateKey, generateKeyPairSync, hkdfSync, sign } from 'node:crypto';
import type { PushKeys } from '../store/notices.ts';

/** Of an uncompressed point, of the secret that a browser makes up, and of a salt. */
const [POINT, AUTH, SALT] = [65, 16, 16];
const RECORD = 4096;
/** A record is its words, a mark that no other follows, and a seal. */
const MOST_WORDS = RECORD - 1 - 16;

/** By which a server is known to browsers, as it is kept. */
export interface Vapid {
  /** The point, as browsers want it. */
  readonly key: string;
  readonly jwk: { readonly kty: string; readonly crv: string; readonly x: string; readonly y: string; readonly d: string };
}

export function newVapid(): Vapid {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty = '', crv = '', x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { key: point.toString('base64url'), jwk: { kty, crv, x, y, d } };
}

/** What no browser gives away is refused before it is kept. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH || Buffer.from(p256dh, 'base64url').length !== POINT) return false;
  try {
    newPair().computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false; // not on the curve
  }
}

function newPair() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair;
}

const drawn = (secret: Buffer, salt: Buffer, purpose: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, length));

/** Throws if it is too long: what we say is short. */
export function sealed(words: string, { p256dh, auth }: PushKeys, salt: Buffer, pair = newPair()): Buffer {
  const plain = Buffer.from(words);
  if (plain.length > MOST_WORDS || salt.length !== SALT) throw new Error('too long to be sealed');
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), pair.getPublicKey()];
  const purpose = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = drawn(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), purpose, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    drawn(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    drawn(shared, salt, 'Content-Encoding: nonce\0', 12),
  );
  const body = Buffer.concat([cipher.update(plain), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, body]);
}

const written = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The header by which a push service knows us. `until`: seconds since 1970, a day ahead at most. */
export function signed({ key, jwk }: Vapid, endpoint: string, contact: string, until: number): string {
  const claims = `${written({ typ: 'JWT', alg: 'ES256' })}.${written({ aud: new URL(endpoint).origin, exp: until, sub: contact })}`;
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const seal = sign('sha256', Buffer.from(claims), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${claims}.${seal.toString('base64url')}, k=${key}`;
}
