import { position, type View, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { arranged, canRestore, type Home, handOf, homesOf } from './arranging.ts';
import { sceneOf } from './scene.ts';

const home = (region: number, tokens: number, more: Partial<Home> = {}): Home => ({
  region,
  tokens,
  strength: tokens,
  danger: 0,
  before: undefined,
  ...more,
});
const counts = (put: readonly number[]): Record<number, number> =>
  Object.fromEntries([...new Set(put)].sort().map((region) => [region, put.filter((one) => one === region).length]));

test('evenly levels what stands there', () => {
  expect(counts(arranged([home(1, 1), home(4, 1), home(7, 3)], 6, 'evenly'))).toEqual({ 1: 3, 4: 3 });
  expect(arranged([home(1, 1)], 3, 'evenly')).toEqual([1, 1, 1]);
  expect(arranged([], 3, 'evenly')).toEqual([]);
});

test('against attack strengthens the weakest of the regions in most danger', () => {
  const homes = [home(1, 1, { danger: 2 }), home(2, 1, { danger: 2, strength: 3 }), home(3, 1, { danger: 1 }), home(4, 1)];
  expect(counts(arranged(homes, 4, 'against'))).toEqual({ 1: 3, 2: 1 });
  expect(counts(arranged(homes.slice(2), 2, 'against'))).toEqual({ 3: 2 });
  expect(counts(arranged([home(4, 1), home(5, 1)], 2, 'against'))).toEqual({ 4: 1, 5: 1 });
});

test('as before fills up what was there, and spreads the rest evenly', () => {
  const homes = [home(1, 1, { before: 4 }), home(2, 1, { before: 2 }), home(3, 1, { before: 0 })];
  expect(counts(arranged(homes, 4, 'before'))).toEqual({ 1: 3, 2: 1 });
  expect(counts(arranged(homes, 2, 'before'))).toEqual({ 1: 2 });
  expect(counts(arranged(homes, 6, 'before'))).toEqual({ 1: 3, 2: 2, 3: 1 });
  expect(canRestore(homes)).toBe(true);
  expect(canRestore([home(1, 1, { before: 1 })])).toBe(false);
  expect(canRestore([home(1, 1)])).toBe(false);
});

const table = (phase: 'start' | 'redeploy', tokens: number, hand: number): View =>
  view(
    position({
      edition: 'classic',
      board: 'classic-2',
      seat: 0,
      phase,
      seats: [
        { name: 'Anna', active: { race: 'humans', power: 'merchant', hand } },
        { name: 'Bert', active: { race: 'orcs', power: 'swamp' } },
      ],
      regions: { 0: { race: 'humans', tokens }, 1: { race: 'humans', tokens: 1 }, 2: { race: 'orcs', tokens: 2 } },
    }),
    0,
  );

test('what lies on the table tells who is in danger, and how it was before', () => {
  const scene = sceneOf(table('redeploy', 1, 5), true);
  const homes = homesOf(scene, table('start', 3, 0));
  const { borders = [] } = scene.table.board.regions[2] ?? {};
  expect(homes.map(({ region, tokens, before }) => [region, tokens, before])).toEqual([
    [0, 1, 3],
    [1, 1, 1],
  ]);
  for (const { region, danger } of homes) expect(danger === 2).toBe(borders.includes(region));
  expect(homes.some(({ danger }) => danger === 2)).toBe(true);
  expect(handOf(scene)).toBe(5);
});
