/** The list of open tables, for everybody who waits in front of it. */
import type { Store } from '../store/store.ts';
import { listedView, type TableView } from './news.ts';
import type { StreamEnd } from './watchers.ts';

const MOST = 100;
/** Changes that come close together are told together. */
const GATHER_MS = 100;

export class Lobby {
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  readonly #lines = new Map<StreamEnd, string | undefined>();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, onFault: (error: unknown) => void) {
    this.#store = store;
    this.#onFault = onFault;
  }

  async list(guest: string | undefined): Promise<TableView[]> {
    return (await this.#store.openGames(MOST)).map((game) => listedView(game, guest));
  }

  async watch(line: StreamEnd, guest: string | undefined): Promise<() => void> {
    this.#lines.set(line, guest);
    const leave = (): void => {
      this.#lines.delete(line);
    };
    try {
      line.send('tables', JSON.stringify({ tables: await this.list(guest) }));
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  changed(): void {
    if (this.#lines.size === 0) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#tell().catch(this.#onFault);
    }, GATHER_MS).unref();
  }

  async #tell(): Promise<void> {
    const games = await this.#store.openGames(MOST);
    for (const [line, guest] of this.#lines) line.send('tables', JSON.stringify({ tables: games.map((game) => listedView(game, guest)) }));
  }

  endAll(): void {
    clearTimeout(this.#timer);
    for (const line of this.#lines.keys()) line.end();
  }
}
