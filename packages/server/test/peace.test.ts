/** Peace over the wire: blocks, reports, invitations, and what whoever runs the server can do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

const OLGA = 'o'.repeat(24);
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ELBOWROOM_KEEPERS: `olga:${OLGA},piet:${'p'.repeat(24)}` });
});
afterAll(() => server?.stop());

const idOf = async (client: Client): Promise<string> => (await client.ask('GET', '/guests/me')).body.id;
const people = (...names: string[]): Promise<Client[]> => Promise.all(names.map((name) => guestAt(server.address, name)));
const keeper = () => clientOf(server.address, OLGA);

async function met(one: Client, other: Client): Promise<void> {
  const { id } = await tableOf([one, other], { rounds: 4 });
  await playOn([one, other], id);
  await expect.poll(async () => (await server.store.resultOf(id)) !== undefined).toBe(true);
}

test('whoever blocks somebody shares no new table with them, and neither sees the other’s', async () => {
  const [anna, bert, cleo] = (await people('Anna', 'Bert', 'Cleo')) as [Client, Client, Client];
  const stream = await bert.listen('/tables/stream?changes=1');
  await stream.until(({ event }) => event === 'tables');
  expect((await anna.ask('PUT', `/guests/me/ties/${await idOf(bert)}/block`)).status).toBe(204);
  const { id } = (await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open', 'open'] })).body;
  const seen = async (client: Client) => (await client.ask('GET', '/tables')).body.tables.some((table) => table.id === id);
  expect([await seen(anna), await seen(bert), await seen(cleo)]).toEqual([true, false, true]);
  expect((await bert.ask('POST', `/tables/${id}/seats`, {})).body.code).toBe('kept-apart');
  const { id: his } = (await bert.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open', 'open'] })).body;
  expect((await anna.ask('POST', `/tables/${his}/seats`, {})).body.code).toBe('kept-apart');
  await cleo.ask('POST', `/tables/${his}/seats`, {});
  expect(await anna.ask('GET', '/tables').then(({ body }) => body.tables.some((table) => table.id === his))).toBe(false);
  await anna.ask('DELETE', `/guests/me/ties/${await idOf(bert)}/block`);
  expect((await bert.ask('POST', `/tables/${id}/seats`, {})).status).toBe(200);
  stream.close();
});

test('a report brings what was said last to whoever runs the server, who can act, and it is written down who did', async () => {
  const [anna, eve] = (await people('Anna', 'Eve')) as [Client, Client];
  const table = await tableOf([anna, eve]);
  await eve.ask('POST', `/tables/${table.id}/chat`, { text: '<b>rude</b>' });
  const about = await idOf(eve);
  const report = { person: about, table: table.id, words: 'She is rude.', key: 'k'.repeat(16) };
  for (let again = 0; again < 2; again++) expect((await anna.ask('POST', '/reports', report)).status).toBe(204);
  type Reports = { reports: { id: string; about: string; words: string; lines: { text: string }[] }[] };
  const { reports } = (await keeper().ask<Reports>('GET', '/keeper/reports')).body;
  expect(reports).toMatchObject([{ about, words: 'She is rude.', lines: [{ text: '<b>rude</b>' }] }]);
  const act = (what: object) => keeper().ask('POST', `/keeper/people/${about}`, what);
  expect((await act({ act: 'mute', words: 'rude' })).status).toBe(204);
  expect((await eve.ask('POST', `/tables/${table.id}/chat`, { text: 'oh' })).body.code).toBe('muted');
  await act({ act: 'unmute' });
  expect((await eve.ask('POST', `/tables/${table.id}/chat`, { text: 'oh' })).status).toBe(204);
  await act({ act: 'rename', name: 'Guest 1' });
  expect((await eve.ask('GET', '/guests/me')).body.name).toBe('Guest 1');
  const listening = await eve.listen('/tables/stream');
  await listening.until(() => true);
  await act({ act: 'ban' });
  await listening.until(({ event }) => event === 'bye');
  expect((await anna.ask('GET', `/tables/${table.id}/news`)).body.control).toContain('resigned');
  expect((await eve.ask('GET', '/guests/me')).body.code).toBe('banned');
  await act({ act: 'unban' });
  expect((await eve.ask('GET', '/guests/me')).status).toBe(200);
  await act({ act: 'remove' });
  expect((await eve.ask('GET', '/guests/me')).body.code).toBe('no-guest');
  await keeper().ask('POST', `/keeper/reports/${reports[0]?.id}/close`);
  const { deeds } = (await keeper().ask<{ deeds: { keeper: string; act: string; about: string }[] }>('GET', '/keeper/log')).body;
  expect(new Set(deeds.map(({ keeper: who }) => who))).toEqual(new Set(['olga']));
  expect(deeds.map(({ act: done }) => done).sort()).toEqual(['ban', 'mute', 'remove', 'rename', 'unban', 'unmute']);
  expect(JSON.stringify(deeds)).not.toContain(about);
});

test('nobody else learns of reports, or that there are any', async () => {
  const [anna] = (await people('Anna')) as [Client];
  for (const client of [anna, clientOf(server.address), clientOf(server.address, 'x'.repeat(24))])
    for (const path of ['/keeper/reports', '/keeper/log']) expect((await client.ask('GET', path)).body.code).toBe('not-found');
  expect((await anna.ask('POST', `/keeper/people/${await idOf(anna)}`, { act: 'ban' })).body.code).toBe('not-found');
});

test('whoever one has played with can be asked to a table, and hears of it at once', async () => {
  const [anna, bert, cleo] = (await people('Anna', 'Bert', 'Cleo')) as [Client, Client, Client];
  await met(anna, bert);
  type Met = { companions: { person: string; name: string; games: number }[] };
  expect((await anna.ask<Met>('GET', '/guests/me/companions')).body.companions).toMatchObject([
    { person: await idOf(bert), name: 'Bert', games: 1 },
  ]);
  const stream = await bert.listen('/tables/stream?changes=1');
  await stream.until(({ event }) => event === 'tables');
  const { id } = (await anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'], private: true })).body;
  const invite = async (by: Client, whom: Client) => by.ask('POST', `/tables/${id}/invitations`, { person: await idOf(whom) });
  expect((await invite(anna, bert)).status).toBe(204);
  await stream.until(({ event }) => event === 'invited');
  stream.close();
  type Asked = { invitations: { game: string; name: string }[] };
  expect((await bert.ask<Asked>('GET', '/guests/me/invitations')).body.invitations).toMatchObject([{ game: id, name: 'Anna' }]);
  expect((await invite(anna, cleo)).body.code).toBe('not-met');
  expect((await invite(cleo, bert)).body.code).toBe('not-your-table');
  await bert.ask('DELETE', `/guests/me/invitations/${id}`);
  expect((await bert.ask<Asked>('GET', '/guests/me/invitations')).body.invitations).toEqual([]);
  await bert.ask('PUT', `/guests/me/ties/${await idOf(anna)}/block`);
  expect((await invite(anna, bert)).body.code).toBe('not-met');
});

test('what is asked for has a form, and a price', async () => {
  const [anna] = (await people('Anna')) as [Client];
  const me = await idOf(anna);
  for (const [method, path, body] of [
    ['PUT', `/guests/me/ties/${me}/enemy`, undefined],
    ['POST', '/reports', { person: me }],
    ['POST', '/reports', { person: me, key: 'k'.repeat(16), words: 'a\u202eb' }],
  ] as const)
    expect((await anna.ask(method, path, body)).body.code).toBe('bad-request');
  for (const who of [me, 'x'.repeat(22)]) expect((await anna.ask('PUT', `/guests/me/ties/${who}/mute`)).body.code).toBe('no-person');
  const strict = await startServer({ ELBOWROOM_LIMITS: '1' });
  try {
    const [one, other] = [await guestAt(strict.address, 'One'), await guestAt(strict.address, 'Other')];
    const person = (await other.ask('GET', '/guests/me')).body.id;
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 6; i++) codes.push((await one.ask('POST', '/reports', { person, key: String(i).repeat(16) })).body.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), 'too-many']);
  } finally {
    await strict.stop();
  }
});
