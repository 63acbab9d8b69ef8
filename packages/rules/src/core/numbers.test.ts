import { expect, test } from 'vitest';
import { newGame } from '../api.ts';
import { controller, held, isWater } from './map.ts';
import type { PeopleNo, RegionNo, SeatNo, SlotNo } from './numbers.ts';

const s = newGame({ edition: 'classic', seats: 2, seed: 'numbers' });

test('seats, regions, peoples and slots are told apart by the compiler', () => {
  const seat: SeatNo = 0;
  const region: RegionNo = 0;
  const people: PeopleNo = 0;
  const slot: SlotNo = 0;
  // @ts-expect-error: a seat is no people
  const wrong: PeopleNo[] = [seat];
  // @ts-expect-error: a people is no region
  wrong.push(region);
  // @ts-expect-error: a slot is no people
  wrong.push(slot);
  // @ts-expect-error: nor is a region a seat
  const seats: SeatNo[] = [region, people];
  expect([...wrong, ...seats]).toEqual([0, 0, 0, 0, 0]);
});

test('questions about a position take only what they ask for', () => {
  // @ts-expect-error: whose turn it is says a seat, and regions are held by peoples
  expect(held(s, s.turn)).toBe(0);
  // @ts-expect-error: water is where, not who
  expect(isWater(s, s.world.natives)).toBeTypeOf('boolean');
  // @ts-expect-error: a region is controlled, not a seat
  expect(controller(s, s.turn)).toBeTypeOf('number');
  expect(held(s, s.world.natives), 'and what fits is taken').toBeGreaterThan(0);
});

test('a plain number is taken for any of them, so that nobody outside has to say more than 3', () => {
  const [seat, region]: [SeatNo, RegionNo] = [1, 1];
  expect(seat).toBe(region);
});
