/** The page's end of the line to the worker in which bots think. */
import type { Advice, BotName, Budget, PuzzlePlan, TurnJob, TurnReview } from '@elbowroom/bots';
import type { Move, View } from '@elbowroom/rules';
import type { Game } from '../games/game.ts';
import type { Judged } from '../school/puzzle/judging.ts';
import type { DayQuestion } from './day-thought.ts';
import type { Think } from './seating.ts';

export type Question =
  | DayQuestion
  | {
      readonly type: 'decide';
      readonly game: string;
      readonly seat: number;
      readonly bot: BotName;
      readonly view: View;
      readonly legal: readonly Move[];
    }
  /** Where a seat that has tokens or pieces in hand would sensibly put them. */
  | { readonly type: 'spread'; readonly view: View; readonly isPiece: boolean }
  /** What the viewer might do with the turn. */
  | { readonly type: 'advise'; readonly view: View }
  /** The turns of a game, to be weighed with so much thought each. */
  | { readonly type: 'jobs'; readonly game: Game; readonly budget: Budget }
  | { readonly type: 'review'; readonly job: TurnJob }
  /** How a turn was played beside what solves it. */
  | { readonly type: 'judge'; readonly job: TurnJob; readonly plans: readonly PuzzlePlan[] };

/** Moves as their lines, and whatever else was asked for. */
export type Thought = {
  readonly lines: readonly string[];
  readonly advice?: Advice;
  readonly jobs?: readonly TurnJob[];
  readonly review?: TurnReview;
  readonly judged?: Judged;
  /** By seat. */
  readonly coins?: readonly number[];
};

export type Answer = (Thought & { readonly id: number }) | { readonly id: number; readonly fault: string };

export type Thinker = {
  readonly think: Think;
  readonly spread: (view: View, isPiece: boolean) => Promise<readonly string[]>;
  readonly advise: (view: View) => Promise<Advice>;
  readonly jobs: (game: Game, budget: Budget) => Promise<readonly TurnJob[]>;
  readonly review: (job: TurnJob) => Promise<TurnReview>;
  readonly judge: (job: TurnJob, plans: readonly PuzzlePlan[]) => Promise<Judged>;
  /** Whatever is thought about is given up; nobody gets an answer. */
  readonly leave: () => void;
  /** Coins by seat at the end, if a bot plays the person's seat in the deal of a day. */
  readonly par: (date: string, bot: BotName) => Promise<readonly number[]>;
};

/** What somebody at the table may ask for. */
export type Counsel = Pick<Thinker, 'spread' | 'advise'> & {
  /** Whether those who would answer could not be fetched when they were called last, and how often that has happened. */
  readonly isMissing: boolean;
  readonly misses: number;
};

/** The bots did not come, or would not start: there is no network, or the page has been renewed since it was opened. */
export class BotsMissing extends Error {}

/** What is needed of a worker. */
export type BotWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;

const botWorker = (): BotWorker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });

type Line = { readonly ask: (question: Question) => Promise<Thought>; readonly leave: () => void };

function openLine(onMissing: (isMissing: boolean) => void, startWorker: () => BotWorker): Line {
  const waiting = new Map<number, { done: (said: Thought) => void; fail: (error: Error) => void }>();
  let last = 0;
  /** Nobody answers from a file that was not there: whoever asks again has it fetched again. */
  let worker: BotWorker | undefined;
  const failAll = (error: Error): void => {
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  const hang = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const start = (): BotWorker => {
    const started = startWorker();
    let hasSpoken = false;
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      hasSpoken = true;
      onMissing(false);
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('lines' in data) asked?.done(data);
      else asked?.fail(new Error(data.fault));
    });
    started.addEventListener('error', (event) => {
      if (hasSpoken) {
        failAll(new Error(event.message));
        return;
      }
      hang();
      onMissing(true);
      failAll(new BotsMissing('the bots could not be fetched'));
    });
    return started;
  };
  const ask = (question: Question): Promise<Thought> =>
    new Promise((done, fail) => {
      const id = ++last;
      waiting.set(id, { done, fail });
      worker ??= start();
      // What the page watches is made of proxies, which cannot be sent: plain data can.
      worker.postMessage({ id, question });
    });
  return { ask, leave: hang };
}

/** `onMissing` is told whether bots are missing: yes when they do not come, no when the first of them speaks. */
export function openThinker(onMissing: (isMissing: boolean) => void, startWorker: () => BotWorker = botWorker): Thinker {
  const { ask, leave } = openLine(onMissing, startWorker);
  return {
    think: async (asked) => {
      const {
        lines: [line],
      } = await ask(asked.day === undefined ? { type: 'decide', ...asked } : { type: 'day', ...asked.day });
      if (line === undefined) throw new Error('the bot has nothing to say');
      return line;
    },
    spread: async (view, isPiece) => (await ask({ type: 'spread', view, isPiece })).lines,
    advise: async (view) => (await ask({ type: 'advise', view })).advice ?? { plans: [] },
    jobs: async (game, budget) => given((await ask({ type: 'jobs', game, budget })).jobs),
    review: async (job) => given((await ask({ type: 'review', job })).review),
    judge: async (job, plans) => given((await ask({ type: 'judge', job, plans })).judged),
    leave,
    par: async (date, bot) => (await ask({ type: 'par', date, bot })).coins ?? [],
  };
}

function given<T>(answer: T | undefined): T {
  if (answer === undefined) throw new Error('the bots have answered something else');
  return answer;
}
