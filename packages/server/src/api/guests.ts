/** Guests: no account, only a secret that a browser or a bot keeps. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { wishFrom } from '../names.ts';
import { below, hashOf, secretOf, secretToken, unguessable } from '../secrets.ts';
import { type Api, admit } from './api.ts';
import { newDevice } from './devices.ts';
import { Guest, GuestWithToken, Link, NewGuest, Rename, UseLink } from './schemas.ts';

const LINK_MS = 15 * 60_000;
const tags = ['guests'];

export function guestRoutes(api: Api, house: House): void {
  api.post(
    '/guests',
    { schema: { tags, summary: 'Become a guest', body: NewGuest, response: { 201: GuestWithToken } } },
    async (request, reply) => {
      house.limits.demandAddress('knock', request.ip);
      const { token = false } = request.body;
      const guest = { id: unguessable(house.outside), name: await freeName(house, request.body.name) };
      const secret = secretToken(house.outside);
      await house.store.addGuest(guest, hashOf(secret), newDevice(house, request));
      if (!token) house.door.giveCookie(reply, secret);
      return reply.code(201).send({ ...guest, ...(token ? { token: secret } : {}) });
    },
  );

  api.get('/guests/me', { schema: { tags, summary: 'Who I am', response: { 200: Guest } } }, (request) => admit(house, request, 'look'));

  api.patch('/guests/me', { schema: { tags, summary: 'Change my name', body: Rename, response: { 200: Guest } } }, async (request) => {
    const guest = await admit(house, request, 'act');
    const wish = wishFrom(request.body.name);
    if (!(await house.store.renameGuest(guest.id, wish))) throw new Problem('name-taken');
    house.door.forget(guest.id);
    return { ...guest, name: wish.name };
  });

  api.post(
    '/guests/me/links',
    {
      schema: {
        tags,
        summary: 'A code that makes another device mine, once: one more (`/guests/devices`), or instead of this one (`/guests/move`)',
        response: { 201: Link },
      },
    },
    async (request, reply) => {
      const guest = await admit(house, request, 'knock');
      const code = secretToken(house.outside);
      const until = await house.store.addLink(hashOf(code), guest.id, LINK_MS, guest.device);
      return reply.code(201).send({ code, until });
    },
  );

  arrivingRoutes(api, house);
}

/** Throws `name-taken`. Whoever wishes for no name gets one that is nobody's. */
async function freeName({ outside, store }: House, wish: string | undefined): Promise<string> {
  const { name, bones } = wishFrom(wish ?? `Guest ${1000 + below(outside, 9000)}`);
  if ((await store.nameHolder(bones)) === undefined) return name;
  if (wish !== undefined) throw new Problem('name-taken');
  return `Guest ${unguessable(outside).slice(0, 8)}`;
}

/** Somebody comes with a code: the device is one more of theirs, or takes the place of the one that asked for the code. */
function arrivingRoutes(api: Api, house: House): void {
  const arrive = async (request: FastifyRequest<{ Body: Static<typeof UseLink> }>, reply: FastifyReply, way: 'joinLink' | 'useLink') => {
    house.limits.demandAddress('knock', request.ip);
    await house.door.guest(request);
    const { code, key, token = false } = request.body;
    const secret = key === undefined ? secretToken(house.outside) : secretOf(code, key);
    // Whoever has come already is answered again: the answer got lost.
    const guest = await house.store[way](hashOf(code), hashOf(secret), newDevice(house, request));
    if (guest === undefined) throw new Problem('no-link');
    if (way === 'useLink') await house.moved(guest.id);
    if (!token) house.door.giveCookie(reply, secret);
    return reply.send({ ...guest, ...(token ? { token: secret } : {}) });
  };

  api.post(
    '/guests/move',
    {
      schema: {
        tags,
        summary: 'Become the guest that a code stands for: the device that asked for it is theirs no longer',
        body: UseLink,
        response: { 200: GuestWithToken },
      },
    },
    (request, reply) => arrive(request, reply, 'useLink'),
  );
  api.post(
    '/guests/devices',
    {
      schema: {
        tags,
        summary: 'Become one more device of the guest that a code stands for',
        body: UseLink,
        response: { 200: GuestWithToken },
      },
    },
    (request, reply) => arrive(request, reply, 'joinLink'),
  );
}
