import { expect, test } from 'vitest';
import { newGame, snapshot } from '../index.ts';
import { boardOf } from './board.ts';
import { across, around, SIDES } from './cells.ts';
import { type MapText, readMap, writtenMap } from './map-text.ts';
import { writtenShape } from './shape.ts';
import { boardOfSketch, sketchOf } from './sketch.ts';
import { faultsOf } from './testing.ts';

const grid = { columns: 4, rows: 4 };

test('cells lie beside each other in both directions', () => {
  for (let cell = 0; cell < 16; cell++)
    for (let side = 0; side < SIDES; side++) {
      const other = across(grid, cell, side);
      if (other !== undefined) expect(across(grid, other, (side + 3) % SIDES)).toBe(cell);
    }
  expect(around(grid, 5)).toHaveLength(6);
});

/** A map whose rows are regions, by letters. */
const rowsOf = (kind: 'chart' | 'island', columns: number, letters: string): string =>
  writtenShape({
    kind,
    columns,
    rows: letters.length,
    seed: 1,
    owner: Int8Array.from({ length: columns * letters.length }, (_, cell) => letters.charCodeAt(Math.floor(cell / columns)) - 65),
  });

/** Four stripes of two rows on a chart six cells wide. */
const stripes: MapText = {
  name: { en: 'Stripes', fr: 'Rayures' },
  shape: rowsOf('chart', 6, 'AABBCCDD'),
  regions: ['hi|Top|Haut', 'foCT', 'faMS', 'mo'],
};

test('MAP-LINT-3 borders, edges and names follow from what is painted', () => {
  const { regions } = boardOf(stripes);
  expect(regions.map(({ borders }) => borders)).toEqual([[1], [0, 2], [1, 3], [2]]);
  expect(regions.every(({ edge }) => edge)).toBe(true);
  expect(regions[0]?.name).toEqual({ en: 'Top', fr: 'Haut' });
  expect(regions[1]).toMatchObject({ terrain: 'forest', symbols: ['cavern'], native: true });
});

test('a map is written as it was read, and a board gives its map back', () => {
  const sketch = readMap(stripes);
  expect(writtenMap(sketch)).toEqual(stripes);
  expect(sketchOf(boardOfSketch(sketch, 'stripes'))).toEqual(sketch);
});

test('islands are numbered in the order of their regions', () => {
  const islands: MapText = { shape: rowsOf('island', 5, 'A@B'), regions: ['hi', 'fo'] };
  const { regions } = boardOf(islands);
  expect(regions.map(({ island }) => island)).toEqual([undefined, 1]);
});

test('MAP-DATA-1 a game is dealt on a map of one’s own, and a position carries its shape', () => {
  const { board } = snapshot(newGame({ edition: 'classic', seats: 2, seed: 's', board: stripes }));
  expect(board).toMatchObject({ id: 'map', shape: stripes.shape });
});

test('MAP-LINT-4 a map with more mountains than the box holds is refused, with every other fault', () => {
  const tower = { shape: rowsOf('chart', 3, 'ABCDEFGHIJK'), regions: Array.from({ length: 11 }, () => 'moT') };
  expect(() => newGame({ edition: 'classic', seats: 2, seed: 's', board: tower })).toThrow('11 mountains, the box holds 9');
  expect(() => newGame({ edition: 'azeroth', seats: 2, seed: 's', board: tower })).toThrow('must have one marker region');
});

test('MAP-LINT-3 an enclosed region is refused, and so is a chart with bare cells', () => {
  const hole = (region: number): string =>
    writtenShape({ kind: 'chart', columns: 5, rows: 5, seed: 1, owner: new Int8Array(25).fill(0).fill(region, 12, 13) });
  expect(faultsOf(() => boardOf({ shape: hole(1), regions: ['hi', 'la'] }))).toEqual(['enclosed regions[1]']);
  expect(faultsOf(() => boardOf({ shape: hole(-1), regions: ['hi'] }))).toEqual(['bare shape']);
});
