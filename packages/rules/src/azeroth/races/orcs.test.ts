import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, scene } from '../../../test/scene.ts';

const front = board(`
  0 hill anchor      - 1 2 3 4 5
  1 forest magic     - 0 2
  2 swamp            - 0 1
  3 farmland magic   - 0
  4 forest native    - 0
  5 mountain         - 0
`);
const start = scene(
  front,
  `
  anna*  orcs+miner     hand 10  0:1
  bert   humans+farmer          1:1 2:1
  cara   naga+swamp             3:1
  natives 4:1
`,
);

test('AZ-ORCS-1 gives a coin for each region conquered from an Alliance people', () => {
  expect(income(after(start, 'conquer 1'), 'AZ-ORCS-1')).toBe(1);
  expect(income(after(start, 'conquer 1', 'conquer 2'), 'AZ-ORCS-1')).toBe(2);
});

test('AZ-ORCS-1 comes beside the faction bonus, which counts peoples', () => {
  const both = after(start, 'conquer 1', 'conquer 2');
  expect(income(both, 'AZ-ORCS-1') + income(both, 'AZ-FACTION-1')).toBe(3); // 2 regions, 1 people
});

test('AZ-ORCS-1 gives nothing for neutrals, Murlocs or empty regions', () => {
  expect(income(after(start, 'conquer 3', 'conquer 4', 'conquer 5'), 'AZ-ORCS-1')).toBe(0);
});

test('AZ-ORCS-1 counts an Alliance people in decline, one’s own included', () => {
  const old = scene(
    front,
    `
    anna*  orcs+miner     hand 8  0:1   / dwarves 1:1
    bert   trolls+farmer          3:1   / humans 2:1
  `,
  );
  const both = after(old, 'conquer 1', 'conquer 2');
  expect(income(both, 'AZ-ORCS-1')).toBe(2);
  expect(income(both, 'AZ-FACTION-1')).toBe(2);
});

test('AZ-ORCS-1, AZ-FACTION-3: a swap by portal is no conquest', () => {
  const mages = scene(
    front,
    `
    anna*  orcs+portal-mage  0:1 3:1
    bert   humans+farmer     1:1 2:1
  `,
  );
  const swapped = after(mages, 'use portal-mage 1 3');
  expect(swapped).toHold(1, 'orcs', 1);
  expect(income(swapped, 'AZ-ORCS-1')).toBe(0);
});

test('AZ-ORCS-1 gives nothing in the turn of decline', () => {
  expect(scored(scene(front, 'anna*  orcs+miner  0:1 1:1', { phase: 'start' }), 'AZ-ORCS-1', 'decline')).toBe(0);
});
