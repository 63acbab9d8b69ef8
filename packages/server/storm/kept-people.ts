/** What a database keeps of people, in memory. */
import { GONE, GONE_NAME, type OwnLine, type Person } from '../src/store/people/departures.ts';
import type { Device, Known, NewDevice } from '../src/store/people/devices.ts';
import type { Deed, Report, Standing } from '../src/store/people/keeping.ts';
import type { GameResult, Other, OwnResult, PastResult, ResultPage } from '../src/store/people/results.ts';
import type { Companion, Invitation, Tie } from '../src/store/people/ties.ts';
import type { ChatLine, DayResult, Game, Guest } from '../src/store/store.ts';
import type { Kept } from './kept.ts';

interface KeptDevice extends Device {
  readonly guest: string;
  readonly secret: string;
}

interface KeptLink {
  readonly guest: string;
  readonly until: number;
  readonly device: string | undefined;
}

export class KeptPeople {
  readonly #kept: Kept;
  readonly devices = new Map<string, KeptDevice>();
  readonly links = new Map<string, KeptLink>();

  readonly results = new Map<string, GameResult>();
  readonly counted = new Map<string, number>();
  readonly departed = new Map<string, number>();
  /** Under which names they are still in the log of ratings. */
  readonly aliases = new Map<string, string>();
  readonly showing = new Set<string>();
  readonly standings = new Map<string, Standing>();
  readonly ties: (Omit<Tie, 'name'> & { readonly guest: string })[] = [];
  readonly invitations: (Omit<Invitation, 'name'> & { readonly guest: string })[] = [];
  readonly reports: Report[] = [];
  readonly closed = new Set<string>();
  readonly deeds: (Deed & { readonly id: string })[] = [];

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  addGuest(guest: Guest, secret: string, { id, kind }: NewDevice, now: number): void {
    this.#kept.guests.set(guest.id, { ...guest, made: now });
    this.devices.set(id, { id, guest: guest.id, secret, kind, made: now });
  }

  guestBySecret(secret: string): Known | undefined {
    const device = [...this.devices.values()].find((one) => one.secret === secret);
    const guest = device && this.#kept.guests.get(device.guest);
    if (device === undefined || guest === undefined) return undefined;
    const { isMuted, isBanned } = this.standings.get(guest.id) ?? { isMuted: false, isBanned: false };
    const held = { ...(isMuted && { isMuted }), ...(isBanned && { isBanned }) };
    return { id: guest.id, name: guest.name, device: device.id, seen: device.seen ?? '', ...held };
  }

  devicesOf(guest: string): Device[] {
    const own = [...this.devices.values()].filter((device) => device.guest === guest);
    return own.map(({ guest: _, secret: __, ...device }) => device);
  }

  changeDevice(id: string, guest: string | undefined, change: Partial<Device>): boolean {
    const device = this.devices.get(id);
    if (device === undefined || (guest !== undefined && device.guest !== guest)) return false;
    this.devices.set(id, { ...device, ...change });
    return true;
  }

  dropDevice(guest: string, id: string): string | undefined {
    const device = this.devices.get(id);
    if (device?.guest !== guest || this.devicesOf(guest).length < 2) return undefined;
    this.devices.delete(id);
    return device.secret;
  }

  addLink(code: string, guest: string, until: number, device: string | undefined): void {
    for (const [old, link] of this.links) if (link.guest === guest) this.links.delete(old);
    this.links.set(code, { guest, until, device });
  }

  /** `isMove`: the device that asked for it is another one from now on. */
  useLink(code: string, secret: string, device: NewDevice | undefined, now: number, isMove: boolean): Guest | undefined {
    const link = this.links.get(code);
    const guest = link !== undefined && link.until > now ? this.#kept.guests.get(link.guest) : undefined;
    if (link !== undefined && guest !== undefined) {
      this.links.delete(code);
      const { id = guest.id, kind = '' } = device ?? {};
      if (isMove) for (const old of this.devicesOf(guest.id)) if ((link.device ?? old.id) === old.id) this.devices.delete(old.id);
      this.devices.set(id, { id, guest: guest.id, secret, kind, made: now });
    }
    const known = this.guestBySecret(secret);
    return known && { id: known.id, name: known.name };
  }

