/** Watches over the whole, and says at the first step that breaks a promise which promise it was. */
import { isDeepStrictEqual } from 'node:util';
import { outcome, view } from '@elbowroom/rules';
import { type Course, decider, dutyOf, type Step } from '../src/game/course.ts';
import type { ChangedNews, News } from '../src/game/news.ts';
import { asNamedIn, countedFrom, inOrder, resultOf } from '../src/game/rating.ts';
import { lookAt, telling } from '../src/game/telling.ts';
import { resultFrom } from '../src/people/counting.ts';
import { GONE } from '../src/store/people/departures.ts';
import type { RatedResult } from '../src/store/rating-store.ts';
import type { Game } from '../src/store/store.ts';
import { read } from '../test/reading.ts';
import type { Agenda } from './agenda.ts';
import { Apart } from './apart.ts';
import { Chronicle } from './chronicle.ts';
import type { Said } from './client.ts';
import type { Database } from './database.ts';
import { isFull, type Kept } from './kept.ts';
import type { Node } from './node.ts';
import { Reviews } from './reviews.ts';
import { Turns } from './turns.ts';

/** Somebody's stream of one table, as long as it lasts; `last`: the row they know, from earlier streams too. */
export interface Overheard {
  readonly table: string;
  readonly seat: number | undefined;
  readonly node: Node;
  /** When the secret with which it was opened was given up. */
  movedAt: number | undefined;
  last: number | undefined;
  /** Whether it heard news on this very stream. */
  isGreeted?: boolean;
  /** The last line of the chat that it heard. */
  said?: number;
  /** Whether it is told what has changed; and then, what is known by that. */
  readonly hasDifferences: boolean;
  known: News | undefined;
}

/** However a wake-up is lost, whoever listens with an old secret is found out within this time, if nothing else is wrong. */
const FOUND_OUT_MS = 25_000;
/** A bot's turn or a clock that ran out is seen to within this time, if nothing is wrong: a lease, a few looks, and time to think. */
const SEEN_TO_MS = 120_000;
/** How far a node may be from the time of the database. */
const OFF_MS = 1000;
const SET_MS = 60_000;
/** Of whole news every so manyth is taken to pieces. */
const EVERY = 5;

export class Witness {
  readonly #agenda: Agenda;
  readonly #database: Database;
  readonly #chronicles = new Map<string, Chronicle>();
  /** When each game was last written to. */
  readonly #written = new Map<string, number>();
  /** When each row of each game was. */
  readonly #times = new Map<string, number[]>();
  /** When something was last wrong with a node or the database; infinite while it is. */
  readonly #troubled = new Map<string, number>();
  /** Games that people play to the end. A table that was opened twice, because the answer got lost, is nobody's. */
  readonly #played = new Set<string>();
  /** Those who have left for good. */
  readonly #gone = new Set<string>();
  /** Since when it is known of seats at tables that whoever sat there has left, and of tables that they are full. */
  readonly #noticed = new Map<string, number>();
  readonly violations: string[] = [];
  readonly turns: Turns;
  readonly reviews: Reviews;
  readonly apart = new Apart((promise) => this.accuse(promise));
  /** Those of the cluster, once they are there. */
  nodes: readonly Node[] = [];
  readonly counts = { acknowledged: 0, news: 0, rows: 0, rated: 0 };

  constructor(agenda: Agenda, database: Database) {
    this.#agenda = agenda;
    this.#database = database;
    database.onAppend = (game) => this.#appended(game);
    database.onStart = (game) => this.#began(game);
    this.turns = new Turns({
      agenda,
      database,
      nodes: () => this.nodes,
      accuse: (promise) => this.accuse(promise),
      isCalm: (whom, ms) => this.#isCalm(whom, ms),
    });
    const isClockCalm = (ms: number): boolean => this.#isCalm(['clock'], ms);
    this.reviews = new Reviews({ agenda, database, accuse: (promise) => this.accuse(promise), isClockCalm });
  }

  accuse(promise: string): void {
    this.violations.push(`${Math.round(this.#agenda.now)} ms: ${promise}`);
  }

  expect(table: string): void {
    this.#played.add(table);
  }

