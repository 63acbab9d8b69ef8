/** What a database keeps, in memory: each call is whole or not at all, as in either of the real ones. */
import type { Setup } from '@elbowroom/rules';
import { NO_NOTICES, type Notices } from '../src/store/notices.ts';
import { guestsIn } from '../src/store/rating-columns.ts';
import type { Counting, RankedGuest, RatedEntry, RatedGuest } from '../src/store/rating-store.ts';
import type { Append, ChatLine, ChatPage, DayResult, Duty, Game, Guest, Lease, NewLine, Row, Seat, Standing } from '../src/store/store.ts';
import { KeptClubs } from './kept-clubs.ts';
import { KeptNotices } from './kept-notices.ts';
import { KeptPasskeys } from './kept-passkeys.ts';
import { KeptPeople } from './kept-people.ts';
import { KeptReviews } from './kept-reviews.ts';

interface KeptDuty {
  readonly due: number;
  readonly holder: string | undefined;
  readonly until: number;
}

interface KeptGuest extends Guest {
  readonly made: number;
}

const isFree = ({ guest, bot }: Seat): boolean => guest === undefined && bot === undefined;
/** Though it has not begun. */
export const isFull = ({ status, seats }: Game): boolean => status === 'open' && !seats.some(isFree);
const isSame = (one: Seat | undefined, other: Seat): boolean => one !== undefined && one.guest === other.guest && one.bot === other.bot;

export class Kept {
  readonly games = new Map<string, Game>();
  /** Games that count for ratings, in order, and those that turned out not to. */
  readonly rated: RatedEntry[] = [];
  readonly uncounted = new Set<string>();
  readonly logs = new Map<string, Row[]>();
  readonly chats = new Map<string, (ChatLine & NewLine)[]>();
  readonly results: DayResult[] = [];
  readonly duties = new Map<string, KeptDuty>();
  readonly notices = new KeptNotices();
  readonly reviews = new KeptReviews();
  readonly guests = new Map<string, KeptGuest>();
  readonly passkeys = new KeptPasskeys(this);
  readonly people = new KeptPeople(this);
  readonly clubs = new KeptClubs(this);

  addChat(game: string, line: NewLine, kept: number, now: number): void {
    const lines = this.chats.get(game) ?? [];
    if (line.key !== undefined && lines.some(({ key }) => key === line.key)) return;
    const said = [...lines, { ...line, n: (lines.at(-1)?.n ?? 0) + 1, at: now }];
    const isSame = (other: Pick<ChatLine, 'seat'>): boolean => (other.seat === undefined) === (line.seat === undefined);
    const surplus = said.filter(isSame).slice(0, -kept);
    this.chats.set(
      game,
      said.filter((other) => !surplus.includes(other)),
    );
  }

  chat(game: string, { after = 0, before = Number.POSITIVE_INFINITY, most }: ChatPage): ChatLine[] {
    const lines = (this.chats.get(game) ?? []).filter(({ n }) => n > after && n < before).slice(-most);
    return lines.map(({ key: _, ...line }) => line);
  }

  /** False: there is one already. */
  addDayResult(result: DayResult): boolean {
    if (this.results.some(({ day, guest }) => day === result.day && guest === result.guest)) return false;
    this.results.push(result);
    return true;
  }

  /** Sorting leaves alike ones in their order. */
  standings(day: string): Standing[] {
    const better = (one: DayResult, other: DayResult): number => one.margin - other.margin || one.coins - other.coins;
    const ofDay = this.results.filter((result) => result.day === day).sort((a, b) => better(b, a));
    return ofDay.flatMap(({ day: _, ...result }) => {
      const guest = this.guests.get(result.guest);
      const place = 1 + ofDay.filter((other) => better(other, { day, ...result }) > 0).length;
      return guest === undefined ? [] : [{ ...result, place, name: guest.name }];
    });
  }

  dropDays(before: string): void {
    for (let i = this.results.length - 1; i >= 0; i--) if ((this.results[i]?.day ?? '') < before) this.results.splice(i, 1);
  }

