/** Watches over notices: whoever is away is told of each turn once, in time, and of nothing that is not so. */
import { hash } from 'node:crypto';
import { awaited } from '../src/game/course.ts';
import { SEATED_MS } from '../src/notices/noticing.ts';
import type { Message } from '../src/notices/post.ts';
import { keyOf } from '../src/store/notice-columns.ts';
import type { Bell } from '../src/store/notices.ts';
import type { Game } from '../src/store/store.ts';
import type { Agenda } from './agenda.ts';
import type { Chronicle } from './chronicle.ts';
import type { Database } from './database.ts';
import type { Node } from './node.ts';

/** Within this time they know. */
const IN_TIME_MS = 5000;

export interface Sight {
  readonly agenda: Agenda;
  readonly database: Database;
  readonly nodes: () => readonly Node[];
  readonly accuse: (promise: string) => void;
  readonly isCalm: (whom: readonly string[], ms: number) => boolean;
}

interface Turn {
  readonly seat: number;
  readonly seq: number;
}

const idOf = (bell: string, game: string, seq: number): string =>
  hash('sha256', keyOf({ bell, game, kind: 'turn', seq }), 'base64url').slice(0, 22);

export class Turns {
  readonly #sight: Sight;
  readonly #now = new Map<string, Turn>();
  /** Guests who never have the table before their eyes. */
  readonly #away = new Set<string>();
  /** By id: how often it came. */
  readonly #rung = new Map<string, number>();
  readonly #true = new Set<string>();
  /** Of each game what may be told of the turn that it is now; and of turns that are over, since when. */
  readonly #current = new Map<string, readonly string[]>();
  readonly #passed = new Map<string, number>();
  /** Those of which the sender never heard that they came: it rings again, however long after. */
  readonly #unheard = new Set<string>();
  readonly counts = { turns: 0, notices: 0, twice: 0 };

  constructor(sight: Sight) {
    this.#sight = sight;
  }

  leave(guest: string): void {
    this.#away.add(guest);
  }

  /** A row has been written, or the game has begun. */
  look(game: Game, chronicle: Chronicle): void {
    const course = chronicle.courseAt(chronicle.seq);
    const seat = awaited(course);
    const before = this.#now.get(game.id);
    if (seat !== undefined && before?.seat === seat && before.seq === course.asked) return;
    this.#end(game.id);
    if (seat !== undefined) this.#begin(game, chronicle, { seat, seq: course.asked });
  }

  #end(game: string): void {
    this.#now.delete(game);
    for (const id of this.#current.get(game) ?? []) this.#passed.set(id, this.#sight.agenda.now);
    this.#current.delete(game);
  }

  #begin({ id, seats }: Game, chronicle: Chronicle, turn: Turn): void {
    this.#now.set(id, turn);
    const guest = seats[turn.seat]?.guest;
    if (guest === undefined) return;
    const bells = this.#sight.database.kept.notices.bellsOf(guest);
    const told = bells.map((bell) => idOf(bell.id, id, turn.seq));
    this.#current.set(id, told);
    for (const one of told) {
      this.#true.add(one);
      this.#passed.delete(one);
    }
    const actor = chronicle.steps(Math.max(0, turn.seq - 1), turn.seq)[0]?.row.seat;
    const knows = turn.seq < chronicle.seq || (actor !== undefined && seats[actor]?.guest === guest);
    if (knows || !this.#away.has(guest)) return;
    this.counts.turns++;
    const least = turn.seq === 0 ? SEATED_MS : 0;
    for (const bell of bells) this.#sight.agenda.after(least + IN_TIME_MS, () => this.#demand(id, turn, bell));
  }

  /** The turn may have passed meanwhile, or the database been away, or every node. */
  #demand(game: string, turn: Turn, bell: Bell): void {
    const { accuse, isCalm, nodes } = this.#sight;
    const now = this.#now.get(game);
    const isTold = this.#rung.has(idOf(bell.id, game, turn.seq));
    if (isTold || now?.seq !== turn.seq || now.seat !== turn.seat) return;
    const isSomebodyWell = nodes().some(({ name }) => isCalm([name], IN_TIME_MS));
    if (isSomebodyWell && isCalm(['database', 'clock', 'post'], 3 * IN_TIME_MS))
      accuse(`seat ${turn.seat} at ${game} was not told within ${IN_TIME_MS} ms that it is awaited since row ${turn.seq}`);
  }

  rung(bell: Bell, { id, kind, table }: Message): void {
    const { accuse, agenda, isCalm, nodes } = this.#sight;
    const all = ['database', 'clock', 'post', ...nodes().map(({ name }) => name)];
    if (kind === 'turn' && !this.#true.has(id)) accuse(`${bell.guest} was told of a turn at ${table} that is not there`);
    const times = (this.#rung.get(id) ?? 0) + 1;
    if (kind !== 'chat') this.#rung.set(id, times);
    if (kind === 'turn') this.counts[times === 1 ? 'notices' : 'twice']++;
    if (agenda.now - (this.#passed.get(id) ?? agenda.now) > IN_TIME_MS && isCalm(all, 60_000))
      accuse(`${bell.guest} was told of a turn at ${table} that is over`);
    if (kind !== 'chat' && times > 1 && !this.#unheard.has(id) && isCalm(all, 60_000))
      accuse(`${bell.guest} was told twice of the same ${kind} at ${table}`);
    this.#unheard.add(id);
  }

  heard({ id }: Message): void {
    this.#unheard.delete(id);
  }

  conclude(): void {
    const { accuse, database } = this.#sight;
    for (const { notice, state } of database.kept.notices.waiting.values())
      if (state !== 'resting') accuse(`${notice.guest} was never told of ${notice.kind} at ${notice.game}`);
  }
}
