/** Watches over reviews: who asks for one gets it, whole, once, and the same at every node; nobody else gets to know anything by it. */
import { turnJobs } from '@elbowroom/bots';
import { countedMoves } from '../src/game/course.ts';
import { delayMs } from '../src/game/delay.ts';
import type { Game } from '../src/store/store.ts';
import type { Agenda } from './agenda.ts';
import type { Answer } from './client.ts';
import type { Database } from './database.ts';
import { weighed } from './weighing.ts';

interface Around {
  readonly agenda: Agenda;
  readonly database: Database;
  readonly accuse: (promise: string) => void;
  /** Whether the clock of the database has not been set for so long. */
  readonly isClockCalm: (ms: number) => boolean;
}

/** As long as a node holds a review (six leases), and a little more: until then a node that stood still may not know what another has done. */
const HELD_MS = 75_000;
/** How far a node may be from the time of the database. */
const OFF_MS = 1000;
/** A node has heard that the clock was set within this time. */
const SET_MS = 60_000;

interface Told {
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly turns: readonly { readonly step: number }[];
}

export class Reviews {
  readonly #around: Around;
  /** Games whose review somebody was promised. */
  readonly #promised = new Set<string>();
  /** When each turn was kept, by game and step. */
  readonly #kept = new Map<string, number>();
  /** When each game ended. */
  readonly #ended = new Map<string, number>();
  readonly counts = { reviews: 0 };

  constructor(around: Around) {
    this.#around = around;
    around.database.kept.reviews.onTurn = (game, step) => this.#kept.set(`${game} ${step}`, around.agenda.now);
  }

  /** A row has been written. */
  appended(id: string): void {
    const isOver = this.#around.database.kept.games.get(id)?.status === 'finished';
    if (isOver && !this.#ended.has(id)) this.#ended.set(id, this.#around.agenda.now);
  }

  /** Whether those who look on have not seen the end yet. When the clock was set meanwhile nobody can say. */
  #isHidden(game: Game): boolean {
    const since = this.#around.agenda.now - (this.#ended.get(game.id) ?? 0);
    return since < delayMs(game) - OFF_MS && this.#around.isClockCalm(since + SET_MS);
  }

  /** A node sets about weighing a turn. */
  begun(game: string, step: number): void {
    const since = this.#around.agenda.now - (this.#kept.get(`${game} ${step}`) ?? Number.POSITIVE_INFINITY);
    if (since > HELD_MS) this.#around.accuse(`turn ${step} of ${game} is weighed again, ${Math.round(since)} ms after it was kept`);
  }

  /** Somebody was told of a review; a guest that is not known is undefined. */
  answered(guest: string | undefined, table: string, { status, body }: Answer): void {
    if (status >= 300) return;
    const game = this.#around.database.kept.games.get(table);
    const told: Told = body;
    const isAtTable = guest !== undefined && (game?.host === guest || game?.seats.some((seat) => seat.guest === guest));
    if (game?.status !== 'finished') this.#around.accuse(`${table} is not over, and has a review`);
    else if (!isAtTable && !game.options.spectators) this.#around.accuse(`a review of ${table} was told to somebody who may not look on`);
    else if (!isAtTable && this.#isHidden(game))
      this.#around.accuse(`a review of ${table} was told to somebody from whom its end is hidden`);
    if (told.state !== 'none') this.#promised.add(table);
    this.#demandTurns(table, told);
  }

  #demandTurns(table: string, { done, state, total, turns }: Told): void {
    const steps = turns.map(({ step }) => step);
    if (new Set(steps).size < steps.length) this.#around.accuse(`a review of ${table} tells of a turn twice`);
    if (turns.some((turn) => JSON.stringify(turn) !== JSON.stringify(weighed(table, turn.step))))
      this.#around.accuse(`a review of ${table} is not of that game`);
    if (state === 'done' && done !== total) this.#around.accuse(`a review of ${table} is done with ${done} of ${total} turns`);
  }

  /** Whatever was promised is there, every turn of the game once. */
  conclude(): void {
    const { games, logs, reviews } = this.#around.database.kept;
    for (const table of this.#promised) {
      const [game, review] = [games.get(table), reviews.reviews.get(table)];
      if (game?.setup === undefined) continue;
      const moves = [...(game.options.fork?.moves ?? []), ...countedMoves(logs.get(table) ?? []).map(({ body }) => body)];
      const wanted = turnJobs(game.setup, moves, {}).map(({ step }) => step);
      const steps = (reviews.turns.get(table) ?? []).map(({ step }) => step).sort((a, b) => a - b);
      if (review?.state !== 'done') this.#around.accuse(`the review of ${table} is ${review?.state ?? 'gone'}, and was promised`);
      else if (String(steps) !== String(wanted)) this.#around.accuse(`the review of ${table} has turns ${steps}, and the game ${wanted}`);
      this.counts.reviews++;
    }
  }
}
