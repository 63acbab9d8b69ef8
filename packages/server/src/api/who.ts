/** Who asks: by the cookie that a browser keeps out of scripts' reach, or by a token that a bot sends. */
import { dayAt } from '@elbowroom/bots/day';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { Outside } from '../outside.ts';
import { hashOf } from '../secrets.ts';
import type { Known } from '../store/people/devices.ts';
import type { Store } from '../store/store.ts';

/** Somebody at the door, and the hash of the secret by which they are known. */
export interface Visitor extends Known {
  readonly secret: string;
}

export const COOKIE = 'elbowroom';
const COOKIE_TERMS = { httpOnly: true, sameSite: 'strict', path: '/' } as const;
const YEAR = 365 * 24 * 3600;
/** Another node may have renamed or moved a guest: nothing is believed for longer than this. */
const BELIEVED_MS = 10_000;
const MOST = 20_000;
const TOKEN = /^[\w-]{43}$/;

export class Doorkeeper {
  readonly #steady: () => number;
  readonly #store: Store;
  readonly #hasSecureCookies: boolean;
  readonly #known = new Map<string, { readonly guest: Visitor; readonly until: number }>();

  /** Of what each connection showed last. */
  readonly #hashes = new WeakMap<object, { readonly secret: string; readonly hash: string }>();

  constructor({ steady }: Pick<Outside, 'steady'>, store: Store, hasSecureCookies: boolean) {
    this.#steady = steady;
    this.#store = store;
    this.#hasSecureCookies = hasSecureCookies;
  }

  async guest(request: FastifyRequest): Promise<Visitor | undefined> {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (bearer === undefined) demandOwnPage(request);
    const secret = bearer ?? request.cookies[COOKIE];
    if (secret === undefined || !TOKEN.test(secret)) return undefined;
    const hash = this.#hash(request.socket, secret);
    const known = this.#known.get(hash);
    if (known !== undefined && known.until > this.#steady()) return known.guest;
    const found = await this.#store.guestBySecret(hash);
    const guest = found && { ...found, secret: hash };
    this.#known.delete(hash);
    if (guest !== undefined && !guest.isBanned) this.#known.set(hash, { guest, until: this.#steady() + BELIEVED_MS });
    if (guest?.isBanned) throw new Problem('banned');
    if (guest !== undefined) this.#noteDay(guest);
    for (const old of this.#known.keys()) {
      if (this.#known.size <= MOST) break;
      this.#known.delete(old);
    }
    return guest;
  }

  /** Once a day for each device. Nobody waits for it, and it is tried again when it fails. */
  #noteDay({ device, seen }: Visitor): void {
    const today = dayAt(this.#store.now());
    if (seen !== today) this.#store.seeDevice(device, today).catch(() => {});
  }

  /** Whoever moves does so on the connection of the move before. */
  #hash(connection: object, secret: string): string {
    const last = this.#hashes.get(connection);
    if (last?.secret === secret) return last.hash;
    const hash = hashOf(secret);
    this.#hashes.set(connection, { secret, hash });
    return hash;
  }

  forget(id: string): void {
    for (const [hash, { guest }] of this.#known) if (guest.id === id) this.#known.delete(hash);
  }

  giveCookie(reply: FastifyReply, secret: string): void {
    reply.setCookie(COOKIE, secret, { ...COOKIE_TERMS, maxAge: YEAR, secure: this.#hasSecureCookies });
  }

  takeCookie(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { ...COOKIE_TERMS, secure: this.#hasSecureCookies });
  }
}

/** A browser says where a request comes from: another site's page must not act with our cookie. */
function demandOwnPage({ headers, method }: FastifyRequest): void {
  if (method === 'GET' || method === 'HEAD') return;
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  const isForeign = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none')) throw new Problem('wrong-origin');
}
