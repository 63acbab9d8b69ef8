import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import { addApi, emptyServer } from './api/door.ts';
import { startThinker } from './bots/thinker.ts';
import type { Config } from './config.ts';
import { cacheControl } from './headers.ts';
import { furnish, type House } from './house.ts';
import { lost } from './lost.ts';
import { makeMetrics } from './metrics.ts';
import { realPost } from './notices/real-post.ts';
import { type Outside, realOutside } from './outside.ts';
import { weighingOf } from './reviews/weighing.ts';
import type { Store } from './store/store.ts';
import { requestsUnderWay } from './under-way.ts';

/** Whoever has asked before the server stops is answered, if it takes no longer than this. */
const STOP_MS = 5000;

export interface Games {
  readonly config: Config;
  /** Closed with the server. */
  readonly store: Store;
  /** Left out: the real one. */
  readonly outside?: Outside;
}

/**
 * A server for the page built in the folder `page`, for games if there is a place to keep them, and under /docs for the reference in the folder `docs`.
 * It does not listen yet.
 */
export async function createServer(page: string | undefined, games?: Games, docs?: string): Promise<FastifyInstance> {
  const server = emptyServer(games?.config);
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
    // The page is built with its files compressed beside them.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
}

async function addGames(server: FastifyInstance, { config, store, outside = realOutside }: Games): Promise<void> {
  const metrics = makeMetrics(() => ({
    rooms: house.rooms.size,
    streams: house.rooms.watchers.count() + house.gallery.rooms.watchers.count(),
    // A database that does not answer is told of elsewhere.
    waiting: store.waitingNotices().catch(() => Number.NaN),
  }));
  collectDefaultMetrics({ register: metrics.registry });
  const thinker = startThinker(config.botThreads);
  const onFault = (error: unknown): void => server.log.warn(error);
  const isFree = (): boolean => thinker.busy() === 0;
  const house: House = furnish({
    config,
    outside,
    store,
    thinker,
    weighing: weighingOf({ config, outside, isFree, onFault }),
    post: realPost(config, outside, store),
    metrics,
    onFault,
  });
  const underWay = requestsUnderWay(server);
  let isStopping = false;
  await addApi(server, house, () => isStopping);
  server.addHook('preClose', async () => {
    isStopping = true;
    await house.stop();
    await underWay.finished(STOP_MS);
  });
  server.addHook('onClose', async () => {
    await store.close();
  });
}
