/** For those who keep it running. */

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { hashOf } from '../secrets.ts';

const LOCAL = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export function healthRoutes(server: FastifyInstance, house: House, isStopping: () => boolean): void {
  const hide = { schema: { hide: true } };
  server.get('/healthz', hide, async () => ({ ok: true }));
  server.get('/readyz', hide, async () => {
    if (isStopping()) throw new Problem('try-again');
    await house.store.ready().catch(() => {
      throw new Problem('try-again');
    });
    return { ok: true };
  });
  server.get('/metrics', hide, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const { metricsToken } = house.config;
    const isAllowed =
      metricsToken === undefined
        ? LOCAL.has(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
        : timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(metricsToken)));
    if (!isAllowed) throw new Problem('not-found');
    return reply.type(house.metrics.registry.contentType).send(await house.metrics.registry.metrics());
  });
}
