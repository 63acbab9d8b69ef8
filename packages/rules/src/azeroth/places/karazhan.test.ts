import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, scene } from '../../../test/scene.ts';

const TERRAINS = ['farmland', 'forest', 'hill', 'swamp', 'mountain'];

test.each(TERRAINS)('AZ-KARAZHAN-1 gives a coin for each other region held of its own terrain: %s', (terrain) => {
  const other = TERRAINS.find((t) => t !== terrain);
  const land = board(`
    0 ${terrain} anchor - 1 2
    1 ${terrain}        - 0 3
    2 ${other}          - 0 4
    3 ${terrain}        - 1
    4 ${terrain} island1 - 2
  `);
  const start = scene(
    land,
    `
    anna*  orcs+explorer  0:1 1:1 2:1 4:1
    bert   gnomes+enraged 3:1
    markers 0:karazhan
  `,
  );
  expect(income(start, 'AZ-KARAZHAN-1')).toBe(2); // 1 and 4; not Karazhan’s own, not Bert’s
});

const tower = board(`
  0 hill anchor - 1 2
  1 hill        - 0
  2 swamp       - 0
`);

test('AZ-KARAZHAN-1 gives nothing for itself alone', () => {
  expect(income(scene(tower, 'anna*  orcs+miner  0:1 2:1\nmarkers 0:karazhan'), 'AZ-KARAZHAN-1')).toBe(0);
});

test('AZ-KARAZHAN-1 beside what else a terrain gives (AZ-HERBALIST-1)', () => {
  const start = scene(tower, 'anna*  orcs+herbalist  hand 2  0:1\nmarkers 0:karazhan');
  const taken = after(start, 'conquer 1');
  expect([income(taken, 'AZ-KARAZHAN-1'), income(taken, 'AZ-HERBALIST-1')]).toEqual([1, 2]);
});

test('AZ-KARAZHAN-1 leaves out the regions of its owner’s declined people', () => {
  expect(income(scene(tower, 'anna*  orcs+miner  0:1  / gnomes 1:1\nmarkers 0:karazhan'), 'AZ-KARAZHAN-1')).toBe(0);
});

test('AZ-KARAZHAN-1, AZ-MARKER-2: nothing for a declined holder', () => {
  const start = scene(tower, 'anna*  orcs+miner  0:1 1:1\nmarkers 0:karazhan', { phase: 'start' });
  expect(scored(start, 'AZ-KARAZHAN-1', 'decline')).toBe(0);
});
