/** People who play on whatever happens: when a node is gone they go to another one and send the same again. */
import type { News } from '../src/game/news.ts';
import { type Answer, type Body, clientOf, PATIENCE_MS } from './client.ts';

export interface Town {
  /** Nodes that are believed to be up; the list changes while the game goes on. */
  readonly addresses: readonly string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const anyOf = (town: Town): string => town.addresses[Math.floor(Math.random() * town.addresses.length)] ?? '';

/** Tries until some node has answered for good; gives up when none will. */
export async function insist<T>(town: Town, what: (address: string) => Promise<Answer<T>>): Promise<Answer<T>> {
  const began = Date.now();
  for (;;) {
    const answer = await what(anyOf(town)).catch(() => undefined);
    if (answer !== undefined && answer.status < 500) return answer;
    if (Date.now() - began > 2 * PATIENCE_MS) throw new Error(`no node answers: ${answer?.status} ${JSON.stringify(answer?.body)}`);
    await pause(30 + Math.random() * 50);
  }
}

export interface Person {
  readonly token: string;
  /** Moves that a node has acknowledged, in order. */
  readonly acknowledged: string[];
}

export async function person(town: Town, name: string): Promise<Person> {
  const { body } = await insist(town, (address) => clientOf(address).ask('POST', '/guests', { name, token: true }));
  return { token: body.token, acknowledged: [] };
}

/** Ends a turn as quickly as the rules allow. */
function hurried({ legal = [] }: News): string {
  const move =
    ['decline', 'done'].find((wish) => legal.includes(wish)) ?? legal.find((one) => /^(deploy|pick|choose)/.test(one)) ?? legal[0];
  if (move === undefined) throw new Error('nothing to decide');
  return move;
}

/** Follows the stream from the beginning, from node to node, and plays when it is the seat's turn, until the game is over. */
export async function playThrough(town: Town, table: string, { token, acknowledged }: Person, seat: number, seqs: number[]): Promise<News> {
  for (let last = 0; ; ) {
    const client = clientOf(anyOf(town), token);
    const stream = await client.listen(`/tables/${table}/stream?seat=${seat}`, { 'last-event-id': String(last) }).catch(() => undefined);
    if (stream === undefined) {
      await pause(50);
      continue;
    }
    let read = 0;
    while (!stream.isOver()) {
      const news = stream.news();
      for (; read < news.length; read++) {
        const one = news[read] as News;
        seqs.push(...one.rows.map(({ seq }) => seq));
        last = one.seq;
        if (one.outcome !== undefined) {
          stream.close();
          return one;
        }
        if (read === news.length - 1 && one.legal !== undefined) await decide(town, table, one, token, acknowledged, seat);
      }
      await stream.until(() => stream.news().length > read, 2000).catch(() => {});
      if (stream.news().length === read) break; // a long silence: perhaps the node is gone without a word
    }
    stream.close();
  }
}

async function decide(
  town: Town,
  table: string,
  { after, legal, ...news }: News,
  token: string,
  acknowledged: string[],
  seat: number,
): Promise<void> {
  const move = hurried({ after, ...news, ...(legal === undefined ? {} : { legal }) });
  const ask = (address: string): Promise<Answer<Body>> =>
    clientOf(address, token).ask('POST', `/tables/${table}/moves`, { seat, after, moves: [move] });
  const { status, body } = await insist(town, ask);
  if (status === 200) acknowledged.push(move);
  else if (body.code !== 'moved-on') throw new Error(`${status} ${JSON.stringify(body)}`);
}
