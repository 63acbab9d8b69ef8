/** Somebody's browser: sends requests, listens to streams, gives up, goes away in the middle. */
import type { Agenda } from './agenda.ts';
import type { Connection, Host, Network } from './network.ts';

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server says
  readonly body: any;
}

export interface Said {
  readonly event: string;
  readonly data: string;
  readonly id: number | undefined;
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH';
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** No answer is waited for longer. */
const PATIENCE_MS = 20_000;

function headOf({ method, path, token, headers = {} }: Request, body: string): string {
  const lines = [`${method} /api/v1${path} HTTP/1.1`, 'host: storm', 'connection: close'];
  if (token !== undefined) lines.push(`authorization: Bearer ${token}`);
  if (body !== '') lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** What has come so far: the status once the head is there, and what follows it. */
class Reading {
  #words = '';
  #body = 0;
  status = 0;

  add(words: string): void {
    this.#words += words;
    const end = this.status === 0 ? this.#words.indexOf('\r\n\r\n') : -1;
    if (end === -1) return;
    this.status = Number(this.#words.slice(9, 12));
    this.#body = end + 4;
  }

  get body(): string {
    return this.#words.slice(this.#body);
  }

  /** What is whole, and is not given again. */
  blocks(): string[] {
    if (this.status === 0) return [];
    const end = this.#words.lastIndexOf('\n\n');
    if (end < this.#body) return [];
    const whole = this.#words.slice(this.#body, end).split('\n\n');
    this.#words = this.#words.slice(end + 2);
    this.#body = 0;
    return whole;
  }
}

function saidIn(block: string): Said | undefined {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const [event, data, id] = [field('event'), field('data'), field('id')];
  return event === undefined || data === undefined ? undefined : { event, data, id: id === undefined ? undefined : Number(id) };
}

export interface Listening {
  /** The next event, in its order; undefined: the stream is over, or nothing came for so long. */
  readonly next: (ms: number) => Promise<Said | undefined>;
  /** How many events wait to be taken. */
  readonly pending: () => number;
  readonly isOver: () => boolean;
  readonly close: () => void;
}

export class Client {
  readonly #agenda: Agenda;
  readonly #network: Network;
  readonly #address: string;

  constructor(agenda: Agenda, network: Network, address: string) {
    this.#agenda = agenda;
    this.#network = network;
    this.#address = address;
  }

  /** Undefined: no answer came, and nobody knows what happened. */
  ask(host: Host, request: Request, patience = PATIENCE_MS): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const reading = new Reading();
      let isOver = false;
      const end = (answer: Answer | undefined): void => {
        if (isOver) return;
        isOver = true;
        cancel();
        connection.abort();
        resolve(answer);
      };
      const ear = {
        data: (words: string) => reading.add(words),
        end: () => end(answerIn(reading)),
      };
      const connection = this.#open(host, request, ear);
      const cancel = this.#agenda.after(patience, () => end(undefined));
    });
  }

  /** Events are given to `hear` when they come, and kept for `next`. */
  listen(host: Host, request: Request, hear: (said: Said) => void): Listening {
    const reading = new Reading();
    const heard: Said[] = [];
    let isOver = false;
    let wake = (): void => {};
    const end = (): void => {
      isOver = true;
      wake();
    };
    const ear = {
      data: (words: string) => {
        reading.add(words);
        if (reading.status !== 0 && reading.status !== 200) return end();
        for (const said of reading.blocks().map(saidIn)) {
          if (said === undefined) continue;
          hear(said);
          heard.push(said);
        }
        if (heard.length > 0) wake();
      },
      end,
    };
    const connection = this.#open(host, request, ear);
    return {
      pending: () => heard.length,
      isOver: () => isOver,
      close: () => {
        connection.abort();
        end();
      },
      next: (ms) =>
        new Promise((resolve) => {
          const give = (): void => {
            cancel();
            wake = () => {};
            resolve(heard.shift());
          };
          const cancel = this.#agenda.after(heard.length > 0 || isOver ? 0 : ms, give);
          if (heard.length === 0 && !isOver) wake = give;
        }),
    };
  }

  /** Begins something and goes away again at once. */
  async glance(host: Host, request: Request, ms: number): Promise<void> {
    const connection = this.#open(host, request, { data: () => {}, end: () => {} });
    await this.#agenda.pause(ms);
    connection.abort();
  }

  #open(host: Host, request: Request, ear: { data: (words: string) => void; end: () => void }): Connection {
    const body = request.body === undefined ? '' : JSON.stringify(request.body);
    const connection = this.#network.connect(host, this.#address, ear);
    connection.send(`${headOf(request, body)}${body}`);
    return connection;
  }
}

function answerIn(reading: Reading): Answer | undefined {
  if (reading.status === 0) return undefined;
  try {
    return { status: reading.status, body: reading.body === '' ? {} : JSON.parse(reading.body) };
  } catch {
    return undefined; // cut off in the middle
  }
}
