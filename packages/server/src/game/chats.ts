/** What is said at tables, before, during and after their games: beside the game and never in its way. Every line is told once to each who listens. */
import type { ChatLine, ChatPage, NewLine, Store } from '../store/store.ts';
import type { StreamEnd } from './watchers.ts';

/** Before the id of a game, in what nodes tell each other: something was said at its table. */
export const SAID = '!';

/** Lines of a table that are kept, the last ones: of those who sit there, and of those who look on. */
const [KEPT_OF_SEATS, KEPT_OF_OTHERS] = [500, 200];
/** What somebody is told at once who comes for the first time, or comes back; the rest is there to be asked for. */
const [AT_FIRST, AGAIN] = [50, 100];
const ALL = KEPT_OF_SEATS + KEPT_OF_OTHERS;

/** What is said before it is old enough is kept from those behind a curtain. */
export interface Curtain {
  /** Lines up to that moment may be heard. */
  readonly until: () => Promise<number>;
  /** There are others; the first of them was said at that moment. */
  readonly onHidden: (at: number) => void;
}

interface Ear {
  readonly line: StreamEnd;
  readonly curtain: Curtain | undefined;
  /** The last line it was told; undefined while the first words are on their way. */
  told: number | undefined;
  /** Whether something was said meanwhile. */
  isLate: boolean;
}

export class Chats {
  readonly #store: Pick<Store, 'addChat' | 'chat' | 'tell'>;
  readonly #ears = new Map<string, Set<Ear>>();

  constructor(store: Pick<Store, 'addChat' | 'chat' | 'tell'>) {
    this.#store = store;
  }

  /** Tables at which somebody listens. */
  get size(): number {
    return this.#ears.size;
  }

  async page(game: string, page: ChatPage, curtain?: Curtain): Promise<ChatLine[]> {
    if (curtain === undefined) return this.#store.chat(game, page);
    const lines = await this.#store.chat(game, { ...page, most: ALL });
    return heardBehind(lines, await curtain.until(), curtain).slice(-page.most);
  }

  async say(game: string, line: NewLine): Promise<void> {
    await this.#store.addChat(game, line, line.seat === undefined ? KEPT_OF_OTHERS : KEPT_OF_SEATS);
    this.#store.tell([`${SAID}${game}`]).catch(() => {}); // others look now and then in any case
    await this.wake([game]).catch(() => {}); // it is said; whoever could not be told hears it with the next line
  }

  /** `last`: the line it knows, if it was here before. `onGone` is told the way out before anything is waited for. */
  async listen(
    game: string,
    line: StreamEnd,
    last: number | undefined,
    onGone: (leave: () => void) => void,
    curtain?: Curtain,
  ): Promise<void> {
    const ear: Ear = { line, curtain, told: undefined, isLate: false };
    const ears = this.#ears.get(game) ?? new Set();
    this.#ears.set(game, ears.add(ear));
    const leave = (): void => {
      ears.delete(ear);
      if (ears.size === 0 && this.#ears.get(game) === ears) this.#ears.delete(game);
    };
    onGone(leave);
    try {
      const page = last === undefined ? { most: AT_FIRST } : { after: last, most: AGAIN };
      const lines = await this.page(game, page, curtain);
      ear.told = last ?? 0;
      tell(ear, lines, lines.length === page.most);
    } catch (error) {
      leave();
      throw error;
    }
    if (ear.isLate) await this.wake([game]);
  }

  /** Something was said there, here or at another node; an empty list: perhaps anywhere. */
  async wake(games: readonly string[]): Promise<void> {
    const known = games.length === 0 ? [...this.#ears.keys()] : games.filter((game) => this.#ears.has(game));
    await Promise.all(known.map((game) => this.#tell(game)));
  }

  async #tell(game: string): Promise<void> {
    const ears = [...(this.#ears.get(game) ?? [])];
    for (const ear of ears) ear.isLate = ear.told === undefined;
    const after = Math.min(...ears.flatMap(({ told }) => told ?? []));
    if (after === Number.POSITIVE_INFINITY) return;
    const lines = await this.#store.chat(game, { after, most: ALL });
    const curtain = ears.find((ear) => ear.curtain !== undefined)?.curtain;
    const late = curtain && heardBehind(lines, await curtain.until(), curtain);
    for (const ear of this.#ears.get(game) ?? []) tell(ear, ear.curtain === undefined ? lines : (late ?? []));
  }
}

/** Up to the first that is not old enough. */
function heardBehind(lines: readonly ChatLine[], until: number, { onHidden }: Curtain): ChatLine[] {
  const first = lines.findIndex(({ at }) => at > until);
  const hidden = lines[first];
  if (hidden === undefined) return [...lines];
  onHidden(hidden.at);
  return lines.slice(0, first);
}

/** `hasMore`: there may be others before these that it does not know. */
function tell(ear: Ear, lines: readonly ChatLine[], hasMore = false): void {
  const { told } = ear;
  const fresh = told === undefined ? [] : lines.filter(({ n }) => n > told);
  if (fresh.length === 0) return;
  ear.told = fresh.at(-1)?.n ?? told;
  ear.line.send('chat', JSON.stringify({ lines: fresh, ...(hasMore ? { more: true } : {}) }));
}
