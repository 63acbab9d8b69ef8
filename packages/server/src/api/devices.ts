/** The devices by which a guest is known: listed, named and dropped. */
import type { FastifyRequest } from 'fastify';
import { Problem } from '../errors.ts';
import type { House } from '../house.ts';
import { nameFrom } from '../names.ts';
import { kindFrom, kindOf } from '../people/device-kind.ts';
import { unguessable } from '../secrets.ts';
import type { NewDevice } from '../store/people/devices.ts';
import { type Api, admit } from './api.ts';
import { DeviceParams, DeviceShape, Devices, NameDevice } from './people-schemas.ts';

const tags = ['guests'];

/** What asks here. */
export const newDevice = ({ outside }: House, { headers }: FastifyRequest): NewDevice => ({
  id: unguessable(outside),
  kind: kindOf(headers['user-agent']),
});

export function deviceRoutes(api: Api, house: House): void {
  api.get(
    '/guests/me/devices',
    { schema: { tags, summary: 'The devices that are me, in the order in which they came', response: { 200: Devices } } },
    async (request) => {
      const { id, device: here } = await admit(house, request, 'look');
      const devices = await house.store.devicesOf(id);
      return { devices: devices.map(({ kind, ...device }) => ({ ...device, ...kindFrom(kind), here: device.id === here })) };
    },
  );

  api.patch(
    '/guests/me/devices/:device',
    { schema: { tags, summary: 'Call a device something', params: DeviceParams, body: NameDevice, response: { 200: DeviceShape } } },
    async (request) => {
      const { id, device: here } = await admit(house, request, 'act');
      await house.store.nameDevice(id, request.params.device, nameFrom(request.body.name));
      const named = (await house.store.devicesOf(id)).find((device) => device.id === request.params.device);
      if (named === undefined) throw new Problem('no-device');
      const { kind, ...device } = named;
      return { ...device, ...kindFrom(kind), here: device.id === here };
    },
  );

  api.delete(
    '/guests/me/devices/:device',
    { schema: { tags, summary: 'Drop a device: from now on it is nobody’s, and what it listens to ends', params: DeviceParams } },
    async (request, reply) => {
      const { id, device: here } = await admit(house, request, 'act');
      const { device } = request.params;
      const secret = await house.store.dropDevice(id, device);
      if (secret === undefined && (await house.store.devicesOf(id)).some((one) => one.id === device)) throw new Problem('last-device');
      await house.moved(id); // also when it was gone already: another node may not have heard of it
      if (device === here) house.door.takeCookie(reply);
      return reply.code(204).send();
    },
  );
}
