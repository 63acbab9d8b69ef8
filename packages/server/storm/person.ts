/** Somebody who plays on whatever happens: asks again at another node, loses patience, goes away and comes back. */
import type { News } from '../src/game/news.ts';
import { type Answer, Client, type Listening, type Request } from './client.ts';
import { hurried } from './hurried.ts';
import { anyNode, isCalm, isClosed, type Town } from './town.ts';
import type { Overheard } from './witness.ts';

const SECOND = 1000;
/** A node believes in a guest for so long; a little more, for clocks differ. */
const BELIEVED_MS = 12 * SECOND;
/** Longer than a sweep and a heartbeat: then somebody looks whether the node is still there. */
const SILENCE_MS = 45 * SECOND;
/** Of a browser that never was: a point of the curve, and 16 bytes. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
/** What anybody may be told in the middle of a game. Everything else, and above all a fault, is one. */
const EXPECTED = new Set([
  ...['moved-on', 'not-your-turn', 'paused', 'nothing-to-undo', 'seat-resigned', 'not-running', 'seat-taken', 'not-open'],
  ...['no-guest', 'not-finished', 'no-link', 'no-club', 'kept-apart'],
]);

export class Person {
  readonly #town: Town;
  readonly #client: Client;
  readonly #name: string;
  #token: string | undefined;
  #id = '';
  #asked = 0;
  /** Whether the page is open without being seen: then only what rings wakes them. */
  #isHidden = false;
  #isLeaving = false;
  #hasLeft = false;
  /** One that they are in, as far as they know. */
  club: string | undefined;
  /** Who has a clock can lose a device: a bot plays on. */
  canMove = false;

  constructor(town: Town, name: string, address: string) {
    this.#town = town;
    this.#name = name;
    this.#client = new Client(town.agenda, town.network, address);
  }

  get id(): string {
    return this.#id;
  }

