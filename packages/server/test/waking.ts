/** Games whose people move when they are woken, and else never look: a notice that is lost ends the game, one too many is counted. */
import { hash } from 'node:crypto';
import { awaited } from '../src/game/course.ts';
import type { News } from '../src/game/news.ts';
import { keyOf } from '../src/store/notice-columns.ts';
import type { Store } from '../src/store/store.ts';
import { Chronicle } from '../storm/chronicle.ts';
import { clientOf } from './client.ts';
import type { MailSink, PushSink } from './sinks.ts';
import { insist, type Town } from './stubborn.ts';

export interface Woken {
  /** Turns that began, by the log, for somebody who was away. */
  readonly turns: number;
  /** Of these, told of. */
  readonly told: number;
  /** What was told and is not so. */
  readonly untrue: number;
  /** Came once more under the same id, which a browser shows once. */
  readonly again: number;
  /** Milliseconds from the answer to the move that began the turn until its notice, at most. */
  readonly worstMs: number;
}

interface Sleeper {
  readonly token: string;
  readonly bell: string;
}

interface Sinks {
  readonly push: PushSink;
  readonly mail: MailSink;
}

const PATIENCE_MS = 60_000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Dormitory {
  readonly #town: Town;
  readonly #sinks: Sinks;
  /** By the name of a browser, or a mailbox. */
  readonly #sleepers = new Map<string, Sleeper>();
  /** By id: when each notice came, in the order in which they did. */
  readonly #came = new Map<string, number[]>();
  /** When the answer came to the move that is a row of a table. */
  readonly #answered = new Map<string, number>();
  readonly #over = new Set<string>();
  #lastSeen = performance.now();
  /** What came and what was seen then, for whoever looks for what went wrong. */
  readonly #story: string[] = [];
  #named = 0;

  constructor(town: Town, sinks: Sinks) {
    this.#town = town;
    this.#sinks = sinks;
    sinks.push.onPushed = ({ name, message, at }) => this.#ring(name, message.kind, message.table, message.id, at);
    sinks.mail.onMailed = ({ to, text, at }) => {
      const table = /#table\/([\w-]{22})/.exec(text)?.[1];
      const id = /Message-ID: <([\w-]{22})@/.exec(text)?.[1];
      if (table !== undefined && id !== undefined) this.#ring(to, 'turn', table, id, at);
    };
  }

  #ask = (token: string | undefined, method: string, path: string, body?: unknown) =>
    insist(this.#town, (address) => clientOf(address, token).ask(method, path, body));

  async sleeper(way: 'push' | 'mail'): Promise<string> {
    const name = `${way}-${++this.#named}@example.com`;
    const { body } = await this.#ask(undefined, 'POST', '/guests', { name: way, token: true });
    const kinds = ['turn'];
    const wish = way === 'push' ? { ...this.#sinks.push.subscribe(name), kinds, language: 'en' } : { address: name, kinds, language: 'en' };
    const bell = await this.#ask(body.token, 'PUT', `/guests/me/bells/${way}`, wish);
    this.#sleepers.set(name, { token: body.token, bell: bell.body.id });
    if (way === 'mail') await this.#confirm(name);
    return name;
  }

  async #confirm(name: string): Promise<void> {
    const { mails } = this.#sinks.mail;
    while (!mails.some(({ to }) => to === name)) await pause(50);
    const code = /#mail\/([\w.-]+)/.exec(mails.find(({ to }) => to === name)?.text ?? '')?.[1];
    await this.#ask(undefined, 'POST', `/mail/${code}`);
  }

  /** A whole game, for which nobody does anything but what wakes them asks for. */
  async game(names: readonly [string, string]): Promise<string> {
    const [host, guest] = names.map((name) => this.#sleepers.get(name)?.token);
    const { body } = await this.#ask(host, 'POST', '/tables', { edition: 'classic', seats: ['me', 'open'], private: true });
    await this.#ask(guest, 'POST', `/tables/${body.id}/seats`, { seat: 1 });
    this.#lastSeen = performance.now();
    while (!this.#over.has(body.id)) {
      await pause(100);
      if (performance.now() - this.#lastSeen > PATIENCE_MS) throw new Error(await this.#stuck(body.id, names));
    }
    return body.id;
  }

  /** What everybody at a table sees where nothing goes on. */
  async #stuck(table: string, names: readonly string[]): Promise<string> {
    const sees = names.map(async (name) => {
      const { body } = await this.#ask(this.#sleepers.get(name)?.token, 'GET', `/tables/${table}/news`);
      return `${name} at row ${body.seq} ${body.legal === undefined ? 'waits' : 'could move'}`;
    });
    const last = this.#story.filter((line) => line.startsWith(table)).slice(-4);
    return `nobody was woken at ${table} for a minute: ${[...(await Promise.all(sees)), ...last].join('; ')}`;
  }

  #ring(name: string, kind: string, table: string, id: string, at: number): void {
    const sleeper = this.#sleepers.get(name);
    if (kind !== 'turn' || sleeper === undefined) return;
    const came = this.#came.get(id) ?? [];
    this.#came.set(id, [...came, at]);
    this.#story.push(`${table} woke ${name}${came.length > 0 ? ' once more' : ''}`);
    if (came.length === 0) void this.#play(sleeper, table);
  }

  async #play({ token }: Sleeper, table: string): Promise<void> {
    let { body: news } = await this.#ask(token, 'GET', `/tables/${table}/news`);
    this.#story.push(`${table} shows row ${news.seq}, ${news.legal === undefined ? 'nothing to do' : 'a turn'}`);
    while (news.legal !== undefined) {
      const answer = await this.#ask(token, 'POST', `/tables/${table}/moves`, { after: news.after, moves: [hurried(news)] });
      this.#lastSeen = performance.now();
      if (answer.status === 200) this.#answered.set(`${table} ${answer.body.seq}`, performance.now());
      news = answer.status === 200 ? answer.body : (await this.#ask(token, 'GET', `/tables/${table}/news`)).body;
    }
    if (news.outcome !== undefined) this.#over.add(table);
  }

  /** What the log says, against what came. */
  async report(store: Store, tables: readonly string[]): Promise<Woken> {
    const begun = (await Promise.all(tables.map((table) => turnsOf(store, table)))).flat();
    const truth = new Set(begun.map(({ id }) => id));
    const waits = begun.flatMap(({ id, table, seq }) => {
      const [came, answered] = [this.#came.get(id)?.[0], this.#answered.get(`${table} ${seq}`)];
      return came === undefined || answered === undefined ? [] : [came - answered];
    });
    const told = begun.filter(({ id }) => this.#came.has(id)).length;
    const untrue = [...this.#came.keys()].filter((id) => !truth.has(id)).length;
    const again = [...this.#came.values()].reduce((sum, times) => sum + times.length - 1, 0);
    return { turns: begun.length, told, untrue, again, worstMs: Math.round(Math.max(0, ...waits)) };
  }
}

const hurried = ({ legal = [] }: News): string =>
  ['decline', 'done'].find((wish) => legal.includes(wish)) ?? legal.find((one) => /^(deploy|pick|choose)/.test(one)) ?? legal[0] ?? 'done';

interface Begun {
  readonly id: string;
  readonly table: string;
  readonly seq: number;
}

/** Of those who were not there when it began, by the log alone. */
async function turnsOf(store: Store, table: string): Promise<Begun[]> {
  const game = await store.game(table);
  if (game === undefined) throw new Error(`no ${table}`);
  const chronicle = new Chronicle(game, await store.rowsSince(table, 0));
  const begun: Begun[] = [];
  for (let at = 0, before = -1; at <= chronicle.seq; at++) {
    const course = chronicle.courseAt(at);
    const seat = awaited(course);
    if (seat === undefined || course.asked === before) continue;
    before = course.asked;
    const actor = chronicle.steps(Math.max(0, at - 1), at)[0]?.row.seat;
    const guest = game.seats[seat]?.guest ?? '';
    if (at > 0 && actor !== undefined && game.seats[actor]?.guest === guest) continue;
    for (const bell of await store.bellsOf(guest)) {
      const key = keyOf({ bell: bell.id, game: table, kind: 'turn', seq: course.asked });
      begun.push({ id: hash('sha256', key, 'base64url').slice(0, 22), table, seq: course.asked });
    }
  }
  return begun;
}
