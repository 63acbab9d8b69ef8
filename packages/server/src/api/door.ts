/** The way in: every address of the API, and how requests are read and refused. What is behind it is asked at each request anew. */
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { problems } from '../errors.ts';
import { dataHeaders, securityHeaders } from '../headers.ts';
import type { House } from '../house.ts';
import { bellRoutes } from './bells.ts';
import { chatRoutes } from './chat.ts';
import { compilersFactory } from './compilers.ts';
import { compressAnswer } from './compression.ts';
import { dayRoutes } from './days.ts';
import { describeApi, descriptionRoutes } from './description.ts';
import { guestRoutes } from './guests.ts';
import { healthRoutes } from './health.ts';
import { lookingRoutes } from './looking.ts';
import { peopleRoutes } from './people.ts';
import { playRoutes } from './play.ts';
import { ratingRoutes } from './ratings.ts';
import { refusing } from './refusals.ts';
import { reviewRoutes } from './reviews.ts';
import { Refusal } from './schemas.ts';
import { slowRoutes } from './slow.ts';
import { tableRoutes } from './tables.ts';
import { watchRoutes } from './watch.ts';

/** No request needs more; a hundred moves are less than a quarter of it. */
const MOST_BODY = 32 * 1024;

const PREFIX = '/api/v1';

/** An address that is none is refused before anything else is known. */
function unreadable(_error: unknown, _request: unknown, reply: FastifyReply): void {
  const [status, message] = problems['bad-request'];
  reply.code(status).send({ code: 'bad-request', message });
}

/** A server with no address yet. */
export function emptyServer(config?: Pick<Config, 'proxies' | 'logLevel'>): FastifyInstance {
  const proxies = config?.proxies ?? 0;
  const server = fastify({
    forceCloseConnections: true,
    bodyLimit: MOST_BODY,
    // Only what the proxies themselves have added is believed: the rest of the header is the sender's.
    trustProxy: proxies > 0 && ((_address, hop) => hop < proxies),
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
    pluginTimeout: 60_000, // nothing waits for anybody here, but a machine may have much else to do when a server starts
    logger: config === undefined ? false : { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    frameworkErrors: unreadable,
    childLoggerFactory: (logger) => logger, // one logger for all requests: making one for each costs more than most requests
    schemaController: { compilersFactory },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  });
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.headers(request.url.startsWith(PREFIX) ? dataHeaders : securityHeaders);
    done();
  });
  server.addHook('onSend', compressAnswer);
  return server;
}

export async function addApi(server: FastifyInstance, house: House, isStopping: () => boolean): Promise<void> {
  server.removeContentTypeParser('text/plain');
  server.setErrorHandler(refusing(house));
  await server.register(cookie);
  await describeApi(server);
  healthRoutes(server, house, isStopping);
  descriptionRoutes(server);
  await server.register(
    async (scope) => {
      scope.addHook('onRoute', ({ schema }) => {
        if (schema !== undefined) schema.response = { ...(schema.response ?? {}), '4xx': Refusal, '5xx': Refusal };
      });
      const api = scope.withTypeProvider<TypeBoxTypeProvider>();
      guestRoutes(api, house);
      peopleRoutes(api, house);
      tableRoutes(api, house);
      playRoutes(api, house);
      lookingRoutes(api, house);
      reviewRoutes(api, house);
      chatRoutes(api, house);
      dayRoutes(api, house);
      bellRoutes(api, house);
      slowRoutes(api, house);
      watchRoutes(api, house);
      ratingRoutes(api, house);
    },
    { prefix: PREFIX },
  );
}
