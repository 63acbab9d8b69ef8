/** Where notices go in tests: browsers that read what is sealed for them, and a mail server that keeps what it gets. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Message } from '../src/notices/post.ts';

export interface Pushed {
  /** Which browser. */
  readonly name: string;
  readonly message: Message;
  readonly headers: IncomingHttpHeaders;
  readonly at: number;
}

export interface PushSink {
  readonly pushed: Pushed[];
  /** A new browser: what it tells the server of itself. */
  readonly subscribe: (name: string) => { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  /** What it answers from now on. */
  status: number;
  onPushed: (pushed: Pushed) => void;
  readonly stop: () => Promise<void>;
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** RFC 8291, read by the letter of the standard and not by our own code. */
function opened(body: Buffer, { pair, auth }: Browser): string {
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 21 + (body[20] ?? 0))];
  const key = (secret: Buffer, mixed: Buffer, purpose: Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, mixed, purpose, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const shared = key(pair.computeSecret(theirs), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    key(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    key(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  const sealed = body.subarray(21 + theirs.length);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** RFC 8292: who sends it. Answers with what is claimed; throws if the seal is not theirs. */
export function claimsIn(header: string): { readonly aud: string; readonly exp: number; readonly sub: string; readonly key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', seal = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(seal, 'base64url'),
  );
  if (!isTheirs) throw new Error('not sealed by whom it says');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

export async function startPushSink(): Promise<PushSink> {
  const browsers = new Map<string, Browser>();
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const name = decodeURIComponent(request.url?.slice(1) ?? '');
      const browser = browsers.get(name);
      if (browser !== undefined && sink.status < 300) {
        claimsIn(request.headers.authorization ?? '');
        const one = { name, message: JSON.parse(opened(Buffer.concat(chunks), browser)), headers: request.headers, at: performance.now() };
        sink.pushed.push(one);
        sink.onPushed(one);
      }
      reply.writeHead(browser === undefined ? 404 : sink.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sink: PushSink = {
    pushed: [],
    status: 201,
    onPushed: () => {},
    subscribe(name) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      browsers.set(name, { pair, auth });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `http://127.0.0.1:${port}/${encodeURIComponent(name)}`, keys };
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return sink;
}

interface Mailed {
  readonly to: string;
  readonly text: string;
  readonly at: number;
}

export interface MailSink {
  readonly url: string;
  readonly mails: Mailed[];
  onMailed: (mail: Mailed) => void;
  readonly stop: () => Promise<void>;
}

/** Lines that were too long for the way are whole again. */
const unfolded = (mail: string): string =>
  Buffer.from(
    mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString();

export async function startMailSink(): Promise<MailSink> {
  const sink: { -readonly [K in keyof MailSink]: MailSink[K] } = { url: '', mails: [], onMailed: () => {}, stop: async () => {} };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'user' && password === 'word' ? null : new Error('no'), { user: username ?? '' }),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo[0]?.address ?? '';
        const mail = { to, text: unfolded(Buffer.concat(chunks).toString('latin1')), at: performance.now() };
        sink.mails.push(mail);
        sink.onMailed(mail);
        done();
      });
    },
  });
  server.on('error', () => {}); // a node that is killed hangs up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  sink.url = `smtp://user:word@127.0.0.1:${port}`;
  sink.stop = () => new Promise((resolve) => server.close(() => resolve()));
  return sink;
}
