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

/** Some moves of a game of the day, which its bots are said to have answered. */
interface DayQuestion extends Claim {
  readonly key: string;
  readonly date: string;
  /** From the first of the game on. */
  readonly moves: readonly string[];
  readonly from: number;
  readonly to: number;
}

/** `forged`: the first of the moves that are no answers. */
type Answered = { readonly move: string } | { readonly forged: number | undefined };
export type Answer = { readonly id: number } & (Answered | { readonly fault: string });

/** What a thread is told: a question, or that another thread can help it and is helped by it. */
export type ThreadOrder =
  | (Question & { readonly id: number /** Nobody else waits for a bot: all threads may think about it. */; readonly isAlone: boolean })
  | (DayQuestion & { readonly id: number })
  | { readonly line: MessagePort };

interface Asked {
  readonly question: Question | DayQuestion;
  readonly resolve: (answer: Answered) => void;
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
  /** Which of these moves of a game of the day its bots would not have made; undefined: all are theirs. */
  readonly firstForged: (question: DayQuestion) => Promise<number | undefined>;
  /** How many questions are thought about, or wait. */
  readonly busy: () => number;
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
  const ask = (question: Question | DayQuestion): Promise<Answered> => {
    if (isClosed) return Promise.reject(new Error('the bots have gone home'));
    const mine = threadAt(pool, placeOf(question.key, threads));
    return new Promise((resolve, reject) => {
      mine.queue.add({ question, resolve, reject }, question);
      feed(pool, mine);
    });
  };
  return {
    async decide(question) {
      const [only] = question.legal;
      if (question.legal.length === 1 && only !== undefined) return text(only);
      if (isHardWork(question.level) && !isClosed) for (let place = 0; place < threads; place++) threadAt(pool, place);
      const answer = await ask(question);
      if (!('move' in answer)) throw new Error('the bot had no answer');
      return answer.move;
    },
    async firstForged(question) {
      const answer = await ask(question);
      if (!('forged' in answer)) throw new Error('the bots had no answer');
      return answer.forged;
    },
    busy: () => pool.places.reduce((sum, one) => sum + (one === undefined ? 0 : one.asked.size + one.queue.size), 0),
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
function hear(pool: Pool, mine: Thread, answer: Answer): void {
  const asked = mine.asked.get(answer.id);
  mine.asked.delete(answer.id);
  mine.last = asked?.question.isAwaited ? { key: asked.question.key, at: performance.now() } : undefined;
  feed(pool, mine);
  if ('fault' in answer) asked?.reject(new Error(answer.fault));
  else asked?.resolve(answer);
}

/** Something to think about, if the thread has nothing and something is waiting that may begin now. */
function feed(pool: Pool, mine: Thread): void {
  const { worker, asked, queue, last } = mine;
  clearTimeout(mine.timer);
  if (asked.size > 0) return;
  const held = last === undefined ? 0 : last.at + TURN_GOES_ON_MS - performance.now();
  const next = queue.next(({ question }) => held <= 0 || question.key === last?.key || !takesLong(question));
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

const takesLong = (question: Question | DayQuestion): boolean => !('level' in question) || isHardWork(question.level);

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
