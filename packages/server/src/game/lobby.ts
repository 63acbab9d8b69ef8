/** The list of open tables, for everybody who waits in front of it. Each table's words are made once, and then only what has changed is told. */
import type { Cancel, Outside } from '../outside.ts';
import type { Game, Store } from '../store/store.ts';
import { listedView } from './news.ts';
import type { StreamEnd } from './watchers.ts';

const MOST = 100;
/** Changes that come close together are told together. */
const GATHER_MS = 100;
/** Nothing is believed for longer: another node may have opened a table. */
const BELIEVED_MS = 250;

/** A table in the list. */
interface Listed {
  readonly game: Game;
  /** As those see it who have nothing to do with it. */
  readonly words: string;
  /** Those for whom it is more than that. */
  readonly people: ReadonlySet<string>;
}

interface Looker {
  readonly guest: string | undefined;
  /** Whether it can put changes together by itself; else it is sent the whole list at each. */
  readonly wantsChanges: boolean;
  /** Those whose tables are not shown to it. */
  apart: ReadonlySet<string>;
  isGreeted: boolean;
}

interface Changes {
  readonly changed: readonly Listed[];
  readonly gone: readonly string[];
}

export class Lobby {
  readonly #outside: Outside;
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  readonly #lines = new Map<StreamEnd, Looker>();
  /** As it was told last, newest first. */
  #listed = new Map<string, Listed>();
  #readAt = Number.NEGATIVE_INFINITY;
  /** What is being read now, and what will be read after it for all who have come meanwhile. */
  #reading: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;
  #cancel: Cancel | undefined;

  constructor(outside: Outside, store: Store, onFault: (error: unknown) => void) {
    this.#outside = outside;
    this.#store = store;
    this.#onFault = onFault;
  }

  get size(): number {
    return this.#lines.size;
  }

