/** What a database keeps of clubs, in memory. */
import type { Club, ClubGame, ClubGamePage, ClubMember, ClubStore, ClubSum, Joined, ListedClub } from '../src/store/people/clubs.ts';
import type { Game } from '../src/store/store.ts';
import type { Kept } from './kept.ts';

type Ask = <T>(act: () => T) => Promise<T>;

const byTime = (one: readonly [string, number], other: readonly [string, number]): number =>
  one[1] - other[1] || (one[0] < other[0] ? -1 : 1);

export class KeptClubs {
  readonly #kept: Kept;
  readonly clubs = new Map<string, Club>();
  /** By club: since when who is in it. */
  readonly members = new Map<string, Map<string, number>>();

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  add(club: Club): void {
    if (this.clubs.has(club.id)) return;
    this.clubs.set(club.id, club);
    this.members.set(club.id, new Map([[club.founder, club.made]]));
  }

  byCode(code: string): Club | undefined {
    return [...this.clubs.values()].find((club) => club.code === code);
  }

  #listed(club: Club): ListedClub {
    return { ...club, members: this.members.get(club.id)?.size ?? 0 };
  }

  of(guest: string): ListedClub[] {
    const own = [...this.members].flatMap(([club, inside]): [string, number][] => {
      const joined = inside.get(guest);
      return joined === undefined ? [] : [[club, joined]];
    });
    return own.sort(byTime).flatMap(([id]) => {
      const club = this.clubs.get(id);
      return club === undefined ? [] : [this.#listed(club)];
    });
  }

  all(before: number, most: number): ListedClub[] {
    const older = [...this.clubs.values()].filter(({ made }) => made < before).map((club) => this.#listed(club));
    return older.sort((one, other) => other.made - one.made || (one.id < other.id ? -1 : 1)).slice(0, most);
  }

  membersOf(club: string): ClubMember[] {
    const inside = [...(this.members.get(club) ?? [])].sort(byTime);
    return inside.flatMap(([person, joined]) => {
      const name = this.#kept.guests.get(person)?.name;
      return name === undefined ? [] : [{ person, name, joined }];
    });
  }

  join(code: string, guest: string, most: number, now: number): Joined {
    const club = this.byCode(code);
    const inside = club && this.members.get(club.id);
    if (club === undefined || inside === undefined) return 'gone';
    if (inside.has(guest)) return 'in';
    if (this.#kept.people.apartFrom(guest).includes(club.founder)) return 'apart';
    if (inside.size >= most || !this.#kept.guests.has(guest)) return 'full';
    inside.set(guest, now);
    return 'in';
  }

  leave(id: string, guest: string): boolean {
    const [club, inside] = [this.clubs.get(id), this.members.get(id)];
    if (club === undefined || inside?.delete(guest) !== true) return false;
    const [next] = [...inside].sort(byTime);
    if (next === undefined) this.close(id);
    else if (club.founder === guest) this.clubs.set(id, { ...club, founder: next[0] });
    return true;
  }

  remove(id: string, guest: string, by: string, code: string): boolean {
    const club = this.clubs.get(id);
    if (club?.founder !== by) return false;
    this.clubs.set(id, { ...club, code });
    return guest !== by && this.members.get(id)?.delete(guest) === true;
  }

  change(id: string, change: Partial<Pick<Club, 'name' | 'code' | 'founder'>>, by?: string): boolean {
    const club = this.clubs.get(id);
    if (club === undefined || club.founder !== (by ?? club.founder)) return false;
    if (this.members.get(id)?.has(change.founder ?? club.founder) !== true) return false;
    this.clubs.set(id, { ...club, ...change });
    return true;
  }

  close(id: string, by?: string): boolean {
    if (this.clubs.get(id)?.founder !== (by ?? this.clubs.get(id)?.founder)) return false;
    this.members.delete(id);
    return this.clubs.delete(id);
  }

  sums(club: string, most: number): ClubSum[] {
    const games = [...this.#kept.people.results.values()].filter((result) => result.club === club);
    const rows = games
      .sort((one, other) => other.ended - one.ended)
      .flatMap(({ seats }) => seats)
      .slice(0, most);
    const people = [...new Set(rows.flatMap(({ guest }) => guest ?? []))].sort();
    return people.map((person) => {
      const own = rows.filter(({ guest }) => guest === person);
      const places = own.reduce((sum, { place }) => sum + place, 0);
      return { person, games: own.length, won: own.filter(({ hasWon }) => hasWon).length, places };
    });
  }

  games(club: string, { before = Number.POSITIVE_INFINITY, most }: ClubGamePage): ClubGame[] {
    const found = [...this.#kept.people.results.values()].filter((result) => result.club === club && result.ended < before);
    const page = found.sort((one, other) => other.ended - one.ended || (one.game < other.game ? -1 : 1)).slice(0, most);
    return page.map(({ game, edition, ended, seats }) => {
      const named = seats.map(({ seat, guest, bot, place, coins, hasWon }) => {
        const name = this.#kept.games.get(game)?.seats[seat]?.name ?? '';
        return { seat, ...(guest && { guest }), ...(bot && { bot }), name, place, coins, hasWon };
      });
      return { game, edition, ended, seats: named.sort((one, other) => one.place - other.place || one.seat - other.seat) };
    });
  }

  /** Of these clubs, those that wait. */
  open(clubs: readonly string[], most: number): Game[] {
    const open = [...this.#kept.games.values()].filter(
      ({ club, status }) => status === 'open' && club !== undefined && clubs.includes(club),
    );
    return open.sort((one, other) => other.made - one.made).slice(0, most);
  }

  running(club: string, now: number, most: number): Game[] {
    const isOn = (game: Game): boolean => game.club === club && (game.status === 'running' || (game.hiddenUntil ?? 0) > now);
    const on = [...this.#kept.games.values()].filter(isOn);
    return on.sort((one, other) => (other.started ?? 0) - (one.started ?? 0)).slice(0, most);
  }
}

const asJson = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

export const clubsIn = (clubs: KeptClubs, ask: Ask, now: () => number): ClubStore => ({
  addClub: (club) => ask(() => clubs.add(asJson(club))),
  club: (id) => ask(() => asJson(clubs.clubs.get(id))),
  clubByCode: (code) => ask(() => asJson(clubs.byCode(code))),
  clubsOf: (guest) => ask(() => clubs.of(guest)),
  allClubs: (before, most) => ask(() => clubs.all(before, most)),
  membersOf: (club) => ask(() => clubs.membersOf(club)),
  isMember: (club, guest) => ask(() => clubs.members.get(club)?.has(guest) === true),
  joinClub: (code, guest, most) => ask(() => clubs.join(code, guest, most, now())),
  leaveClub: (club, guest) => ask(() => clubs.leave(club, guest)),
  removeMember: (club, guest, by, code) => ask(() => clubs.remove(club, guest, by, code)),
  changeClub: (club, change, by) => ask(() => clubs.change(club, asJson(change), by)),
  closeClub: (club, by) => ask(() => clubs.close(club, by)),
  clubSums: (club, most) => ask(() => clubs.sums(club, most)),
  clubGames: (club, page) => ask(() => clubs.games(club, page)),
});
