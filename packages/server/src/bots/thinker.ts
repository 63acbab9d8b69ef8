/** Bots think in threads of their own, so that nobody waits for them but the game they play in. */
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { type Move, text, type View } from '@elbowroom/rules';
import { isHardWork } from './levels.ts';
import { type Claim, Queue } from './queue.ts';

interface Question extends Claim {
  /** The game and seat: a bot may keep a plan while its turn lasts. */
  readonly key: string;
  readonly level: string;
  readonly view: View;
  readonly legal: readonly Move[];
}

export interface Answer {
  readonly id: number;
  readonly move?: string;
  readonly fault?: string;
}

/** What a thread is told: a question, or that another thread can help it and is helped by it. */
export type ThreadOrder =
  | (Question & { readonly id: number /** Nobody else waits for a bot: all threads may think about it. */; readonly isAlone: boolean })
  | { readonly line: MessagePort };

interface Asked {
  readonly question: Question;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it thinks about: one thing at a time. */
  readonly asked: Map<number, Asked>;
  readonly queue: Queue<Asked>;
  /** Whose turn it thought about last, if a person waits for the end of it. */
  last: { readonly key: string; readonly at: number } | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The next question of the same turn comes within this time: nothing that takes long is begun before. */
const TURN_GOES_ON_MS = 50;

export interface Thinker {
  readonly decide: (question: Question) => Promise<string>;
  /** Whoever still waits for a thread is sent away. */
  readonly dismiss: () => void;
  readonly close: () => Promise<void>;
}

/** Every place has a thread once something was asked there. */
interface Pool {
  readonly places: (Thread | undefined)[];
  /** Of the last question. */
  id: number;
}

export function startThinker(threads: number): Thinker {
  const pool: Pool = { places: Array.from({ length: threads }, () => undefined), id: 0 };
  let isClosed = false;
  return {
    decide(question) {
      const [only] = question.legal;
      if (question.legal.length === 1 && only !== undefined) return Promise.resolve(text(only));
      if (isClosed) return Promise.reject(new Error('the bots have gone home'));
      const mine = threadAt(pool, placeOf(question.key, threads));
      if (isHardWork(question.level)) for (let place = 0; place < threads; place++) threadAt(pool, place);
      return new Promise((resolve, reject) => {
        mine.queue.add({ question, resolve, reject }, question);
        feed(pool, mine);
      });
    },
    dismiss() {
      for (const one of pool.places) for (const { reject } of one?.queue.drain() ?? []) reject(new Error('the bots are going home'));
    },
    async close() {
      isClosed = true;
      for (const one of pool.places) clearTimeout(one?.timer);
      await Promise.all(pool.places.map((one) => one?.worker.terminate()));
    },
  };
}

/** The thread of a place, which begins with the first question for it. */
function threadAt(pool: Pool, place: number): Thread {
  const known = pool.places[place];
  if (known !== undefined) return known;
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const fresh: Thread = { worker, asked: new Map(), queue: new Queue(), last: undefined, timer: undefined };
  worker.unref();
  worker.on('message', (answer: Answer) => hear(pool, fresh, answer));
  worker.on('error', (error) => {
    if (pool.places[place] === fresh) pool.places[place] = undefined;
    const fault = error instanceof Error ? error : new Error(String(error));
    for (const { reject } of [...fresh.asked.values(), ...fresh.queue.drain()]) reject(fault);
  });
  for (const other of pool.places) if (other !== undefined) introduce(worker, other.worker);
  pool.places[place] = fresh;
  return fresh;
}

/** The thread goes on with the next question before whoever asked this one does with its answer. */
function hear(pool: Pool, mine: Thread, { id, move, fault }: Answer): void {
  const asked = mine.asked.get(id);
  mine.asked.delete(id);
  mine.last = asked?.question.isAwaited ? { key: asked.question.key, at: performance.now() } : undefined;
  feed(pool, mine);
  if (move === undefined) asked?.reject(new Error(fault ?? 'the bot had no answer'));
  else asked?.resolve(move);
}

/** Something to think about, if the thread has nothing and something is waiting that may begin now. */
function feed(pool: Pool, mine: Thread): void {
  const { worker, asked, queue, last } = mine;
  clearTimeout(mine.timer);
  if (asked.size > 0) return;
  const held = last === undefined ? 0 : last.at + TURN_GOES_ON_MS - performance.now();
  const next = queue.next(({ question: { key, level } }) => held <= 0 || key === last?.key || !isHardWork(level));
  if (next === undefined) {
    worker.unref();
    if (queue.size > 0) mine.timer = setTimeout(() => feed(pool, mine), held);
    return;
  }
  const isAlone = queue.size === 0 && pool.places.every((one) => one === undefined || one.asked.size + one.queue.size === 0);
  const id = ++pool.id;
  asked.set(id, next);
  worker.ref();
  worker.postMessage({ id, isAlone, ...next.question } satisfies ThreadOrder);
}

/** A line of their own between two threads. */
function introduce(one: Worker, other: Worker): void {
  const { port1, port2 } = new MessageChannel();
  one.postMessage({ line: port1 } satisfies ThreadOrder, [port1]);
  other.postMessage({ line: port2 } satisfies ThreadOrder, [port2]);
}

/** The same game and seat always ask the same thread. */
function placeOf(key: string, threads: number): number {
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum % threads;
}