  /** The list as JSON. */
  async words(guest: string | undefined): Promise<string> {
    const [apart] = await Promise.all([this.#apartFrom(guest), this.#freshen()]);
    return this.#whole(guest, apart);
  }

  async #apartFrom(guest: string | undefined): Promise<ReadonlySet<string>> {
    return guest === undefined ? NOBODY : new Set(await this.#store.apartFrom(guest));
  }

  /** Somebody wishes to see others' tables no more, or again. */
  setApart(guest: string, apart: readonly string[]): void {
    for (const [line, looker] of this.#lines) {
      if (looker.guest !== guest) continue;
      looker.apart = new Set(apart);
      if (looker.isGreeted) line.send('tables', this.#whole(guest, looker.apart));
    }
  }

  /** Somebody is asked to a table. */
  nudge(guest: string): void {
    for (const [line, looker] of this.#lines) if (looker.guest === guest && looker.isGreeted) line.send('invited', '{}');
  }

  async tables(): Promise<Game[]> {
    await this.#freshen();
    return [...this.#listed.values()].map(({ game }) => game);
  }

  /** `onGone` is told the way out before anything is waited for. */
  async watch(line: StreamEnd, guest: string | undefined, wantsChanges: boolean, onGone: (leave: () => void) => void): Promise<void> {
    const looker: Looker = { guest, wantsChanges, apart: NOBODY, isGreeted: false };
    this.#lines.set(line, looker);
    onGone(() => this.#lines.delete(line));
    try {
      [looker.apart] = await Promise.all([this.#apartFrom(guest), this.#freshen()]);
    } catch (error) {
      this.#lines.delete(line);
      throw error;
    }
    line.send('tables', this.#whole(guest, looker.apart));
    looker.isGreeted = true;
  }

  changed(): void {
    this.#readAt = Number.NEGATIVE_INFINITY;
    if (this.#lines.size === 0) return;
    this.#cancel ??= this.#outside.after(GATHER_MS, () => {
      this.#cancel = undefined;
      this.#refresh().catch(this.#onFault);
    });
  }

  async #freshen(): Promise<void> {
    if (this.#outside.steady() - this.#readAt > BELIEVED_MS) await this.#refresh();
  }

  /** One at a time: what was read first must not come after what was read later. */
  #refresh(): Promise<void> {
    this.#next ??= this.#reading.then(() => {
      this.#next = undefined;
      const work = this.#read();
      this.#reading = work.catch(() => {});
      return work;
    });
    return this.#next;
  }

  async #read(): Promise<void> {
    this.#readAt = this.#outside.steady(); // a change while it is read makes it old again
    const games = await this.#store.openGames(MOST).catch((error) => {
      this.#readAt = Number.NEGATIVE_INFINITY;
      throw error;
    });
    const before = this.#listed;
    this.#listed = new Map(games.map((game) => [game.id, listedAs(game, before.get(game.id))]));
    this.#tell({
      changed: [...this.#listed.values()].filter((one) => before.get(one.game.id) !== one),
      gone: [...before.keys()].filter((id) => !this.#listed.has(id)),
    });
  }

  #tell(changes: Changes): void {
    if (changes.changed.length + changes.gone.length === 0) return;
    const [whole, difference] = [this.#wholes(), differences(changes)];
    for (const [line, { guest, wantsChanges, apart, isGreeted }] of this.#lines) {
      if (!isGreeted) continue;
      if (wantsChanges) line.send('changes', apart.size === 0 ? difference(guest) : differences(seenApart(changes, apart))(guest));
      else line.send('tables', apart.size === 0 ? whole(guest) : this.#whole(guest, apart));
    }
  }

  /** The words of the list for each who looks at it: the same for all who have no table in it. */
  #wholes(): (guest: string | undefined) => string {
    let common: string | undefined;
    return (guest) => {
      const all = [...this.#listed.values()];
      if (guest !== undefined && all.some(({ people }) => people.has(guest))) return this.#whole(guest);
      common ??= this.#whole(undefined);
      return common;
    };
  }

  #whole(guest: string | undefined, apart = NOBODY): string {
    const listed = [...this.#listed.values()].filter((one) => !isApart(one, apart));
    const words = listed.map((one) =>
      guest !== undefined && one.people.has(guest) ? JSON.stringify(listedView(one.game, guest)) : one.words,
    );
    return `{"tables":[${words.join(',')}]}`;
  }

  endAll(): void {
    this.#cancel?.();
    for (const line of this.#lines.keys()) line.end();
  }
}

const NOBODY: ReadonlySet<string> = new Set();

const isApart = ({ people }: Listed, apart: ReadonlySet<string>): boolean => [...apart].some((one) => people.has(one));

/** A table at which somebody sits down from whom one is kept apart is gone. */
const seenApart = ({ changed, gone }: Changes, apart: ReadonlySet<string>): Changes => ({
  changed: changed.filter((one) => !isApart(one, apart)),
  gone: [...gone, ...changed.filter((one) => isApart(one, apart)).map(({ game }) => game.id)],
});

/** Until the start only seats change: while they do not, the words stay, and with them the hash of the seed. */
function listedAs(game: Game, before: Listed | undefined): Listed {
  if (before !== undefined && JSON.stringify(before.game.seats) === JSON.stringify(game.seats)) return before;
  const people = new Set([game.host, ...game.seats.flatMap(({ guest }) => guest ?? [])]);
  return { game, words: JSON.stringify(listedView(game, undefined)), people };
}

/** What has changed, made once; and for those who have to do with one of these tables, what it is to them. */
function differences({ changed, gone }: Changes): (guest: string | undefined) => string {
  const common = `{"changed":[${changed.map(({ words }) => words).join(',')}],"gone":${JSON.stringify(gone)}`;
  return (guest) => {
    const own = guest === undefined ? [] : changed.filter(({ people }) => people.has(guest));
    if (own.length === 0) return `${common}}`;
    const views = own.map(({ game }) => {
      const { id, mine, host, code } = listedView(game, guest);
      return { id, mine, host, code };
    });
    return `${common},"own":${JSON.stringify(views)}}`;
  };
}