  setResults(result: GameResult, way: number): void {
    const seats = result.seats.map(({ guest, ...seat }) => (guest === undefined || this.departed.has(guest) ? seat : { ...seat, guest }));
    this.results.set(result.game, { ...result, seats });
    this.counted.set(result.game, way);
  }

  resultOf(game: string): GameResult | undefined {
    const result = this.results.get(game);
    return result?.seats.length === 0 ? undefined : result;
  }

  #finished(now: number): Game[] {
    return [...this.#kept.games.values()].filter(({ status, hiddenUntil = 0 }) => status === 'finished' && hiddenUntil <= now);
  }

  uncounted(way: number, most: number, now: number): string[] {
    const left = this.#finished(now).filter(({ id }) => (this.counted.get(id) ?? 0) < way);
    return left
      .sort((a, b) => a.made - b.made)
      .slice(0, most)
      .map(({ id }) => id);
  }

  finishedAfter(game: string, most: number, now: number): string[] {
    const ids = this.#finished(now).map(({ id }) => id);
    return ids
      .filter((id) => id > game)
      .sort()
      .slice(0, most);
  }

  resultsOf(guest: string, { isPublic, before = Number.POSITIVE_INFINITY, most }: ResultPage): OwnResult[] {
    const own = [...this.results.values()].flatMap(({ seats, ...game }) =>
      seats.filter((seat) => seat.guest === guest).map((seat) => ({ ...seat, ...game, seats: seats.length })),
    );
    const fitting = own.filter((result) => result.ended < before && (!isPublic || result.isPublic));
    return fitting.sort((a, b) => b.ended - a.ended).slice(0, most);
  }

  othersOf(guest: string, page: ResultPage): Other[] {
    const games = [...new Set(this.resultsOf(guest, page).map(({ game }) => game))].sort();
    return games.flatMap((game) => {
      const others = (this.results.get(game)?.seats ?? []).filter((seat) => seat.guest !== guest);
      const named = others.map(({ seat, guest: other, bot, place, coins }): Other => {
        const name = this.#kept.games.get(game)?.seats[seat]?.name ?? '';
        return { game, seat, ...(other && { guest: other }), ...(bot && { bot }), place, coins, name };
      });
      return named.sort((a, b) => a.place - b.place || a.seat - b.seat);
    });
  }

  pastOf(guest: string, page: ResultPage): PastResult[] {
    return this.resultsOf(guest, page).map(({ game, edition, seats, ended, coins, place, hasWon, peoples, declines, rolls, pips }) => ({
      ...{ game, edition, seats, ended, coins, place, hasWon, peoples, declines, rolls, pips },
      met: (this.results.get(game)?.seats ?? []).flatMap(({ guest: person, place: theirs }) =>
        person === undefined || person === guest ? [] : [{ person, place: theirs }],
      ),
    }));
  }

