import { expect, test } from 'vitest';
import { withTiles } from '../test/extras.ts';
import { catalogue, inventory } from './catalogue.ts';
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

test.each(['classic', 'azeroth'] as const)('the %s inventory says of everything what games are dealt', (id) => {
  const { races, powers, markers, pieces } = newGame({ edition: id, seats: 2, seed: 'all', box: catalogue(id) }).world;
  const { tiles, pieces: cardboard } = inventory(id);
  expect(tiles.map((tile) => tile.id)).toEqual(catalogue(id));
  const printed = (kind: string) => tiles.filter((tile) => tile.kind === kind);
  expect(printed('race').map(({ value, tray, faction }) => [value, tray, faction])).toEqual(
    races.map((race) => [race.value, race.tray, race.faction]),
  );
  expect(printed('power').map(({ value, tray }) => [value, tray])).toEqual(powers.map((power) => [power.value, undefined]));
  expect([...printed('artifact'), ...printed('place')].every(({ value }) => value === undefined)).toBe(true);
  expect(printed('artifact').length + printed('place').length).toBe(markers.length);
  expect(cardboard.map(({ id: piece, supply, guard }) => [piece, supply, guard])).toEqual(
    pieces.map((piece) => [piece.id, piece.supply, piece.guard]),
  );
});

test('a tile names the cardboard that comes with it, and cardboard says whether it goes about with its people', () => {
  const { tiles, pieces } = inventory('classic');
  expect(tiles.find(({ id }) => id === 'heroic')).toEqual({ kind: 'power', id: 'heroic', value: 5, pieces: ['hero'] });
  expect(pieces.filter(({ redeploys }) => redeploys).map(({ id }) => id)).toEqual(['encampment', 'hero']);
  expect(pieces.find(({ id }) => id === 'dragon')).toEqual({
    id: 'dragon',
    supply: 1,
    atStart: 1,
    guard: 0,
    immune: true,
    redeploys: false,
  });
});

test('tiles that a box lacks are added at its end, and only such', () => {
  const small = { edition: 'classic', box: ['orcs', 'elves'] } as const;
  expect(withTiles(small, ['elves', 'giants', 'tauren', 'hand']).box).toEqual(['orcs', 'elves', 'giants']);
  expect(withTiles({ edition: 'classic', seats: 2 } as const, ['giants'])).toEqual({ edition: 'classic', seats: 2 });
});
