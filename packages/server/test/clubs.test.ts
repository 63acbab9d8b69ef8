/** Clubs over the wire: who sees and joins one, what is played there, who leads it, and what whoever runs the server can do. */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { KeptClub } from '../src/api/club-schemas.ts';
import type { ClubGameList, ClubTables, ClubView } from '../src/api/clubs.ts';
import type { PlaceView } from '../src/api/place.ts';
import { MOST_CLUBS } from '../src/people/club-house.ts';
import { createServer } from '../src/server.ts';
import type { ListedClub } from '../src/store/people/clubs.ts';
import type { Store } from '../src/store/store.ts';
import { type Client, clientOf, guestAt, playOn, startServer, type TestServer } from './client.ts';

const OLGA = 'o'.repeat(24);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ELBOWROOM_KEEPERS: `olga:${OLGA}` });
});
afterAll(() => server?.stop());

interface Member {
  readonly client: Client;
  readonly id: string;
}

async function people(...names: string[]): Promise<Member[]> {
  const clients = await Promise.all(names.map((name) => guestAt(server.address, name)));
  return Promise.all(clients.map(async (client) => ({ client, id: (await client.ask('GET', '/guests/me')).body.id })));
}

const found = async ({ client }: Member, name = 'Les Trolls'): Promise<ClubView & { readonly code: string }> => {
  const { status, body } = await client.ask<ClubView>('POST', '/clubs', { name, key: 'k'.repeat(16) });
  expect(status).toBe(201);
  return { ...body, code: body.code ?? '' };
};
const join = ({ client }: Member, code: string) => client.ask<ClubView & { readonly code: string }>('POST', '/clubs/join', { code });
const looked = async ({ client }: Member, club: string) =>
  (await client.ask<ClubView & { readonly code: string }>('GET', `/clubs/${club}`)).body;
const tablesOf = async ({ client }: Member, club: string): Promise<ClubTables> =>
  (await client.ask<ClubTables>('GET', `/clubs/${club}/tables`)).body;
const listed = async ({ client }: Member, table: string): Promise<boolean> =>
  (await client.ask('GET', '/tables')).body.tables.some(({ id }) => id === table);

test('whoever has the code sees a club and joins it; nobody else learns that it is there', async () => {
  const [anna, bert, eve] = (await people('Anna', 'Bert', 'Eve')) as [Member, Member, Member];
  const club = await found(anna);
  expect(club).toMatchObject({ name: 'Les Trolls', member: true, founder: true, members: [{ person: anna.id, founder: true, games: 0 }] });
  expect((await found(anna)).id).toBe(club.id); // asked again, because the answer got lost
  expect((await eve.client.ask('GET', `/clubs/${club.id}`)).body.code).toBe('no-club');
  expect((await eve.client.ask('POST', '/clubs/find', { code: 'x'.repeat(10) })).body.code).toBe('no-club');
  const seen = (await bert.client.ask<ClubView>('POST', '/clubs/find', { code: club.code })).body;
  expect(seen).toMatchObject({ name: 'Les Trolls', member: false, founder: false });
  expect(seen).not.toHaveProperty('code');
  for (let again = 0; again < 2; again++) expect((await join(bert, club.code)).body.members).toHaveLength(2);
  expect((await bert.client.ask<{ clubs: ListedClub[] }>('GET', '/guests/me/clubs')).body.clubs).toMatchObject([
    { id: club.id, members: 2 },
  ]);
  for (const path of ['tables', 'games']) expect((await eve.client.ask('GET', `/clubs/${club.id}/${path}`)).body.code).toBe('no-club');
  const body = { edition: 'classic', seats: ['me', 'open'], club: club.id };
  expect((await eve.client.ask('POST', '/tables', body)).body.code).toBe('no-club');
  expect((await clientOf(server.address).ask('POST', '/clubs', { name: 'x' })).body.code).toBe('no-guest');
});