  namesOf(people: readonly string[]): Map<string, string> {
    return new Map(people.flatMap((id): [string, string][] => (this.#nameOf(id) === undefined ? [] : [[id, this.#nameOf(id) ?? '']])));
  }

  person(id: string): Person | undefined {
    const guest = this.#kept.guests.get(id);
    return guest && { id, name: guest.name, made: guest.made, showsAll: this.showing.has(id) };
  }

  liveGamesOf(guest: string): string[] {
    const live = [...this.#kept.games.values()].filter(({ status }) => status === 'open' || status === 'running');
    return live.filter(({ host, seats }) => host === guest || seats.some((seat) => seat.guest === guest)).map(({ id }) => id);
  }

  linesOf(guest: string, most: number): OwnLine[] {
    const isTheirs = (game: string, { person, seat }: ChatLine): boolean =>
      person === guest || (person === undefined && seat !== undefined && this.#kept.games.get(game)?.seats[seat]?.guest === guest);
    const lines = [...this.#kept.chats].flatMap(([game, said]) =>
      said.filter((line) => isTheirs(game, line)).map(({ at, text }) => ({ game, at, text })),
    );
    return lines.sort((a, b) => a.at - b.at).slice(0, most);
  }

  daysOf(guest: string): Omit<DayResult, 'guest'>[] {
    const own = this.#kept.results.filter((result) => result.guest === guest);
    return own.map(({ guest: _, ...result }) => result).sort((a, b) => a.day.localeCompare(b.day));
  }

  /** A guest who leaves for good. */
  depart(guest: string, alias: string, now: number): void {
    const { chats, games, results } = this.#kept;
    if (!this.departed.has(guest)) this.departed.set(guest, now);
    this.aliases.set(guest, this.aliases.get(guest) ?? alias);
    this.#renameRated(guest, this.aliases.get(guest) ?? alias);
    for (const game of games.values()) {
      for (const [seat, one] of game.seats.entries()) if (one.guest === guest) this.#leaveSeat(game.id, seat);
      const left = games.get(game.id);
      if (left?.host === guest) games.set(game.id, { ...left, host: GONE });
    }
    for (const [game, lines] of chats)
      chats.set(
        game,
        lines.map(({ person, ...line }) => (person === guest ? { ...line, name: '', text: '' } : { ...line, ...(person && { person }) })),
      );
    for (const result of this.results.values()) this.setResults(result, this.counted.get(result.game) ?? 0);
    for (let i = results.length - 1; i >= 0; i--) if (results[i]?.guest === guest) results.splice(i, 1);
    for (const { id } of this.#kept.clubs.of(guest)) this.#kept.clubs.leave(id, guest);
    this.#kept.guests.delete(guest);
    this.#kept.notices.dropGuest(guest);
    this.#forgetWords(guest);
    this.forget(guest);
  }

  #renameRated(guest: string, alias: string): void {
    const { rated } = this.#kept;
    const named = <T extends { readonly guest?: string }>(one: T): T => (one.guest === guest ? { ...one, guest: alias } : one);
    rated.splice(0, rated.length, ...rated.map((entry) => ({ ...entry, seats: entry.seats.map(named), after: entry.after.map(named) })));
  }

  #leaveSeat(id: string, seat: number): void {
    const { chats, games, logs } = this.#kept;
    const game = games.get(id);
    if (game === undefined) return;
    this.#kept.notices.setOrders(id, seat, undefined);
    let name = GONE_NAME;
    for (let n = 2; game.seats.some((other) => other.name === name); n++) name = `${GONE_NAME} ${n}`;
    const { setup } = game;
    const seats = setup !== undefined && typeof setup.seats !== 'number' ? setup.seats.with(seat, name) : setup?.seats;
    games.set(id, {
      ...game,
      seats: game.seats.with(seat, { ...game.seats[seat], guest: GONE, name }),
      ...(setup !== undefined && seats !== undefined && { setup: { ...setup, seats } }),
    });
    const isOld = (line: ChatLine): boolean => line.seat === seat && line.person === undefined;
    chats.set(
      id,
      (chats.get(id) ?? []).map((line) => (isOld(line) ? { ...line, name: '', text: '' } : line)),
    );
    for (const [i, row] of (logs.get(id) ?? []).entries())
      if (row.kind === 'chat' && row.seat === seat) logs.get(id)?.splice(i, 1, { ...row, body: '{"name":"","text":""}' });
  }

  #nameOf(guest: string): string | undefined {
    return this.#kept.guests.get(guest)?.name;
  }

  setTie(guest: string, person: string, kind: Tie['kind'], isOn: boolean): void {
    const i = this.ties.findIndex((tie) => tie.guest === guest && tie.person === person && tie.kind === kind);
    if (isOn && i === -1) this.ties.push({ guest, person, kind });
    if (!isOn && i !== -1) this.ties.splice(i, 1);
  }

  tiesOf(guest: string): Tie[] {
    const own = this.ties.filter((tie) => tie.guest === guest);
    return own.flatMap(({ person, kind }) => {
      const name = this.#nameOf(person);
      return name === undefined ? [] : [{ person, name, kind }];
    });
  }

  apartFrom(guest: string): string[] {
    const blocks = this.ties.filter(({ kind }) => kind === 'block');
    const both = blocks.flatMap((tie) => (tie.guest === guest ? tie.person : tie.person === guest ? tie.guest : []));
    return [...new Set(both)];
  }

  companionsOf(guest: string, most: number): Companion[] {
    const met = new Map<string, { readonly games: Set<string>; last: number }>();
    for (const { game, seats, ended } of this.results.values()) {
      if (!seats.some((seat) => seat.guest === guest)) continue;
      for (const { guest: other } of seats) {
        if (other === undefined || other === guest) continue;
        const known = met.get(other) ?? { games: new Set(), last: 0 };
        met.set(other, { games: known.games.add(game), last: Math.max(known.last, ended) });
      }
    }
    const companions = [...met].map(([person, { games, last }]) => ({ person, name: this.#nameOf(person) ?? '', games: games.size, last }));
    return companions.sort((a, b) => b.last - a.last || (a.person < b.person ? -1 : 1)).slice(0, most);
  }

  invite(game: string, guest: string, by: string, at: number): boolean {
    if (this.invitations.some((one) => one.game === game && one.guest === guest)) return false;
    this.invitations.push({ game, guest, by, at });
    return true;
  }

  invitationsOf(guest: string): Invitation[] {
    const open = this.invitations.filter((one) => one.guest === guest && this.#kept.games.get(one.game)?.status === 'open');
    const named = open.flatMap(({ game, by, at }) => {
      const name = this.#nameOf(by);
      return name === undefined ? [] : [{ game, by, name, at }];
    });
    return named.sort((a, b) => b.at - a.at || (a.game < b.game ? -1 : 1));
  }

  setStanding(guest: string, standing: Partial<Standing>): boolean {
    if (!this.#kept.guests.has(guest)) return false;
    this.standings.set(guest, { isMuted: false, isBanned: false, ...this.standings.get(guest), ...standing });
    return true;
  }

  addReport(report: Report): void {
    if (!this.reports.some(({ id }) => id === report.id)) this.reports.push(report);
  }

  /** What names them, and what they have written of others. */
  #forgetWords(guest: string): void {
    const left = this.reports.filter(({ about }) => about !== guest);
    const nameless = left.map(({ by, ...report }) => (by === guest ? { ...report, lines: [] } : { ...report, ...(by && { by }) }));
    this.reports.splice(0, this.reports.length, ...nameless);
    const deeds = this.deeds.map((deed) => (deed.about === guest ? { ...deed, about: GONE } : deed));
    this.deeds.splice(0, this.deeds.length, ...deeds);
  }

  /** Nothing of them is left. */
  forget(guest: string): void {
    this.#kept.passkeys.forget(guest);
    this.standings.delete(guest);
    this.ties.splice(0, this.ties.length, ...this.ties.filter((tie) => tie.guest !== guest && tie.person !== guest));
    this.invitations.splice(0, this.invitations.length, ...this.invitations.filter((one) => one.guest !== guest && one.by !== guest));
    this.showing.delete(guest);
    for (const [id, device] of this.devices) if (device.guest === guest) this.devices.delete(id);
    for (const [code, link] of this.links) if (link.guest === guest) this.links.delete(code);
  }
}
