import { expect, test } from 'vitest';
import { after, board, endTurn, events, hand, legal, scene } from '../../../test/scene.ts';

const grave = board(`
  0 hill anchor   - 1
  1 swamp         - 0 2
  2 forest        - 1
`);

test('AZ-HEALER-1 brings one more token at redeployment', () => {
  const start = scene(grave, 'anna*  orcs+miner  0:2 1:1\nmarkers 1:spirit-healer');
  const turn = after(start, 'done');
  expect(hand(turn, 0)).toBe(2); // one taken up, one new
});

test('AZ-HEALER-1 taken in this turn, also by the last roll, it helps in this turn', () => {
  const start = scene(grave, 'anna*  orcs+miner  hand 1  0:1\nmarkers 1?spirit-healer', { dice: [1] });
  expect(hand(after(start, 'roll 1'), 0)).toBe(1);
});

test('AZ-HEALER-1 an empty tray gives none', () => {
  const start = scene(grave, 'anna*  orcs+miner  0:10 1:1\nmarkers 1:spirit-healer'); // all 11
  expect(hand(after(start, 'done'), 0)).toBe(9);
});

test('AZ-HEALER-1 not in a retreat', () => {
  const start = scene(
    grave,
    `
    anna*  orcs+miner    hand 5  0:1
    bert   gnomes+farmer         1:2 2:1
    markers 2:spirit-healer
  `,
  );
  expect(endTurn(after(start, 'conquer 1'))).toHold(2, 'gnomes', 2); // 1 of 2 came back, none was added
});

test('AZ-HEALER-1 × AZ-FORSAKEN-2, AZ-TURN-3: the Forsaken are bought first, so the last of the tray may cost a coin', () => {
  const start = scene(grave, 'anna*  forsaken+miner  hand 3  0:15 1:1\nnatives 2:1\nmarkers 1:spirit-healer');
  const asked = after(start, 'conquer 2', 'done'); // 19 of 20 are out
  expect(legal(asked)).toEqual(['choose 0', 'choose 1']);
  expect(events(asked, 'choose 1').filter((event) => event.type === 'recruited')).toEqual([
    { type: 'recruited', race: 'forsaken', count: 1, rule: 'AZ-FORSAKEN-2', ability: 'forsaken' },
  ]);
  expect(events(asked, 'choose 0')).toContainEqual({
    type: 'recruited',
    race: 'forsaken',
    count: 1,
    rule: 'AZ-HEALER-1',
    ability: 'spirit-healer',
  });
});

test('AZ-HEALER-1, AZ-MARKER-2: none for a declined holder, nor in the turn of the decline', () => {
  const later = scene(grave, 'anna*  trolls+miner  hand 1  0:1  / orcs 1:1\nmarkers 1:spirit-healer');
  expect(hand(after(later, 'done'), 0)).toBe(1);
  const choice = scene(grave, 'anna*  orcs+miner  0:1 1:1\nmarkers 1:spirit-healer', { phase: 'start' });
  expect(events(choice, 'decline').filter((event) => event.type === 'recruited')).toEqual([]);
});
