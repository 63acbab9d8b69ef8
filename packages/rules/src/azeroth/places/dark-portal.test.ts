import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, board, coins, scene } from '../../../test/scene.ts';

const gate = board(`
  0 hill anchor - 1
  1 swamp       - 0
`);

test('AZ-PORTAL-1 gives its holder 2 coins when the turn is scored', () => {
  const start = scene(gate, 'anna*  orcs+miner  0:1\nmarkers 0:dark-portal');
  expect(coins(after(start, 'done'), 0)).toBe(5 + 1 + 2);
});

test('AZ-PORTAL-1 from the turn in which it is found', () => {
  const start = scene(gate, 'anna*  orcs+miner  hand 2  0:1\nmarkers 1?dark-portal');
  expect(income(start, 'AZ-PORTAL-1')).toBe(0);
  expect(income(after(start, 'conquer 1'), 'AZ-PORTAL-1')).toBe(2);
});

test('AZ-PORTAL-1 nothing for the seat that lost it', () => {
  const start = scene(
    gate,
    `
    anna*  orcs+miner  hand 3  0:1
    bert   gnomes+farmer       1:1
    markers 1:dark-portal
  `,
  );
  expect(income(start, 'AZ-PORTAL-1')).toBe(0);
  expect(income(after(start, 'conquer 1'), 'AZ-PORTAL-1')).toBe(2);
});

test('AZ-PORTAL-1, AZ-MARKER-2: nothing for a declined holder', () => {
  const start = scene(gate, 'anna*  orcs+miner  0:1\nmarkers 0:dark-portal', { phase: 'start' });
  expect(income(start, 'AZ-PORTAL-1')).toBe(2);
  expect(scored(start, 'AZ-PORTAL-1', 'decline')).toBe(0);
});
