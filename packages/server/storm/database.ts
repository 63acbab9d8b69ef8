/**
 * One database for all nodes, at the other end of a network: it answers late, fails before or after it has done what was asked, stands still and comes back.
 * Whatever it had not yet done when it fell is not done. Calls that wake other nodes get lost and come twice.
 */
import { databaseClock } from '../src/store/database-clock.ts';
import { NO_NOTICES } from '../src/store/notices.ts';
import type { RatingStore } from '../src/store/rating-store.ts';
import type { Store } from '../src/store/store.ts';
import type { Agenda } from './agenda.ts';
import type { Chance } from './chance.ts';
import { Kept } from './kept.ts';
import { clubsIn } from './kept-clubs.ts';
import { noticesIn } from './kept-notices.ts';
import { passkeysIn } from './kept-passkeys.ts';
import { reviewsIn } from './kept-reviews.ts';
import { peopleIn } from './people-store.ts';

/** As long as the driver waits for an answer. */
const PATIENCE_MS = 8000;
const AGAIN_MS = 250;
/** What the clock on the wall says when the storm begins. */
const EPOCH = 1_800_000_000_000;

/** A node, as the database sees it. */
export interface Caller {
  readonly name: string;
  readonly steady: () => number;
  /** Answers reach it, later if it stands still, never if it is gone. */
  readonly reach: (work: () => void) => void;
}

interface Ear {
  readonly caller: Caller;
  readonly listener: (news: readonly string[], node: string) => void;
  /** Undefined while it is deaf. */
  isOpen: boolean;
}

class Broken extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export interface Manners {
  /** Milliseconds for one way, in the mean. */
  slowness: number;
  /** Shares of the calls: not done and reported so, done and reported not. */
  failsBefore: number;
  failsAfter: number;
  /** Shares of the calls that wake others. */
  wakeLost: number;
  wakeTwice: number;
}

const fair = (): Manners => ({ slowness: 3, failsBefore: 0, failsAfter: 0, wakeLost: 0, wakeTwice: 0 });

export class Database {
  readonly kept = new Kept();
  manners: Manners = fair();
  /** The clock on its wall is set now and then. */
  setForward = 0;
  readonly #agenda: Agenda;
  readonly #chance: Chance;
  readonly #ears = new Set<Ear>();
  /** What came while it stood still; undefined while it does not. */
  #waiting: (() => void)[] | undefined;
  #isDown = false;
  /** What is on its way to it or in it: fails when it falls. */
  readonly #underWay = new Set<() => void>();

  constructor(agenda: Agenda, chance: Chance) {
    this.#agenda = agenda;
    this.#chance = chance;
  }

  get now(): number {
    return Math.floor(EPOCH + this.#agenda.now + this.setForward);
  }

  behave(): void {
    this.manners = fair();
  }

  freeze(): void {
    this.#waiting ??= [];
  }

  thaw(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const work of waiting) work();
  }

