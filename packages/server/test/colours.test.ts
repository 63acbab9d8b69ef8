/** Colours at a table: chosen by those who sit there before the game begins, and kept with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, guestAt, playOn, startServer, type TestServer } from './client.ts';

let server: TestServer;
let anna: Client;
let bert: Client;
beforeAll(async () => {
  server = await startServer();
  [anna, bert] = (await Promise.all(['Anna', 'Bert'].map((name) => guestAt(server.address, name)))) as [Client, Client];
});
afterAll(() => server?.stop());

const opened = async (...seats: string[]): Promise<string> =>
  `/tables/${(await anna.ask('POST', '/tables', { edition: 'classic', seats })).body.id}`;
const coloursAt = async (path: string): Promise<(string | undefined)[]> =>
  (await bert.ask('GET', path)).body.seats.map(({ colour }) => colour);

test('a seat chooses a colour, all are told, and nobody else may have it', async () => {
  const path = await opened('me', 'open', 'open');
  const stream = await bert.listen(`${path}/stream`);
  expect((await anna.ask('PATCH', `${path}/seats/0`, { colour: 'green' })).body.seats[0]?.colour).toBe('green');
  await stream.until(({ event, data }) => event === 'table' && data.seats[0]?.colour === 'green');
  stream.close();
  expect((await bert.ask('POST', `${path}/seats`, { seat: 1, colour: 'green' })).body.code).toBe('colour-taken');
  expect(await coloursAt(path)).toEqual(['green', undefined, undefined]);
  await bert.ask('POST', `${path}/seats`, { seat: 1 });
  expect((await bert.ask('PATCH', `${path}/seats/1`, { colour: 'green' })).body).toMatchObject({ code: 'colour-taken' });
  expect((await bert.ask('PATCH', `${path}/seats/0`, { colour: 'blue' })).body.code).toBe('not-your-seat');
  expect((await bert.ask('PATCH', `${path}/seats/1`, { colour: 'blue' })).body.seats[1]?.colour).toBe('blue'); // nobody chose it
});

test('the host paints bots, and whoever gets up leaves the colour to others', async () => {
  const path = await opened('me', 'random', 'open', 'open');
  expect((await anna.ask('PATCH', `${path}/seats/1`, { colour: 'purple' })).body.seats[1]?.colour).toBe('purple');
  expect((await anna.ask('PATCH', `${path}/seats/2`, { colour: 'blue' })).body.code).toBe('not-your-seat');
  await bert.ask('POST', `${path}/seats`, { seat: 2, colour: 'yellow' });
  expect((await bert.ask('PATCH', `${path}/seats/1`, { colour: 'blue' })).body.code).toBe('not-your-seat');
  await bert.ask('DELETE', `${path}/seats/2`);
  expect((await anna.ask('PATCH', `${path}/seats/0`, { colour: 'yellow' })).body.seats[0]?.colour).toBe('yellow');
  expect((await anna.ask('PUT', `${path}/seats/1`, { bot: 'novice' })).body.seats[1]).toMatchObject({ bot: 'novice', colour: 'purple' });
});

test('colours stay through the game, cannot be changed in it, and sit down once more', async () => {
  const path = await opened('me', 'open');
  await anna.ask('PATCH', `${path}/seats/0`, { colour: 'vermilion' });
  await bert.ask('POST', `${path}/seats`, { seat: 1, colour: 'blue' });
  expect((await anna.ask('PATCH', `${path}/seats/0`, { colour: 'green' })).body.code).toBe('not-open');
  await playOn([anna, bert], path.replace('/tables/', ''));
  expect(await coloursAt(path)).toEqual(['vermilion', 'blue']);
  const { body: next } = await bert.ask('POST', `${path}/rematch`);
  expect(next.seats.map(({ colour }) => colour)).toEqual(['vermilion', 'blue']);
  const { body: again } = await anna.ask('POST', `${path}/rematch`);
  expect([again.id, again.seats.map(({ colour }) => colour)]).toEqual([next.id, ['vermilion', 'blue']]);
});
