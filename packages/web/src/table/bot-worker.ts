/** Where bots think: in a thread of their own, so that the page never stutters. The strongest has helpers, which run this same file. */
import {
  type Answered,
  type Asked,
  advise,
  answerTo,
  type Bot,
  botOf,
  type Crew,
  crewOf,
  type Line,
  netsReady,
  reviewTurn,
  turnJobs,
} from '@elbowroom/bots';
import { determinize, legalMoves, step, text, toDecide, view } from '@elbowroom/rules';
import { judge } from '../school/puzzle/judging.ts';
import { dayThought } from './day-thought.ts';
import type { Answer, Question, Thought } from './thinker.ts';

const kept = new Map<string, Bot>();
/** Milliseconds that the slowest bots may take for one turn. */
const PATIENCE = 1500;
/** Threads that think about one turn, if the machine has as many. */
const MOST_THREADS = 4;
/** More tokens and pieces than one seat ever puts down. */
const MOST = 60;

function botFor(key: string, make: () => Bot): Bot {
  const before = kept.get(key);
  if (before !== undefined) return before;
  const now = make();
  kept.set(key, now);
  return now;
}

let crew: Crew | undefined;

function helpers(): Crew {
  const count = Math.max(0, Math.min(MOST_THREADS, navigator.hardwareConcurrency) - 1);
  return crewOf(Array.from({ length: count }, lineToHelper), (ms) => new Promise((done) => setTimeout(done, ms)));
}

function lineToHelper(): Line {
  const worker = new Worker(location.href, { type: 'module' });
  return {
    send: (asked) => worker.postMessage(asked),
    onAnswer: (hear) => worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => hear(data)),
    onEnd: (hear) => worker.addEventListener('error', hear),
  };
}

async function answer(question: Question): Promise<Thought> {
  await netsReady();
  if (question.type === 'advise') return { lines: [], advice: advise(question.view) };
  if (question.type === 'jobs') return { lines: [], jobs: turnJobs(question.game.setup, question.game.moves, question.budget) };
  if (question.type === 'review') return { lines: [], review: reviewTurn(question.job) };
  if (question.type === 'judge') return { lines: [], judged: judge(question.job, question.plans) };
  if (question.type === 'day' || question.type === 'par') return dayThought(question);
  if (question.type === 'decide') {
    const { game, seat, bot: name, view: seen, legal } = question;
    const bot = botFor(`${game} ${seat} ${name}`, () => botOf(name, `${game} ${seat}`));
    if (bot.decideTogether === undefined) return { lines: [text(bot.decide(seen, legal, { ms: PATIENCE }))] };
    crew ??= helpers();
    return { lines: [text(await bot.decideTogether(seen, legal, { ms: PATIENCE }, crew))] };
  }
  const state = determinize(question.view, 'tidy');
  const seat = toDecide(state);
  const bot = botOf('planner', 'tidy');
  const lines: string[] = [];
  for (let i = 0; i < MOST && seat !== undefined && toDecide(state) === seat; i++) {
    const legal = legalMoves(state).filter(({ type }) => type === 'deploy');
    if (legal.length === 0 || legal.some((move) => move.type === 'deploy' && move.piece !== undefined) !== question.isPiece) break;
    const [only] = legal;
    const choice = legal.length === 1 && only !== undefined ? only : bot.decide(view(state, seat), legalMoves(state), { steps: 2000 });
    const made = choice.type === 'deploy' || choice.type === 'use' ? choice : only;
    if (made === undefined) break;
    lines.push(text(made));
    step(state, made);
  }
  return { lines };
}

async function replyTo(id: number, question: Question): Promise<void> {
  const reply = (answered: Answer): void => postMessage(answered);
  try {
    reply({ id, ...(await answer(question)) });
  } catch (error) {
    reply({ id, fault: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question } | Asked>) => {
  if ('task' in data) void netsReady().then(() => postMessage(answerTo(data)));
  else void replyTo(data.id, data.question);
});
