/** Requests that have come in and are not answered yet: a server that stops waits for them. */
import type { FastifyInstance, FastifyReply } from 'fastify';

export interface UnderWay {
  /** All are answered, or so much time has passed. */
  readonly finished: (ms: number) => Promise<void>;
}

const LOOK_MS = 20;

/** Streams never end by themselves: they are not waited for. */
const isAwaited = ({ raw, sent }: FastifyReply): boolean => !raw.writableFinished && !raw.closed && (!sent || raw.writableEnded);

export function requestsUnderWay(server: FastifyInstance): UnderWay {
  const replies = new Set<FastifyReply>();
  server.addHook('onRequest', (_request, reply, done) => {
    replies.add(reply);
    reply.raw.once('close', () => replies.delete(reply));
    done();
  });
  return {
    async finished(ms) {
      for (const began = performance.now(); [...replies].some(isAwaited) && performance.now() - began < ms; )
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    },
  };
}
