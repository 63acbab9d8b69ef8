/** The other side of `thinker.ts`: one thread of bots. */
import { parentPort } from 'node:worker_threads';
import type { Bot } from '@elbowroom/bots';
import { text } from '@elbowroom/rules';
import { budgetOf, levelFrom, playerOf } from './levels.ts';
import type { Answer, Question } from './thinker.ts';

const MOST = 500;
const players = new Map<string, Bot>();

function playerFor(key: string, level: string): Bot {
  const known = players.get(key) ?? playerOf(levelFrom(level));
  players.delete(key);
  players.set(key, known);
  for (const old of players.keys()) {
    if (players.size <= MOST) break;
    players.delete(old);
  }
  return known;
}

parentPort?.on('message', ({ id, key, level, view, legal }: Question & { readonly id: number }) => {
  let answer: Answer;
  try {
    answer = { id, move: text(playerFor(`${level} ${key}`, level).decide(view, legal, { ms: budgetOf(levelFrom(level)) })) };
  } catch (error) {
    answer = { id, fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});
