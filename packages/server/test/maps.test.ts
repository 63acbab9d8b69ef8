/** Maps of people's own over the wire: by their maker, and by those who try what they should not. */
import { readFileSync } from 'node:fs';
import { readRecord, verify } from '@elbowroom/rules/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, guestAt, playOn, startServer, type TestServer, tableOf } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
beforeAll(async () => {
  server = await startServer();
  [anna, bert] = await Promise.all([guestAt(server.address, 'Anna'), guestAt(server.address, 'Bert')]);
});
afterAll(() => server?.stop());

const gallery = (id: string) => {
  const { edition: _, ...map } = JSON.parse(
    readFileSync(new URL(`../../web/src/workshop/maps/gallery/${id}.json`, import.meta.url), 'utf8'),
  );
  return { id, ...map };
};
const kettles = gallery('two-kettles');
const twins = gallery('twin-isles');
const open = (board: unknown, over: Record<string, unknown> = {}) =>
  anna.ask('POST', '/tables', { edition: 'classic', seats: ['me', 'open'], board, ...over });

test.each([
  ['classic', kettles],
  ['azeroth', twins],
])('MAP-DATA-1 a game of %s on a map of one’s own is played to its end, exported and verified', async (edition, board) => {
  const table = await tableOf([anna, bert], { edition, board, rounds: 4 });
  expect(table.options.board).toEqual(board);
  const news = await playOn([anna, bert], table.id);
  expect(news.view.board).toMatchObject({ id: board.id, shape: board.shape });
  const { body: file } = await bert.ask<string>('GET', `/tables/${table.id}/file`);
  expect(verify(readRecord(file)).flaws).toEqual([]);
});

test('whoever comes to a table sees its map before sitting down; lists only name it', async () => {
  const { status, body: table } = await open(kettles);
  expect([status, table.map]).toEqual([201, kettles.name]);
  const found = (await bert.ask('GET', '/tables')).body.tables.find(({ id }) => id === table.id);
  expect([found?.map, found?.options.board]).toEqual([kettles.name, undefined]);
  expect((await bert.ask('GET', `/tables/${table.id}`)).body.options.board).toEqual(kettles);
});

test('a map that cannot be played on is refused with all its faults', async () => {
  const regions = kettles.regions.map((line: string) => line.replace(/^(fa|hi|sw)/, 'mo'));
  const { status, body } = await open({ ...kettles, regions });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('too-many-mountains');
  const bad = await open({ ...kettles, regions: ['zz', ...kettles.regions.slice(1)], name: { en: 'x'.repeat(39) } });
  expect(bad.status).toBe(400);
  expect(JSON.stringify(bad.body)).toContain('not-a-region');
  const wrong = await open(twins);
  expect(wrong.status).toBe(400);
  expect(JSON.stringify(wrong.body)).toContain('cut-off');
});

test.each([
  ['an endless shape', { ...kettles, shape: `${kettles.shape}${'9A'.repeat(5000)}` }],
  ['more cells than there are', { ...kettles, shape: `${kettles.shape}99999999999A` }],
  ['markup for a name', { ...kettles, regions: ['fo|<script>\u202e', ...kettles.regions.slice(1)] }],
  ['a board that is written out', { id: 'x', regions: [{ terrain: 'hill', borders: [] }] }],
  ['too many regions', { ...kettles, regions: Array.from({ length: 65 }, () => 'hi') }],
])('%s is refused', async (_, board) => {
  expect((await open(board)).status).toBe(400);
});
