import { expect, test } from 'vitest';
import { after, at, board, endTurn, legal, scene, seatAt } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const dyke = board(`
  0 hill anchor magic   - 1 2
  1 swamp               - 0 2
  2 forest              - 0 1 3
  3 farmland magic      - 2
`);
const start = scene(
  dyke,
  `
  anna*  orcs+entrenched  hand 4  0:1+fort
  bert   gnomes+miner             3:1
`,
);

test('AZ-ENTRENCHED-1 puts a fort in each region as it is conquered', () => {
  const taken = after(start, 'conquer 1', 'conquer 2');
  expect(taken).toHold(1, 'fort', 1);
  expect(taken).toHold(2, 'fort', 1);
});

test('AZ-ENTRENCHED-1 a fort adds one to the defence', () => {
  const against = scene(
    dyke,
    `
    anna*  trolls+miner     hand 5  1:1
    bert   gnomes+entrenched        0:1+fort 2:1
  `,
  );
  expect(cost(against, 0).total).toBe(3); // 2 + 1 + fort - 1 (Trolls)
});

test('AZ-ENTRENCHED-1 puts one at the end of the turn in a region held that has none, one per region', () => {
  const bare = after(scene(dyke, 'anna*  orcs+entrenched  0:1+fort 1:1'), 'done');
  expect(bare).toHold(0, 'fort', 1);
  expect(bare).toHold(1, 'fort', 1);
});

const long = board(
  Array.from(
    { length: 13 },
    (_, r) => `${r} hill ${r === 0 ? 'anchor' : ''} - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 13).join(' ')}`,
  ).join('\n'),
);
const spots = (forts: number, regions: number): string =>
  Array.from({ length: regions }, (_, r) => `${r}:1${r < forts ? '+fort' : ''}`).join(' ');

test('AZ-ENTRENCHED-1 has 10 forts in all: the eleventh region gets none', () => {
  const taken = after(scene(long, `anna*  orcs+entrenched  hand 1  ${spots(10, 10)}`, { dice: [1] }), 'roll 10');
  expect(at(taken, 10)).toEqual({ race: 'orcs', tokens: 1 });
});

test('AZ-ENTRENCHED-1 with just enough forts there is no question', () => {
  const enough = after(scene(long, `anna*  orcs+entrenched  ${spots(8, 10)}`), 'done');
  expect(enough).toHold(8, 'fort');
  expect(enough).toHold(9, 'fort');
});

test('AZ-ENTRENCHED-1 lets the owner choose where the last forts go', () => {
  const short = after(scene(long, `anna*  orcs+entrenched  ${spots(9, 11)}`), 'done');
  expect(legal(short)).toEqual(['deploy 9 fort', 'deploy 10 fort']);
  const chosen = after(short, 'deploy 10 fort');
  expect(chosen).toHold(10, 'fort');
  expect(chosen).not.toHold(9, 'fort');
  expect(legal(chosen, 'deploy')).toEqual([]);
});

test('AZ-ENTRENCHED-2 a fort goes when the region is conquered', () => {
  const taken = after(
    scene(
      dyke,
      `
      anna*  gnomes+miner     hand 4  0:1
      bert   orcs+entrenched          2:1+fort
    `,
    ),
    'conquer 2',
  );
  expect(taken).not.toHold(2, 'fort');
});

test('AZ-ENTRENCHED-2 a fort goes when the region is abandoned, and may be raised elsewhere', () => {
  const left = after(scene(dyke, 'anna*  orcs+entrenched  hand 1  0:1+fort 1:1+fort'), 'abandon 1');
  expect(at(left, 1)).toEqual({});
});

test('AZ-ENTRENCHED-2 stays in decline, tile and forts, and defends', () => {
  const declined = after(scene(dyke, 'anna*  orcs+entrenched  0:2+fort 1:1+fort', { phase: 'start' }), 'decline');
  expect(seatAt(declined, 0).declined).toEqual([expect.objectContaining({ race: 'orcs', power: 'entrenched' })]);
  expect(at(declined, 0)).toEqual({ race: 'orcs', tokens: 1, pieces: { fort: 1 } });
  const against = scene(
    dyke,
    `
    anna*  gnomes+miner   hand 5  2:1
    bert   trolls+farmer          / orcs+entrenched 0:1+fort
  `,
  );
  expect(cost(against, 0).total).toBe(4); // 2 + 1 + fort
  expect(after(against, 'conquer 0')).not.toHold(0, 'fort');
});

test('AZ-ENTRENCHED-2 raises no more in decline', () => {
  const turn = endTurn(scene(dyke, 'anna*  gnomes+miner  2:1  / orcs+entrenched 0:1'));
  expect(turn).not.toHold(0, 'fort');
});

test('AZ-ENTRENCHED-2 × CORE-DECLINE-3: the forts go with the people when the next one declines', () => {
  const declined = after(scene(dyke, 'anna*  gnomes+miner  2:1  / orcs+entrenched 0:1+fort', { phase: 'start' }), 'decline');
  expect(at(declined, 0)).toEqual({});
});

test('AZ-ENTRENCHED-1 × AZ-INTIMIDATING-3: a fort that was scared off is rebuilt at the end of the next turn', () => {
  const forts = scene(
    dyke,
    `
    anna*  gnomes+intimidating  0:1
    bert   orcs+entrenched      1:1+fort 2:1+fort
  `,
  );
  const scared = after(forts, 'use intimidating 1');
  expect(at(scared, 1)).toEqual({ race: 'orcs', tokens: 1 });
  const again = after(endTurn(scared), 'expand', 'done');
  expect(again).toHold(1, 'fort');
});

test('AZ-ENTRENCHED-2 × AZ-GOBLINS-2: a bomb takes the fort along', () => {
  const mined = scene(
    dyke,
    `
    anna   goblins+miner    0:1
    bert*  orcs+entrenched  2:1+fort 3:1+fort
  `,
    { bombs: { 2: 'live' } },
  );
  expect(at(endTurn(mined), 2)).toEqual({});
});

test('AZ-ENTRENCHED-1 × AZ-PORTAL-MAGE-1: forts travel with their region', () => {
  const magic = scene(
    dyke,
    `
    anna*  gnomes+portal-mage  0:1
    bert   orcs+entrenched     3:1+fort
  `,
  );
  const swapped = after(magic, 'use portal-mage 0 3');
  expect(at(swapped, 0)).toEqual({ race: 'orcs', tokens: 1, pieces: { fort: 1 } });
  expect(at(swapped, 3)).toEqual({ race: 'gnomes', tokens: 1 });
});
