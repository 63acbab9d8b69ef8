import { expect, test } from 'vitest';
import { after, at, board, hand, legal, scene, tray } from '../../../test/scene.ts';
import { cost, forecast } from '../../index.ts';

const star = board(`
  0 farmland edge - 1 2 3
  1 hill          - 0
  2 mountain      - 0
  3 swamp         - 0 4
  4 forest edge   - 3
`);
const CONVERT = (r: number): string => `conquer ${r} with sorcerers`;

test('CL-SORCERERS-1 puts a Sorcerer from the tray in place of a lone token', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:1
    bert   humans+hill         1:1 4:1
  `,
  );
  const taken = after(start, CONVERT(1));
  expect([at(taken, 1), tray(taken, 'sorcerers'), tray(taken, 'humans')]).toEqual([{ race: 'sorcerers', tokens: 1 }, 16, 9]);
});

test('CL-SORCERERS-1 pays nothing from the hand', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  hand 3  0:1
    bert   humans+hill                 1:1
  `,
  );
  expect(cost(start, 1, 'sorcerers').total).toBe(0);
  expect(hand(after(start, CONVERT(1)), 0)).toBe(3);
});

test('CL-SORCERERS-1 converts one token of each opponent in a turn, not two', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:1
    bert   humans+hill         1:1 2:1
    carl   orcs+swamp          3:1
  `,
  );
  expect(legal(after(start, CONVERT(1)), 'conquer')).toEqual([CONVERT(3)]);
});

test('CL-SORCERERS-1 converts no token that has another one beside it', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:1
    bert   humans+hill         1:2
  `,
  );
  expect(cost(start, 1, 'sorcerers').blocked).toEqual({ rule: 'CL-SORCERERS-1', what: 'not-there' });
});

test('CL-SORCERERS-1 converts nothing in decline, no Lost Tribe and nothing of its owner’s', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:1              / elves 3:1
    bert   humans+hill         4:1              / orcs 1:1
    natives 2:1
  `,
  );
  expect(legal(start, 'conquer')).toEqual([]);
});

test('CL-SORCERERS-1 converts only across a border', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:1
    bert   humans+hill         4:1
  `,
  );
  expect(cost(start, 4, 'sorcerers').blocked).toEqual({ rule: 'CORE-CONQUER-4', what: 'not-bordering' });
});

test('CL-SORCERERS-2 is not stopped by mountain, fortress or lair', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:1
    bert   trolls+fortified    2:1+lair+fortress
  `,
  );
  expect(at(after(start, CONVERT(2)), 2)).toEqual({ race: 'sorcerers', tokens: 1 });
});

test('CL-SORCERERS-2 is stopped by an encampment', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant   0:1
    bert   humans+bivouacking   1:1+encampment 2:1
  `,
  );
  expect(legal(start, 'conquer')).toEqual([CONVERT(2)]);
});

test('CL-SORCERERS-2 is stopped by immunity', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:1
    bert   humans+heroic       1:1+hero 2:1
  `,
  );
  expect(legal(start, 'conquer')).toEqual([CONVERT(2)]);
});

test('CL-SORCERERS-3 sends the replaced token to its tray, an Elf too', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:1
    bert   elves+hill          1:1 4:1
  `,
  );
  const taken = after(start, CONVERT(1));
  expect([hand(taken, 1), tray(taken, 'elves')]).toEqual([0, 10]);
});

test('CL-SORCERERS-4 counts as a conquest of a non-empty region', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+pillaging  0:1
    bert   humans+hill          1:1
  `,
  );
  expect(forecast(after(start, CONVERT(1)))).toContainEqual({ rule: 'CL-PILLAGING-1', what: 'pillaging', amount: 1 });
});

test('CL-SORCERERS-4 counts as an attack for peace', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+diplomat  0:1
    bert   humans+hill         1:1
    carl   orcs+swamp          4:1
  `,
  );
  expect(legal(after(start, CONVERT(1), 'done'))).toEqual(['choose none', 'choose ally 2']);
});

test('CL-SORCERERS-5 cannot with an empty tray', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:18
    bert   humans+hill         1:1
  `,
  );
  expect(legal(start, 'conquer')).toEqual([]);
});

test('CL-SORCERERS-5 takes the last one of the tray', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  0:17
    bert   humans+hill         1:1
  `,
  );
  expect(tray(after(start, CONVERT(1)), 'sorcerers')).toBe(0);
});

test('CL-SORCERERS-5 cannot as a first conquest', () => {
  const start = scene(
    star,
    `
    anna*  sorcerers+merchant  hand 5
    bert   humans+hill         0:1
  `,
  );
  expect(legal(start)).toEqual(['conquer 0', 'conquer 4', 'done']);
});

test('CL-SORCERERS-1 is no more in decline', () => {
  const start = scene(
    star,
    `
    anna*  orcs+merchant  4:1  / sorcerers 0:1
    bert   humans+hill         1:1
  `,
  );
  expect(legal(start)).toEqual(['abandon 4', 'done']);
});

const winged = (spots: string, rulings: Record<string, string> = {}) =>
  scene(star, `anna*  sorcerers+flying  hand 2  ${spots}\n bert  humans+hill  4:1`, { rulings });

test('CL-SORCERERS-5 a Flying people converts anywhere', () => {
  expect(legal(winged('0:1'), 'conquer 4')).toEqual([CONVERT(4)]); // 3 to pay, 2 in hand
});

test('CL-SORCERERS-5 or, read otherwise, a Flying people converts beside its own regions alone', () => {
  const rulings = { 'sorcerers-flying': 'beside' };
  expect(legal(winged('0:1', rulings), 'conquer 4')).toEqual([]);
  expect(legal(winged('3:1', rulings), 'conquer 4')).toEqual([CONVERT(4)]);
});

test('CL-SORCERERS-5 a conversion is no first conquest', () => {
  expect(legal(winged(''), 'conquer 4')).toEqual([]);
});

test('CL-SORCERERS-5 or, read otherwise, it can be that of a Flying people, and of no other', () => {
  const rulings = { 'sorcerers-first': 'flying-yes' };
  expect(after(winged('', rulings), CONVERT(4))).toHold(4, 'sorcerers', 1);
  const walking = scene(star, `anna*  sorcerers+hill  hand 2\n bert  humans+swamp  4:1`, { rulings });
  expect(legal(walking, 'conquer 4')).toEqual([]);
});
