/** The other side of `thinker.ts`: one thread of bots. Threads help each other with what is hard. */
import { setTimeout as wait } from 'node:timers/promises';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { type Answered, type Asked, answerTo, type Bot, type Crew, crewOf, firstForged } from '@elbowroom/bots';
import { dealOf } from '@elbowroom/bots/day';
import { text, type View } from '@elbowroom/rules';
import { botFrom, budgetOf, playerOf } from './levels.ts';
import type { Answer, ThreadOrder } from './thinker.ts';

const MOST = 500;
const players = new Map<string, Bot>();
const lines = new Map<MessagePort, Crew[number]>();

function playerFor(key: string, level: string): Bot {
  const known = players.get(key) ?? playerOf(botFrom(level));
  players.delete(key);
  players.set(key, known);
  for (const old of players.keys()) {
    if (players.size <= MOST) break;
    players.delete(old);
  }
  return known;
}

/** Questions and answers go both ways on one line. */
function meet(port: MessagePort): void {
  const [helper] = crewOf(
    [
      {
        send: (asked) => port.postMessage(asked),
        onAnswer: (hear) => port.on('message', (said: Asked | Answered) => ('findings' in said ? hear(said) : undefined)),
        onEnd: (hear) => port.on('close', hear),
      },
    ],
    (ms) => wait(ms),
  );
  port.on('message', (said: Asked | Answered) => ('task' in said ? port.postMessage(answerTo(said)) : undefined));
  port.on('close', () => lines.delete(port));
  if (helper !== undefined) lines.set(port, helper);
}

type Order = Exclude<ThreadOrder, { readonly line: MessagePort }>;

async function decided({ isAlone, key, legal, level, view }: Extract<Order, { readonly view: View }>): Promise<string> {
  const { decide, decideTogether } = playerFor(`${level} ${key}`, level);
  const budget = { ms: budgetOf(botFrom(level)) };
  const together = isAlone ? decideTogether?.(view, legal, budget, [...lines.values()]) : undefined;
  return text(await (together ?? decide(view, legal, budget)));
}

function forgedIn({ date, moves, from, to }: Extract<Order, { readonly date: string }>): number | undefined {
  const deal = dealOf(date);
  return deal === undefined ? 0 : firstForged(deal, moves, from, to);
}

async function answer(order: Order): Promise<Answer> {
  const { id } = order;
  try {
    return 'date' in order ? { id, forged: forgedIn(order) } : { id, move: await decided(order) };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (told: ThreadOrder) => {
  if ('line' in told) meet(told.line);
  else void answer(told).then((answered) => parentPort?.postMessage(answered));
});
