import { expect, test } from 'vitest';
import { after, board, events, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const glade = board(`
  0 forest anchor   - 1 2
  1 mountain        - 0 2
  2 swamp           - 0 1
`);
const start = scene(
  glade,
  `
  anna*  night-elves+herbalist  hand 5  2:2
  bert   orcs+miner                     0:1
`,
);

test('AZ-NIGHT-ELVES-1 takes a forest for one token less', () => {
  expect(cost(start, 0).total).toBe(2); // 2 + 1 defender - 1
});

test('AZ-NIGHT-ELVES-1 other lands cost as always, and a forest never less than one token', () => {
  expect(cost(start, 1).total).toBe(3); // 2 + 1 mountain
  const smiths = scene(glade, 'anna*  night-elves+blacksmith  hand 5  2:2');
  expect(cost(smiths, 0).total).toBe(1); // 2 - 1 - 1, but 1 at least
});

test('AZ-NIGHT-ELVES-2 leaves a wall on the forest it conquers', () => {
  expect(after(start, 'conquer 0')).toHold(0, 'wisp-wall');
  expect(after(start, 'conquer 1')).toHold(1, 'wisp-wall', 0);
});

test('AZ-NIGHT-ELVES-2 leaves a wall where the last roll takes a forest', () => {
  const rolled = scene(glade, 'anna*  night-elves+herbalist  hand 1  2:1\nbert  orcs+miner  0:2', { dice: [2] });
  expect(after(rolled, 'roll 0')).toHold(0, 'wisp-wall'); // 1 + 2 reach 2 + 2 - 1
});

const walled = scene(
  glade,
  `
  anna*  orcs+miner             hand 5  2:2
  bert   night-elves+herbalist          0:1+wisp-wall
`,
);

test('AZ-NIGHT-ELVES-2 a wall defends like a token', () => {
  expect(cost(walled, 0)).toMatchObject({ total: 4 }); // 2 + 1 + 1 wall
});

test('AZ-NIGHT-ELVES-3 a wall goes when the region is conquered', () => {
  expect(after(walled, 'conquer 0')).toHold(0, 'wisp-wall', 0);
});

test('AZ-NIGHT-ELVES-3 a wall goes when the region is emptied', () => {
  const leaving = scene(glade, 'anna*  night-elves+herbalist  hand 1  0:1+wisp-wall 2:1');
  expect(after(leaving, 'abandon 0')).toHold(0, 'wisp-wall', 0);
});

test('AZ-NIGHT-ELVES-3 walls stay in decline and go on defending', () => {
  const old = after(
    scene(glade, 'anna*  night-elves+herbalist  0:2+wisp-wall\nbert  orcs+miner  2:6', { phase: 'start' }),
    'decline',
    'expand',
  );
  expect(old).toHold(0, 'wisp-wall');
  expect(cost(old, 0).total).toBe(4); // 2 + 1 + 1 wall
});

test('AZ-NIGHT-ELVES-3 walls go with a people that leaves the map for the next one in decline', () => {
  const next = scene(glade, 'anna*  orcs+miner  2:2  / night-elves 0:1+wisp-wall', { phase: 'start' });
  expect(after(next, 'decline')).toHold(0, 'wisp-wall', 0);
});

test('AZ-NIGHT-ELVES-2 there are nine walls: a tenth forest gets none', () => {
  const forests = Array.from(
    { length: 10 },
    (_, r) => `${r} forest ${r === 0 ? 'anchor' : ''} - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 10).join(' ')}`,
  );
  const wood = board(forests.join('\n'));
  const home = (walls: number) => Array.from({ length: 9 }, (_, r) => `${r}:1${r < walls ? '+wisp-wall' : ''}`).join(' ');
  const full = scene(wood, `anna*  night-elves+champion  ${home(9)}`);
  expect(after(full, 'conquer 9 with champion')).toHold(9, 'champion');
  expect(after(full, 'conquer 9 with champion')).toHold(9, 'wisp-wall', 0);
  expect(after(scene(wood, `anna*  night-elves+champion  ${home(8)}`), 'conquer 9 with champion')).toHold(9, 'wisp-wall');
});

test('AZ-NIGHT-ELVES-2 × AZ-INTIMIDATING-3: the wall is scared off before the elf', () => {
  const dread = scene(glade, 'anna*  orcs+intimidating  2:2\nbert  night-elves+herbalist  0:1+wisp-wall 1:1');
  const bare = after(dread, 'use intimidating 0');
  expect(bare).toHold(0, 'wisp-wall', 0);
  expect(bare).toHold(0, 'night-elves', 1);
  expect(events(bare, 'use intimidating 0 1')).toContainEqual({
    type: 'moved',
    race: 'night-elves',
    from: 0,
    to: 1,
    ability: 'intimidating',
  });
});
