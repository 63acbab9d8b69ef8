import { expect, test } from 'vitest';
import { after, at, board, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const row = board(`
  0 farmland edge - 1
  1 hill          - 0 2
  2 mountain      - 1
`);

test('CL-TROLLS-1 puts a lair in each region it conquers', () => {
  const two = after(scene(row, `anna*  trolls+merchant  hand 7`), 'conquer 0', 'conquer 1');
  expect([at(two, 0).pieces, at(two, 1).pieces]).toEqual([{ lair: 1 }, { lair: 1 }]);
});

test('CL-TROLLS-1 makes its region cost one more', () => {
  const start = scene(
    row,
    `
    anna   trolls+merchant        2:1+lair
    bert*  orcs+swamp     hand 9  1:1
  `,
  );
  expect(cost(start, 2).total).toBe(5); // 2 + 1 defender + mountain + lair
});

test('CL-TROLLS-1 keeps its lairs in decline', () => {
  const over = after(scene(row, `anna*  trolls+merchant  0:3+lair 1:1+lair`, { phase: 'start' }), 'decline');
  expect([at(over, 0), at(over, 1)]).toEqual([
    { race: 'trolls', tokens: 1, pieces: { lair: 1 } },
    { race: 'trolls', tokens: 1, pieces: { lair: 1 } },
  ]);
});

test('CL-TROLLS-1 is defended by them in decline', () => {
  const start = scene(
    row,
    `
    anna   humans+hill            / trolls 1:1+lair
    bert*  orcs+swamp     hand 9  0:1
  `,
  );
  expect(cost(start, 1).total).toBe(4); // 2 + 1 defender + lair
});

test('CL-TROLLS-2 takes the lair along when it abandons the region', () => {
  const start = scene(row, `anna*  trolls+merchant  0:1+lair 1:1+lair`);
  expect(at(after(start, 'abandon 1'), 1)).toEqual({});
});

test('CL-TROLLS-2 loses the lair with the region, active or in decline', () => {
  const active = scene(
    row,
    `
    anna   trolls+merchant        1:1+lair
    bert*  orcs+swamp     hand 9  0:1
  `,
  );
  const declined = scene(
    row,
    `
    anna   humans+hill            / trolls 1:1+lair
    bert*  orcs+swamp     hand 9  0:1
  `,
  );
  for (const start of [active, declined]) expect(at(after(start, 'conquer 1'), 1)).toEqual({ race: 'orcs', tokens: 4 });
});

test('CL-TROLLS-2 takes the lairs off when it leaves the map for a later decline', () => {
  const start = scene(row, `anna*  humans+hill  1:1  / trolls 0:1+lair`, { phase: 'start' });
  expect(at(after(start, 'decline'), 0)).toEqual({});
});