  /** Every connection breaks, and nobody knows what became of what was under way. */
  fall(): void {
    this.#isDown = true;
    this.thaw();
    for (const fail of this.#underWay) fail();
    for (const ear of this.#ears) ear.isOpen = false;
  }

  rise(): void {
    this.#isDown = false;
    for (const ear of this.#ears) this.#hearAgain(ear);
  }

  /** The connection on which a node listens breaks; it is opened again before long. */
  deafen(name: string, ms: number): void {
    for (const ear of this.#ears) {
      if (!ear.caller.name.startsWith(`${name}.`)) continue;
      ear.isOpen = false;
      this.#agenda.after(ms, () => this.#hearAgain(ear));
    }
  }

  #hearAgain(ear: Ear): void {
    if (ear.isOpen || !this.#ears.has(ear)) return;
    this.#agenda.after(AGAIN_MS + this.#delay(), () => {
      if (this.#isDown || ear.isOpen) return;
      ear.isOpen = true;
      ear.caller.reach(() => ear.listener([], ear.caller.name));
    });
  }

  #delay(): number {
    return this.#chance.wait(this.manners.slowness);
  }

  /** Does it, at its time, and answers. */
  #ask<T>({ reach }: Caller, act: () => T): Promise<T> {
    const { failsAfter, failsBefore } = this.manners;
    const chance = this.#chance;
    const fails = chance.isLikely(failsBefore) ? 'before' : chance.isLikely(failsAfter) ? 'after' : undefined;
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = (tell: () => void): void => {
        if (isOver) return;
        isOver = true;
        this.#underWay.delete(fall);
        cancel();
        reach(tell);
      };
      const broken = (code: string): void => end(() => reject(new Broken(code)));
      const fall = (): void => broken('57P01');
      const cancel = this.#agenda.after(PATIENCE_MS, () => broken('ETIMEDOUT'));
      this.#underWay.add(fall);
      const work = (): void => {
        if (isOver && !chance.isLikely(0.5)) return; // nobody waits for it any more: it may be done all the same
        if (this.#isDown) broken('ECONNREFUSED');
        else if (fails === 'before') broken('ECONNRESET');
        else {
          const result = act();
          this.#agenda.after(this.#delay(), () => (fails === 'after' ? broken('ECONNRESET') : end(() => resolve(result))));
        }
      };
      this.#agenda.after(this.#delay(), () => {
        if (this.#waiting === undefined) work();
        else this.#waiting.push(work);
      });
    });
  }

  #tell(from: Caller, words: readonly string[]): void {
    for (const ear of this.#ears) {
      if (ear.caller === from || !ear.isOpen || this.#chance.isLikely(this.manners.wakeLost)) continue;
      const times = this.#chance.isLikely(this.manners.wakeTwice) ? 2 : 1;
      for (let i = 0; i < times; i++)
        this.#agenda.after(this.#delay(), () => ear.isOpen && ear.caller.reach(() => ear.listener(words, from.name)));
    }
  }

  /** The store of one node. It is gone with the node. */
  storeOf(caller: Caller): Store {
    const { kept } = this;
    const ask = <T>(act: () => T): Promise<T> => this.#ask(caller, act);
    return {
      isShared: true,
      ...guestsIn(kept, ask),
      ...peopleIn(kept.people, ask, () => this.now),
      ...clubsIn(kept.clubs, ask, () => this.now),
      ...passkeysIn(kept.passkeys, ask, () => this.now),
      ...tablesIn(kept, ask),
      start: (game, setup, started, duty, notices = NO_NOTICES) =>
        ask(() => {
          const isFirst = kept.start(game, { setup, started, duty, notices }, this.now);
          if (isFirst) this.onStart?.(game.id);
          return isFirst;
        }),
      ...daysIn(kept, ask),
      ...noticesIn(kept.notices, ask, () => this.now),
      ...ratingsIn(kept, ask),
      ...reviewsIn(kept.reviews, ask, () => this.now),
      ...this.#playOf(caller, ask),
      tell: (words) => ask(() => this.#tell(caller, words)),
      onNews: (listener) => {
        const ear: Ear = { caller, listener, isOpen: false };
        this.#ears.add(ear);
        this.#hearAgain(ear);
      },
      ready: () => ask(() => {}),
      close: async () => this.hangUp(caller),
    };
  }

  #playOf(caller: Caller, ask: Ask): Pick<Store, 'now' | 'append' | 'rowsSince' | 'addChat' | 'chat' | 'claimDuties' | 'keepDuties'> {
    const { kept } = this;
    const clock = databaseClock(caller.steady);
    clock.hear(this.now, caller.steady());
    return {
      now: clock.now,
      append: (append) =>
        ask(() => {
          const isWritten = kept.append(append, this.now);
          if (isWritten) this.onAppend?.(append.game);
          if (isWritten) this.#tell(caller, [append.game]);
          return isWritten;
        }),
      rowsSince: (game, seq, most) => ask(() => kept.rowsSince(game, seq).slice(0, most)),
      addChat: (game, line, most) => ask(() => kept.addChat(game, line, most, this.now)),
      chat: (game, page) => ask(() => asJson(kept.chat(game, page))),
      claimDuties: async (lease, most) => {
        const asked = caller.steady();
        const { games, now } = await ask(() => ({ games: kept.claimDuties(lease, most, this.now), now: this.now }));
        clock.hear(now, asked);
        return games;
      },
      keepDuties: (lease, games) => ask(() => kept.keepDuties(lease, games, this.now)),
    };
  }

  /** A row has been written: for whoever watches over the whole. */
  onAppend: ((game: string) => void) | undefined;
  /** A game has begun. */
  onStart: ((game: string) => void) | undefined;

  hangUp(caller: Caller): void {
    for (const ear of this.#ears) if (ear.caller === caller) this.#ears.delete(ear);
  }
}

