import { expect, test } from 'vitest';
import { begin } from './start.ts';

const setup = { edition: 'azeroth', seats: 3, seed: 'text' } as const;

test('a combo comes to the top of the column of its faction, and nothing else changes', () => {
  const battle = { ...setup, variant: 'battle' } as const;
  const [plain, s] = [begin({ setup: battle }), begin({ setup: battle, top: { race: 'orcs', power: 'miner' } })];
  const orcs = s.world.races.findIndex(({ id }) => id === 'orcs');
  expect(s.columns.map((column) => column[0] === orcs)).toEqual([false, true, false]);
  expect(s.world.powers[s.powers[0]].id).toBe('miner');
  expect([s.columns[0], s.columns[2]]).toEqual([plain.columns[0], plain.columns[2]]);
});

test('markers come onto the map in the place of others, one on each island', () => {
  const wanted = ['well-of-eternity', 'dark-portal', 'frostmourne'];
  const s = begin({ setup, markers: wanted });
  const there = s.world.markers.filter((_, m) => s.markerAt[m] >= 0);
  expect(there.map(({ id }) => id).sort()).toEqual([...wanted].sort());
  expect(new Set(there.map(({ index }) => s.world.island[s.markerAt[index]])).size).toBe(3);
});

test.each([
  ['an unknown tile', { setup, top: { race: 'elves', power: 'miner' } }, /no such tile/],
  [
    'a race that is out of the game',
    { setup: { ...setup, seats: 2, variant: 'battle' }, top: { race: 'naga', power: 'miner' } },
    /no such tile/,
  ],
  ['more markers than islands', { setup, markers: ['doomhammer', 'karazhan', 'battlefield', 'frostmourne'] }, /no room/],
] as const)('%s is refused', (_, start, message) => {
  expect(() => begin(start)).toThrow(message);
});
