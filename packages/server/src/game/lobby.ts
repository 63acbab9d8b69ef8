/** The list of open tables, for everybody who waits in front of it. */
import type { Cancel, Outside } from '../outside.ts';
import type { Store } from '../store/store.ts';
import { listedView, type TableView } from './news.ts';
import type { Line } from './watchers.ts';

const MOST = 100;
/** Changes that come close together are told together. */
const GATHER_MS = 100;

export class Lobby {
  readonly #outside: Outside;
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  readonly #lines = new Map<Line, string | undefined>();
  #cancel: Cancel | undefined;

  constructor(outside: Outside, store: Store, onFault: (error: unknown) => void) {
    this.#outside = outside;
    this.#store = store;
    this.#onFault = onFault;
  }

  get size(): number {
    return this.#lines.size;
  }

  async list(guest: string | undefined): Promise<TableView[]> {
    return (await this.#store.openGames(MOST)).map((game) => listedView(game, guest));
  }

  /** `onGone` is told the way out before anything is waited for. */
  async watch(line: Line, guest: string | undefined, onGone: (leave: () => void) => void): Promise<void> {
    this.#lines.set(line, guest);
    onGone(() => this.#lines.delete(line));
    try {
      line.send('tables', JSON.stringify({ tables: await this.list(guest) }));
    } catch (error) {
      this.#lines.delete(line);
      throw error;
    }
  }

  changed(): void {
    if (this.#lines.size === 0) return;
    this.#cancel ??= this.#outside.after(GATHER_MS, () => {
      this.#cancel = undefined;
      this.#tell().catch(this.#onFault);
    });
  }

  async #tell(): Promise<void> {
    const games = await this.#store.openGames(MOST);
    for (const [line, guest] of this.#lines) line.send('tables', JSON.stringify({ tables: games.map((game) => listedView(game, guest)) }));
  }

  endAll(): void {
    this.#cancel?.();
    for (const line of this.#lines.keys()) line.end();
  }
}