type Ask = <T>(act: () => T) => Promise<T>;

const asJson = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

const guestsIn = (kept: Kept, ask: Ask): Pick<Store, 'dropGuests'> => ({
  dropGuests: (since, before, most) => ask(() => kept.dropGuests(since, before, most)),
});

type Days = Pick<Store, 'addDayResult' | 'standings' | 'standingOf' | 'standingCount' | 'dropDays'>;

const daysIn = (kept: Kept, ask: Ask): Days => ({
  addDayResult: (result) => ask(() => kept.addDayResult(result)),
  standings: (day, from, most) => ask(() => kept.standings(day).slice(from - 1, from - 1 + most)),
  standingOf: (day, guest) => ask(() => kept.standings(day).find((standing) => standing.guest === guest)),
  standingCount: (day) => ask(() => kept.standings(day).length),
  dropDays: (before) => ask(() => kept.dropDays(before)),
});

const ratingsIn = (kept: Kept, ask: Ask): RatingStore => ({
  unratedGames: (now, most) => ask(() => kept.unratedGames(now, most)),
  lastRated: () => ask(() => asJson(kept.rated.at(-1))),
  ratedSince: (n, most) => ask(() => asJson(kept.rated.filter((entry) => entry.n > n).slice(0, most))),
  firstRatedAfter: (at, game) => ask(() => kept.firstRatedAfter(at, game)),
  ratingsOf: (guests, upTo) => ask(() => asJson(kept.ratingsOf(guests, upTo))),
  ranking: (from, most) => ask(() => asJson(kept.ranking(from, most))),
  countRated: (counting) => ask(() => kept.countRated(asJson(counting))),
});

type Tables = Pick<
  Store,
  | 'addGame'
  | 'game'
  | 'gameByCode'
  | 'openGames'
  | 'runningGames'
  | 'openTablesIn'
  | 'runningIn'
  | 'openTablesOf'
  | 'gamesOf'
  | 'staleGames'
  | 'fullTables'
  | 'oldGames'
  | 'dropGame'
  | 'reseat'
  | 'shut'
>;

function tablesIn(kept: Kept, ask: Ask): Tables {
  return {
    addGame: (game) => ask(() => kept.addGame(asJson(game))),
    game: (id) => ask(() => asJson(kept.games.get(id))),
    gameByCode: (code) => ask(() => [...kept.games.values()].find((game) => game.code === code)?.id),
    openGames: (most) => ask(() => asJson(kept.openGames(most))),
    runningGames: (at, most) => ask(() => asJson(kept.runningGames(at, most))),
    openTablesIn: (clubs, most) => ask(() => asJson(kept.clubs.open(clubs, most))),
    runningIn: (club, at, most) => ask(() => asJson(kept.clubs.running(club, at, most))),
    gamesOf: (guest, most) => ask(() => asJson(kept.gamesOf(guest, most))),
    openTablesOf: (guest) => ask(() => kept.openTablesOf(guest)),
    staleGames: (before, most) => ask(() => kept.staleGames(before, most)),
    fullTables: (most) => ask(() => kept.fullTables(most)),
    oldGames: (status, before, most) => ask(() => kept.oldGames(status, before, most)),
    dropGame: (game) => ask(() => kept.dropGame(game)),
    reseat: (game, seat, from, to) => ask(() => kept.reseat(game, seat, from, to)),
    shut: (game) => ask(() => kept.shut(game)),
  };
}
