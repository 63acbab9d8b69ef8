/** Guests: no account, only a secret that a browser or a bot keeps. */
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { nameFrom } from '../names.ts';
import { below, hashOf, secretOf, secretToken, unguessable } from '../secrets.ts';
import { type Api, admit } from './api.ts';
import { Guest, GuestWithToken, Link, NewGuest, Rename, UseLink } from './schemas.ts';

const LINK_MS = 15 * 60_000;
const tags = ['guests'];

export function guestRoutes(api: Api, house: House): void {
  api.post(
    '/guests',
    { schema: { tags, summary: 'Become a guest', body: NewGuest, response: { 201: GuestWithToken } } },
    async (request, reply) => {
      house.limits.demandAddress('knock', request.ip);
      const { name = `Guest ${1000 + below(house.outside, 9000)}`, token = false } = request.body;
      const guest = { id: unguessable(house.outside), name: nameFrom(name) };
      const secret = secretToken(house.outside);
      await house.store.addGuest(guest, hashOf(secret));
      if (!token) house.door.giveCookie(reply, secret);
      return reply.code(201).send({ ...guest, ...(token ? { token: secret } : {}) });
    },
  );

  api.get('/guests/me', { schema: { tags, summary: 'Who I am', response: { 200: Guest } } }, (request) => admit(house, request, 'look'));

  api.patch('/guests/me', { schema: { tags, summary: 'Change my name', body: Rename, response: { 200: Guest } } }, async (request) => {
    const guest = await admit(house, request, 'act');
    const name = nameFrom(request.body.name);
    await house.store.renameGuest(guest.id, name);
    house.door.forget(guest.id);
    return { ...guest, name };
  });

  api.post(
    '/guests/me/links',
    { schema: { tags, summary: 'A code that moves me to another device, once', response: { 201: Link } } },
    async (request, reply) => {
      const guest = await admit(house, request, 'knock');
      const code = secretToken(house.outside);
      const until = await house.store.addLink(hashOf(code), guest.id, LINK_MS);
      return reply.code(201).send({ code, until });
    },
  );

  api.post(
    '/guests/move',
    { schema: { tags, summary: 'Become the guest that a code stands for', body: UseLink, response: { 200: GuestWithToken } } },
    async (request, reply) => {
      house.limits.demandAddress('knock', request.ip);
      await house.door.guest(request);
      const { code, key, token = false } = request.body;
      const secret = key === undefined ? secretToken(house.outside) : secretOf(code, key);
      const moved = await house.store.useLink(hashOf(code), hashOf(secret));
      const guest = moved ?? (await house.store.guestBySecret(hashOf(secret))); // who has moved already: the answer got lost
      if (guest === undefined) throw new Problem('no-link');
      await house.moved(guest.id);
      if (!token) house.door.giveCookie(reply, secret);
      return reply.send({ ...guest, ...(token ? { token: secret } : {}) });
    },
  );
}
