/** A passkey in software: signs what it is asked to, as a browser with an authenticator would, or a little wrong. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** The head of an item: its kind, and a number of up to two bytes. */
function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const [PRESENT, VERIFIED, ATTESTED] = [1, 4, 64];

/** What is asked of it, as far as it looks at it. */
export interface AskedOf {
  readonly challenge: string;
}

export interface Authenticator {
  readonly id: string;
  /** Counts on with each signature; may be set back, as a copy would. */
  counter: number;
  readonly made: (asked: AskedOf, over?: { readonly fmt?: string; readonly attStmt?: ReadonlyMap<string, Cbor> }) => object;
  readonly signed: (asked: AskedOf, origin?: string) => object;
}

/** A key, and its public part as authenticators write it. */
function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const cose: ReadonlyMap<number, Cbor> = new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
  return { privateKey, cose };
}

export function authenticatorAt(party: string, origin: string): Authenticator {
  const { privateKey, cose } = newKey();
  const id = randomBytes(16);
  const clientData = (type: string, challenge: string, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from }));
  const dataWith = (flags: number, counter: number, more: readonly Buffer[] = []): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(party), Buffer.from([flags]), count, ...more]);
  };
  const letters = (bytes: Buffer): string => bytes.toString('base64url');
  const whole = (response: object) => ({
    id: letters(id),
    rawId: letters(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    id: letters(id),
    counter: 0,
    made({ challenge }, { fmt = 'none', attStmt = new Map() } = {}) {
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(cose)];
      const authData = dataWith(PRESENT | VERIFIED | ATTESTED, this.counter, credential);
      const object = new Map<string, Cbor>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', authData],
      ]);
      return whole({
        clientDataJSON: letters(clientData('webauthn.create', challenge, origin)),
        attestationObject: letters(cbor(object)),
        transports: ['internal'],
      });
    },
    signed({ challenge }, from = origin) {
      const authData = dataWith(PRESENT | VERIFIED, ++this.counter);
      const client = clientData('webauthn.get', challenge, from);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return whole({ clientDataJSON: letters(client), authenticatorData: letters(authData), signature: letters(signature) });
    },
  };
}
