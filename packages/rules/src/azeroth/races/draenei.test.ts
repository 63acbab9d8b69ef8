import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, events, hand, scene } from '../../../test/scene.ts';

const vale = board(`
  0 farmland anchor  - 1 2 3
  1 forest           - 0 2
  2 hill             - 0 1 3
  3 swamp            - 0 2
`);
const start = scene(
  vale,
  `
  anna*  orcs+miner      hand 10  0:1
  bert   draenei+farmer           1:2 2:1 3:1
`,
);

test('AZ-DRAENEI-1 the first token that would fall stays in hand', () => {
  expect(hand(after(start, 'conquer 1'), 1)).toBe(2); // both of them
  expect(hand(after(start, 'conquer 2'), 1)).toBe(1); // even a lone one
});

test('AZ-DRAENEI-1 it is redeployed after the attacker’s turn', () => {
  const retreat = after(start, 'conquer 2', 'done', ...Array.from({ length: 9 }, () => 'deploy 0')); // 10 - 3, and 2 taken up again
  expect(after(retreat, 'deploy 3')).toHold(3, 'draenei', 2);
});

test('AZ-DRAENEI-2 later losses of the same turn are normal', () => {
  expect(events(start, 'conquer 2', 'conquer 3')).toContainEqual({
    type: 'lost',
    race: 'draenei',
    seat: 1,
    region: 3,
    fallen: 1,
    saved: 0,
  });
  expect(hand(after(start, 'conquer 2', 'conquer 3'), 1)).toBe(1);
  expect(hand(after(start, 'conquer 2', 'conquer 1'), 1)).toBe(2); // 1 saved, then 1 of 2
});

test('AZ-DRAENEI-1 the light comes anew in the turn of the next opponent', () => {
  const first = scene(
    vale,
    `
    anna*  orcs+miner      hand 3  0:1
    cara   trolls+farmer           2:6
    bert   draenei+swamp           1:1 3:1
  `,
  );
  const second = after(endTurn(after(first, 'conquer 1')), 'expand');
  expect(second).toHold(3, 'draenei', 2); // the saved one has joined the other
  expect(hand(after(second, 'conquer 3'), 2)).toBe(2);
});

test('AZ-DRAENEI-1 saves a token from intimidation as well', () => {
  const scared = after(
    scene(
      vale,
      `
      anna*  orcs+intimidating  hand 1  0:1
      bert   draenei+farmer             1:1
    `,
    ),
    'use intimidating 1',
  );
  expect(at(scared, 1).race).toBeUndefined();
  expect(hand(scared, 1)).toBe(1);
});

test('AZ-DRAENEI-1 × AZ-CHAMPION-3: a captured champion costs no token, so the light is still there for the next loss', () => {
  const guarded = scene(
    vale,
    `
    anna*  orcs+miner        hand 9  0:1
    bert   draenei+champion          1:1+champion 2:1
  `,
  );
  const captured = after(guarded, 'conquer 1');
  expect([hand(captured, 1), coins(captured, 0), coins(captured, 1)]).toEqual([1, 6, 4]);
  expect(hand(after(captured, 'conquer 2'), 1)).toBe(2);
});

test('AZ-DRAENEI-1 × AZ-CHAPEL-1: what the chapel saves leaves the light for the first loss without it', () => {
  const holy = scene(
    vale,
    `
    anna*  orcs+miner      hand 10  0:1
    bert   draenei+farmer           1:1 2:1 3:1
    markers 1:lights-hope-chapel
  `,
  );
  const chapelTaken = after(holy, 'conquer 2', 'conquer 1');
  expect(hand(chapelTaken, 1)).toBe(2); // the chapel, and the chapel a last time
  expect(hand(after(chapelTaken, 'conquer 3'), 1)).toBe(3); // now the light
});

test('AZ-DRAENEI-2 in decline nothing is saved', () => {
  const faded = scene(
    vale,
    `
    anna*  orcs+miner    hand 6  0:1
    bert   trolls+farmer         3:2   / draenei 1:1 2:1
  `,
  );
  expect(events(faded, 'conquer 1')).toContainEqual({ type: 'lost', race: 'draenei', seat: 1, region: 1, fallen: 1, saved: 0 });
});