  trouble(who: string, isBegun: boolean): void {
    this.#troubled.set(who, isBegun ? Number.POSITIVE_INFINITY : this.#agenda.now);
  }

  /** Whether nothing has been wrong with these for so long. */
  #isCalm(whom: readonly string[], ms: number): boolean {
    return whom.every((who) => this.#agenda.now - (this.#troubled.get(who) ?? 0) > ms);
  }

  chronicle(id: string): Chronicle | undefined {
    const known = this.#chronicles.get(id);
    const game = this.#database.kept.games.get(id);
    if (known !== undefined || game?.setup === undefined) return known;
    const fresh = new Chronicle(game, this.#database.kept.logs.get(id) ?? []);
    this.#chronicles.set(id, fresh);
    return fresh;
  }

  #began(id: string): void {
    const [game, chronicle] = [this.#database.kept.games.get(id), this.chronicle(id)];
    if (game !== undefined && chronicle !== undefined) this.turns.look(game, chronicle);
  }

  #appended(id: string): void {
    const log = this.#database.kept.logs.get(id) ?? [];
    const row = log.at(-1);
    const chronicle = this.chronicle(id);
    if (row === undefined || chronicle === undefined) {
      this.accuse(`${id} has rows before its start`);
      return;
    }
    const first = log.findIndex(({ seq }, i) => seq !== i + 1);
    if (first !== -1) this.accuse(`row ${first + 1} of ${id} is numbered ${log[first]?.seq}`);
    this.counts.rows++;
    this.#written.set(id, this.#agenda.now);
    const times = this.#times.get(id) ?? [];
    while (times.length < log.length) times.push(this.#agenda.now);
    this.#times.set(id, times);
    this.#began(id);
    this.reviews.appended(id);
    if (row.kind === 'absent') this.#demandLate(id, chronicle, row.seq);
  }

  /** Nobody's turn is taken from them before their time is up. */
  #demandLate(id: string, chronicle: Chronicle, seq: number): void {
    const { options } = this.#database.kept.games.get(id) as Game;
    const duty = dutyOf(chronicle.courseAt(seq - 1), options.clock);
    const early = (typeof duty === 'string' ? Number.POSITIVE_INFINITY : duty.due) - this.#database.now;
    if (early > OFF_MS && this.#isCalm(['clock'], SET_MS)) this.accuse(`a turn of ${id} was taken ${Math.round(early)} ms too early`);
  }

  left(guest: string): void {
    this.#gone.add(guest);
  }

  /** Whoever has left is nowhere: not in a seat, a line, a result, nor as anything else that can be found. */
  #demandGone({ chats, clubs, games, guests, people, rated }: Kept): void {
    const { devices, links, results } = people;
    const all = JSON.stringify([games, guests, chats, devices, links, results].map((some: ReadonlyMap<string, unknown>) => [...some]));
    const found = all + JSON.stringify([rated, [...clubs.clubs], [...clubs.members.values()].map((inside) => [...inside.keys()])]);
    for (const guest of this.#gone) if (found.includes(guest)) this.accuse(`${guest} has left, and is still there`);
  }

  /** A club has somebody in it, and one of them leads it. */
  #demandLed({ clubs, guests }: Kept): void {
    for (const { id, founder } of clubs.clubs.values()) {
      const inside = clubs.members.get(id);
      if (inside?.has(founder) !== true) this.accuse(`the club ${id} is led by somebody who is not in it`);
      if ([...(inside?.keys() ?? [])].some((one) => !guests.has(one))) this.accuse(`somebody is in the club ${id} whom nobody knows`);
    }
  }

  /** What is kept of games that are over is what their logs say. */
  #demandCounted({ games, logs, people }: Kept): void {
    for (const [id, game] of games) {
      if (game.status !== 'finished' || (game.hiddenUntil ?? 0) > this.#database.now - SEEN_TO_MS) continue;
      const counted = resultFrom(game, logs.get(id) ?? []);
      if (!isDeepStrictEqual(people.resultOf(id), counted)) this.accuse(`${id} is over, and was not counted so`);
    }
  }

