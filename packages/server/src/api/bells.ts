/** By what somebody is woken, device by device. */
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { isEndpoint } from '../notices/reach.ts';
import { areKeys } from '../notices/sealing.ts';
import { idOf } from '../secrets.ts';
import type { Bell } from '../store/notices.ts';
import { type Api, admit, welcome } from './api.ts';
import { BellKinds, BellList, BellParams, BellShape, MailBell, MailCode, MailDone, PushBell, PushKey } from './bell-schemas.ts';
import type { Visitor } from './who.ts';

const tags = ['bells'];
const MOST_BELLS = 10;

/** Where a browser can be reached is nobody's business; a mailbox is shown to whose it is. */
const told = ({ id, way, kinds, language, made, isConfirmed, address }: Bell) => ({
  ...{ id, way, kinds: [...kinds], language, made, confirmed: isConfirmed },
  ...(way === 'mail' ? { address } : {}),
});

async function hang({ store }: House, bell: Bell): Promise<void> {
  if (!(await store.addBell(bell, MOST_BELLS))) throw new Problem('too-many-bells');
}

async function own({ store }: House, guest: Visitor, id: string): Promise<Bell> {
  const bell = await store.bell(id);
  if (bell === undefined || bell.guest !== guest.id) throw new Problem('no-bell');
  return bell;
}

export function bellRoutes(api: Api, house: House): void {
  listRoutes(api, house);
  hangingRoutes(api, house);
  changingRoutes(api, house);
  void api.register(async (scope) => mailRoute(scope, house));
}

function listRoutes(api: Api, house: House): void {
  api.get('/push', { schema: { tags, summary: 'How this server can wake people', response: { 200: PushKey } } }, async (request) => {
    await welcome(house, request, 'look');
    return { key: await house.post.key(), mail: house.post.hasMail };
  });

  api.get('/guests/me/bells', { schema: { tags, summary: 'By what I am woken', response: { 200: BellList } } }, async (request) => {
    const guest = await admit(house, request, 'look');
    return { bells: (await house.store.bellsOf(guest.id)).map(told) };
  });
}

function hangingRoutes(api: Api, house: House): void {
  api.put(
    '/guests/me/bells/push',
    { schema: { tags, summary: 'Wake me by this browser; again: for other things', body: PushBell, response: { 200: BellShape } } },
    async (request) => {
      const guest = await admit(house, request, 'knock');
      const { endpoint, keys, kinds, language } = request.body;
      if (!isEndpoint(endpoint, house.config.isPushInner) || !areKeys(keys)) throw new Problem('bad-endpoint');
      // Whoever else used this browser before is not woken by it any more.
      const id = idOf('push', endpoint);
      const bell: Bell = {
        id,
        guest: guest.id,
        way: 'push',
        address: endpoint,
        keys,
        kinds,
        language,
        isConfirmed: true,
        made: house.store.now(),
      };
      await hang(house, bell);
      return told(bell);
    },
  );

  api.put(
    '/guests/me/bells/mail',
    { schema: { tags, summary: 'Wake me by mail, once the mailbox has said yes', body: MailBell, response: { 200: BellShape } } },
    async (request) => {
      const guest = await admit(house, request, 'mail');
      if (!house.post.hasMail) throw new Problem('no-mail');
      const { address, kinds, language } = request.body;
      // However many ask for it, a mailbox is not written to more often than one who asks may.
      house.limits.demandGuest('mail', `to ${address.toLowerCase()}`);
      const id = idOf(guest.id, `mail/${address.toLowerCase()}`);
      const isConfirmed = (await house.store.bell(id))?.isConfirmed === true;
      const bell: Bell = { id, guest: guest.id, way: 'mail', address, kinds, language, isConfirmed, made: house.store.now() };
      await hang(house, bell);
      if (!isConfirmed) await house.post.askLeave(bell);
      return told(bell);
    },
  );
}

function changingRoutes(api: Api, house: House): void {
  api.patch(
    '/guests/me/bells/:bell',
    { schema: { tags, summary: 'What wakes me by it', params: BellParams, body: BellKinds, response: { 200: BellShape } } },
    async (request) => {
      const guest = await admit(house, request, 'act');
      const bell = { ...(await own(house, guest, request.params.bell)), kinds: request.body.kinds };
      await hang(house, bell);
      return told(bell);
    },
  );

  api.delete(
    '/guests/me/bells/:bell',
    { schema: { tags, summary: 'Not by this any more', params: BellParams } },
    async (request, reply) => {
      const guest = await admit(house, request, 'act');
      await house.store.dropBell((await own(house, guest, request.params.bell)).id);
      return reply.code(204).send();
    },
  );
}

/** Links in mails lead here, and so does the button that mail programs show: they send a form, in which nothing stands. */
function mailRoute(api: Api, house: House): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
    api.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) => done(null, undefined));
  api.post(
    '/mail/:code',
    { schema: { tags, summary: 'What a link in a mail stands for: yes, or no more', params: MailCode, response: { 200: MailDone } } },
    async (request) => {
      house.limits.demandAddress('knock', request.ip);
      const linked = await house.post.linked(request.params.code);
      const isDone = linked !== undefined && (linked.wish === 'stop' || (await house.store.confirmBell(linked.bell)));
      if (linked?.wish === 'stop') await house.store.dropBell(linked.bell);
      if (linked === undefined || !isDone) throw new Problem('no-link');
      return { wish: linked.wish };
    },
  );
}