  /** Asks until some node has answered for good, or the day is over. */
  async insist(request: Omit<Request, 'token'>): Promise<Answer> {
    const { agenda, chance, witness } = this.#town;
    for (;;) {
      if (isClosed(this.#town)) return { status: 0, body: {} };
      const patience = chance.isLikely(0.05) ? chance.wait(200) : undefined;
      const answer = await this.#client.ask(anyNode(this.#town), { ...request, token: this.#token }, patience);
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) {
        const isLate = this.#isLeaving && answer.body.code === 'not-your-seat'; // one node knows already, another not yet
        if (answer.status >= 400 && !EXPECTED.has(answer.body.code) && !isLate)
          witness.accuse(`${request.method} ${request.path} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
        return answer;
      }
      if (answer?.status === 500) witness.accuse(`${request.method} ${request.path} was a fault`);
      await agenda.pause(chance.wait(SECOND));
    }
  }

  async become(): Promise<void> {
    const { chance } = this.#town;
    const { body } = await this.insist({ method: 'POST', path: '/guests', body: { name: this.#name, token: true } });
    this.#token = body.token;
    this.#id = body.id;
    if (chance.isLikely(0.5) && body.id !== undefined) await this.#hangBell(body.id);
  }

  async #hangBell(guest: string): Promise<void> {
    const { chance, witness } = this.#town;
    const bell = { endpoint: `https://push.example.com/${guest}`, keys: KEYS, kinds: ['turn', 'over', 'invited', 'chat'], language: 'en' };
    const { status } = await this.insist({ method: 'PUT', path: '/guests/me/bells/push', body: bell });
    this.#isHidden = status === 200 && chance.isLikely(0.7);
    if (this.#isHidden) witness.turns.leave(guest);
  }

  /** By which something is known that is asked for again. */
  #newKey(): string {
    return `${this.#name}-${this.#asked++}`.padStart(16, '-');
  }

  /** For their club, if they are in one. */
  async open(wish: object): Promise<string | undefined> {
    const body = { ...wish, ...(this.club && { club: this.club }), key: this.#newKey() };
    return (await this.insist({ method: 'POST', path: '/tables', body })).body.id;
  }

  /** The code by which others come in. */
  async foundClub(): Promise<string | undefined> {
    const { status, body } = await this.insist({
      method: 'POST',
      path: '/clubs',
      body: { name: `Club of ${this.#name}`, key: this.#newKey() },
    });
    if (status !== 201) return undefined;
    this.club = body.id;
    return body.code;
  }

  async joinClub(code: string): Promise<void> {
    const { status, body } = await this.insist({ method: 'POST', path: '/clubs/join', body: { code } });
    if (status === 200) this.club = body.id;
  }

  async #leaveClub(): Promise<void> {
    if (this.club === undefined) return;
    await this.insist({ method: 'DELETE', path: `/clubs/${this.club}/members/${this.#id}` });
    this.club = undefined;
  }

  sit(table: string, seat: number): Promise<Answer> {
    return this.insist({ method: 'POST', path: `/tables/${table}/seats`, body: { seat } });
  }

  /** From now on they share no new table. False: nobody has promised that. */
  async block(other: Person): Promise<boolean> {
    return (await this.insist({ method: 'PUT', path: `/guests/me/ties/${other.id}/block` })).status === 204;
  }

  async again(table: string): Promise<string | undefined> {
    return (await this.insist({ method: 'POST', path: `/tables/${table}/rematch` })).body.id;
  }

  /** Asks for a review of a game that is over, and looks until it is there; whoever is refused lets it be. */
  async review(table: string): Promise<void> {
    const { agenda, chance, witness } = this.#town;
    const path = `/tables/${table}/review`;
    for (let method: Request['method'] = 'POST'; !isClosed(this.#town) && !this.#hasLeft; await agenda.pause(chance.wait(20 * SECOND))) {
      const answer = await this.#client.ask(anyNode(this.#town), { method, path, token: this.#token });
      if (answer?.status === 500) witness.accuse(`${method} ${path} was a fault`);
      if (answer === undefined || answer.status >= 500) continue;
      witness.reviews.answered(this.#token === undefined ? undefined : this.#id, table, answer);
      if (answer.status >= 400 || answer.body.state === 'done') return;
      method = 'GET';
    }
  }

  /** From the first news to the last, or until the day is over. */
  async play(table: string, seat: number | undefined): Promise<void> {
    const { agenda, chance, nodes } = this.#town;
    let last: number | undefined;
    let known: News | undefined;
    const hasDifferences = seat !== undefined && seat % 2 === 1;
    for (let isOver = false; !isOver && !this.#hasLeft && !isClosed(this.#town); ) {
      const stream: Overheard = { table, seat, node: chance.pick(nodes), movedAt: undefined, last, hasDifferences, known };
      const listening = this.#listen(stream);
      isOver = await this.#follow(stream, listening);
      ({ last, known } = stream);
      if (stream.movedAt === undefined) listening.close();
      await agenda.pause(chance.wait(SECOND));
    }
  }

  #listen(stream: Overheard): Listening {
    const { table, seat, last, node, hasDifferences } = stream;
    const query =
      seat === undefined ? '' : `?seat=${seat}${hasDifferences ? '&differences=1&legal=1' : ''}${this.#isHidden ? '&hidden=1' : ''}`;
    const path = `/tables/${table}/stream${query}`;
    const headers = last === undefined ? {} : { 'last-event-id': String(last) };
    const request: Request = { method: 'GET', path, token: this.#token, headers };
    return this.#client.listen(node, request, (said) => this.#town.witness.heard(stream, said));
  }

  /** Whether the game is over. */
  async #follow(stream: Overheard, listening: Listening): Promise<boolean> {
    const { chance } = this.#town;
    let latest: string | undefined;
    while (!listening.isOver() && !isClosed(this.#town)) {
      const said = await listening.next(SILENCE_MS);
      if (said === undefined) return false;
      if (said.event === 'news' && said.data.includes('"outcome":')) return true;
      if (stream.seat === undefined) continue;
      if (said.event === 'news') latest = said.data;
      if (latest === undefined || listening.pending() > 0) continue;
      await this.#act(stream, stream.seat, stream.hasDifferences && stream.known !== undefined ? stream.known : JSON.parse(latest));
      latest = undefined;
      if (stream.movedAt !== undefined || this.#hasLeft) return false;
      if (chance.isLikely(0.02)) return false; // the train goes into a tunnel
    }
    return false;
  }

  async #act(stream: Overheard, seat: number, news: News): Promise<void> {
    const { agenda, chance } = this.#town;
    const { table } = stream;
    if (!isCalm(this.#town) && chance.isLikely(0.08)) await this.#whim(stream, seat, news);
    if (news.paused) {
      await agenda.pause(chance.wait(20 * SECOND));
      await this.#post(table, 'pause', { seat, agree: false });
    }
    if (news.legal === undefined || news.paused) return;
    await agenda.pause(chance.wait(isCalm(this.#town) ? SECOND : 25 * SECOND));
    await this.#decide(table, seat, news.after, [hurried(news.legal, chance)]);
  }

  #post(table: string, what: string, body: object): Promise<Answer> {
    return this.insist({ method: 'POST', path: `/tables/${table}/${what}`, body });
  }

  async #decide(table: string, seat: number, after: number, moves: readonly string[]): Promise<void> {
    const { chance } = this.#town;
    const times = chance.isLikely(0.05) ? 2 : 1; // a finger that trembles
    await Promise.all(
      Array.from({ length: times }, async () => {
        const { status, body } = await this.#post(table, 'moves', { seat, after, moves });
        if (status === 200) this.#town.witness.acknowledged(table, seat, after, moves, body.played);
        else if (body.code === 'moved-on') this.#town.witness.refused(table, seat, after, moves);
      }),
    );
  }

  async #whim(stream: Overheard, seat: number, { undo = 0, after }: News): Promise<void> {
    const { agenda, chance } = this.#town;
    const { table } = stream;
    switch (chance.pick(['undo', 'undo', 'pause', 'away', 'chat', 'resign', 'move', 'move', 'rename', 'leave', 'club'])) {
      case 'undo':
        if (undo > 0) await this.#post(table, 'undo', { seat, after, count: 1 + chance.below(undo) });
        return;
      case 'pause':
        await this.#post(table, 'pause', { seat, agree: true });
        return;
      case 'away':
        await agenda.pause(chance.between(10, 180) * SECOND);
        if (chance.isLikely(0.5)) await this.#post(table, 'back', { seat });
        return;
      case 'chat':
        await this.#say(table);
        return;
      case 'rename':
        await this.insist({ method: 'PATCH', path: '/guests/me', body: { name: `${this.#name} ${chance.below(100)}` } });
        return;
      case 'club':
        await this.#leaveClub();
        return;
      case 'leave':
        if (chance.isLikely(0.1)) await this.#leave(stream);
        return;
      case 'resign':
        if (chance.isLikely(0.1)) await this.#post(table, 'resign', { seat });
        return;
      default:
        if (this.canMove) await this.#move(stream);
    }
  }

  async #say(table: string): Promise<void> {
    const { agenda, witness } = this.#town;
    const key = this.#newKey();
    const text = `${key}: it is ${Math.round(agenda.now)}.`;
    if ((await this.#post(table, 'chat', { text, key })).status === 204) witness.said(table, text);
  }

  /** To another device, which takes the place of the old one, or is added before that is dropped. It is not switched off: whoever found it must not go on listening. */
  async #move(stream: Overheard): Promise<void> {
    const { agenda, chance } = this.#town;
    const { status, body } = await this.insist({ method: 'POST', path: '/guests/me/links' });
    if (status !== 201) return;
    const way = chance.pick(['/guests/move', '/guests/devices']);
    const answer = await this.insist({ method: 'POST', path: way, body: { code: body.code, token: true, key: this.#newKey() } });
    if (answer.status !== 200) return; // an earlier code, whose answer had got lost, was made later: all stays as it was
    const old = this.#token;
    this.#token = answer.body.token;
    if (way === '/guests/devices' && !(await this.#dropOthers())) return;
    stream.movedAt = agenda.now;
    void this.#tryOld(old);
  }

  /** For good. Asked again, nobody is known who could leave. */
  async #leave(stream: Overheard): Promise<void> {
    const { agenda, chance, witness } = this.#town;
    this.#isLeaving = true;
    if (chance.isLikely(0.5)) void this.#goOn(stream.table);
    const { status } = await this.insist({ method: 'DELETE', path: '/guests/me' });
    if (status !== 204 && status !== 401) return;
    this.#hasLeft = true;
    stream.movedAt = agenda.now;
    witness.left(this.#id);
    void this.#tryOld(this.#token);
  }

  /** Another page of theirs has not heard of it, and neither have the nodes that it asks: what they write then must not stay. */
  async #goOn(table: string): Promise<void> {
    const { agenda, chance } = this.#town;
    for (let i = 0; i < 6; i++) {
      const [path, body] = chance.pick([
        [`/tables/${table}/chat`, { text: 'I am still here.', key: this.#newKey() }],
        ['/tables', { edition: 'classic', seats: ['me', 'open'], key: this.#newKey() }],
        ['/clubs', { name: `Another of ${this.#name}`, key: this.#newKey() }],
      ] as const);
      await this.#client.ask(anyNode(this.#town), { method: 'POST', path, body, token: this.#token });
      await agenda.pause(chance.wait(2 * SECOND));
    }
  }

  /** False: the day was over first. */
  async #dropOthers(): Promise<boolean> {
    const { status, body } = await this.insist({ method: 'GET', path: '/guests/me/devices' });
    if (status !== 200) return false;
    for (const { id, here } of body.devices)
      if (!here && (await this.insist({ method: 'DELETE', path: `/guests/me/devices/${id}` })).status !== 204) return false;
    return true;
  }

  /** Whoever has found the old device tries what it still opens. */
  async #tryOld(token: string | undefined): Promise<void> {
    const { agenda, chance, witness } = this.#town;
    for (let i = 0; i < 3; i++) {
      await agenda.pause(BELIEVED_MS + chance.wait(20 * SECOND));
      const answer = await this.#client.ask(anyNode(this.#town), { method: 'GET', path: '/guests/me', token });
      if (answer?.status === 200) witness.accuse('an old secret is believed');
    }
  }

  /** Looks at this and that, and is gone before it is there. */
  async fidget(paths: () => readonly string[]): Promise<void> {
    const { agenda, chance } = this.#town;
    for (;;) {
      await agenda.pause(chance.wait(150 * SECOND));
      if (isCalm(this.#town)) return;
      const node = anyNode(this.#town);
      const glances = Array.from({ length: 1 + chance.below(12) }, () =>
        this.#client.glance(node, { method: 'GET', path: chance.pick(paths()), token: this.#token }, chance.wait(30)),
      );
      await Promise.all(glances);
    }
  }

  /** Sits in front of the list of tables. */
  async watchLobby(): Promise<void> {
    const { agenda, chance, closesAt } = this.#town;
    /** Nobody stays after the town has closed. */
    const patience = (): number => Math.max(0, Math.min(120 * SECOND, closesAt - agenda.now));
    while (!isClosed(this.#town)) {
      const request: Request = { method: 'GET', path: '/tables/stream', token: this.#token };
      const listening = this.#client.listen(anyNode(this.#town), request, ({ data }) => this.#town.witness.apart.listed(this.#id, data));
      for (let said = await listening.next(patience()); said !== undefined && !isClosed(this.#town); )
        said = await listening.next(patience());
      listening.close();
      await agenda.pause(chance.wait(5 * SECOND));
    }
  }
}
