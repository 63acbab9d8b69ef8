import { expect, test } from 'vitest';
import { after, at, board, endTurn, hand, scene, tray } from '../../../test/scene.ts';

const row = board(`
  0 farmland edge - 1
  1 hill native   - 0 2
  2 swamp native  - 1 3
  3 forest native - 2 4
  4 mountain      - 3
`);
const start = scene(
  row,
  `
  anna*  skeletons+merchant  hand 12  0:1
  natives 1:1 2:1 3:1
`,
);

test('CL-SKELETONS-1 raises a new one for two non-empty regions', () => {
  const deploying = after(start, 'conquer 1', 'conquer 2', 'done');
  expect(hand(deploying, 0)).toBe(11); // 12 - 6 spent + 4 taken up + 1 new
  expect(tray(deploying, 'skeletons')).toBe(6); // 20 - 13 - 1
});

test('CL-SKELETONS-1 raises one, not one and a half, for three', () => {
  expect(tray(after(start, 'conquer 1', 'conquer 2', 'conquer 3', 'done'), 'skeletons')).toBe(6); // 7 - 1
});

test('CL-SKELETONS-1 raises none for one, and keeps no half for the next turn', () => {
  const next = after(endTurn(endTurn(after(start, 'conquer 1'))), 'expand', 'conquer 2', 'done');
  expect(tray(next, 'skeletons')).toBe(7); // 20 - 13
});

test('CL-SKELETONS-1 raises none for an empty mountain', () => {
  const high = scene(
    row,
    `
    anna*  skeletons+merchant  hand 6  2:1
    natives 3:1
  `,
  );
  expect(tray(after(high, 'conquer 3', 'conquer 4', 'done'), 'skeletons')).toBe(13); // 20 - 7
});

test('CL-SKELETONS-1 raises only what the tray still holds', () => {
  const all = scene(
    row,
    `
    anna*  skeletons+merchant  hand 6  0:14
    natives 1:1 2:1
  `,
  );
  expect(hand(after(all, 'conquer 1', 'conquer 2', 'done'), 0)).toBe(17); // 20 in play, 3 stay in the regions, none new
});

test('CL-SKELETONS-1 raises none in decline', () => {
  const over = after(scene(row, `anna*  skeletons+merchant  0:3 1:2`, { phase: 'start' }), 'decline');
  expect([at(over, 0).tokens, at(over, 1).tokens, tray(over, 'skeletons')]).toEqual([1, 1, 18]);
});
