import { expect, test } from 'vitest';
import { income } from '../../../test/income.ts';
import { after, board, endTurn, legal, scene } from '../../../test/scene.ts';

const plain = board(`
  0 hill anchor   - 1 2 3 4
  1 swamp         - 0 2
  2 forest        - 0 1 3
  3 farmland      - 0 2 4
  4 mountain      - 0 3
`);
const bonus = (s: Parameters<typeof income>[0]): number[] => [income(s, 'AZ-FACTION-1'), income(s, 'AZ-BATTLEFIELD-1')];

test('AZ-BATTLEFIELD-1 a people that lost two regions gives the bonus twice, one that lost a single one once', () => {
  const start = scene(
    plain,
    `
    anna*  orcs+miner    hand 9  0:1
    bert   gnomes+farmer         1:1 2:1  / humans 3:1
    markers 0:battlefield
  `,
  );
  expect(bonus(after(start, 'conquer 1'))).toEqual([1, 0]);
  expect(bonus(after(start, 'conquer 1', 'conquer 2'))).toEqual([1, 1]);
  expect(bonus(after(start, 'conquer 1', 'conquer 2', 'conquer 3'))).toEqual([2, 1]); // the Humans are another people
});

test('AZ-BATTLEFIELD-1 three regions of one people give no third coin', () => {
  const start = scene(
    plain,
    `
    anna*  trolls+blacksmith  hand 6  0:1
    bert   gnomes+farmer              1:1 2:1 3:1
    markers 0:battlefield
  `,
  );
  expect(bonus(after(start, 'conquer 1', 'conquer 2', 'conquer 3'))).toEqual([1, 1]);
});

test('AZ-BATTLEFIELD-1 is looked at when the turn is scored: taken last, it counts for the conquests before', () => {
  const start = scene(
    plain,
    `
    anna*  orcs+miner    hand 9  0:1
    bert   gnomes+farmer         1:1 2:1
    markers 3?battlefield
  `,
  );
  const before = after(start, 'conquer 1', 'conquer 2');
  expect(bonus(before)).toEqual([1, 0]);
  expect(bonus(after(before, 'conquer 3'))).toEqual([1, 1]);
});

test('AZ-BATTLEFIELD-1, AZ-FACTION-2: one’s own declined people of the other faction counts', () => {
  const start = scene(plain, 'anna*  orcs+miner  hand 6  0:1  / gnomes 1:1 2:1\nmarkers 0:battlefield');
  expect(bonus(after(start, 'conquer 1', 'conquer 2'))).toEqual([1, 1]);
});

test('AZ-BATTLEFIELD-1 nothing for one’s own faction, for neutrals and for Murlocs', () => {
  const start = scene(
    plain,
    `
    anna*  orcs+miner    hand 10  0:1
    bert   trolls+farmer          1:1 2:1
    natives 3:1 4:1
    markers 0:battlefield
  `,
  );
  expect(bonus(after(start, 'conquer 1', 'conquer 2', 'conquer 3'))).toEqual([0, 0]);
});

test('AZ-BATTLEFIELD-1, AZ-MARKER-2: not for a declined holder', () => {
  const start = scene(
    plain,
    `
    anna*  orcs+miner    hand 6  0:1  / trolls 3:1
    bert   gnomes+farmer         1:1 2:1
    markers 3:battlefield
  `,
  );
  expect(bonus(after(start, 'conquer 1', 'conquer 2'))).toEqual([1, 0]);
});

const neutral = scene(
  plain,
  `
  anna*  kobolds+miner  0:9
  bert   gnomes+farmer  1:1 2:1  / orcs 3:1
  markers 0:battlefield
`,
  { phase: 'start' },
);

test('AZ-BATTLEFIELD-2 a neutral holder may take a side when it expands, and scores as one of it', () => {
  const asked = after(neutral, 'expand');
  expect(legal(asked)).toEqual(['choose none', 'choose alliance', 'choose horde']);
  expect(bonus(after(asked, 'choose horde', 'conquer 1', 'conquer 2'))).toEqual([1, 1]);
  expect(bonus(after(asked, 'choose alliance', 'conquer 1', 'conquer 3'))).toEqual([1, 0]); // the Orcs’
  expect(bonus(after(asked, 'choose none', 'conquer 1', 'conquer 2'))).toEqual([0, 0]);
});

test('AZ-BATTLEFIELD-2 a side lasts for the turn; the next one it chooses anew', () => {
  const turn = after(neutral, 'expand', 'choose horde', 'done', ...Array<string>(8).fill('deploy 0'));
  const again = after(endTurn(after(turn, 'expand')), 'expand');
  expect(legal(again)).toEqual(['choose none', 'choose alliance', 'choose horde']);
  expect(bonus(after(again, 'choose alliance', 'conquer 3'))).toEqual([1, 0]);
});

test('AZ-BATTLEFIELD-2 on taking the place it may side as well, for all conquests of the turn', () => {
  const start = scene(
    plain,
    `
    anna*  kobolds+miner  hand 9  0:1
    bert   gnomes+farmer          1:1 2:1
    markers 3?battlefield
  `,
  );
  const taken = after(start, 'conquer 1', 'conquer 3');
  expect(legal(taken)).toEqual(['choose none', 'choose alliance', 'choose horde']);
  expect(bonus(after(taken, 'choose horde'))).toEqual([1, 0]); // for the region taken before
  expect(bonus(after(taken, 'choose horde', 'conquer 2'))).toEqual([1, 1]);
});

test('AZ-BATTLEFIELD-2 a people of a faction is not asked', () => {
  const start = scene(plain, 'anna*  orcs+miner  0:2\nmarkers 0:battlefield', { phase: 'start' });
  expect(legal(after(start, 'expand'), 'choose')).toEqual([]);
});

test('AZ-BATTLEFIELD-2 between its turns the people is neutral: its conqueror gets no bonus', () => {
  const start = scene(
    plain,
    `
    anna*  kobolds+miner  0:4
    bert   worgen+farmer  2:9
    markers 0:battlefield
  `,
    { phase: 'start' },
  );
  const turn = after(start, 'expand', 'choose horde', 'conquer 3', 'done', 'deploy 0', 'deploy 0');
  const bert = after(turn, 'expand', 'choose human', 'conquer 3');
  expect(income(bert, 'AZ-FACTION-1')).toBe(0);
});

test('AZ-BATTLEFIELD-2 × AZ-HUMANS-4: a neutral that sides with the Horde gets nothing for an objective', () => {
  const start = scene(
    plain,
    `
    anna*  kobolds+miner  0:9
    bert   humans+farmer  1:1
    nobody 2+objective
    markers 0:battlefield
  `,
    { phase: 'start' },
  );
  const horde = after(start, 'expand', 'choose horde', 'conquer 2');
  expect(horde).toHold(2, 'objective');
  expect(after(start, 'expand', 'choose none', 'conquer 2')).not.toHold(2, 'objective');
});
