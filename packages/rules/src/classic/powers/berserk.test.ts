import { expect, test } from 'vitest';
import { after, at, board, hand, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const row = board(`
  0 swamp edge - 1 2
  1 hill       - 0 3
  2 mountain   - 0
  3 forest     - 1
`);

test('CL-BERSERK-1 rolls first, then chooses and pays the cost less the die', () => {
  const start = scene(row, `anna*  orcs+berserk  hand 3  0:1`, { dice: [1] });
  const rolled = after(start, 'use berserk');
  expect([cost(rolled, 1).total, cost(rolled, 2).total]).toEqual([1, 2]); // 2 - 1, 2 + mountain - 1
  expect(hand(after(rolled, 'conquer 2'), 0)).toBe(1);
});

test('CL-BERSERK-1 never pays fewer than one', () => {
  const start = scene(row, `anna*  orcs+berserk  hand 3  0:1`, { dice: [3] });
  expect(cost(after(start, 'use berserk'), 1).total).toBe(1); // 2 - 3, at least 1
});

test('CL-BERSERK-1 rolls before each conquest, for that one only', () => {
  const start = scene(row, `anna*  orcs+berserk  hand 4  0:1`, { dice: [1, 1] });
  const both = after(start, 'use berserk', 'conquer 1', 'use berserk', 'conquer 2');
  expect([at(both, 1).tokens, at(both, 2).tokens]).toEqual([1, 2]); // 2 - 1, 2 + mountain - 1
});

test('CL-BERSERK-1 pays the next conquest in full without a new roll', () => {
  const start = scene(row, `anna*  orcs+berserk  hand 4  0:1`, { dice: [1] });
  expect(cost(after(start, 'use berserk', 'conquer 1'), 2).total).toBe(3); // 2 + mountain
});

test('CL-BERSERK-1 may conquer without a roll', () => {
  expect(after(scene(row, `anna*  orcs+berserk  hand 2  0:1`), 'conquer 1')).toHold(1, 'orcs', 2);
});

test('CL-BERSERK-1 does not roll twice for one conquest', () => {
  const start = scene(row, `anna*  orcs+berserk  hand 3  0:1`, { dice: [0] });
  expect(legal(after(start, 'use berserk'), 'use')).toEqual([]);
});

test('CL-BERSERK-1 does not roll with an empty hand', () => {
  expect(legal(scene(row, `anna*  orcs+berserk  0:1`), 'use')).toEqual([]);
});

test('CL-BERSERK-2 has made its last conquest when the roll leaves it too short', () => {
  const start = scene(row, `anna*  orcs+berserk  hand 1  0:1`, { dice: [0] });
  expect(legal(after(start, 'use berserk'))).toEqual(['done']); // 1 against 2
});

test('CL-BERSERK-3 has no last roll', () => {
  expect(legal(scene(row, `anna*  orcs+berserk  hand 1  0:1`), 'roll')).toEqual([]);
});

test('CL-BERSERK-3 leaves a roll unused only by ending the conquests', () => {
  const start = scene(row, `anna*  orcs+berserk  hand 2  0:1`, { dice: [3] });
  expect(legal(after(start, 'use berserk'))).toEqual(['conquer 1', 'conquer 2', 'done']);
});

test('CL-BERSERK-1 carries no roll over to its next turn', () => {
  const start = scene(
    row,
    `
    anna*  orcs+berserk  hand 2  0:1
    bert   elves+hill            3:1
  `,
    { dice: [3] },
  );
  const mine = after(start, 'use berserk', 'done', 'deploy 0', 'deploy 0', 'expand', 'done', 'expand');
  expect(cost(mine, 1).total).toBe(2);
});

test('CL-BERSERK-1 is no more in decline', () => {
  const over = after(scene(row, `anna*  orcs+berserk  0:3`, { phase: 'start' }), 'decline');
  expect(at(over, 0)).toEqual({ race: 'orcs', tokens: 1 });
  expect(legal(scene(row, `anna*  elves+hill  hand 1  3:1  / orcs 0:1`), 'use')).toEqual([]);
});

test('CL-BERSERK-3 has no last roll beside its own', () => {
  expect(legal(scene(row, `anna*  orcs+berserk  hand 1  0:1\n bert`), 'roll')).toEqual([]);
});

test('CL-BERSERK-3 or, read otherwise, has both', () => {
  const start = scene(row, `anna*  orcs+berserk  hand 1  0:1\n bert  elves+hill  1:2`, {
    dice: [1, 2],
    rulings: { 'berserk-last-roll': 'both' },
  });
  const rolled = after(start, 'use berserk', 'roll 1'); // 2 + 2 - 1 for one token and a 2
  expect(rolled).toHold(1, 'orcs', 1);
});
