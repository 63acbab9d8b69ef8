import { expect, test } from 'vitest';
import { after, board, endTurn, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const caves = board(`
  0 farmland anchor          - 1
  1 forest                   - 0 2
  2 hill cavern              - 1
  3 swamp anchor cavern island1 - 4
  4 mountain cavern island1  - 3 5
  5 forest island1           - 4
`);
const start = scene(caves, 'anna*  kobolds+miner  hand 8  0:1\nbert  orcs+farmer  4:1');

test('AZ-KOBOLDS-1 every cavern of every island counts as bordering', () => {
  expect(cost(start, 2).total).toBe(2);
  expect(cost(start, 4).total).toBe(4); // 2 + 1 mountain + 1 Orc, no travel
  expect(cost(start, 3).total).toBe(2); // an anchor, but no travel: it borders
  expect(cost(start, 5)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-4' } });
});

test('AZ-KOBOLDS-1 from a cavern they go on to what borders it', () => {
  expect(after(start, 'conquer 4', 'conquer 5')).toHold(5, 'kobolds', 2);
});

test('AZ-KOBOLDS-2 their first conquest may be a cavern, without travel', () => {
  const fresh = scene(caves, 'anna*  kobolds+miner  hand 10');
  expect(cost(fresh, 2).total).toBe(2);
  expect(cost(fresh, 0).total).toBe(3); // 2 + 1 travel, like anybody
  expect(legal(fresh, 'conquer')).toEqual(['conquer 0', 'conquer 2', 'conquer 3', 'conquer 4']);
});

test('AZ-KOBOLDS-2 they come back the same way after losing everything', () => {
  const lost = scene(caves, 'anna  kobolds+miner  0:3\nbert*  orcs+farmer  hand 5  1:1');
  const back = after(endTurn(after(lost, 'conquer 0')), 'expand');
  expect(after(back, 'conquer 2')).toHold(2, 'kobolds', 2); // 3 - 1 fallen
});

test('AZ-KOBOLDS-2 or after abandoning everything', () => {
  const leaving = scene(caves, 'anna*  kobolds+miner  hand 1  0:1');
  expect(after(leaving, 'abandon 0', 'conquer 2')).toHold(2, 'kobolds', 2);
});

test('AZ-KOBOLDS-1 is over in decline: the next people finds no way through the caverns', () => {
  const next = scene(caves, 'anna*  orcs+miner  hand 8  0:1  / kobolds 5:1');
  expect(cost(next, 2)).toMatchObject({ blocked: { rule: 'CORE-CONQUER-4' } });
  expect(cost(next, 3).total).toBe(3); // 2 + 1 travel
});
