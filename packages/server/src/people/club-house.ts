/** What can be done with clubs, whoever asks: those who look at the list of tables see at once what it changes for them. */
import { Problem } from '../errors.ts';
import { nameFrom } from '../names.ts';
import type { Outside } from '../outside.ts';
import { clubCode, idOf, unguessable } from '../secrets.ts';
import type { Club } from '../store/people/clubs.ts';
import type { Guest, Store } from '../store/store.ts';

/** More than sit around a fire, and than one can tell apart. */
const MOST_MEMBERS = 200;
export const MOST_CLUBS = 50;

export interface ClubMeans {
  readonly outside: Outside;
  readonly store: Store;
  /** What these may see has changed, at every node. */
  readonly reconsidered: (guests: readonly string[]) => Promise<void>;
}

export interface ClubHouse {
  /** By the same key it is the same club. */
  readonly found: (founder: Guest, name: string, key: string | undefined) => Promise<Club>;
  readonly join: (code: string, guest: Guest) => Promise<Club>;
  /** Oneself, or for the founder anybody. */
  readonly part: (club: Club, by: Guest, person: string) => Promise<void>;
  /** Throws `not-your-club`, or `no-member` if it is handed over to nobody who is in it. */
  readonly change: (club: Club, by: Guest, change: { readonly name?: string; readonly founder?: string }) => Promise<void>;
  readonly renew: (club: Club, by: Guest) => Promise<string>;
  /** Left out: whoever runs the server. */
  readonly close: (club: Club, by?: Guest) => Promise<void>;
}

/** Throws `no-club`. */
export function demandClub(club: Club | undefined): Club {
  if (club === undefined) throw new Problem('no-club');
  return club;
}

export function openClubHouse({ outside, store, reconsidered }: ClubMeans): ClubHouse {
  const demandFew = async (guest: string): Promise<void> => {
    if ((await store.clubsOf(guest)).length >= MOST_CLUBS) throw new Problem('too-many-clubs', { most: MOST_CLUBS });
  };
  /** What was refused was refused because somebody else leads it, or it is gone. */
  const refused = async ({ id }: Club, by: Guest): Promise<Problem> => {
    const now = await store.club(id);
    return new Problem(now === undefined ? 'no-club' : now.founder === by.id ? 'no-member' : 'not-your-club');
  };
  return {
    async found(founder, name, key) {
      const id = key === undefined ? unguessable(outside) : idOf(founder.id, key);
      const before = await store.club(id);
      if (before !== undefined) return before;
      const club = { id, code: clubCode(outside), name: nameFrom(name), founder: founder.id, made: store.now() };
      await demandFew(founder.id);
      await store.addClub(club);
      await reconsidered([founder.id]);
      return demandClub(await store.club(id));
    },
    async join(code, guest) {
      const club = demandClub(await store.clubByCode(code));
      if (await store.isMember(club.id, guest.id)) return club;
      await demandFew(guest.id);
      const came = await store.joinClub(code, guest.id, MOST_MEMBERS);
      if (came !== 'in') throw new Problem(came === 'gone' ? 'no-club' : came === 'full' ? 'club-full' : 'kept-apart');
      await reconsidered([guest.id]);
      return demandClub(await store.club(club.id));
    },
    async part(club, by, person) {
      const isDone =
        person === by.id ? await store.leaveClub(club.id, person) : await store.removeMember(club.id, person, by.id, clubCode(outside));
      if (!isDone) throw await refused(club, by);
      await reconsidered([person]);
    },
    async change(club, by, { name, founder }) {
      const change = { ...(name !== undefined && { name: nameFrom(name) }), ...(founder !== undefined && { founder }) };
      if (!(await store.changeClub(club.id, change, by.id))) throw await refused(club, by);
    },
    async renew(club, by) {
      const code = clubCode(outside);
      if (!(await store.changeClub(club.id, { code }, by.id))) throw await refused(club, by);
      return code;
    },
    async close(club, by) {
      const members = await store.membersOf(club.id);
      if (!(await store.closeClub(club.id, by?.id))) throw by === undefined ? new Problem('no-club') : await refused(club, by);
      await reconsidered(members.map(({ person }) => person));
    },
  };
}
