import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import { cacheControl, securityHeaders } from './headers.ts';

/** A server for the page built in the folder `page`. It does not listen yet. */
export async function createServer(page: string): Promise<FastifyInstance> {
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  await server.register(fastifyStatic, {
    root: page,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path));
    },
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'not-found', message: 'There is nothing at this address.' }));
  return server;
}
