/** Games that anybody may look on at, for those who choose one. Nothing here tells how a game stands. */
import type { Outside } from '../outside.ts';
import type { Game, Store } from '../store/store.ts';
import { listedView, type TableView } from './news.ts';
import type { Presence } from './presence.ts';

export interface RunningTable extends TableView {
  readonly started: number;
  /** How many look on. */
  readonly watching: number;
}

export interface RunningList {
  /** The first is the featured one. */
  readonly tables: readonly RunningTable[];
}

const MOST = 100;
/** Nothing is believed for longer. */
const BELIEVED_MS = 1000;

export class Running {
  readonly #outside: Pick<Outside, 'steady'>;
  readonly #store: Pick<Store, 'runningGames' | 'now'>;
  readonly #presence: Pick<Presence, 'of'>;
  #read: { readonly at: number; readonly games: Promise<readonly Game[]> } = {
    at: Number.NEGATIVE_INFINITY,
    games: Promise.resolve([]),
  };

  constructor(outside: Pick<Outside, 'steady'>, store: Pick<Store, 'runningGames' | 'now'>, presence: Pick<Presence, 'of'>) {
    this.#outside = outside;
    this.#store = store;
    this.#presence = presence;
  }

  /** The most watched first; of alike ones those with most people, and then those that began last. */
  async list(guest: string | undefined): Promise<RunningList> {
    const tables = (await this.#games()).map((game): RunningTable => {
      const watching = this.#presence.of(game.id).spectators;
      // Some have ended, and those who look on do not know it yet.
      return { ...listedView({ ...game, status: 'running' }, guest), started: game.started ?? 0, watching };
    });
    return { tables: tables.sort((one, other) => weigh(other) - weigh(one) || other.started - one.started) };
  }

  #games(): Promise<readonly Game[]> {
    const now = this.#outside.steady();
    if (now - this.#read.at > BELIEVED_MS) {
      const games = this.#store.runningGames(this.#store.now(), MOST);
      this.#read = { at: now, games };
      games.catch(() => {
        this.#read = { at: Number.NEGATIVE_INFINITY, games };
      });
    }
    return this.#read.games;
  }
}

/** No table has ten seats. */
const weigh = ({ watching, seats }: RunningTable): number => watching * 10 + seats.filter(({ bot }) => bot === undefined).length;