  addGame(game: Game): void {
    if (this.games.has(game.id)) return;
    this.games.set(game.id, game);
    this.logs.set(game.id, []);
  }

  openGames(most: number): Game[] {
    const open = [...this.games.values()].filter(({ status, isPrivate }) => status === 'open' && !isPrivate);
    return open.sort((one, other) => other.made - one.made).slice(0, most);
  }

  runningGames(now: number, most: number): Game[] {
    const isShown = ({ status, isPrivate, options, hiddenUntil = 0 }: Game): boolean =>
      (status === 'running' || hiddenUntil > now) && !isPrivate && options.spectators;
    const shown = [...this.games.values()].filter(isShown);
    return shown.sort((one, other) => (other.started ?? 0) - (one.started ?? 0)).slice(0, most);
  }

  unratedGames(now: number, most: number): string[] {
    const isDue = ({ id, status, options, hiddenUntil = 0 }: Game): boolean =>
      status === 'finished' && options.rated === true && hiddenUntil <= now && !this.uncounted.has(id);
    const counted = new Set(this.rated.map(({ game }) => game));
    const due = [...this.games.values()].filter((game) => isDue(game) && !counted.has(game.id));
    return due.map(({ id }) => id).slice(0, most);
  }

  firstRatedAfter(at: number, game: string): number | undefined {
    return this.rated.find((entry) => entry.at > at || (entry.at === at && entry.game > game))?.n;
  }

  ratingsOf(guests: readonly string[], upTo = Number.POSITIVE_INFINITY): RatedGuest[] {
    const steps = this.rated.filter(({ n }) => n <= upTo).flatMap(({ after }) => after);
    return guests.flatMap((guest) => steps.findLast((step) => step.guest === guest) ?? []);
  }

  ranking(from: number, most: number): RankedGuest[] {
    const named = [...this.guests.values()].flatMap(({ id, name }) => this.ratingsOf([id]).map((one) => ({ ...one, name })));
    return named.sort((one, other) => other.mu - one.mu || (one.guest < other.guest ? -1 : 1)).slice(from - 1, from - 1 + most);
  }

  countRated({ last, keep, entries, none }: Counting): boolean {
    if ((this.rated.at(-1)?.n ?? 0) !== last) return false;
    if (guestsIn(entries).some((guest) => this.people.departed.has(guest))) return false;
    this.rated.splice(keep, this.rated.length, ...entries);
    for (const game of none) this.uncounted.add(game);
    return true;
  }

  openTablesOf(guest: string): number {
    return [...this.games.values()].filter(({ status, host }) => status === 'open' && host === guest).length;
  }

  staleGames(before: number, most: number): string[] {
    return this.#oldest(({ status, made }) => status === 'open' && made < before, most);
  }

  fullTables(most: number): string[] {
    return this.#oldest(isFull, most);
  }

  oldGames(status: 'closed' | 'finished', before: number, most: number): string[] {
    const isOld = (game: Game): boolean => game.status === status && Math.max(game.made, this.logs.get(game.id)?.at(-1)?.at ?? 0) < before;
    return this.#oldest(isOld, most);
  }

