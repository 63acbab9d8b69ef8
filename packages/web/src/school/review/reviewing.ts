/** A game looked at again, turn by turn, in workers: broken off and resumed at any time, and kept as far as it has come. */
import { REVIEW_BUDGET, type TurnJob, type TurnReview } from '@elbowroom/bots';
import type { Game } from '../../games/game.ts';
import type { Source } from '../../table/outside.ts';
import { BotsMissing, type Thinker } from '../../table/thinker.ts';
import { type KeptReviews, markOf } from './kept-reviews.ts';
import { fromServer, type ReviewServer } from './served.ts';

export type Mind = Pick<Thinker, 'jobs' | 'review' | 'leave'>;

export type Reviewing = Source & {
  /** How many turns there are; undefined until somebody has counted them. */
  readonly total: number | undefined;
  /** Those that have been weighed, in the order of the game. */
  readonly turns: readonly TurnReview[];
  readonly isRunning: boolean;
  /** What went wrong: the bots did not come, or some turns could not be weighed. */
  readonly trouble: 'missing' | 'failed' | undefined;
  readonly start: () => void;
  readonly stop: () => void;
};

type ReviewKeys = {
  readonly game: Game;
  readonly reviews: KeptReviews;
  readonly openMind: () => Mind;
  /** How many think at once. */
  readonly minds: number;
  /** Where the game was played, if that is a server. */
  readonly server?: ReviewServer | undefined;
};

const MOST_MINDS = 4;
/** One processor is left to the page where there are more than two; with two, a game of four seats would take longer than a minute otherwise. */
export const mindsFor = (processors: number): number => Math.max(Math.min(2, processors), Math.min(MOST_MINDS, processors - 1));

type Course = ReviewKeys & {
  readonly mark: string;
  readonly done: Map<number, TurnReview>;
  readonly listeners: Set<() => void>;
  jobs: readonly TurnJob[] | undefined;
  /** What a server has counted. */
  total: number | undefined;
  /** Whether a server is at it. */
  isServed: boolean;
  /** Those of this run; others have lost their point. */
  working: readonly Mind[];
  trouble: Reviewing['trouble'];
};

const inOrder = ({ done }: Course): TurnReview[] => [...done.values()].sort((a, b) => a.step - b.step);

function tell({ listeners }: Course): void {
  for (const listener of listeners) listener();
}

function stop(course: Course): void {
  for (const mind of course.working) mind.leave();
  course.working = [];
  course.isServed = false;
  tell(course);
}

/** Takes one turn after the other until none is left. */
async function workOff(course: Course, mind: Mind, waiting: TurnJob[]): Promise<void> {
  for (let job = waiting.shift(); job !== undefined && course.working.includes(mind); job = waiting.shift()) {
    try {
      const review = await mind.review(job);
      course.done.set(job.step, review);
      course.reviews.keep(course.mark, inOrder(course));
    } catch (error) {
      if (error instanceof BotsMissing) throw error;
      course.trouble = 'failed';
    }
    tell(course);
  }
}

/** What a server that was asked has weighed; whether there is more to be done here. */
async function ask(course: Course, server: ReviewServer): Promise<boolean> {
  course.isServed = true;
  course.trouble = undefined;
  tell(course);
  const note = (turns: readonly TurnReview[], total: number): void => {
    for (const turn of turns) course.done.set(turn.step, turn);
    if (turns.length > 0) course.reviews.keep(course.mark, inOrder(course));
    course.total = total;
    tell(course);
  };
  await fromServer(server, note, () => course.isServed);
  const isStopped = !course.isServed;
  course.isServed = false;
  tell(course);
  return !isStopped && (course.total === undefined || course.done.size < course.total);
}

async function run(course: Course): Promise<void> {
  if (course.server !== undefined && !(await ask(course, course.server))) return;
  const first = course.openMind();
  course.working = [first];
  course.trouble = undefined;
  tell(course);
  try {
    course.jobs ??= await first.jobs(course.game, REVIEW_BUDGET);
    const waiting = course.jobs.filter(({ step }) => !course.done.has(step));
    const more = Math.min(course.minds, waiting.length) - 1;
    course.working = [first, ...Array.from({ length: Math.max(0, more) }, course.openMind)];
    const working = course.working;
    tell(course);
    await Promise.all(working.map((mind) => workOff(course, mind, waiting)));
  } catch (error) {
    course.trouble = error instanceof BotsMissing ? 'missing' : 'failed';
  }
  // Whoever was broken off gets no answer and never comes here.
  stop(course);
}

export function openReviewing(keys: ReviewKeys): Reviewing {
  const mark = markOf(keys.game);
  const done = new Map(keys.reviews.find(mark).map((turn) => [turn.step, turn]));
  const course: Course = {
    ...keys,
    mark,
    done,
    listeners: new Set(),
    jobs: undefined,
    total: undefined,
    isServed: false,
    working: [],
    trouble: undefined,
  };
  return {
    get total() {
      return course.jobs?.length ?? course.total;
    },
    get turns() {
      return inOrder(course);
    },
    get isRunning() {
      return course.isServed || course.working.length > 0;
    },
    get trouble() {
      return course.trouble;
    },
    start: () => {
      if (!course.isServed && course.working.length === 0) void run(course);
    },
    stop: () => stop(course),
    subscribe: (listener) => {
      course.listeners.add(listener);
      return () => course.listeners.delete(listener);
    },
  };
}
