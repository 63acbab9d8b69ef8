/** Server-sent events: any browser, and curl, can listen. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamEnd } from '../game/watchers.ts';
import { securityHeaders } from '../headers.ts';

const BEAT_MS = 15_000;
/** Whoever reads so slowly is let go, and comes back to read the rest. */
const MOST_UNREAD = 4_000_000;

export interface Stream extends StreamEnd {
  /** Called once, when either side has gone. */
  readonly onGone: (gone: () => void) => void;
}

/** Takes the answer over. From here on nothing is sent but events. */
export function openStream(request: FastifyRequest, reply: FastifyReply): Stream {
  reply.hijack();
  const { raw } = reply;
  // The stream lasts as long as the connection: without chunks, an event is one write.
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200, {
    ...securityHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'close',
  });
  raw.write('retry: 1000\n\n');
  request.raw.socket.setNoDelay(true);
  // Past the answer's head the bytes of an event go to the socket as they are; there is none yet while an earlier request on it is being answered.
  const write = (words: string): void => {
    const way = raw.socket ?? raw;
    way.write(words);
    if (way.writableLength > MOST_UNREAD) raw.destroy();
  };
  const beat = setInterval(() => write(': \n\n'), BEAT_MS).unref();
  let isGone = false;
  const listeners: (() => void)[] = [];
  const gone = (): void => {
    if (isGone) return;
    isGone = true;
    clearInterval(beat);
    for (const listener of listeners) listener();
  };
  raw.once('close', gone);
  raw.once('error', gone);
  return {
    send(event, data, id) {
      if (isGone) return;
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
    },
    end() {
      if (isGone) return;
      raw.end('event: bye\ndata: {}\n\n');
      gone();
    },
    onGone(listener) {
      if (isGone) listener();
      else listeners.push(listener);
    },
  };
}
