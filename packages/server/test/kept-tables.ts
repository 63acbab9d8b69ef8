/** Tables of a kept database: who sits where, and how they are played on over the wire. */
import { readConfig } from '../src/config.ts';
import type { News, TableView } from '../src/game/news.ts';
import { createServer } from '../src/server.ts';
import { openStore } from '../src/store/open.ts';
import type { Answer, Body, Client } from './client.ts';

export interface KeptTable {
  readonly name: string;
  readonly id: string;
  /** The kept game that is played at it. */
  readonly game?: string;
  /** By seat, which of the guests; nobody for bots and empty seats. */
  readonly seats: readonly (number | null)[];
  /** As its host saw it when it was kept. */
  readonly view: TableView;
}

export interface KeptTables {
  /** Made for tests: whoever knows the token is the guest. */
  readonly guests: readonly { readonly name: string; readonly token: string }[];
  readonly tables: readonly KeptTable[];
}

/** Today's server on the data of an earlier one. */
export async function serverIn(folder: string): Promise<{ readonly address: string; readonly stop: () => Promise<void> }> {
  const config = readConfig({
    ELBOWROOM_DATA: folder,
    ELBOWROOM_LIMITS: '0',
    ELBOWROOM_LOG: 'silent',
    ELBOWROOM_BOT_THREADS: '1',
    ELBOWROOM_TICK: '50',
    ELBOWROOM_OPEN_HOURS: '0',
  });
  const server = await createServer(undefined, { config, store: await openStore(config) });
  return { address: await server.listen({ host: '127.0.0.1', port: 0 }), stop: () => server.close() };
}

/** A seat and its next moves. */
export type Turn = readonly [seat: number, ...moves: string[]];

/** No request takes more moves. */
const MOST_SENT = 100;

export function demand<T>({ status, body }: Answer<T>): T {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** These very moves. The server takes as many at once as reveal nothing. */
export async function playTurns(people: readonly Client[], table: string, turns: readonly Turn[]): Promise<void> {
  let { after } = demand(await personOf(people, turns[0]?.[0] ?? 0).ask<Body>('GET', `/tables/${table}/news`));
  for (const [seat, ...moves] of turns) {
    for (let sent = 0; sent < moves.length; ) {
      const wish = { seat, after, moves: moves.slice(sent, sent + MOST_SENT) };
      const path = `/tables/${table}/moves`;
      const answer = demand(await personOf(people, seat).ask<Body>('POST', path, wish, { prefer: 'return=minimal' }));
      after = answer.after;
      sent += answer.played;
    }
  }
}

function personOf(people: readonly (Client | undefined)[], seat: number): Client {
  const person = people[seat];
  if (person === undefined) throw new Error(`nobody sits at ${seat}`);
  return person;
}

/** Milliseconds after which it is seen whether the bots have moved. */
const BOTS_MS = 20;

/**
 * Plays until it is enough or to the end, whatever the state of the table: pauses end, whoever was away comes back, bots are waited for.
 * `choose` is asked for a move of the seat that must decide. People by seat; bots have none.
 */
export async function playWhole(
  people: readonly (Client | undefined)[],
  table: string,
  choose: (news: News) => string,
  isEnough: (news: News) => boolean = () => false,
): Promise<News> {
  const least = people.findIndex((person) => person !== undefined);
  const look = async (seat: number): Promise<News> => demand(await personOf(people, seat).ask('GET', `/tables/${table}/news?seat=${seat}`));
  const act = (seat: number, what: string, wish: object) =>
    personOf(people, seat).ask<Body>('POST', `/tables/${table}/${what}`, { seat, ...wish });
  const move = async (seat: number, news: News): Promise<News> => {
    const answer = await act(seat, 'moves', { after: news.after, moves: [choose(news)] });
    // Whoever was too slow for the clock looks again.
    return answer.body.code === 'moved-on' || answer.body.code === 'not-your-turn' ? look(seat) : demand(answer);
  };
  for (let news = await look(least); ; ) {
    const seat = news.view.toDecide;
    if (seat === undefined || isEnough(news)) return news;
    if (news.paused) news = demand(await act(least, 'pause', { agree: false }));
    else if (news.control[seat] === 'absent') news = demand(await act(seat, 'back', {}));
    else if (news.control[seat] === 'person') news = news.legal === undefined ? await look(seat) : await move(seat, news);
    else {
      await new Promise((resolve) => setTimeout(resolve, BOTS_MS));
      news = await look(least);
    }
  }
}
