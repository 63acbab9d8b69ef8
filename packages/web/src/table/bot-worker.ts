/** Where bots think: in a thread of their own, so that the page never stutters. */
import { type Bot, botOf } from '@elbowroom/bots';
import { determinize, legalMoves, step, text, toDecide, view } from '@elbowroom/rules';
import type { Answer, Question } from './thinker.ts';

const kept = new Map<string, Bot>();
/** Milliseconds that the slowest bots may take for one turn. */
const PATIENCE = 1500;
/** More tokens and pieces than one seat ever puts down. */
const MOST = 60;

function botFor(key: string, make: () => Bot): Bot {
  const before = kept.get(key);
  if (before !== undefined) return before;
  const now = make();
  kept.set(key, now);
  return now;
}

function answer(question: Question): string[] {
  if (question.type === 'decide') {
    const { game, seat, level, view: seen, legal } = question;
    const bot = botFor(`${game} ${seat} ${level}`, () => botOf(level, `${game} ${seat}`));
    return [text(bot.decide(seen, legal, { ms: PATIENCE }))];
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
  return lines;
}

addEventListener('message', ({ data }: MessageEvent<{ readonly id: number; readonly question: Question }>) => {
  const reply = (answered: Answer): void => postMessage(answered);
  try {
    reply({ id: data.id, lines: answer(data.question) });
  } catch (error) {
    reply({ id: data.id, fault: error instanceof Error ? error.message : String(error) });
  }
});
