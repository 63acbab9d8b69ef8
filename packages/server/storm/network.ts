/** Connections from people to nodes, in memory: Node's own HTTP server reads and writes them as it would a socket. Bytes take their time and keep their order. */
import { Duplex } from 'node:stream';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';

/** What a node is to the network. */
export interface Host {
  readonly name: string;
  /** What reaches it is done at once, later because it is frozen, or never because it is gone. */
  readonly reach: (work: () => void) => void;
  readonly accept: (socket: Duplex) => void;
  readonly isUp: () => boolean;
}

export interface Ear {
  readonly data: (words: string) => void;
  readonly end: () => void;
}

/** The end of a connection that the server holds. */
class Socket extends Duplex {
  readonly remoteAddress: string;
  readonly encrypted = false;
  readonly #sent: (words: string) => void;
  readonly #closed: () => void;

  constructor(address: string, sent: (words: string) => void, closed: () => void) {
    super({ allowHalfOpen: true });
    this.remoteAddress = address;
    this.#sent = sent;
    this.#closed = closed;
  }

  override _read(): void {}

  override _write(chunk: Buffer | string, _encoding: BufferEncoding, done: () => void): void {
    this.#sent(chunk.toString());
    done();
  }

  override _final(done: () => void): void {
    this.#closed();
    done();
  }

  override _destroy(_error: Error | null, done: (error: Error | null) => void): void {
    this.#closed();
    done(null);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  setTimeout(): this {
    return this;
  }
}

/** Of all that is said only this comes from the real clock. */
const DATE = /\r\ndate: [^\r]*/i;

export interface Connection {
  readonly send: (words: string) => void;
  /** Without a word. */
  readonly abort: () => void;
}

export class Network {
  readonly #agenda: Agenda;
  readonly #chance: Chance;
  /** Milliseconds on the way, in the mean. */
  readonly slowness = 20;

  /** Hears every word on every way, with its moment. */
  readonly #listen: (line: string) => void;

  constructor(agenda: Agenda, chance: Chance, listen: (line: string) => void) {
    this.#listen = listen;
    this.#agenda = agenda;
    this.#chance = chance;
  }

  connect(host: Host, address: string, ear: Ear): Connection {
    const [there, back] = [this.#way(), this.#way()];
    let isOpen = true;
    let hasEnded = false;
    const end = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      back(() => isOpen && ear.end());
    };
    const note = (way: string, words: string): void => this.#listen(`${this.#agenda.now} ${address} ${way} ${host.name}: ${words}`);
    const answer = (words: string): void => {
      note('<', words.replace(DATE, ''));
      back(() => isOpen && ear.data(words));
    };
    const socket = new Socket(address, answer, end);
    socket.on('error', () => {});
    const reach = (work: () => void): void => {
      there(() => {
        if (!host.isUp()) end();
        else host.reach(work);
      });
    };
    reach(() => host.accept(socket));
    return {
      send: (words) => {
        note('>', words);
        reach(() => socket.push(words));
      },
      abort: () => {
        note('x', '');
        isOpen = false;
        reach(() => socket.destroy());
      },
    };
  }

  /** Later things never overtake earlier ones. */
  #way(): (work: () => void) => void {
    let last = 0;
    return (work) => {
      last = Math.max(last, this.#agenda.now + this.#chance.wait(this.slowness));
      this.#agenda.after(last - this.#agenda.now, work);
    };
  }
}