  /** Each acknowledged move stands where it was sent to, once. */
  acknowledged(table: string, seat: number, after: number, lines: readonly string[], played: number): void {
    this.counts.acknowledged++;
    const decided = this.chronicle(table)?.decidedAfter(after).slice(0, played) ?? [];
    const isThere =
      decided.length === played && decided.every((row, i) => row.kind === 'move' && row.seat === seat && row.body === lines[i]);
    if (played < 1 || !isThere) this.accuse(`an acknowledged move of seat ${seat} at ${table} after row ${after} is not there: ${lines}`);
  }

  /** What somebody was told that it is said, is. */
  said(table: string, words: string): void {
    const lines = this.#database.kept.chats.get(table) ?? [];
    if (!lines.some(({ text }) => text === words)) this.accuse(`“${words}” was not said at ${table}`);
  }

  /** Whoever is told that the game has moved on has not moved it. */
  refused(table: string, seat: number, after: number, lines: readonly string[]): void {
    const [first] = this.chronicle(table)?.decidedAfter(after) ?? [];
    if (first?.kind === 'move' && first.seat === seat && first.body === lines[0])
      this.accuse(`a move of seat ${seat} at ${table} after row ${after} was played, and refused`);
  }

  /** News without a gap, nothing twice, and exactly what the seat may know. */
  heard(stream: Overheard, { event, data, id }: Said): void {
    const { movedAt, node, table } = stream;
    if (movedAt !== undefined && this.#agenda.now - movedAt > FOUND_OUT_MS && this.#isCalm(['database', node.name], FOUND_OUT_MS))
      this.accuse(`${event} of ${table} for an old secret, ${Math.round(this.#agenda.now - movedAt)} ms after the move`);
    const game = this.#database.kept.games.get(table);
    if (game !== undefined && game.status !== 'finished' && data.includes(game.seed)) this.accuse(`the seed of ${table} got out`);
    if (event === 'chat') this.#heardChat(stream, data);
    if (event !== 'news' || game === undefined) return;
    if (id === undefined) this.accuse(`news of ${table} without a number`);
    else this.#heardNews(stream, game, this.#asBefore(stream, game, data), id);
  }

  /** With the names of those who have left since, which nobody is told any more once every node has heard of it. */
  #asBefore({ node, table }: Overheard, { seats }: Game, data: string): string {
    const names = this.chronicle(table)?.courseAt(0).state.names ?? [];
    const nameIn = (name: string | undefined): string => `"name":${JSON.stringify(name)}`;
    const left = seats.flatMap(({ guest, name }, seat) =>
      guest === GONE && name !== names[seat] ? [{ seat, name, before: names[seat] }] : [],
    );
    for (const { seat, before } of left) {
      const since = this.#noticedSince(`${table} ${seat}`);
      const isLate = this.#agenda.now - since > FOUND_OUT_MS && this.#isCalm(['database', node.name], FOUND_OUT_MS);
      if (isLate && data.includes(nameIn(before))) this.accuse(`somebody who has left ${table} is named there`);
    }
    return left.reduce((words, { name, before }) => words.replaceAll(nameIn(name), nameIn(before)), data);
  }

