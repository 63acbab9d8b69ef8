import { expect, test } from 'vitest';
import { after, at, board, legal, scene } from '../../../test/scene.ts';
import { cost, snapshot } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0 2
  2 forest     - 1
`);
const camps = (...regions: number[]): string[] => regions.map((r) => `deploy ${r} encampment`);

test('CL-BIVOUACKING-1 pitches its camps where it likes, several together', () => {
  const start = scene(row, `anna*  orcs+bivouacking  0:1 1:1`);
  expect(at(after(start, 'done', ...camps(0, 0, 0, 1, 0)), 0).pieces).toEqual({ encampment: 4 });
});

test('CL-BIVOUACKING-1 adds one to the cost for each', () => {
  const start = scene(
    row,
    `
    anna   orcs+bivouacking          1:1+encampment*3
    bert*  elves+swamp       hand 9  0:1
  `,
  );
  expect(cost(start, 1).total).toBe(6); // 2 + 1 defender + 3 encampments
});

test('CL-BIVOUACKING-1 counts a camp as a second token against Sorcerers', () => {
  const start = scene(
    row,
    `
    anna   orcs+bivouacking  1:1+encampment
    bert*  sorcerers+swamp   0:1
  `,
  );
  expect(cost(start, 1, 'sorcerers').blocked).toEqual({ rule: 'CL-SORCERERS-1', what: 'not-there' });
});

test('CL-BIVOUACKING-2 places all five', () => {
  const start = scene(row, `anna*  orcs+bivouacking  0:1`);
  expect(legal(after(start, 'done', ...camps(0, 0, 0, 0)))).toEqual(camps(0));
});

test('CL-BIVOUACKING-2 pitches them anew each turn', () => {
  const start = scene(row, `anna*  orcs+bivouacking  0:1+encampment*5 1:1`);
  expect(at(after(start, 'done', ...camps(1, 1, 1, 1, 1)), 1).pieces).toEqual({ encampment: 5 });
});

test('CL-BIVOUACKING-2 gets the camps of a lost region back and pitches them at the end of that turn', () => {
  const start = scene(
    row,
    `
    anna   orcs+bivouacking          1:1+encampment*2 2:1+encampment*3
    bert*  elves+swamp       hand 5  0:1
  `,
  );
  const lost = after(start, 'conquer 1', 'done', 'deploy 0', 'deploy 0', 'deploy 0', 'deploy 0'); // 2 + 1 + 2 camps
  expect(legal(lost)).toEqual(camps(2));
  expect(at(after(lost, ...camps(2, 2)), 2).pieces).toEqual({ encampment: 5 });
});

test('CL-BIVOUACKING-2 keeps the camp of a region that it abandons', () => {
  const start = scene(row, `anna*  orcs+bivouacking  0:1+encampment*5 1:1`);
  const left = after(start, 'abandon 0', 'done', 'deploy 1');
  expect(at(after(left, ...camps(1, 1, 1, 1, 1)), 1)).toEqual({ race: 'orcs', tokens: 2, pieces: { encampment: 5 } });
});

test('CL-BIVOUACKING-3 strikes its camps in decline', () => {
  const over = after(scene(row, `anna*  orcs+bivouacking  0:1+encampment*5 1:1`, { phase: 'start' }), 'decline');
  expect(at(over, 0)).toEqual({ race: 'orcs', tokens: 1 });
});

test('CL-BIVOUACKING-3 gives up the camps in hand too', () => {
  const over = after(scene(row, `anna*  orcs+bivouacking  hand 3`, { phase: 'start' }), 'decline');
  expect(snapshot(over).memory?.kept).toEqual({});
});