test('its members see a private table of a club at once, in the list and at the club; others do not', async () => {
  const [anna, bert, eve] = (await people('Anna', 'Bert', 'Eve')) as [Member, Member, Member];
  const club = await found(anna);
  const [his, hers] = await Promise.all([bert, eve].map(({ client }) => client.listen('/tables/stream?changes=1')));
  await Promise.all([his, hers].map((stream) => stream?.until(({ event }) => event === 'tables')));
  await join(bert, club.code);
  const { body: table } = await anna.client.ask('POST', '/tables', {
    ...{ edition: 'classic', seats: ['me', 'open', 'open'], private: true, club: club.id },
  });
  expect(table.club).toBe(club.id);
  await his?.until(({ event, data }) => event === 'changes' && JSON.stringify(data).includes(table.id));
  expect([await listed(anna, table.id), await listed(bert, table.id), await listed(eve, table.id)]).toEqual([true, true, false]);
  expect((await tablesOf(bert, club.id)).open.map(({ id }) => id)).toEqual([table.id]);
  const { body: open } = await anna.client.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'], club: club.id });
  await hers?.until(({ data }) => JSON.stringify(data).includes(open.id));
  // By its link anybody may come, as ever; when it begins, nobody learns its id who did not know it.
  await bert.client.ask('POST', `/tables/${table.id}/seats`, {});
  expect((await eve.client.ask('POST', `/tables/${table.id}/seats`, {})).body.status).toBe('running');
  await his?.until(({ event, data }) => event === 'changes' && JSON.stringify(data).includes(`"gone":["${table.id}"]`));
  expect(JSON.stringify(hers?.heard)).not.toContain(table.id);
  expect((await tablesOf(anna, club.id)).running.map(({ id }) => id)).toEqual([table.id]);
  await bert.client.ask('DELETE', `/clubs/${club.id}/members/${bert.id}`);
  expect((await bert.client.ask('GET', `/clubs/${club.id}`)).body.code).toBe('no-club');
  for (const stream of [his, hers]) stream?.close();
});

test('a game of the club is in its list, in its results and in its ranking, and the next table stays there', async () => {
  const [anna, bert] = (await people('Anna', 'Bert')) as [Member, Member];
  const club = await found(anna);
  await join(bert, club.code);
  const { body: table } = await anna.client.ask('POST', '/tables', {
    ...{ edition: 'classic', seats: ['me', 'open'], rounds: 4, private: true, rated: true, club: club.id },
  });
  await bert.client.ask('POST', `/tables/${table.id}/seats`, {});
  await playOn([anna.client, bert.client], table.id);
  const games = async () => (await anna.client.ask<ClubGameList>('GET', `/clubs/${club.id}/games`)).body.games;
  await expect.poll(async () => (await games()).length).toBe(1);
  await expect.poll(async () => (await looked(bert, club.id)).members[0]?.rating?.games).toBe(1);
  const { members } = await looked(bert, club.id);
  const [first] = await games();
  expect(first).toMatchObject({ game: table.id, edition: 'classic', seats: [{ place: 1, hasWon: true }, { place: 2 }] });
  expect(members).toMatchObject([
    { person: first?.seats[0]?.guest, games: 1, won: 1, place: 1 },
    { person: first?.seats[1]?.guest, games: 1, won: 0, place: 2 },
  ]);
  // And with it on people's places, and in every list of ratings.
  const winner = members[0];
  expect((await bert.client.ask<PlaceView>('GET', `/people/${winner?.person}`)).body.rating).toEqual(winner?.rating);
  type Ratings = { ratings: { person: string; points: number; name?: string }[] };
  const strangers = await clientOf(server.address).ask<Ratings>('GET', `/ratings/people?people=${anna.id},${bert.id},${'x'.repeat(22)}`);
  expect(strangers.body.ratings.map(({ person }) => person).sort()).toEqual([anna.id, bert.id].sort());
  expect((await anna.client.ask<Ratings>('GET', '/ratings')).body.ratings.map(({ person }) => person)).toContain(bert.id);
  type Met = { companions: { person: string; rating: { games: number } }[] };
  expect((await anna.client.ask<Met>('GET', '/guests/me/companions')).body.companions).toMatchObject([
    { person: bert.id, rating: { games: 1 } },
  ]);
  const { body: next } = await bert.client.ask('POST', `/tables/${table.id}/rematch`);
  // The other place is kept: nobody else of the club is shown it.
  expect([next.club, await listed(bert, next.id), (await tablesOf(bert, club.id)).open]).toEqual([club.id, false, []]);
  expect((await anna.client.ask('GET', '/guests/me/export')).body).toMatchObject({ clubs: [{ name: 'Les Trolls', founded: true }] });
});

