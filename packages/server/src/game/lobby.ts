/** The list of open tables, for everybody who waits in front of it. Each table's words are made once, and then only what has changed is told. */
import type { Cancel, Outside } from '../outside.ts';
import type { Game, Store } from '../store/store.ts';
import { listedView } from './news.ts';
import { hasRoom } from './tables.ts';
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
  sight: Sight;
  isGreeted: boolean;
}

/** What somebody may see of the list. */
interface Sight {
  /** Those whose tables are not shown. */
  readonly apart: ReadonlySet<string>;
  /** Those whose tables are, though they are private. */
  readonly clubs: ReadonlySet<string>;
}

interface Changes {
  readonly changed: readonly Listed[];
  readonly gone: readonly Listed[];
}

export class Lobby {
  readonly #outside: Outside;
  readonly #store: Store;
  readonly #onFault: (error: unknown) => void;
  readonly #lines = new Map<StreamEnd, Looker>();
  /** As it was told last, newest first. */
  #listed = new Map<string, Listed>();
  /** The clubs whose tables are in it. */
  #covered: ReadonlySet<string> = NOBODY;
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
    const [sight] = await Promise.all([this.#sightOf(guest), this.#freshen()]);
    const unknown = [...sight.clubs].filter((club) => !this.#covered.has(club));
    const more = unknown.length === 0 ? [] : await this.#store.openTablesIn(unknown, MOST);
    return this.#whole(guest, sight, merged(this.#listed, more));
  }

  async #sightOf(guest: string | undefined): Promise<Sight> {
    if (guest === undefined) return STRANGER;
    const [apart, clubs] = await Promise.all([this.#store.apartFrom(guest), this.#store.clubsOf(guest)]);
    return { apart: new Set(apart), clubs: new Set(clubs.map(({ id }) => id)) };
  }

  /** Somebody may see other tables than before; left out: anybody may. */
  async reconsider(guests?: readonly string[]): Promise<void> {
    const lookers = [...this.#lines].filter(([, { guest }]) => guest !== undefined && (guests?.includes(guest) ?? true));
    if (lookers.length === 0) return;
    for (const [, looker] of lookers) looker.sight = await this.#sightOf(looker.guest);
    await this.#cover(lookers.map(([, looker]) => looker));
    for (const [line, { guest, sight, isGreeted }] of lookers)
      if (isGreeted && this.#lines.has(line)) line.send('tables', this.#whole(guest, sight));
  }

  /** Reads the list anew if tables are missing in it that these may see. */
  async #cover(lookers: readonly Looker[]): Promise<void> {
    const isWhole = lookers.every(({ sight }) => [...sight.clubs].every((club) => this.#covered.has(club)));
    await (isWhole ? this.#freshen() : this.#refresh());
  }

  /** Somebody is asked to a table. */
  nudge(guest: string): void {
    for (const [line, looker] of this.#lines) if (looker.guest === guest && looker.isGreeted) line.send('invited', '{}');
  }

  async tables(): Promise<Game[]> {
    await this.#freshen();
    return [...this.#listed.values()].map(({ game }) => game).filter(({ isPrivate }) => !isPrivate);
  }

  /** `onGone` is told the way out before anything is waited for. */
  async watch(line: StreamEnd, guest: string | undefined, wantsChanges: boolean, onGone: (leave: () => void) => void): Promise<void> {
    const looker: Looker = { guest, wantsChanges, sight: STRANGER, isGreeted: false };
    this.#lines.set(line, looker);
    onGone(() => this.#lines.delete(line));
    try {
      looker.sight = await this.#sightOf(guest);
      await this.#cover([looker]);
    } catch (error) {
      this.#lines.delete(line);
      throw error;
    }
    line.send('tables', this.#whole(guest, looker.sight));
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
    const clubs = new Set([...this.#lines.values()].flatMap(({ sight }) => [...sight.clubs]));
    const reading = [this.#store.openGames(MOST), clubs.size === 0 ? [] : this.#store.openTablesIn([...clubs], MOST)];
    const games = await Promise.all(reading).catch((error) => {
      this.#readAt = Number.NEGATIVE_INFINITY;
      throw error;
    });
    const before = this.#listed;
    this.#listed = merged(before, games.flat(), false);
    this.#covered = clubs;
    this.#tell({
      changed: [...this.#listed.values()].filter((one) => before.get(one.game.id) !== one),
      gone: [...before.values()].filter(({ game }) => !this.#listed.has(game.id)),
    });
  }

  #tell(changes: Changes): void {
    if (changes.changed.length + changes.gone.length === 0) return;
    const plain = { whole: this.#wholes(), seen: seenBy(changes, STRANGER) };
    const difference = differences(plain.seen);
    for (const [line, { guest, wantsChanges, sight, isGreeted }] of this.#lines) {
      const isPlain = sight.apart.size + sight.clubs.size === 0;
      const seen = isPlain ? plain.seen : seenBy(changes, sight);
      if (!isGreeted || seen.changed.length + seen.gone.length === 0) continue;
      if (wantsChanges) line.send('changes', (isPlain ? difference : differences(seen))(guest));
      else line.send('tables', isPlain ? plain.whole(guest) : this.#whole(guest, sight));
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

  #whole(guest: string | undefined, sight = STRANGER, all: ReadonlyMap<string, Listed> = this.#listed): string {
    const listed = [...all.values()].filter((one) => isKnown(one, sight) && !isHidden(one, sight));
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

const STRANGER: Sight = { apart: NOBODY, clubs: NOBODY };

/** Kept apart from somebody at it; or a club's where every place is kept for somebody, as at the next table of a game. */
const isHidden = ({ game, people }: Listed, { apart }: Sight): boolean =>
  (game.isPrivate && !hasRoom(game)) || [...apart].some((one) => people.has(one));

/** Of private tables others do not even learn the id: it would let them in. */
const isKnown = ({ game: { club, isPrivate } }: Listed, { clubs }: Sight): boolean => !isPrivate || (club !== undefined && clubs.has(club));

/** A table at which somebody sits down from whom one is kept apart is gone. */
function seenBy({ changed, gone }: Changes, sight: Sight): Changes {
  const known = changed.filter((one) => isKnown(one, sight));
  return {
    changed: known.filter((one) => !isHidden(one, sight)),
    gone: [...gone.filter((one) => isKnown(one, sight)), ...known.filter((one) => isHidden(one, sight))],
  };
}

/** Newest first. `isMore`: beside what is there already. */
function merged(before: ReadonlyMap<string, Listed>, games: readonly Game[], isMore = true): Map<string, Listed> {
  const listed = new Map(isMore ? before : []);
  for (const game of games) listed.set(game.id, listedAs(game, before.get(game.id)));
  return new Map([...listed].sort(([, one], [, other]) => other.game.made - one.game.made));
}

/** Until the start only seats change: while they do not, the words stay, and with them the hash of the seed. */
function listedAs(game: Game, before: Listed | undefined): Listed {
  if (before !== undefined && JSON.stringify(before.game.seats) === JSON.stringify(game.seats)) return before;
  const people = new Set([game.host, ...game.seats.flatMap(({ guest }) => guest ?? [])]);
  return { game, words: JSON.stringify(listedView(game, undefined)), people };
}

/** What has changed, made once; and for those who have to do with one of these tables, what it is to them. */
function differences({ changed, gone }: Changes): (guest: string | undefined) => string {
  const common = `{"changed":[${changed.map(({ words }) => words).join(',')}],"gone":${JSON.stringify(gone.map(({ game }) => game.id))}`;
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
