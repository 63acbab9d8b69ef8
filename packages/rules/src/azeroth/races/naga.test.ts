import { expect, test } from 'vitest';
import { income } from '../../../test/income.ts';
import { after, at, board, endTurn, events, hand, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const shore = board(`
  0 farmland anchor   - 1 2
  1 lake              - 0 2 3
  2 hill              - 0 1 3
  3 forest            - 1 2
  4 sea island1       - 5
  5 swamp anchor island1 - 4
`);
const start = scene(shore, 'anna*  naga+miner  hand 6  0:1\nbert  orcs+farmer  2:1');

test('AZ-NAGA-1 conquers a lake beside its regions for two tokens', () => {
  expect(cost(start, 1).total).toBe(2);
  expect(after(start, 'conquer 1')).toHold(1, 'naga', 2);
});

test('AZ-NAGA-1 water is a region like any other: worth a coin, and a way on', () => {
  const wet = after(start, 'conquer 1');
  expect(income(wet, 'CORE-SCORE-1')).toBe(2);
  expect(cost(wet, 3).total).toBe(2); // borders the lake only
});

test('AZ-NAGA-1 water must border what they hold, as soon as they hold something', () => {
  expect(cost(start, 4)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-4' } });
});

test('AZ-NAGA-1 nobody else can', () => {
  const orcs = scene(shore, 'anna*  orcs+navigator  hand 6  0:1');
  expect(cost(orcs, 1)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-5' } });
});

test('AZ-NAGA-2 the first conquest may be a sea or lake, without travel', () => {
  const fresh = scene(shore, 'anna*  naga+miner  hand 10');
  expect(legal(fresh, 'conquer')).toEqual(['conquer 0', 'conquer 1', 'conquer 4', 'conquer 5']);
  expect([cost(fresh, 1).total, cost(fresh, 4).total, cost(fresh, 0).total]).toEqual([2, 2, 3]);
});

test('AZ-NAGA-2 so it is when they come back after losing everything', () => {
  const lost = scene(shore, 'anna  naga+miner  0:3\nbert*  orcs+farmer  hand 5  2:1');
  const back = after(endTurn(after(lost, 'conquer 0')), 'expand');
  expect(hand(back, 0)).toBe(2);
  expect(after(back, 'conquer 4')).toHold(4, 'naga', 2);
});

test('AZ-NAGA-3 stays in the water in decline, and scores there', () => {
  const old = scene(shore, 'anna*  naga+miner  0:1 1:2', { phase: 'start' });
  expect(after(old, 'decline')).toHold(1, 'naga', 1);
  expect(events(old, 'decline')).toContainEqual(expect.objectContaining({ type: 'scored', total: 2 }));
});

test('AZ-NAGA-3, AZ-WATER-1: nobody can take it from them, but scare and bomb them there', () => {
  const dread = scene(shore, 'anna*  orcs+intimidating  hand 8  2:1\nbert  humans+farmer  5:1  / naga 1:1 3:1');
  expect(cost(dread, 1)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-5' } });
  expect(legal(dread, 'use intimidating')).toEqual(['use intimidating 1 3', 'use intimidating 3 1']);
  const bombs = scene(shore, 'anna*  goblins+miner  2:1\nbert  naga+farmer  1:1 3:1');
  expect(legal(after(bombs, 'done'), 'deploy')).toEqual(['deploy 1 bomb', 'deploy 3 bomb']);
});

test('AZ-HUMANS-1, AZ-WATER-1: no objective lies with them in the water', () => {
  const objectives = scene(shore, 'anna*  humans+miner  2:1\nbert  orcs+farmer  0:1  / naga 1:1');
  expect(legal(after(objectives, 'done'), 'deploy')).toEqual(['deploy 0 objective', 'deploy 3 objective', 'deploy 5 objective']);
});

test('AZ-NAGA-3 not even their own owner’s next people', () => {
  const next = scene(shore, 'anna*  orcs+miner  hand 8  0:1  / naga 1:1');
  expect(cost(next, 1)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-5' } });
});

test('AZ-NAGA-3 only the next decline of their owner takes them off', () => {
  const next = scene(shore, 'anna*  orcs+miner  0:1  / naga 1:1', { phase: 'start' });
  expect(at(after(next, 'decline'), 1).race).toBeUndefined();
});
