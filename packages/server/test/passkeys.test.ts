/** A name that is protected by a passkey: kept from others, taken up on another device, given free. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partyOf } from '../src/people/passkeys.ts';
import { type AskedOf, type Authenticator, authenticatorAt } from './authenticator.ts';
import { type Client, clientOf, guestAt, startServer, type TestServer } from './client.ts';

const [ADDRESS, PARTY] = ['https://play.example', 'play.example'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ ELBOWROOM_ADDRESS: ADDRESS });
});
afterAll(() => server?.stop());

const asked = async (client: Client, path: string): Promise<AskedOf> => (await client.ask<AskedOf>('POST', `${path}/challenge`, {})).body;

/** The guest has one more passkey. */
async function added(client: Client, key: Authenticator = authenticatorAt(PARTY, ADDRESS)): Promise<Authenticator> {
  const response = key.made(await asked(client, '/guests/me/passkeys'));
  const { status, body } = await client.ask('POST', '/guests/me/passkeys', { response });
  expect([status, body.id]).toEqual([201, key.id]);
  return key;
}

const come = (response: object) => clientOf(server.address).ask('POST', '/guests/passkeys', { response, token: true });
const stranger = () => asked(clientOf(server.address), '/guests/passkeys');
const named = (name: string) => clientOf(server.address).ask('POST', '/guests', { name, token: true });

test('whoever has the passkey is the same guest on another device, and is listed among the devices', async () => {
  const anna = await guestAt(server.address, 'Anna of the hill');
  const key = await added(anna);
  const { status, body } = await come(key.signed(await stranger()));
  expect([status, body.name]).toEqual([200, 'Anna of the hill']);
  const phone = clientOf(server.address, body.token);
  expect((await phone.ask('GET', '/guests/me')).body).toEqual((await anna.ask('GET', '/guests/me')).body);
  expect((await phone.ask<{ devices: object[] }>('GET', '/guests/me/devices')).body.devices).toHaveLength(2);
  const { body: kept } = await anna.ask<{ passkeys: object[] }>('GET', '/guests/me/export');
  expect(kept.passkeys).toEqual([{ made: expect.any(Number), transports: ['internal'] }]);
});

test('nobody else takes a protected name, however it is written, until the last passkey is dropped', async () => {
  const zoe = await guestAt(server.address, 'Zoë Brücke');
  const [one, two] = [await added(zoe), await added(zoe)];
  const bert = await guestAt(server.address, 'Bert');
  for (const name of ['Zoë Brücke', 'zoe brucke', 'ZOE-BRÜCKE', 'Zоe Brucke']) {
    expect((await named(name)).body.code).toBe('name-taken');
    expect((await bert.ask('PATCH', '/guests/me', { name })).body.code).toBe('name-taken');
  }
  expect((await zoe.ask('PATCH', '/guests/me', { name: 'ZOË BRÜCKE' })).status).toBe(200);
  expect((await bert.ask('DELETE', `/guests/me/passkeys/${one.id}`)).status).toBe(204); // not his: nothing is done
  expect((await zoe.ask('DELETE', `/guests/me/passkeys/${one.id}`)).status).toBe(204);
  expect((await named('Zoe Brucke')).body.code).toBe('name-taken');
  const { body } = await zoe.ask<{ passkeys: { id: string }[] }>('GET', '/guests/me/passkeys');
  expect(body.passkeys.map(({ id }) => id)).toEqual([two.id]);
  await zoe.ask('DELETE', `/guests/me/passkeys/${two.id}`);
  expect((await named('Zoe Brucke')).status).toBe(201);
  expect((await come(one.signed(await stranger()))).body.code).toBe('bad-passkey');
});

test('of two of one name the first protects it; another name is protected in its place', async () => {
  const [first, second] = [await guestAt(server.address, 'Twin'), await guestAt(server.address, 'Twín')];
  await added(first);
  const response = authenticatorAt(PARTY, ADDRESS).made(await asked(second, '/guests/me/passkeys'));
  expect((await second.ask('POST', '/guests/me/passkeys', { response })).body.code).toBe('name-taken');
  expect((await second.ask('GET', '/guests/me')).body.name).toBe('Twín'); // nobody's name is taken from them
  await first.ask('PATCH', '/guests/me', { name: 'Elder twin' });
  expect([(await named('elder  twin')).body.code, (await named('twin')).status]).toEqual(['name-taken', 201]);
  await first.ask('DELETE', '/guests/me');
  expect((await named('Elder twin')).status).toBe(201);
});

test('what was asked is answered once, by whom it was asked of, from our own page', async () => {
  const anna = await guestAt(server.address, 'Once');
  const question = await asked(anna, '/guests/me/passkeys');
  const key = authenticatorAt(PARTY, ADDRESS);
  const eve = await guestAt(server.address, 'Eve');
  const add = (client: Client, response: object) => client.ask('POST', '/guests/me/passkeys', { response });
  expect((await add(eve, key.made(question))).body.code).toBe('bad-passkey');
  expect((await add(anna, key.made(question))).status).toBe(201);
  expect((await add(anna, authenticatorAt(PARTY, ADDRESS).made(question))).body.code).toBe('bad-passkey');
  expect((await add(anna, authenticatorAt(PARTY, 'https://evil.example').made(await asked(anna, '/guests/me/passkeys')))).body.code).toBe(
    'bad-passkey',
  );
  const other = authenticatorAt('evil.example', ADDRESS);
  expect((await add(anna, other.made(await asked(anna, '/guests/me/passkeys')))).body.code).toBe('bad-passkey');

  const answer = key.signed(await stranger());
  expect((await come(answer)).status).toBe(200);
  expect((await come(answer)).body.code).toBe('bad-passkey');
  expect((await come(key.signed(await stranger(), 'https://evil.example'))).body.code).toBe('bad-passkey');
  expect((await come(key.signed({ challenge: 'never asked' }))).body.code).toBe('bad-passkey');
  expect((await come(authenticatorAt(PARTY, ADDRESS).signed(await stranger()))).body.code).toBe('bad-passkey');
});

test('a copy that counts behind gives itself away, and certificates are not looked into', async () => {
  const anna = await guestAt(server.address, 'Counted');
  const key = await added(anna);
  for (let i = 0; i < 2; i++) expect((await come(key.signed(await stranger()))).status).toBe(200);
  key.counter = 0;
  expect((await come(key.signed(await stranger()))).body.code).toBe('bad-passkey');
  const certified = { fmt: 'packed', attStmt: new Map([['x5c', Buffer.from('a certificate')]]) };
  const response = authenticatorAt(PARTY, ADDRESS).made(await asked(anna, '/guests/me/passkeys'), certified);
  expect((await anna.ask('POST', '/guests/me/passkeys', { response })).body.code).toBe('bad-passkey');
});

test('passkeys belong with the address that is set, and without one only with this machine', () => {
  expect(partyOf({ address: 'https://play.example/games' }, 'evil.example')).toEqual({
    id: 'play.example',
    origin: 'https://play.example',
  });
  expect(partyOf({ address: undefined }, 'localhost:3000')).toEqual({ id: 'localhost', origin: 'http://localhost:3000' });
  for (const [address, host] of [
    [undefined, 'play.example'],
    [undefined, '127.0.0.1:3000'],
    [undefined, undefined],
    ['http://play.example', 'localhost:3000'],
    ['https://192.168.1.4', 'localhost:3000'],
  ] as const)
    expect(() => partyOf({ address }, host)).toThrow(expect.objectContaining({ code: 'no-passkeys' }));
});
