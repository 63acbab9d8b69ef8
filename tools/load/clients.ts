/**
 * Simulated people, as lean as they can be made, for they share the processors with the server that is measured: plain sockets, and of what they hear only
 * what they need is read. They do read all of it, and count what is missing or comes twice.
 */
import { connect, type Socket } from 'node:net';

interface Answer {
  readonly status: number;
  readonly words: string;
  /** With its head. */
  readonly bytes: number;
}

/** One connection that asks one thing after the other. */
export interface Wire {
  readonly ask: (method: 'GET' | 'POST', path: string, token: string | undefined, body?: string) => Promise<Answer>;
  readonly close: () => void;
}

export interface Heard {
  /** The last row that was told of. */
  readonly seq: number;
  /** What the next move must follow. */
  readonly after: number;
  /** What the seat may do, if it must decide. */
  readonly legal: readonly string[];
  readonly isOver: boolean;
  readonly bytes: number;
  /** Of them, for legal moves. */
  readonly legalBytes: number;
  /** Whether it follows what was heard before, without a gap and nothing twice. */
  readonly isNext: boolean;
}

/** Bytes are read and taken away at once, so one buffer serves all sockets. */
const incoming = Buffer.alloc(256 * 1024);

function open(address: string, hear: (words: string) => void, onGone: () => void): Socket {
  const { hostname, port } = new URL(address);
  const callback = (length: number): boolean => {
    hear(incoming.toString('latin1', 0, length));
    return true;
  };
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: incoming, callback } });
  socket.on('error', onGone);
  socket.on('close', onGone);
  return socket;
}

const identity = (token: string | undefined): string => (token === undefined ? '' : `authorization: Bearer ${token}\r\n`);

interface Asked {
  readonly words: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export function wireTo(address: string): Wire {
  const { host } = new URL(address);
  /** The first is being answered, the others wait. */
  const asked: Asked[] = [];
  let heard = '';
  const hear = (words: string): void => {
    heard = heard === '' ? words : heard + words;
    const end = heard.indexOf('\r\n\r\n');
    const length = end < 0 ? undefined : Number(/\r\ncontent-length: (\d+)/i.exec(heard)?.[1] ?? 0);
    if (length === undefined || heard.length < end + 4 + length) return;
    const answer = { status: Number(heard.slice(9, 12)), words: heard.slice(end + 4), bytes: heard.length };
    heard = '';
    asked.shift()?.resolve(answer);
    if (asked[0] !== undefined) socket.write(asked[0].words, 'latin1');
  };
  const gone = (): void => {
    for (const { reject } of asked.splice(0)) reject(new Error('the connection is gone'));
  };
  const socket = open(address, hear, gone);
  return {
    ask: (method, path, token, body = '') =>
      new Promise((resolve, reject) => {
        const content = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${body.length}\r\n`;
        const head = `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nprefer: return=minimal\r\n${identity(token)}${content}\r\n`;
        asked.push({ words: head + body, resolve, reject });
        if (asked.length === 1) socket.write(head + body, 'latin1');
      }),
    close: () => socket.destroy(),
  };
}

/** Listens to a table, as somebody at it: what has changed, and what can be done. `asks`: from which seat, if there are several. */
export function listen(address: string, table: string, token: string, onNews: (heard: Heard) => void, asks = ''): () => void {
  let rest = '';
  let last: number | undefined;
  const hear = (words: string): void => {
    const all = rest === '' ? words : rest + words;
    let from = 0;
    for (let end = all.indexOf('\n\n'); end >= 0; end = all.indexOf('\n\n', from)) {
      const news = newsIn(all.slice(from, end), last);
      from = end + 2;
      if (news === undefined) continue;
      last = news.seq;
      onNews(news);
    }
    rest = all.slice(from);
  };
  const socket = open(address, hear, () => {});
  const path = `/api/v1/tables/${table}/stream?differences=1&legal=1${asks}`;
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${new URL(address).host}\r\n${identity(token)}\r\n`, 'latin1');
  return () => socket.destroy();
}

const HEAD = /^id: \d+\nevent: news\ndata: \{"seq":(\d+),(?:"after":(\d+),)?"rows":\[(?:\{"seq":(\d+))?/;

/** Undefined: it was not about the game. */
function newsIn(block: string, last: number | undefined): Heard | undefined {
  const [head, ...numbers] = HEAD.exec(block) ?? [];
  if (head === undefined) return undefined;
  const [seq = Number.NaN, after = Number.NaN, first = Number.NaN] = numbers.map(Number);
  const at = block.indexOf('"legal":[', head.length);
  const legal = at < 0 ? '[]' : block.slice(at + 8, block.indexOf(']', at) + 1);
  return {
    seq,
    after: Number.isNaN(after) ? seq : after,
    legal: JSON.parse(legal),
    isOver: block.includes('"outcome":', head.length),
    bytes: block.length + 2,
    legalBytes: at < 0 ? 0 : legal.length + 9,
    isNext: last === undefined || (first === last + 1 && (seq === first || rowsFollow(block, last, seq))),
  };
}

function rowsFollow(block: string, last: number, seq: number): boolean {
  const { rows }: { rows: { seq: number }[] } = JSON.parse(block.slice(block.indexOf('data: ') + 6));
  return rows.length === seq - last && rows.every((row, i) => row.seq === last + 1 + i);
}
