import { expect, test } from 'vitest';
import { after, at, board, hand, legal, scene, seatAt, tray } from '../../../test/scene.ts';

const row = board(`
  0 farmland edge - 1
  1 hill          - 0 2
  2 swamp         - 1
`);
const raid = scene(
  row,
  `
  anna   elves+merchant         1:3 2:1
  bert*  orcs+swamp     hand 6  0:1
`,
);

test('CL-ELVES-1 loses no token with a region', () => {
  const taken = after(raid, 'conquer 1'); // 2 + 3 defenders
  expect([hand(taken, 0), tray(taken, 'elves')]).toEqual([3, 7]); // 11 - 4, none came back
});

test('CL-ELVES-1 spreads them all when the attacker is done', () => {
  const retreat = after(raid, 'conquer 1', 'done', 'deploy 0', 'deploy 0', 'deploy 0', 'deploy 0', 'deploy 1');
  expect(legal(retreat)).toEqual(['deploy 2']);
  expect(after(retreat, 'deploy 2', 'deploy 2', 'deploy 2')).toHold(2, 'elves', 4);
});

test('CL-ELVES-1 does not lose a lone token either', () => {
  const start = scene(
    row,
    `
    anna   elves+merchant         1:1
    bert*  orcs+swamp     hand 3  0:1
  `,
  );
  expect(hand(after(start, 'conquer 1'), 0)).toBe(1);
});

test('CL-ELVES-1 does not lose one to a dragon', () => {
  const start = scene(
    row,
    `
    anna   elves+merchant              1:2
    bert*  orcs+dragon-master  hand 1  0:1
  `,
  );
  expect(hand(after(start, 'conquer 1 with dragon-master'), 0)).toBe(2);
});

test('CL-ELVES-2 loses its token in decline', () => {
  const start = scene(
    row,
    `
    anna   humans+forest          0:1  / elves 1:1
    bert*  orcs+swamp     hand 3  2:1
  `,
  );
  const taken = after(start, 'conquer 1');
  expect(tray(taken, 'elves')).toBe(11);
  expect(seatAt(taken, 0).declined).toBeUndefined();
});

test('CL-ELVES-2 loses a token that is converted', () => {
  const start = scene(
    row,
    `
    anna   elves+merchant    1:1 2:1
    bert*  sorcerers+swamp   0:1
  `,
  );
  const taken = after(start, 'conquer 1 with sorcerers');
  expect([hand(taken, 0), tray(taken, 'elves'), at(taken, 1).race]).toEqual([0, 10, 'sorcerers']);
});
