/** Who weighs the turns of games: threads of this node or, where nodes share a Postgres, whoever takes pieces from its queue; this node helps along there. */
import { fileURLToPath } from 'node:url';
import type { TurnJob, TurnReview } from '@elbowroom/bots';
import { helperFor, helpOut, openQueue, openThreads, type Progress, sourcesOf, type Threads, throughQueue } from '@elbowroom/jobs';
import type { Config } from '../config.ts';
import { type Outside, pause } from '../outside.ts';

export interface Weighing {
  /** Whether this node weighs anything; if not, it only knows how far others are. */
  readonly isOffered: boolean;
  /** `note` hears of every turn, in whatever order. Rejects with why it cannot be done. */
  readonly weigh: (game: string, jobs: readonly TurnJob[], note: (turn: Pick<TurnReview, 'step'>) => void) => Promise<void>;
  /** All heavy work that waits in the queue, if there is one. */
  readonly progress: () => Promise<Progress[]>;
  readonly stop: () => Promise<void>;
}

interface Means {
  readonly config: Pick<Config, 'databaseUrl' | 'node' | 'reviewThreads'>;
  readonly outside: Outside;
  /** Whether no bot at a table wants the machine. */
  readonly isFree: () => boolean;
  readonly onFault: (error: unknown) => void;
}

const SOURCE = new URL('./worker.ts', import.meta.url);
const WORKS = { review: SOURCE } as const;
const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
/** Milliseconds between two looks whether the bots have done, and before a queue that broke is opened again. */
const LOOK_MS = 100;
const AGAIN_MS = 5000;

type Hand = Threads<TurnJob, TurnReview>;
const handHere = (): Hand => openThreads(SOURCE, undefined, 1);

export const weighingOf = (means: Means): Weighing =>
  means.config.databaseUrl === undefined ? weighingHere(means) : weighingTogether(means);

/** Each thread takes the next turn when it has done one and no bot thinks: bots at tables come first. */
export function weighingHere({ config, outside, isFree }: Means, open = handHere): Weighing {
  const hands = Array.from({ length: config.reviewThreads }, open);
  let isOver = false;
  /** One game after the other: a hand has one turn at a time. */
  let last: Promise<void> = Promise.resolve();
  const weighed = async (jobs: readonly TurnJob[], note: (turn: TurnReview) => void): Promise<void> => {
    const waiting = [...jobs];
    const takes = async ({ doAll }: Hand): Promise<void> => {
      while (waiting.length > 0 && !isOver) {
        const next = isFree() ? waiting.shift() : undefined;
        if (next === undefined) await pause(outside, LOOK_MS);
        else await doAll([next], note);
      }
    };
    await Promise.all(hands.map(takes));
  };
  return {
    isOffered: config.reviewThreads > 0,
    weigh(_game, jobs, note) {
      const work = last.then(() => weighed(jobs, note));
      last = work.catch(() => {}); // whose it is hears of it
      return work;
    },
    progress: async () => [],
    async stop() {
      isOver = true;
      await Promise.all(hands.map(({ leave }) => leave()));
    },
  };
}

type Queue = Awaited<ReturnType<typeof openQueue>>;

function weighingTogether({ config, outside, isFree, onFault }: Means): Weighing {
  const { databaseUrl = '', node, reviewThreads } = config;
  let known: string | undefined;
  const sources = (): string => {
    known ??= sourcesOf(REPOSITORY);
    return known;
  };
  const helpers = Array.from({ length: reviewThreads }, () => helperFor(WORKS));
  let isOver = false;
  let opened: Promise<Queue> | undefined;
  const queue = (): Promise<Queue> => {
    opened ??= openQueue(databaseUrl).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const help = async ({ doer }: (typeof helpers)[number]): Promise<void> => {
    while (!isOver) {
      try {
        const manner = { sources: [sources()], works: Object.keys(WORKS), name: `node ${node}`, isFree, isOver: () => isOver };
        await helpOut(await queue(), doer, manner);
      } catch (error) {
        onFault(error);
        await pause(outside, AGAIN_MS);
      }
    }
  };
  for (const helper of helpers) void help(helper);
  return {
    isOffered: reviewThreads > 0,
    weigh: async (game, jobs, note) =>
      throughQueue<TurnReview>(await queue(), { work: 'review', sources: sources(), given: game, isAwaited: true }, jobs, note),
    progress: async () => (await queue()).progress(),
    async stop() {
      isOver = true;
      await Promise.all(helpers.map(({ leave }) => leave()));
      await opened?.then((one) => one.leave()).catch(onFault);
    },
  };
}
