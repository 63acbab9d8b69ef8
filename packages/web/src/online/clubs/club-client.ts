/** The addresses of the server that are about clubs and ratings, each as a call. */
import type { ClubGameList, ClubTables, ClubView, ListedClub, ShownRating } from '@elbowroom/server';

export type { ClubPerson, ClubView, ListedClub } from '@elbowroom/server';

export type Ranked = ShownRating & { readonly place: number; readonly person: string; readonly name: string; readonly mine?: boolean };
type RankingPage = { readonly ratings: readonly Ranked[]; readonly own?: ShownRating; readonly next?: number };
type PersonRating = ShownRating & { readonly person: string };

export type ClubCalls = {
  readonly clubs: () => Promise<readonly ListedClub[]>;
  /** Asked again by the same key it is the same club. */
  readonly foundClub: (name: string, key: string) => Promise<ClubView>;
  readonly findClub: (code: string) => Promise<ClubView>;
  readonly joinClub: (code: string) => Promise<ClubView>;
  readonly club: (id: string) => Promise<ClubView>;
  readonly clubTables: (id: string) => Promise<ClubTables>;
  /** What was played there before a moment. */
  readonly clubGames: (id: string, before?: number) => Promise<ClubGameList>;
  /** Oneself, or for whoever leads the club anybody. */
  readonly leaveClub: (id: string, person: string) => Promise<void>;
  readonly changeClub: (id: string, change: { readonly name?: string; readonly founder?: string }) => Promise<ClubView>;
  readonly newClubCode: (id: string) => Promise<string>;
  readonly closeClub: (id: string) => Promise<void>;
  /** Everybody who has a rating, from a place on. */
  readonly ranking: (from?: number) => Promise<RankingPage>;
  /** Of those of these who have one. */
  readonly ratingsOf: (people: readonly string[]) => Promise<readonly PersonRating[]>;
};

type Courier = <T>(method: string, path: string, what?: { readonly body?: unknown }) => Promise<T>;

export const clubCalls = (ask: Courier): ClubCalls => ({
  clubs: async () => (await ask<{ clubs: readonly ListedClub[] }>('GET', '/guests/me/clubs')).clubs,
  foundClub: (name, key) => ask('POST', '/clubs', { body: { name, key } }),
  findClub: (code) => ask('POST', '/clubs/find', { body: { code } }),
  joinClub: (code) => ask('POST', '/clubs/join', { body: { code } }),
  club: (id) => ask('GET', `/clubs/${id}`),
  clubTables: (id) => ask('GET', `/clubs/${id}/tables`),
  clubGames: (id, before) => ask('GET', `/clubs/${id}/games${before === undefined ? '' : `?before=${before}`}`),
  leaveClub: (id, person) => ask('DELETE', `/clubs/${id}/members/${person}`),
  changeClub: (id, body) => ask('PATCH', `/clubs/${id}`, { body }),
  newClubCode: async (id) => (await ask<{ code: string }>('POST', `/clubs/${id}/code`)).code,
  closeClub: (id) => ask('DELETE', `/clubs/${id}`),
  ranking: (from) => ask('GET', `/ratings${from === undefined ? '' : `?from=${from}`}`),
  ratingsOf: async (people) =>
    (await ask<{ ratings: readonly PersonRating[] }>('GET', `/ratings/people?people=${people.join(',')}`)).ratings,
});
