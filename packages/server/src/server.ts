import cookie from '@fastify/cookie';
import fastifyStatic from '@fastify/static';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { describeApi, descriptionRoutes } from './api/description.ts';
import { guestRoutes } from './api/guests.ts';
import { healthRoutes } from './api/health.ts';
import { lookingRoutes } from './api/looking.ts';
import { playRoutes } from './api/play.ts';
import { refusing } from './api/refusals.ts';
import { Refusal } from './api/schemas.ts';
import { tableRoutes } from './api/tables.ts';
import { startThinker } from './bots/thinker.ts';
import type { Config } from './config.ts';
import { problems } from './errors.ts';
import { cacheControl, securityHeaders } from './headers.ts';
import { furnish, type House } from './house.ts';
import { lost } from './lost.ts';
import { makeMetrics } from './metrics.ts';
import { realOutside } from './outside.ts';
import type { Store } from './store/store.ts';
import { requestsUnderWay } from './under-way.ts';

/** No request needs more; a hundred moves are less than a quarter of it. */
const MOST_BODY = 32 * 1024;

/** Whoever has asked before the server stops is answered, if it takes no longer than this. */
const STOP_MS = 5000;

export interface Games {
  readonly config: Config;
  /** Closed with the server. */
  readonly store: Store;
}

/** An address that is none is refused before anything else is known. */
function unreadable(_error: unknown, _request: unknown, reply: FastifyReply): void {
  const [status, message] = problems['bad-request'];
  reply.code(status).send({ code: 'bad-request', message });
}

/**
 * A server for the page built in the folder `page`, for games if there is a place to keep them, and under /docs for the reference in the folder `docs`.
 * It does not listen yet.
 */
export async function createServer(page: string | undefined, games?: Games, docs?: string): Promise<FastifyInstance> {
  const proxies = games?.config.proxies ?? 0;
  const server = fastify({
    forceCloseConnections: true,
    bodyLimit: MOST_BODY,
    // Only what the proxies themselves have added is believed: the rest of the header is the sender's.
    trustProxy: (_address, hop) => hop < proxies,
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
    logger: games === undefined ? false : { level: games.config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    frameworkErrors: unreadable,
    childLoggerFactory: (logger) => logger, // one logger for all requests: making one for each costs more than most requests
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(securityHeaders);
    done();
  });
  if (games !== undefined) await addGames(server, games);
  else server.get('/healthz', async () => ({ ok: true, is: 'elbowroom', tables: false }));
  if (page !== undefined) await addFolder(server, page, '/', cacheControl);
  // No file of the reference has a hash in its name.
  if (docs !== undefined) await addFolder(server, docs, '/docs', () => 'no-cache');
  server.setNotFoundHandler(lost);
  return server;
}

async function addFolder(server: FastifyInstance, root: string, prefix: string, cacheControl: (path: string) => string): Promise<void> {
  await server.register(fastifyStatic, {
    root,
    prefix,
    redirect: prefix !== '/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
}

async function addGames(server: FastifyInstance, { config, store }: Games): Promise<void> {
  const house: House = furnish({
    config,
    outside: realOutside,
    store,
    thinker: startThinker(config.botThreads),
    metrics: makeMetrics(() => ({ rooms: house.rooms.size, streams: house.rooms.watchers.count() })),
    onFault: (error) => server.log.warn(error),
  });
  const underWay = requestsUnderWay(server);
  let isStopping = false;
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(refusing(house.metrics));
  await server.register(cookie);
  await describeApi(server);
  healthRoutes(server, house, () => isStopping);
  descriptionRoutes(server);
  await server.register(
    async (scope) => {
      scope.addHook('onSend', (_request, reply, _payload, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      scope.addHook('onRoute', ({ schema }) => {
        if (schema !== undefined) schema.response = { ...(schema.response ?? {}), '4xx': Refusal, '5xx': Refusal };
      });
      const api = scope.withTypeProvider<TypeBoxTypeProvider>();
      guestRoutes(api, house);
      tableRoutes(api, house);
      playRoutes(api, house);
      lookingRoutes(api, house);
    },
    { prefix: '/api/v1' },
  );
  server.addHook('preClose', async () => {
    isStopping = true;
    await house.stop();
    await underWay.finished(STOP_MS);
  });
  server.addHook('onClose', async () => {
    await store.close();
  });
}
