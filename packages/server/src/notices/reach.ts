/** Where this server may be sent by strangers: an endpoint is an address that somebody has written down, and must lead out of the house. */
import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Two lists: one alone takes addresses of the fourth version for what they are called in the sixth. */
const [inner4, inner6] = [new BlockList(), new BlockList()];
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner4.addSubnet(address, bits, 'ipv4');
/** Only what is given out to the world is let through: everything but 2000::/3 is some house's own, and of that what leads to addresses of the fourth version. */
for (const [address, bits] of [
  ['::', 3],
  ['2001::', 32],
  ['2002::', 16],
  ['4000::', 2],
  ['8000::', 1],
] as const)
  inner6.addSubnet(address, bits, 'ipv6');

/** Whether an address belongs to this machine, or to a network around it. */
export const isInner = (address: string): boolean => {
  const family = isIP(address);
  return family === 0 || (family === 6 ? inner6.check(address, 'ipv6') : inner4.check(address, 'ipv4'));
};

/** Long enough for every service there is. */
const MOST_ENDPOINT = 1000;

/** Whether it may be asked at all; where its name leads is looked at when it is asked. `mayBeInner`: for tests. */
export function isEndpoint(text: string, mayBeInner: boolean): boolean {
  if (text.length > MOST_ENDPOINT || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (mayBeInner) return protocol === 'https:' || protocol === 'http:';
  const host = hostname.replace(/^\[|\]$/g, '');
  const isNamed = isIP(host) === 0 && host.includes('.') && !/\.(?:local|internal|localhost|home\.arpa)$/.test(host);
  return protocol === 'https:' && port === '' && isNamed;
}

/** Looked at when the connection is made: a name that leads elsewhere a moment later leads nowhere. */
const outward: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null) return done(error, '', 4);
    if (first === undefined || found.some(({ address }) => isInner(address))) return done(new Error('an address of the house'), '', 4);
    if (options.all === true) return done(null, found);
    done(null, first.address, first.family);
  });
};

export interface Answered {
  readonly status: number;
  /** Milliseconds after which to come back, if it says so. */
  readonly retryMs?: number;
}

/** Milliseconds: a push service answers at once or is not well. */
const PATIENCE_MS = 8000;

/** Follows no redirection, and reads nothing but the head of the answer. */
export function posted(endpoint: string, headers: Readonly<Record<string, string>>, body: Buffer, mayBeInner: boolean): Promise<Answered> {
  if (!isEndpoint(endpoint, mayBeInner)) return Promise.resolve({ status: 404 });
  const ask = new URL(endpoint).protocol === 'http:' ? plainRequest : secureRequest;
  return new Promise((resolve, reject) => {
    const request = ask(endpoint, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      signal: AbortSignal.timeout(PATIENCE_MS),
      agent: false,
      ...(mayBeInner ? {} : { lookup: outward }),
    });
    request.once('response', (answer) => {
      const seconds = Number(answer.headers['retry-after']);
      resolve({ status: answer.statusCode ?? 0, ...(seconds > 0 ? { retryMs: seconds * 1000 } : {}) });
      answer.destroy();
    });
    request.once('error', reject);
    request.end(body);
  });
}