  /** One may leave long after another: each has their own time. */
  #noticedSince(what: string): number {
    const since = this.#noticed.get(what) ?? this.#agenda.now;
    this.#noticed.set(what, since);
    return since;
  }

  #heardNews(stream: Overheard, game: Game, data: string, seq: number): void {
    this.counts.news++;
    const { last = seq, table, seat, hasDifferences } = stream;
    const chronicle = this.chronicle(table);
    const { isGreeted = false } = stream;
    const known = stream.last === undefined ? [seq, 0] : [last]; // whoever was there before the game hears of all that has happened in it
    stream.last = seq;
    stream.isGreeted = true;
    if (chronicle === undefined || seq > chronicle.seq) {
      this.accuse(`news of ${table} of row ${seq}, which is not there`);
    } else if (seq < last || (seq === last && isGreeted)) {
      this.accuse(`seat ${seat} at ${table} knew row ${last}, and heard how it was at ${seq}`);
    } else {
      const look = (row: number) => lookAt(game, chronicle.courseAt(row));
      const reader = { seat, hasDifferences: hasDifferences && data.includes('"changed":'), hasLegal: true };
      const write = (steps: readonly Step[], since: number): string => telling(look(seq), steps, look)(reader, since);
      const truth = write(chronicle.steps(last, seq), last);
      const isTrue = known.some(
        (since) => data === write(chronicle.steps(since, seq), since) || data === write(chronicle.replayed(since, seq), since),
      );
      if (!isTrue)
        this.accuse(`seat ${seat} at ${table} knew row ${last}, and heard of row ${seq} what is not so: ${differing(truth, data)}`);
      if (seat === undefined) this.#demandDelay(game, chronicle, seq);
      if (hasDifferences || seq % EVERY === 0) this.#seen(stream, chronicle.courseAt(seq), JSON.parse(data));
    }
  }

  /** Nobody who looks on hears of what happened less long ago than the table wished. */
  #demandDelay({ id, options: { delay } }: Game, chronicle: Chronicle, seq: number): void {
    if (delay === undefined || seq === 0) return;
    const now = chronicle.courseAt(chronicle.seq).state;
    if (delay === 'turn') {
      // A turn that was over when it was told may have been taken back since.
      if (outcome(now) === undefined && !chronicle.hasTurnedAfter(seq))
        this.accuse(`row ${seq} of ${id} was shown in the turn in which it was played`);
      return;
    }
    const age = this.#database.now - (this.#database.kept.logs.get(id)?.[seq - 1]?.at ?? 0);
    const isOldTime = (this.#times.get(id)?.[seq - 1] ?? 0) < (this.#troubled.get('clock') ?? 0) + SET_MS;
    if (age < delay * 1000 - OFF_MS && !isOldTime)
      this.accuse(`row ${seq} of ${id} was shown after ${Math.round(age)} ms instead of ${delay} s`);
  }

  /** What a seat sees, put together as a client does it, is what the rules let it see. */
  #seen(stream: Overheard, { state, seq }: Course, told: News | ChangedNews): void {
    const { known, seat, table } = stream;
    let now: News;
    try {
      now = read(known, told);
    } catch (error) {
      this.accuse(`seat ${seat} at ${table} cannot read of row ${seq}: ${error instanceof Error ? error.message : error}`);
      return;
    }
    if (stream.hasDifferences) stream.known = now;
    if (!isDeepStrictEqual(now.view, JSON.parse(JSON.stringify(view(state, seat)))))
      this.accuse(`seat ${seat} at ${table} sees at row ${seq} what it may not see, or not what it may`);
  }

  /** Every line once, and in its order. */
  #heardChat(stream: Overheard, data: string): void {
    const { lines }: { lines: { n: number }[] } = JSON.parse(data);
    for (const { n } of lines) {
      if (n <= (stream.said ?? 0)) this.accuse(`line ${n} of the chat of ${stream.table} was told after line ${stream.said}`);
      stream.said = n;
    }
  }

  /** Now and then, while all is well: nobody waits for something that a node must do. */
  look(): void {
    if (!this.#isCalm([...this.#troubled.keys()], SEEN_TO_MS)) return;
    for (const [id, game] of this.#database.kept.games) {
      if (isFull(game)) this.#demandBegun(id);
      const chronicle = game.status === 'running' ? this.chronicle(id) : undefined;
      if (chronicle === undefined) continue;
      const course = chronicle.courseAt(chronicle.seq);
      const duty = dutyOf(course, game.options.clock);
      const since = this.#agenda.now - (this.#written.get(id) ?? this.#agenda.now);
      const isDue = typeof duty !== 'string' && duty.due < this.#database.now - SEEN_TO_MS;
      if (isDue && since > SEEN_TO_MS)
        this.accuse(`${decider(course)?.isBot ? 'a bot' : 'a clock'} at ${id} was not seen to for ${Math.round(since)} ms`);
    }
  }

  /** Whether anybody looks at the table or not. */
  #demandBegun(id: string): void {
    const waited = this.#agenda.now - this.#noticedSince(`${id} is full`);
    if (waited > SEEN_TO_MS) this.accuse(`${id} is full, and has not begun for ${Math.round(waited)} ms`);
  }

  /** When everybody has gone home: every game is over, and everything given back. */
  conclude(nodes: readonly Node[]): void {
    const { chats, games, duties } = this.#database.kept;
    this.#demandGone(this.#database.kept);
    this.#demandLed(this.#database.kept);
    this.apart.conclude(games.values());
    this.#demandCounted(this.#database.kept);
    for (const [id, game] of games) {
      const chronicle = this.chronicle(id);
      if (isFull(game) && this.#played.has(id)) this.accuse(`${id} is full, and has not begun`);
      if (game.status === 'running' && this.#played.has(id)) this.accuse(`${id} has not ended: ${this.#standing(game, chronicle)}`);
      const isOver = chronicle !== undefined && outcome(chronicle.courseAt(chronicle.seq).state) !== undefined;
      if ((game.status === 'finished') !== isOver) this.accuse(`${id} is ${game.status}, its log says otherwise`);
      if (duties.has(id) && game.status !== 'running') this.accuse(`${id} is ${game.status}, and something is still to be done for it`);
    }
    for (const [id, lines] of chats) if (twice(lines.flatMap(({ text }) => text || []))) this.accuse(`something was said twice at ${id}`);
    this.#demandRatings();
    this.turns.conclude();
    this.reviews.conclude();
    for (const node of nodes) this.#demandEmpty(node, [...games.keys()]);
  }

  /** Every game that counts has been counted, once and in its place, and the ratings are those that the logs alone give. */
  #demandRatings(): void {
    const { games, logs, rated } = this.#database.kept;
    const named = (result: RatedResult | undefined): RatedResult | undefined => {
      const entry = rated.find(({ game }) => game === result?.game);
      return result && entry ? asNamedIn(entry, result) : result;
    };
    const results = [...games.values()].flatMap((game) =>
      game.status === 'finished' ? (named(resultOf(game, logs.get(game.id) ?? [])) ?? []) : [],
    );
    const due = results.filter(({ at }) => at <= this.#database.now - SEEN_TO_MS).map(({ game }) => game);
    const missing = due.filter((game) => !rated.some((entry) => entry.game === game));
    if (missing.length > 0) this.accuse(`${missing} was not counted for ratings`);
    const counted = results.filter(({ game }) => rated.some((entry) => entry.game === game)).sort(inOrder);
    if (!isDeepStrictEqual(countedFrom(1, counted, []), rated)) this.accuse('the ratings are not those that the logs give');
    this.counts.rated += rated.length;
  }

  #standing({ options: { clock } }: Game, chronicle: Chronicle | undefined): string {
    if (chronicle === undefined) return 'it has not begun';
    const { control, isPaused, since, seq } = chronicle.courseAt(chronicle.seq);
    const waits = `${Math.round((this.#database.now - since) / 1000)} s`;
    return JSON.stringify({ seq, control, isPaused, clock, waits, seat: decider(chronicle.courseAt(chronicle.seq))?.seat });
  }

  #demandEmpty({ house, name }: Node, games: readonly string[]): void {
    if (house === undefined) {
      this.accuse(`${name} is down`);
      return;
    }
    const left = {
      streams: house.streams.size,
      listeners: house.listeners.size,
      watchers: house.rooms.watchers.count() + house.gallery.rooms.watchers.count(),
      lobby: house.lobby.size,
      chats: house.chats.size,
    };
    for (const [what, count] of Object.entries(left)) if (count > 0) this.accuse(`${count} ${what} at ${name} were not given back`);
    for (const id of games) {
      const { here, spectators } = house.presence.of(id);
      if (here.length + spectators > 0) this.accuse(`${name} believes that ${here.length + spectators} are at ${id}`);
    }
  }
}

const twice = (lines: readonly string[]): boolean => new Set(lines).size < lines.length;

/** Where two texts part. */
function differing(one: string, other: string): string {
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return `“${one.slice(Math.max(0, at - 40), at + 40)}” is true, not “${other.slice(Math.max(0, at - 40), at + 40)}”`;
}