test('its founder renames it, changes its code, sends people away, hands it over and closes it; nobody else does', async () => {
  const [anna, bert, cleo] = (await people('Anna', 'Bert', 'Cleo')) as [Member, Member, Member];
  const club = await found(anna);
  for (const one of [bert, cleo]) await join(one, club.code);
  const at = `/clubs/${club.id}`;
  for (const [method, path, body] of [
    ['PATCH', at, { name: 'Mine' }],
    ['POST', `${at}/code`, undefined],
    ['DELETE', at, undefined],
    ['DELETE', `${at}/members/${cleo.id}`, undefined],
  ] as const)
    expect((await bert.client.ask(method, path, body)).body.code).toBe('not-your-club');
  expect((await anna.client.ask('PATCH', at, { name: '\u202eevil' })).body.code).toBe('bad-name');
  expect((await anna.client.ask('PATCH', at, {})).body.code).toBe('bad-request');
  expect((await anna.client.ask<ClubView>('PATCH', at, { name: '  <b>Ours</b> ' })).body.name).toBe('<b>Ours</b>');
  const { code } = (await anna.client.ask<{ code: string }>('POST', `${at}/code`)).body;
  expect((await join(bert, club.code)).body.code).toBe('no-club');
  expect((await anna.client.ask('DELETE', `${at}/members/${cleo.id}`)).status).toBe(204);
  expect((await anna.client.ask('DELETE', `${at}/members/${cleo.id}`)).body.code).toBe('no-member');
  expect((await join(cleo, code)).body.code).toBe('no-club');
  expect((await join(cleo, (await looked(anna, club.id)).code)).status).toBe(200);
  expect((await anna.client.ask('PATCH', at, { founder: 'x'.repeat(22) })).body.code).toBe('no-member');
  expect((await anna.client.ask<ClubView>('PATCH', at, { founder: bert.id })).body).toMatchObject({ founder: false });
  expect((await anna.client.ask('DELETE', at)).body.code).toBe('not-your-club');
  await bert.client.ask('DELETE', '/guests/me');
  expect(await looked(anna, club.id)).toMatchObject({ founder: true, members: [{}, {}] });
  expect((await anna.client.ask('DELETE', at)).status).toBe(204);
  expect((await cleo.client.ask('GET', at)).body.code).toBe('no-club');
});

test('blocks hold in a club too: at its door, and between its tables', async () => {
  const [anna, bert, cleo] = (await people('Anna', 'Bert', 'Cleo')) as [Member, Member, Member];
  const club = await found(anna);
  await anna.client.ask('PUT', `/guests/me/ties/${cleo.id}/block`);
  expect((await join(cleo, club.code)).body.code).toBe('kept-apart');
  await join(bert, club.code);
  const { body: table } = await bert.client.ask('POST', '/tables', {
    ...{ edition: 'classic', seats: ['me', 'open'], private: true, club: club.id },
  });
  expect([await listed(anna, table.id), (await tablesOf(anna, club.id)).open.length]).toEqual([true, 1]);
  const stream = await anna.client.listen('/tables/stream?changes=1');
  await stream.until(({ data }) => JSON.stringify(data).includes(table.id));
  await bert.client.ask('PUT', `/guests/me/ties/${anna.id}/block`);
  await stream.until(({ event, data }) => event === 'tables' && !JSON.stringify(data).includes(table.id)); // at once, though it was he who wished it
  stream.close();
  expect([await listed(anna, table.id), (await tablesOf(anna, club.id)).open.length]).toEqual([false, 0]);
  expect((await anna.client.ask('POST', `/tables/${table.id}/seats`, {})).body.code).toBe('kept-apart');
});

