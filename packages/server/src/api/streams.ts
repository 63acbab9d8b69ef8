/** Server-sent events: any browser, and curl, can listen. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StreamEnd } from '../game/watchers.ts';
import { securityHeaders } from '../headers.ts';
import { every, type Outside } from '../outside.ts';

const BEAT_MS = 15_000;
/** Whoever reads so slowly is let go, and comes back to read the rest. */
const MOST_UNREAD = 4_000_000;

/** Whoever has asked. They may hang up at any moment, also while it is still being found out what to answer. */
export interface Caller {
  readonly isGone: () => boolean;
  /** Called once, when either side has gone; at once if that is so already. */
  readonly onGone: (gone: () => void) => void;
  /** They are not waited for any longer. */
  readonly part: () => void;
}

/** To be asked for before anything is waited for: whoever hangs up meanwhile does so unheard. */
export function callerOf(request: FastifyRequest, { raw }: FastifyReply): Caller {
  const { socket } = request.raw;
  let isGone = raw.destroyed || socket.destroyed;
  const listeners: (() => void)[] = [];
  const gone = (): void => {
    socket.off('close', gone);
    if (isGone) return;
    isGone = true;
    for (const listener of listeners.splice(0)) listener();
  };
  raw.once('close', gone);
  raw.once('error', gone);
  // An answer that waits behind another on the same connection is not told that it is cut.
  socket.once('close', gone);
  return {
    isGone: () => isGone,
    onGone(listener) {
      if (isGone) listener();
      else listeners.push(listener);
    },
    part: gone,
  };
}

/** Takes the answer over. From here on nothing is sent but events. */
export function openStream(outside: Outside, request: FastifyRequest, reply: FastifyReply, caller: Caller): StreamEnd {
  reply.hijack();
  const { raw } = reply;
  if (caller.isGone()) return { send() {}, end() {} };
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
  caller.onGone(every(outside, BEAT_MS, () => write(': \n\n')));
  return {
    send(event, data, id) {
      if (caller.isGone()) return;
      write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
    },
    end() {
      if (caller.isGone()) return;
      raw.end('event: bye\ndata: {}\n\n');
      caller.part();
    },
  };
}
