/** For those who keep it running. */

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { hashOf } from '../secrets.ts';
import { isFull } from '../store/full.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOCAL_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** Whoever passes a request on adds one of these, as a rule. */
const PASSED_ON = /^(x-forwarded-.*|x-real-ip|forwarded|via)$/;

/** Whether somebody on this machine asks, and nobody in between: a proxy here would lend its address to the whole world, as a foreign name that leads here would to any page. */
function isOwn({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = Object.keys(headers).some((name) => PASSED_ON.test(name));
  return LOCAL.has(socket.remoteAddress ?? '') && LOCAL_NAME.test(headers.host ?? '') && !isPassedOn;
}

export function healthRoutes(server: FastifyInstance, house: House, isStopping: () => boolean): void {
  const hide = { schema: { hide: true } };
  server.get('/healthz', hide, async () => ({ ok: true, is: 'elbowroom' }));
  server.get('/readyz', hide, async () => {
    if (isStopping()) throw new Problem('try-again');
    await house.store.ready().catch((error: unknown) => {
      throw new Problem(isFull(error) ? 'full' : 'try-again');
    });
    return { ok: true };
  });
  // For whoever does heavy work on this machine: bots at tables come first.
  server.get('/bots', hide, async (request) => {
    if (!isOwn(request)) throw new Problem('not-found');
    return { thinking: house.thinking() };
  });
  server.get('/metrics', hide, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const { metricsToken } = house.config;
    const isAllowed =
      metricsToken === undefined ? isOwn(request) : timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(metricsToken)));
    if (!isAllowed) throw new Problem('not-found');
    const { registry } = house.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
