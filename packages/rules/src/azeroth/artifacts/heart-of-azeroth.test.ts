import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, legal, scene } from '../../../test/scene.ts';

const veins = board(`
  0 hill anchor   - 1 2
  1 swamp         - 0 2 3
  2 forest        - 0 1 4
  3 farmland      - 1 4
  4 mountain      - 2 3 5
  5 lake          - 4
`);

test('AZ-HEART-1 is laid at the end of the turn in a region held; each opponent whose active people borders it pays a coin', () => {
  const start = scene(
    veins,
    `
    anna*  orcs+miner    0:1 1:1
    bert   gnomes+farmer 2:1 3:1
    cleo   trolls+swamp  4:1
    markers 0:heart-of-azeroth
  `,
  );
  const asked = after(start, 'done');
  expect(legal(asked)).toEqual(['deploy 0 heart-of-azeroth', 'deploy 1 heart-of-azeroth']);
  const laid = after(asked, 'deploy 1 heart-of-azeroth');
  expect(laid).toHold(1, 'heart-of-azeroth');
  expect([coins(laid, 1), coins(laid, 2)]).toEqual([4, 5]); // Bert borders twice and pays once; Cleo does not border
  expect(coins(laid, 0)).toBe(5 + 2 + 1);
});

test('AZ-HEART-1 with a single region it is laid there without a question', () => {
  const start = scene(
    veins,
    `
    anna*  orcs+miner    0:1
    bert   gnomes+farmer 2:1
    markers 0:heart-of-azeroth
  `,
  );
  expect(coins(after(start, 'done'), 1)).toBe(4);
});

test('AZ-HEART-1, AZ-PAY-1: a seat without coins pays nothing', () => {
  const start = scene(
    veins,
    `
    anna*  orcs+miner             0:1
    bert   gnomes+farmer coins 0  2:1
    markers 0:heart-of-azeroth
  `,
  );
  const laid = after(start, 'done');
  expect([coins(laid, 0), coins(laid, 1)]).toEqual([6, 0]); // one region, no coin of Bert’s
});

test('AZ-HEART-1 declined peoples beside it do not pay, nor does the owner’s own', () => {
  const start = scene(
    veins,
    `
    anna*  orcs+miner    0:1  / trolls 1:1
    bert   gnomes+farmer 3:1  / humans 2:1
    markers 0:heart-of-azeroth
  `,
  );
  const laid = after(start, 'done');
  expect([coins(laid, 0), coins(laid, 1)]).toEqual([7, 5]); // two regions
});

test('AZ-HEART-1 × AZ-NAGA-1: Naga in a lake beside it pay', () => {
  const start = scene(
    veins,
    `
    anna*  orcs+miner   4:1
    bert   naga+farmer  5:1
    markers 4:heart-of-azeroth
  `,
  );
  expect(coins(after(start, 'done'), 1)).toBe(4);
});

test('AZ-HEART-1 × AZ-CHAMPION-4: a champion alone holds a region for its people, and it pays', () => {
  const start = scene(
    veins,
    `
    anna*  orcs+miner       0:1
    bert   gnomes+champion  2:0+champion
    markers 0:heart-of-azeroth
  `,
  );
  expect(coins(after(start, 'done'), 1)).toBe(4);
});

test('AZ-HEART-1 taken this turn, it pays this turn', () => {
  const start = scene(
    veins,
    `
    anna*  orcs+miner    hand 2  0:1
    bert   gnomes+farmer         3:1
    markers 1?heart-of-azeroth
  `,
  );
  const laid = after(start, 'conquer 1', 'done', 'deploy 0', 'deploy 1 heart-of-azeroth');
  expect(coins(laid, 1)).toBe(4);
});

test('AZ-HEART-1 after the Aegis (AZ-TURN-3)', () => {
  const start = scene(veins, 'anna*  orcs+miner  0:1 1:1\nmarkers 0:heart-of-azeroth 0:aegis-of-aggramar');
  const first = after(start, 'done');
  expect(legal(first)).toEqual(['deploy 0 aegis-of-aggramar', 'deploy 1 aegis-of-aggramar']);
  const second = after(first, 'deploy 1 aegis-of-aggramar');
  expect(legal(second)).toEqual(['deploy 0 heart-of-azeroth', 'deploy 1 heart-of-azeroth']);
});

test('AZ-HEART-1, AZ-MARKER-2: it rests with a declined people, in the turn of the decline and later', () => {
  const start = scene(
    veins,
    `
    anna*  orcs+miner    0:1
    bert   gnomes+farmer 2:1
    markers 0:heart-of-azeroth
  `,
    { phase: 'start' },
  );
  const declined = after(start, 'decline');
  expect(coins(declined, 1)).toBe(5);
  expect(at(declined, 0)).toMatchObject({ race: 'orcs', markers: ['heart-of-azeroth'] });
  const later = scene(
    veins,
    `
    anna*  trolls+swamp  3:1  / orcs 0:1
    bert   gnomes+farmer 2:1
    markers 0:heart-of-azeroth
  `,
  );
  expect(coins(endTurn(later), 1)).toBe(5);
});
