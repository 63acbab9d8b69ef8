import { expect, test } from 'vitest';
import { after, at, board, legal, scene, seatAt, tray } from '../../test/scene.ts';
import { cost, forecast, type Item, type State } from '../index.ts';

const coast = board(`
  0 swamp edge    - 1
  1 hill          - 0 2
  2 sea edge      - 1 3
  3 farmland      - 2 4
  4 forest        - 3 5 6
  5 lake          - 4
  6 mountain      - 4 7
  7 sea           - 6
`);

test('CL-FIRST-1 enters at the edge, or where a sea that touches it comes ashore', () => {
  expect(legal(scene(coast, `anna*  orcs+merchant  hand 9`), 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 3']);
});

test('CL-FIRST-1 does not enter from the lake nor from a sea in the middle of the land', () => {
  const start = scene(coast, `anna*  orcs+merchant  hand 9`);
  for (const r of [4, 6]) expect(cost(start, r).blocked).toEqual({ rule: 'CL-FIRST-1', what: 'no-entry' });
});

test('CL-FIRST-1 does not land again while it holds a region', () => {
  expect(legal(scene(coast, `anna*  orcs+merchant  hand 9  4:1`), 'conquer')).toEqual(['conquer 3', 'conquer 6']);
});

test('CL-FIRST-1 enters beside its own people in decline like everybody', () => {
  expect(legal(scene(coast, `anna*  orcs+merchant  hand 9  / elves 4:1`), 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 3']);
});

test('CL-FIRST-1 enters again after it has abandoned everything', () => {
  const start = scene(coast, `anna*  orcs+merchant  hand 9  6:1`);
  expect(legal(after(start, 'abandon 6'), 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 3']);
});

test('CL-COST-1 does not count its owner’s tokens in decline', () => {
  const start = scene(coast, `anna*  orcs+merchant  hand 9  0:1  / elves 1:1`);
  expect(cost(start, 1).total).toBe(2);
  expect(cost(start, 1).parts).toEqual([{ rule: 'CORE-CONQUER-1', what: 'region', amount: 2 }]);
});

test('CL-COST-1 counts the pieces there', () => {
  const start = scene(coast, `anna*  orcs+merchant  hand 9  4:1  / trolls 6:1+lair`);
  expect(cost(start, 6).total).toBe(4); // 2 + mountain + lair
});

test('CL-COST-1 counts the tokens in decline of others, and Lost Tribes', () => {
  const start = scene(
    coast,
    `
    anna*  orcs+merchant  hand 9  4:1
    bert   humans+hill            / elves 6:1
    natives 3:1
  `,
  );
  expect([cost(start, 6).total, cost(start, 3).total]).toEqual([4, 3]); // 2 + 1 + mountain, 2 + 1
});

test('CL-COST-1 loses the token in decline all the same', () => {
  const taken = after(scene(coast, `anna*  orcs+merchant  hand 9  0:1  / elves 1:1 3:1`), 'conquer 1');
  expect([at(taken, 1).race, tray(taken, 'elves'), seatAt(taken, 0).declined]).toEqual(['orcs', 10, [{ race: 'elves' }]]);
});

const bonus = (s: State): Item[] => forecast(s).filter(({ rule }) => rule.startsWith('CL-'));

test('CL-NONEMPTY its owner’s tokens in decline do not make a region non-empty', () => {
  const start = scene(coast, `anna*  orcs+pillaging  hand 9  0:1  / elves 1:1`);
  expect(bonus(after(start, 'conquer 1'))).toEqual([]);
});

test('CL-NONEMPTY other seats’ tokens do, active or in decline', () => {
  const start = scene(
    coast,
    `
    anna*  orcs+hill  hand 9  4:1
    bert   humans+swamp       3:1  / elves 6:1
  `,
  );
  expect(bonus(after(start, 'conquer 3', 'conquer 6'))).toEqual([{ rule: 'CL-ORCS-1', what: 'orcs', amount: 2 }]);
});

test('CL-NONEMPTY a Lost Tribe does', () => {
  const start = scene(
    coast,
    `
    anna*  orcs+swamp  hand 9  4:1
    natives 3:1
  `,
  );
  expect(bonus(after(start, 'conquer 3'))).toEqual([{ rule: 'CL-ORCS-1', what: 'orcs', amount: 1 }]);
});

test('CL-NONEMPTY a mountain alone does not', () => {
  expect(bonus(after(scene(coast, `anna*  orcs+swamp  hand 9  4:1`), 'conquer 6'))).toEqual([]);
});

test('CL-NONEMPTY Skeletons raise nobody from their owner’s own dead', () => {
  const start = scene(coast, `anna*  skeletons+swamp  hand 9  4:1  / elves 3:1 6:1`);
  expect(tray(after(start, 'conquer 3', 'conquer 6', 'done'), 'skeletons')).toBe(10); // 20 - 10
});
