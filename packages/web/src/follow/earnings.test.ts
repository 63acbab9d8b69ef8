import { history } from '@elbowroom/rules';
import { look } from '@elbowroom/rules/look';
import { expect, test } from 'vitest';
import { earningsOf } from './earnings.ts';

const start = look(history({ edition: 'classic', seats: 2, seed: 'earnings' }, []).start.view(0));
const holding = { race: 'trolls', seat: 1, declined: false, tokens: 1 };
const table = { ...start, regions: start.regions.map((_, r) => ({ pieces: [], markers: [], ...(r % 5 === 0 && { holding }) })) };

test('each region that counted gives a coin, what an ability brought comes from elsewhere', () => {
  const items = [
    { rule: 'CORE-SCORE-1', what: 'trolls', amount: 3 },
    { rule: 'CL-MERCHANT-1', what: 'merchant', amount: 2 },
  ];
  expect(earningsOf(items, table)).toEqual({ regions: [0, 5, 10], elsewhere: 2 });
});

test('regions that are held no more leave their coins to elsewhere', () => {
  expect(earningsOf([{ rule: 'CORE-SCORE-1', what: 'elves', amount: 4 }], table)).toEqual({ regions: [], elsewhere: 4 });
});
