/** Server-sent events: any browser, and curl, can listen. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Line } from '../game/watchers.ts';
import { securityHeaders } from '../headers.ts';
import { every, type Outside } from '../outside.ts';

const BEAT_MS = 15_000;
/** Whoever reads so slowly is let go, and comes back to read the rest. */
const MOST_UNREAD = 4_000_000;

export interface Stream extends Line {
  /** Called once, when either side has gone. */
  readonly onGone: (gone: () => void) => void;
}

/** Takes the answer over. From here on nothing is sent but events. */
export function openStream(outside: Outside, request: FastifyRequest, reply: FastifyReply): Stream {
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
  const endBeat = every(outside, BEAT_MS, () => write(': \n\n'));
  let isGone = false;
  const listeners: (() => void)[] = [];
  const gone = (): void => {
    if (isGone) return;
    isGone = true;
    endBeat();
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
