import { expect, test } from 'vitest';
import { ruleAgainst } from '../../test/refused.ts';
import { after, at, board, coins, events, hand, legal, scene } from '../../test/scene.ts';
import { toDecide } from '../index.ts';

const strip = board(`
  0 hill edge      - 1
  1 swamp          - 0 2
  2 forest         - 1 3
  3 farmland       - 2 4
  4 farmland edge  - 3
`);
const start = scene(
  strip,
  `
  anna*  ratmen+merchant  0:4  1:2  2:1
  bert   humans+hill      4:1
`,
  { phase: 'start' },
);

test('CORE-TURN-1 a seat with an active people expands or declines, and nothing else', () => {
  expect(legal(start)).toEqual(['expand', 'decline']);
  expect(ruleAgainst(start, 'conquer 3')).toBe('CORE-TURN-1');
  expect(ruleAgainst(start, 'pick 0')).toBe('CORE-DRAFT-1');
});

test('CORE-TURN-1 having expanded it cannot decline any more in this turn', () => {
  expect(legal(after(start, 'expand'))).not.toContain('decline');
  expect(ruleAgainst(after(start, 'expand'), 'decline')).toMatch(/^CORE-/);
});

test('CORE-TURN-2 to expand it takes up its tokens, leaving one in each region', () => {
  const s = after(start, 'expand');
  expect(hand(s, 0)).toBe(4); // 3 + 1 + 0
  expect([0, 1, 2].map((r) => at(s, r).tokens)).toEqual([1, 1, 1]);
});

test('CORE-TURN-2 tokens in decline and those of others stay where they are', () => {
  const s = scene(
    strip,
    `
    anna*  ratmen+merchant  0:4  / elves 2:2
    bert   humans+hill      4:3
  `,
    { phase: 'start' },
  );
  expect(after(s, 'expand')).toHold(2, 'elves', 2);
  expect(after(s, 'expand')).toHold(4, 'humans', 3);
});

test('CORE-TURN-2 tokens that were left in hand are there too', () => {
  const s = scene(strip, 'anna*  ratmen+merchant  hand 2  0:4', { phase: 'start' });
  expect(hand(after(s, 'expand'), 0)).toBe(5); // 2 + 3
});

test('CORE-TURN-3 a region is abandoned: its last token comes to hand, and it is nobody’s', () => {
  const s = after(start, 'expand', 'abandon 1');
  expect(at(s, 1)).toEqual({});
  expect(hand(s, 0)).toBe(5); // 4 + 1
  expect(events(start, 'expand', 'abandon 1')).toEqual([{ type: 'abandoned', seat: 0, race: 'ratmen', region: 1 }]);
});

test('CORE-TURN-3 it brings no coin any more', () => {
  const s = after(start, 'expand', 'abandon 1', 'done', 'deploy 0', 'deploy 0', 'deploy 0', 'deploy 0', 'deploy 0');
  expect(coins(s, 0)).toBe(9); // 5 + 2 regions + 2 for the merchants
});

test('CORE-TURN-3 not after the first conquest', () => {
  const s = after(start, 'expand', 'conquer 3');
  expect(legal(s, 'abandon')).toEqual([]);
  expect(ruleAgainst(s, 'abandon 1')).toBe('CORE-TURN-3');
});

test('CORE-TURN-3 only regions of the active people', () => {
  const s = after(scene(strip, 'anna*  ratmen+merchant  0:4  / elves 2:1', { phase: 'start' }), 'expand');
  expect(legal(s, 'abandon')).toEqual(['abandon 0']);
  expect(ruleAgainst(s, 'abandon 2')).toBe('CORE-TURN-3');
  expect(ruleAgainst(s, 'abandon 4')).toBe('CORE-TURN-3');
});

test('CORE-TURN-3 having abandoned all it follows the first-conquest rule', () => {
  const s = after(start, 'expand', 'abandon 0', 'abandon 1', 'abandon 2');
  expect(legal(s, 'conquer')).toEqual(['conquer 0', 'conquer 4']); // the edge; 4 costs 3 of 7
  expect(ruleAgainst(s, 'conquer 1')).toBe('CL-FIRST-1');
});

test('CORE-TURN-3 an abandoned region can be conquered again, for its price', () => {
  const s = after(start, 'expand', 'abandon 1', 'conquer 1');
  expect(s).toHold(1, 'ratmen', 2);
  expect(hand(s, 0)).toBe(3); // 4 + 1 - 2
});

const gone = scene(
  strip,
  `
  anna*  ratmen+merchant  coins 0  / elves 2:1
  bert   humans+hill      4:1
`,
  { phase: 'start' },
);

test('CORE-TURN-4 a people without any token left may still expand, and only scores', () => {
  expect(legal(gone)).toEqual(['expand', 'decline']);
  const s = after(gone, 'expand');
  expect(legal(s)).toEqual(['done']);
  expect(coins(after(s, 'done'), 0)).toBe(1); // the elves
  expect(toDecide(after(s, 'done'))).toBe(1);
});

test('CORE-TURN-4 or decline', () => {
  expect(coins(after(gone, 'decline'), 0)).toBe(0); // CORE-DECLINE-3: the elves leave first
});

test('CORE-TURN-3 regions are abandoned before the first conquest', () => {
  expect(legal(after(start, 'expand', 'conquer 3'), 'abandon')).toEqual([]);
});

test('CORE-TURN-3 or, read otherwise, at any time, but for what was taken in the same turn', () => {
  const free = scene(strip, `anna*  ratmen+merchant  0:4  1:2  2:1\n bert  humans+hill  4:1`, {
    phase: 'start',
    rulings: { 'abandon-when': 'any-time' },
  });
  const late = after(free, 'expand', 'conquer 3');
  expect(legal(late, 'abandon')).toEqual(['abandon 0', 'abandon 1', 'abandon 2']);
  expect(hand(after(late, 'abandon 0'), 0)).toBe(3); // 4 - 2 + 1
});

test('CORE-TURN-4 a people with nothing left may expand or decline', () => {
  expect(legal(scene(strip, `anna*  ratmen+merchant\n bert  humans+hill  4:1`, { phase: 'start' }))).toEqual(['expand', 'decline']);
});

test('CORE-TURN-4 or, read otherwise, it must decline', () => {
  const read = (table: string): string[] =>
    legal(scene(strip, `anna*  ${table}\n bert  humans+hill  4:1`, { phase: 'start', rulings: { 'no-tokens-left': 'must-decline' } }));
  expect(read('ratmen+merchant')).toEqual(['decline']);
  expect([read('ratmen+merchant  hand 1'), read('ratmen+merchant  0:1'), read('amazons+merchant  aside 4')]).toEqual(
    new Array(3).fill(['expand', 'decline']),
  );
});
