import { expect, test } from 'vitest';
import { after, at, board, coins, hand, scene } from '../../../test/scene.ts';
import { cost, forecast } from '../../index.ts';

const row = board(`
  0 farmland edge - 1
  1 hill          - 0
`);

test('CL-RATMEN-1 has numbers in place of an ability', () => {
  const start = scene(row, `anna*`, { phase: 'start', offers: [{ race: 'ratmen', power: 'merchant' }] });
  expect(hand(after(start, 'pick 0'), 0)).toBe(10); // 8 + 2
});

test('CL-RATMEN-1 pays and scores like anybody', () => {
  const start = scene(row, `anna*  ratmen+swamp  hand 3  0:1`);
  expect(cost(start, 1).total).toBe(2);
  expect(forecast(start)).toEqual([{ rule: 'CORE-SCORE-1', what: 'ratmen', amount: 1 }]);
});

test('CL-RATMEN-1 declines like anybody', () => {
  const over = after(scene(row, `anna*  ratmen+swamp  0:4`, { phase: 'start' }), 'decline');
  expect([at(over, 0), coins(over, 0)]).toEqual([{ race: 'ratmen', tokens: 1 }, 6]);
});