  #oldest(fits: (game: Game) => boolean, most: number): string[] {
    const found = [...this.games.values()].filter(fits).sort((one, other) => one.made - other.made);
    return found.slice(0, most).map(({ id }) => id);
  }

  dropGame(id: string): boolean {
    const status = this.games.get(id)?.status;
    if (status !== 'closed' && status !== 'finished') return false;
    this.logs.delete(id);
    this.duties.delete(id);
    this.chats.delete(id);
    this.notices.dropGame(id);
    this.reviews.drop(id);
    this.people.results.delete(id);
    return this.games.delete(id);
  }

  dropGuests(since: number, before: number, most: number): number | undefined {
    const young = [...this.guests.values()].filter(({ made }) => made > since && made < before);
    const seen = young.sort((one, other) => one.made - other.made).slice(0, most);
    const hasTable = (id: string): boolean =>
      [...this.games.values()].some(
        ({ host, status, seats }) => (host === id && status === 'open') || seats.some(({ guest }) => guest === id),
      );
    const hasResult = (id: string): boolean => this.results.some(({ guest }) => guest === id);
    for (const { id } of seen) if (!hasTable(id) && !hasResult(id) && this.clubs.of(id).length === 0) this.#dropGuest(id);
    return seen.length < most ? undefined : seen.at(-1)?.made;
  }

  #dropGuest(id: string): void {
    this.guests.delete(id);
    this.notices.dropGuest(id);
    this.people.forget(id);
  }

  gamesOf(guest: string, most: number): Game[] {
    const own = [...this.games.values()].filter(({ status, seats }) => status !== 'closed' && seats.some((seat) => seat.guest === guest));
    return own.sort((one, other) => other.made - one.made).slice(0, most);
  }

  reseat(id: string, seat: number, from: Seat, to: Seat): boolean {
    const game = this.games.get(id);
    if (game?.status !== 'open' || !isSame(game.seats[seat], from)) return false;
    const isTwin = (other: Seat, place: number): boolean =>
      place !== seat &&
      ((to.colour !== undefined && other.colour === to.colour) || (!isFree(other) && to.name !== undefined && other.name === to.name));
    if (game.seats.some(isTwin)) return false;
    const apart = to.guest === undefined ? [] : this.people.apartFrom(to.guest);
    if ([game.host, ...game.seats.map(({ guest }) => guest)].some((one) => one !== undefined && apart.includes(one))) return false;
    this.games.set(id, { ...game, seats: game.seats.with(seat, to) });
    return true;
  }

  start(
    { id, seats }: Pick<Game, 'id' | 'seats'>,
    { setup, started, duty, notices }: { setup: Setup; started: number; duty: Duty | 'none'; notices: Notices },
    now: number,
  ): boolean {
    const game = this.games.get(id);
    if (game?.status !== 'open' || JSON.stringify(game.seats) !== JSON.stringify(seats)) return false;
    this.notices.write(id, notices, now);
    this.games.set(id, { ...game, status: 'running', setup, started });
    this.#setDuty(id, duty, now);
    return true;
  }

  shut(id: string): boolean {
    const game = this.games.get(id);
    if (game?.status !== 'open') return false;
    this.games.set(id, { ...game, status: 'closed' });
    return true;
  }

  append({ game: id, after, rows, duty, isOver, hiddenUntil, notices = NO_NOTICES }: Append, now: number): boolean {
    const [game, log] = [this.games.get(id), this.logs.get(id)];
    if (game === undefined || log === undefined || (log.at(-1)?.seq ?? 0) !== after) return false;
    log.push(...rows);
    this.notices.write(id, notices, now);
    if (isOver === true) this.games.set(id, { ...game, status: 'finished', ...(hiddenUntil !== undefined && { hiddenUntil }) });
    this.#setDuty(id, duty, now);
    return true;
  }

  rowsSince(id: string, seq: number): Row[] {
    return (this.logs.get(id) ?? []).slice(seq);
  }

  claimDuties({ holder, ms }: Lease, most: number, now: number): string[] {
    const isClaimable = ({ due, until }: KeptDuty): boolean => due <= now && (until <= now || until > now + ms);
    const taken = [...this.duties].filter(([, duty]) => isClaimable(duty)).slice(0, most);
    for (const [game, { due }] of taken) this.duties.set(game, { due, holder, until: now + ms });
    return taken.map(([game]) => game);
  }

  keepDuties({ holder, ms }: Lease, games: readonly string[], now: number): void {
    for (const game of games) {
      const duty = this.duties.get(game);
      if (duty?.holder === holder) this.duties.set(game, { ...duty, until: now + ms });
    }
  }

  #setDuty(game: string, duty: Duty | 'keep' | 'none', now: number): void {
    if (duty === 'keep') return;
    if (duty === 'none') this.duties.delete(game);
    else this.duties.set(game, { due: duty.due, holder: duty.lease?.holder, until: duty.lease === undefined ? 0 : now + duty.lease.ms });
  }
}
