import { expect, test } from 'vitest';
import { withTiles } from '../test/extras.ts';
import { catalogue } from './catalogue.ts';
import { tilesIn } from './charter.ts';
import { editionOf } from './editions.ts';
import { newest, newGame } from './index.ts';

test.each(['classic', 'azeroth'] as const)('the %s catalogue has every tile once, and begins like the newest box', (id) => {
  const tiles = catalogue(id);
  const box = tilesIn(newest[id]);
  const { races = [], powers = [], markers = [] } = editionOf(id) ?? {};
  expect(tiles.slice(0, box.length)).toEqual(box);
  expect([...tiles].sort()).toEqual([...races, ...powers, ...markers].map((tile) => tile.id).sort());
});

test.each(['classic', 'azeroth'] as const)('a %s table may play with all of it', (id) => {
  const { races, powers, markers } = newGame({ edition: id, seats: 2, seed: 'all', box: catalogue(id) }).world;
  expect([...races, ...powers, ...markers].map((tile) => tile.id).sort()).toEqual(catalogue(id).sort());
});

test('tiles that a box lacks are added at its end, and only such', () => {
  const small = { edition: 'classic', box: ['orcs', 'elves'] } as const;
  expect(withTiles(small, ['elves', 'giants', 'tauren', 'hand']).box).toEqual(['orcs', 'elves', 'giants']);
  expect(withTiles({ edition: 'classic', seats: 2 } as const, ['giants'])).toEqual({ edition: 'classic', seats: 2 });
});
