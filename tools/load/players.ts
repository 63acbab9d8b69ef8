/** Two people at a table, again and again, and what came of it. */
import { type Heard, listen, type Wire, wireTo } from './clients.ts';
import type { Pace } from './pace.ts';

/** What happened while it was counted. */
export interface Tally {
  /** Milliseconds until moves were answered. */
  readonly answered: number[];
  /** Until a stream told of them. */
  readonly heard: number[];
  /** Of each event, with and without the legal moves in it. */
  readonly events: number[];
  readonly plainEvents: number[];
  bytes: number;
  games: number;
  refused: number;
  /** News that did not follow what the stream had told before. */
  gaps: number;
}

export const newTally = (): Tally => ({ answered: [], heard: [], events: [], plainEvents: [], bytes: 0, games: 0, refused: 0, gaps: 0 });

/** All who play at one server, or at one cluster. */
export interface Crowd {
  readonly pace: Pace;
  readonly edition: string;
  /** Filled from now on, and looked at by nobody else. */
  tally: Tally;
  isLeaving: boolean;
}

interface Person {
  readonly address: string;
  readonly wire: Wire;
  readonly token: string;
}

interface PlayedTable {
  readonly id: string;
  /** When moves were meant to be sent, by the row they follow. */
  readonly sentAt: Map<number, number>;
}

export async function guest(wire: Wire): Promise<string> {
  const { words } = await wire.ask('POST', '/api/v1/guests', undefined, '{"token":true}');
  return JSON.parse(words).token;
}

async function arrive(address: string): Promise<Person> {
  const wire = wireTo(address);
  return { address, wire, token: await guest(wire) };
}

/** Each with a stream and a connection of their own, at the nodes that are named; when their game is over they go to the next table. */
export async function pair(addresses: readonly [string, string], crowd: Crowd): Promise<() => void> {
  const people = await Promise.all(addresses.map(arrive));
  const [anna, bert] = people as [Person, Person];
  let leave: (() => void)[] = [];
  const sitDown = async (): Promise<void> => {
    for (const away of leave) away();
    if (crowd.isLeaving) return;
    const wish = JSON.stringify({ edition: crowd.edition, seats: ['me', 'open'], private: true });
    const { id } = JSON.parse((await anna.wire.ask('POST', '/api/v1/tables', anna.token, wish)).words);
    await bert.wire.ask('POST', `/api/v1/tables/${id}/seats`, bert.token, '{}');
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      crowd.tally.games++;
      sitDown().catch(() => crowd.tally.refused++);
    };
    const table: PlayedTable = { id, sentAt: new Map() };
    leave = people.map((person) => listen(person.address, id, person.token, (heard) => hear(person, table, heard, crowd, end)));
  };
  await sitDown();
  return () => {
    for (const away of leave) away();
    for (const { wire } of people) wire.close();
  };
}

/** Plays a legal move when there is something to decide, at the pace of the crowd. */
function hear(person: Person, table: PlayedTable, heard: Heard, crowd: Crowd, onEnd: () => void): void {
  const { seq, after, legal, isOver, isNext, bytes, legalBytes } = heard;
  const { tally } = crowd;
  if (!isNext) tally.gaps++;
  tally.bytes += bytes;
  tally.events.push(bytes);
  tally.plainEvents.push(bytes - legalBytes);
  const sent = table.sentAt.get(seq - 1);
  if (sent !== undefined) tally.heard.push(performance.now() - sent);
  if (isOver) onEnd();
  if (legal.length === 0) return;
  crowd.pace.ready((meant) => {
    table.sentAt.set(after, meant);
    const body = `{"after":${after},"moves":["${legal[Math.floor(Math.random() * legal.length)]}"]}`;
    send(person, table.id, body, meant, crowd);
  });
}

function send({ wire, token }: Pick<Person, 'wire' | 'token'>, table: string, body: string, meant: number, crowd: Crowd): void {
  const { tally } = crowd;
  wire.ask('POST', `/api/v1/tables/${table}/moves`, token, body).then(
    ({ status, bytes }) => {
      if (status !== 200) tally.refused++;
      else tally.answered.push(performance.now() - meant);
      tally.bytes += bytes;
    },
    () => {
      if (!crowd.isLeaving) tally.refused++;
    },
  );
}

/** One person on both seats of a table, of which one is listened to: before moves of the other the news are asked for, as a page does that comes anew. */
export async function soloist(address: string, wires: readonly Wire[], token: string, crowd: Crowd, nth: number): Promise<() => void> {
  const wire = wires[nth % wires.length] as Wire;
  const wish = JSON.stringify({ edition: crowd.edition, seats: ['me', 'me'], private: true });
  const { id } = JSON.parse((await wire.ask('POST', '/api/v1/tables', token, wish)).words);
  const decide = async (meant: number, after: number, own: readonly string[]): Promise<void> => {
    const { legal, seat } = own.length > 0 ? { legal: own, seat: 0 } : await otherSeat(wire, token, id);
    const move = legal[Math.floor(Math.random() * legal.length)];
    if (move !== undefined) send({ wire, token }, id, JSON.stringify({ seat, after, moves: [move] }), meant, crowd);
  };
  return listen(
    address,
    id,
    token,
    ({ after, legal, bytes, isNext, isOver }) => {
      crowd.tally.bytes += bytes;
      if (!isNext) crowd.tally.gaps++;
      if (isOver) crowd.tally.games++;
      else crowd.pace.ready((meant) => void decide(meant, after, legal).catch(() => crowd.tally.refused++));
    },
    '&seat=0',
  );
}

async function otherSeat(wire: Wire, token: string, table: string): Promise<{ readonly legal: readonly string[]; readonly seat: number }> {
  const { words } = await wire.ask('GET', `/api/v1/tables/${table}/news?seat=1`, token);
  return { legal: JSON.parse(words).legal ?? [], seat: 1 };
}