/** Two nodes that keep what they know in one place, and call out to each other. */
async function twoNodes(): Promise<string[]> {
  const ears: { readonly node: string; readonly hear: Parameters<Store['onNews']>[0] }[] = [];
  const storeOf = (node: string): Store => ({
    ...server.store,
    isShared: true,
    close: async () => {},
    onNews: (hear) => ears.push({ node, hear }),
    tell: async (words) => {
      for (const ear of ears) if (ear.node !== node) ear.hear(words, node);
    },
  });
  const opened = ['one', 'two'].map(async (node) => {
    const one = await createServer(undefined, { config: { ...server.config, node }, store: storeOf(node) });
    onTestFinished(() => one.close());
    return one.listen({ host: '127.0.0.1', port: 0 });
  });
  return Promise.all(opened);
}

test('what somebody may see changes at other nodes at once: by a block, and by a club', async () => {
  const [anna, bert] = (await people('Anna', 'Bert')) as [Member, Member];
  const [here, there] = (await twoNodes()) as [string, string];
  const club = await found(anna);
  const open = (more: object) => anna.client.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'], ...more });
  const [{ body: everybodys }, { body: ours }] = [await open({}), await open({ private: true, club: club.id })];
  const stream = await clientOf(there, bert.client.token).listen('/tables/stream?changes=1');
  await stream.until(({ event }) => event === 'tables');
  const latest = () => JSON.stringify(stream.heard.findLast(({ event }) => event === 'tables')?.data);
  await clientOf(here, bert.client.token).ask('POST', '/clubs/join', { code: club.code });
  await expect.poll(latest).toContain(ours.id);
  await clientOf(here, anna.client.token).ask('PUT', `/guests/me/ties/${bert.id}/block`);
  await expect.poll(latest).not.toContain(ours.id);
  expect(latest()).not.toContain(everybodys.id);
  stream.close();
});

test('whoever runs the server sees clubs, renames and closes them, and it is written down', async () => {
  const [anna] = (await people('Anna')) as [Member];
  const club = await found(anna);
  const olga = clientOf(server.address, OLGA);
  const { clubs } = (await olga.ask<{ clubs: KeptClub[] }>('GET', '/keeper/clubs')).body;
  expect(clubs[0]).toMatchObject({ id: club.id, founder: anna.id, leader: 'Anna', members: 1 });
  expect((await olga.ask<ClubView>('GET', `/keeper/clubs/${club.id}`)).body.members).toMatchObject([{ person: anna.id }]);
  const act = (what: object) => olga.ask('POST', `/keeper/clubs/${club.id}`, what);
  expect((await act({ act: 'rename' })).body.code).toBe('bad-name');
  expect((await act({ act: 'rename', name: 'Club 1', words: 'rude' })).status).toBe(204);
  expect((await looked(anna, club.id)).name).toBe('Club 1');
  expect((await act({ act: 'close' })).status).toBe(204);
  expect((await act({ act: 'close' })).body.code).toBe('no-club');
  const { deeds } = (await olga.ask<{ deeds: { keeper: string; act: string; about: string; words: string }[] }>('GET', '/keeper/log')).body;
  expect(deeds.map(({ act: done }) => done)).toEqual(['close-club', 'rename-club']);
  expect(deeds[1]).toMatchObject({ keeper: 'olga', about: club.id, words: 'rude' });
  for (const path of ['/keeper/clubs', `/keeper/clubs/${club.id}`])
    expect((await anna.client.ask('GET', path)).body.code).toBe('not-found');
});

test('what is asked for has a form, a limit and a price', async () => {
  const [anna, bert] = (await people('Anna', 'Bert')) as [Member, Member];
  for (const [path, body] of [
    ['/clubs', {}],
    ['/clubs', { name: 'x'.repeat(31) }],
    ['/clubs/join', { code: 'short' }],
    ['/clubs/find', { code: '%'.repeat(10) }],
  ] as const)
    expect((await anna.client.ask('POST', path, body)).body.code).toBe('bad-request');
  const club = await found(anna);
  for (let i = 0; i < MOST_CLUBS; i++)
    await server.store.addClub({ id: `full ${i} ${bert.id}`, code: `full ${i} ${bert.id}`, name: 'x', founder: bert.id, made: i });
  expect((await join(bert, club.code)).body.code).toBe('too-many-clubs');
  expect((await bert.client.ask('POST', '/clubs', { name: 'One more' })).body.code).toBe('too-many-clubs');
});
