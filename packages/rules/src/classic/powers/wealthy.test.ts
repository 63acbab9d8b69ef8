import { expect, test } from 'vitest';
import { after, board, coins, endTurn, scene } from '../../../test/scene.ts';
import { forecast } from '../../index.ts';

const row = board(`
  0 swamp edge - 1
  1 hill       - 0
`);
const fresh = scene(row, `anna*`, { phase: 'start', offers: [{ race: 'orcs', power: 'wealthy' }] });

test('CL-WEALTHY-1 takes seven coins at the end of its first turn', () => {
  expect(coins(endTurn(after(fresh, 'pick 0', 'conquer 0')), 0)).toBe(13); // 5 + 1 region + 7
});

test('CL-WEALTHY-1 takes them once', () => {
  const start = scene(row, `anna*  orcs+wealthy  0:1`, { phase: 'start' });
  expect(forecast(after(start, 'expand'))).toEqual([{ rule: 'CORE-SCORE-1', what: 'orcs', amount: 1 }]);
});

test('CL-WEALTHY-1 takes them once, played through', () => {
  const first = endTurn(after(fresh, 'pick 0', 'conquer 0'));
  const second = endTurn(after(endTurn(after(first, 'pick 0')), 'expand'));
  expect(coins(second, 0)).toBe(14); // 13 + 1 region
});

test('CL-WEALTHY-1 takes nothing in decline', () => {
  expect(coins(after(scene(row, `anna*  orcs+wealthy  0:1`, { phase: 'start' }), 'decline'), 0)).toBe(6); // 5 + 1 region
});

test('CL-WEALTHY-1 pays again to the next people that draws the tile', () => {
  const start = scene(row, `anna*  / orcs 1:1`, {
    phase: 'start',
    offers: [{ race: 'elves', power: 'wealthy' }],
    memory: { life: { wealthy: 1 } },
  });
  expect(coins(endTurn(after(start, 'pick 0')), 0)).toBe(13); // 5 + 1 region + 7
});
