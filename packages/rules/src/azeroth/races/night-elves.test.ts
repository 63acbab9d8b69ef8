import { expect, test } from 'vitest';
import { cost } from '../../index.ts';
import { after, board, scene } from '../../../test/scene.ts';

const glade = board(`
  0 forest anchor   - 1 2
  1 mountain        - 0 2
  2 swamp           - 0 1
`);
const start = scene(glade, `
  anna*  night-elves+herbalist  hand 5  2:2
  bert   orcs+miner                     0:1
`);

test('AZ-NIGHT-ELVES-1 takes a forest for one token less', () => {
  expect(cost(start, 0).total).toBe(2); // 2 + 1 defender - 1
});

test('AZ-NIGHT-ELVES-2 leaves a wall on the forest it conquers', () => {
  expect(after(start, 'conquer 0')).toHold(0, 'wisp-wall');
});
