import { expect, test } from 'vitest';
import { after, board, coins, legal, scene, seatAt } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const bog = board(`
  0 hill anchor     - 1 2 3
  1 swamp magic     - 0 2
  2 forest          - 0 1 3
  3 swamp magic     - 0 2
`);
const start = scene(
  bog,
  `
  anna*  trolls+miner         hand 4  0:1  / gnomes 3:1
  bert   orcs+marshdweller            1:1 2:1
`,
);

test('AZ-MARSHDWELLER-1 takes a coin from an opponent that conquers a swamp of theirs', () => {
  const taken = after(start, 'conquer 1');
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([4, 6]);
  expect(taken).toHold(1, 'trolls');
});

test('AZ-MARSHDWELLER-1 asks nothing for other terrain, nor for the swamps of others', () => {
  expect(coins(after(start, 'conquer 2'), 0)).toBe(5);
  expect(coins(after(start, 'conquer 3'), 0)).toBe(5);
});

test('AZ-MARSHDWELLER-1, AZ-PAY-1 keeps out a seat without coins', () => {
  const poor = scene(
    bog,
    `
    anna*  trolls+miner  coins 0  hand 4  0:1
    bert   orcs+marshdweller              1:1 2:1
  `,
  );
  expect(legal(poor, 'conquer')).toEqual(['conquer 2', 'conquer 3']);
  expect(cost(poor, 1)).toEqual({ blocked: { rule: 'AZ-MARSHDWELLER-1', what: 'too-few-coins' } });
});

test('AZ-MARSHDWELLER-1 is paid on the try, and not given back when the roll fails', () => {
  const weak = scene(
    bog,
    `
    anna*  gnomes+miner       hand 1  0:1
    bert   orcs+marshdweller          1:1
  `,
    { dice: [0] },
  );
  const repelled = after(weak, 'roll 1');
  expect(repelled).toHold(1, 'orcs', 1);
  expect(coins(repelled, 1)).toBe(6);
});

test('AZ-MARSHDWELLER-1 × AZ-CHAMPION-1: the champion pays it too', () => {
  const led = scene(
    bog,
    `
    anna*  trolls+champion    0:1
    bert   orcs+marshdweller  1:3
  `,
  );
  expect(coins(after(led, 'conquer 1 with champion'), 1)).toBe(6);
});

test('AZ-MARSHDWELLER-1 × AZ-DOOMHAMMER-1: the hammer’s coins come on top', () => {
  const armed = scene(
    bog,
    `
    anna*  trolls+miner       coins 3  hand 1  0:1
    bert   orcs+marshdweller                   1:3
    markers 0:doomhammer
  `,
  );
  const struck = after(armed, 'conquer 1 with doomhammer');
  expect([coins(struck, 0), coins(struck, 1)]).toEqual([0, 8]); // 1 + 2
});

test('AZ-MARSHDWELLER-1 × AZ-INTIMIDATING-1, AZ-PORTAL-MAGE-1: only conquests pay it', () => {
  const scared = scene(
    bog,
    `
    anna*  trolls+intimidating  0:1
    bert   orcs+marshdweller    1:1 2:1
  `,
  );
  expect(coins(after(scared, 'use intimidating 1 2'), 0)).toBe(5);
  const swapped = scene(
    bog,
    `
    anna*  trolls+portal-mage  3:1
    bert   orcs+marshdweller   1:1
  `,
  );
  expect(coins(after(swapped, 'use portal-mage 1 3'), 0)).toBe(5);
});

test('AZ-MARSHDWELLER-2 goes on in decline, the power tile with it', () => {
  const declined = after(scene(bog, 'anna*  orcs+marshdweller  1:2 2:1', { phase: 'start' }), 'decline');
  expect(seatAt(declined, 0).declined).toEqual([expect.objectContaining({ race: 'orcs', power: 'marshdweller' })]);
  const later = scene(
    bog,
    `
    anna*  trolls+miner  hand 4  0:1
    bert   gnomes+farmer         2:1  / orcs+marshdweller 1:1
  `,
  );
  const taken = after(later, 'conquer 1');
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([4, 6]);
});

test('AZ-MARSHDWELLER-2 asks nothing of its owner, who may take the swamp with the next people', () => {
  const own = scene(bog, 'anna*  trolls+miner  coins 0  hand 4  0:1  / orcs+marshdweller 1:1');
  expect(after(own, 'conquer 1')).toHold(1, 'trolls');
});
