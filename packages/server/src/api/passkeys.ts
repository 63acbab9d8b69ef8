/** Passkeys: somebody is known by one on any device, and their name is theirs alone as long as they have one. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { wishFrom } from '../names.ts';
import { kindFrom } from '../people/device-kind.ts';
import { ASKED_MS, askedOfAny, askedOfNew, challengeIn, madeBy, partyOf, signedBy } from '../people/passkeys.ts';
import { hashOf, secretToken } from '../secrets.ts';
import type { Passkey } from '../store/people/passkeys.ts';
import { type Api, admit } from './api.ts';
import { newDevice } from './devices.ts';
import { NewPasskey, PasskeyAsked, PasskeyParams, PasskeyShape, Passkeys, SignatureAsked, SignIn } from './passkey-schemas.ts';
import { demandPerson } from './place.ts';
import { GuestWithToken } from './schemas.ts';

const tags = ['guests'];

/** More than anybody has devices and keys to keep them on. */
const MOST_PASSKEYS = 20;

const party = ({ config }: House, { headers }: FastifyRequest) => partyOf(config, headers.host);

const shown = ({ id, kind, made }: Pick<Passkey, 'id' | 'kind' | 'made'>) => ({ id, ...kindFrom(kind), made });

export function passkeyRoutes(api: Api, house: House): void {
  addingRoutes(api, house);
  ownRoutes(api, house);
  arrivingRoutes(api, house);
}

/** Asked once, of a guest or of whoever comes. */
async function newChallenge({ outside, store }: House, guest?: string): Promise<string> {
  const challenge = secretToken(outside);
  await store.addChallenge(hashOf(challenge), guest, ASKED_MS);
  return challenge;
}

/** Throws `bad-passkey`: it was not asked, not of them, too long ago, or is answered already. */
async function demandChallenge({ store }: House, clientData: string, guest?: string): Promise<string> {
  const challenge = challengeIn(clientData);
  if (!(await store.useChallenge(hashOf(challenge), guest))) throw new Problem('bad-passkey');
  return challenge;
}

function addingRoutes(api: Api, house: House): void {
  api.post(
    '/guests/me/passkeys/challenge',
    { schema: { tags, summary: 'What a browser needs to make a passkey of mine', response: { 201: PasskeyAsked } } },
    async (request, reply) => {
      const guest = await admit(house, request, 'knock');
      const known = await house.store.passkeysOf(guest.id);
      if (known.length >= MOST_PASSKEYS) throw new Problem('too-many-passkeys', { most: MOST_PASSKEYS });
      const asked = await askedOfNew(party(house, request), guest, await newChallenge(house, guest.id), known);
      return reply.code(201).send(asked);
    },
  );

  api.post(
    '/guests/me/passkeys',
    {
      schema: {
        tags,
        summary: 'Add a passkey: I am known by it on any device, and nobody else takes my name as long as I have one',
        body: NewPasskey,
        response: { 201: PasskeyShape },
      },
    },
    async (request, reply) => {
      const { id: guest } = await admit(house, request, 'knock');
      const { response } = request.body;
      const challenge = await demandChallenge(house, response.response.clientDataJSON, guest);
      const made = await madeBy(party(house, request), response, challenge);
      const wish = wishFrom((await demandPerson(house, guest)).name); // as it is now, whatever this node remembers
      const { kind } = newDevice(house, request);
      if (!(await house.store.addPasskey({ ...made, guest, kind }, wish, MOST_PASSKEYS))) throw await whyNot(house, guest, wish.bones);
      return reply.code(201).send(shown({ id: made.id, kind, made: house.store.now() }));
    },
  );
}

async function whyNot({ store }: House, guest: string, bones: string): Promise<Problem> {
  if (((await store.nameHolder(bones)) ?? guest) !== guest) return new Problem('name-taken');
  if ((await store.passkeysOf(guest)).length >= MOST_PASSKEYS) return new Problem('too-many-passkeys', { most: MOST_PASSKEYS });
  return new Problem('bad-passkey');
}

function ownRoutes(api: Api, house: House): void {
  api.get(
    '/guests/me/passkeys',
    { schema: { tags, summary: 'My passkeys, in the order in which they came', response: { 200: Passkeys } } },
    async (request) => {
      const { id } = await admit(house, request, 'look');
      party(house, request); // or there can be none
      return { passkeys: (await house.store.passkeysOf(id)).map(shown) };
    },
  );

  api.delete(
    '/guests/me/passkeys/:passkey',
    { schema: { tags, summary: 'Drop a passkey; with the last, my name is everybody’s', params: PasskeyParams } },
    async (request, reply) => {
      const { id } = await admit(house, request, 'act');
      await house.store.dropPasskey(id, request.params.passkey);
      return reply.code(204).send();
    },
  );
}

function arrivingRoutes(api: Api, house: House): void {
  api.post(
    '/guests/passkeys/challenge',
    { schema: { tags, summary: 'What a browser needs to ask a passkey who I am', response: { 201: SignatureAsked } } },
    async (request, reply) => {
      house.limits.demandAddress('knock', request.ip);
      const asked = await askedOfAny(party(house, request), await newChallenge(house));
      return reply.code(201).send(asked);
    },
  );

  api.post(
    '/guests/passkeys',
    {
      schema: {
        tags,
        summary: 'Become one more device of the guest whose passkey this is',
        body: SignIn,
        response: { 200: GuestWithToken },
      },
    },
    async (request, reply) => {
      house.limits.demandAddress('knock', request.ip);
      await house.door.guest(request); // a page of another site must not make somebody out of us
      const { response, token = false } = request.body;
      const challenge = await demandChallenge(house, response.response.clientDataJSON);
      const passkey = await house.store.passkey(response.id);
      if (passkey === undefined) throw new Problem('bad-passkey');
      const counter = await signedBy(party(house, request), response, challenge, passkey);
      const secret = secretToken(house.outside);
      const guest = await house.store.usePasskey(passkey.id, counter, hashOf(secret), newDevice(house, request));
      if (guest === undefined) throw new Problem('bad-passkey');
      if (!token) house.door.giveCookie(reply, secret);
      return reply.send({ ...guest, ...(token ? { token: secret } : {}) });
    },
  );
}
