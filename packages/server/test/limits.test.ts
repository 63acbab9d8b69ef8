import type { FastifyRequest } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { welcome } from '../src/api/api.ts';
import { Limits, StreamCount } from '../src/api/limits.ts';
import { Doorkeeper } from '../src/api/who.ts';
import type { House } from '../src/house.ts';
import { realOutside } from '../src/outside.ts';
import type { Store } from '../src/store/store.ts';
import { clientOf, startServer } from './client.ts';

afterEach(() => void vi.useRealTimers());

const refusal = { code: 'too-many' };

test('a clock that is set back locks nobody out', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_000_000 });
  const limits = new Limits(true, realOutside);
  limits.demandGuest('act', 'anna');
  vi.setSystemTime(1_700_000_000_000);
  for (let i = 0; i < 50; i++) limits.demandGuest('act', 'anna');
});

test('addresses of one network count as one', () => {
  const limits = new Limits(true, { steady: () => 0 });
  const knocks = (address: (i: number) => string) => () => {
    for (let i = 0; i < 100; i++) limits.demandAddress('knock', address(i));
  };
  expect(knocks((i) => `2001:db8:1:2::${i.toString(16)}`)).toThrow(expect.objectContaining(refusal));
  expect(knocks((i) => `2001:db8:2:${i.toString(16)}::1`)).not.toThrow();
  expect(knocks((i) => `::ffff:10.0.0.${i}`)).not.toThrow();
  expect(knocks((i) => `192.0.2.7:${4000 + i}`)).toThrow(expect.objectContaining(refusal));
  expect(knocks((i) => `${i % 2 === 0 ? '::ffff:' : ''}192.0.2.8`)).toThrow(expect.objectContaining(refusal));
  expect(knocks((i) => `[2001:db8:3:4::1]:${4000 + i}`)).toThrow(expect.objectContaining(refusal));
  const streams = new StreamCount(true);
  const open = () => Array.from({ length: 301 }, (_, i) => streams.take(undefined, `2001:db8:1:2::${i.toString(16)}`));
  expect(open).toThrow(expect.objectContaining(refusal));
});

test('behind a proxy, the address that the proxy has seen counts, not the one that the sender says', async () => {
  const server = await startServer({ ELBOWROOM_LIMITS: '1', ELBOWROOM_BEHIND_PROXY: '1' });
  const knock = (from: string) => clientOf(server.address).ask('POST', '/guests', {}, { 'x-forwarded-for': from });
  try {
    const same = await Promise.all(Array.from({ length: 80 }, (_, i) => knock(`10.0.0.${i}, 192.0.2.1`)));
    expect(same.some(({ status }) => status === 429)).toBe(true);
    expect((await knock('10.0.0.1, 192.0.2.2')).status).toBe(201);
    const ports = await Promise.all(Array.from({ length: 80 }, (_, i) => knock(`192.0.2.3:${5000 + i}`)));
    expect(ports.some(({ status }) => status === 429)).toBe(true);
  } finally {
    await server.stop();
  }
});

test('whoever is too fast costs no look at the database, whatever secret they bring', async () => {
  const door = new Doorkeeper(realOutside, { guestBySecret: async () => void looks++ } as unknown as Store, false);
  let looks = 0;
  const house = { door, limits: new Limits(true, { steady: () => 0 }) } as House;
  const stranger = (i: number) => {
    const headers = { authorization: `Bearer ${String(i).padEnd(43, 'x')}` };
    return welcome(house, { headers, ip: '192.0.2.1', method: 'GET', socket: {} } as FastifyRequest, 'knock');
  };
  const answers = await Promise.allSettled(Array.from({ length: 80 }, (_, i) => stranger(i)));
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(20);
  expect(looks).toBe(60);
});
