import { expect, test } from 'vitest';
import { board, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const jungle = board(`
  0 swamp anchor     - 1 2 3 4 5 6
  1 forest           - 0
  2 hill native      - 0
  3 mountain         - 0
  4 farmland         - 0
  5 swamp            - 0
  6 hill             - 0
`);
const start = scene(
  jungle,
  `
  anna*  trolls+farmer    hand 6  0:1   / naga 4:1
  bert   orcs+champion            1:2 5:0+champion   / humans 6:1
  natives 2:1
`,
);

test('AZ-TROLLS-1 takes a non-empty region for one token less', () => {
  expect(cost(start, 1).total).toBe(3); // 2 + 2 - 1
  expect(cost(start, 2).total).toBe(2); // 2 + 1 Murloc - 1
  expect(cost(start, 6).total).toBe(2); // 2 + 1 declined - 1
});

test('AZ-TROLLS-1, AZ-NONEMPTY: one’s own declined people makes a region non-empty, and defends it', () => {
  expect(cost(start, 4).total).toBe(2); // 2 + 1 own declined - 1
});

test('AZ-TROLLS-1 an empty region costs as always, a mountain piece leaves it empty', () => {
  expect(cost(start, 3).total).toBe(3); // 2 + 1
});

test('AZ-TROLLS-1, AZ-NONEMPTY: a champion alone is no race token', () => {
  expect(cost(start, 5).total).toBe(3); // 2 + 1 champion
});

test('AZ-TROLLS-1 adds up with other discounts, down to one token', () => {
  const smiths = scene(jungle, 'anna*  trolls+blacksmith  hand 6  0:1\nnatives 2:1');
  expect(cost(smiths, 2).total).toBe(1); // 2 + 1 - 1 - 1
  expect(cost(smiths, 1).total).toBe(1); // 2 - 1
});

test('AZ-TROLLS-1 is over in decline: the next people pays in full', () => {
  const next = scene(jungle, 'anna*  orcs+farmer  hand 6  0:1  / trolls 4:1\nnatives 2:1');
  expect(cost(next, 2).total).toBe(3);
  expect(cost(next, 4).total).toBe(3);
});
