import { expect, test } from 'vitest';
import { ruleAgainst } from '../../test/refused.ts';
import { after, board, endTurn, events, legal, scene } from '../../test/scene.ts';
import { forecast, newGame, outcome, type Position, type State, snapshot, toDecide } from '../index.ts';

const shore = board(`
  0 swamp edge - 1
  1 swamp      - 0 2
  2 swamp      - 1 3
  3 swamp edge - 2
`);
/** Three seats; the last one has one turn left. A turn without conquest brings Cleo 1 coin. */
function closing(purses: readonly [number, number, number], extras: Partial<Position> = {}): State {
  const [anna, bert, cleo] = purses;
  return scene(
    shore,
    `
    anna   humans+hill     coins ${anna}  0:1
    bert   elves+merchant  coins ${bert}  1:2  / giants 3:1
    cleo*  ratmen+swamp    coins ${cleo}  2:1
  `,
    { rounds: 2, round: 2, ...extras },
  );
}

test('CORE-END-1 the game ends when the last seat has played the last round', () => {
  const s = closing([10, 10, 10]);
  expect(outcome(s)).toBeUndefined();
  const over = after(s, 'done');
  expect(toDecide(over)).toBeUndefined();
  expect(legal(over)).toEqual([]);
  expect(events(s, 'done').at(-1)).toEqual({ type: 'ended' });
});

test('CORE-END-1 most coins win', () => {
  expect(outcome(after(closing([20, 10, 10]), 'done'))).toEqual({ coins: [20, 10, 12], winners: [0] });
});

test('CORE-END-1 the last score counts', () => {
  expect(outcome(after(closing([11, 10, 10]), 'done'))).toEqual({ coins: [11, 10, 12], winners: [2] }); // 10 + 1 region + 1 swamp
});

test('CORE-END-1 the last round is played out by every seat, whoever began', () => {
  const s = closing([10, 10, 10], { memory: { first: 1 } });
  const next = after(s, 'done');
  expect(toDecide(next)).toBe(0); // Bert began: Anna is the last of the round
  expect(toDecide(endTurn(after(next, 'expand')))).toBeUndefined();
});

test('CORE-END-1 before the last round the game goes on', () => {
  const s = after(closing([10, 10, 10], { round: 1 }), 'done');
  expect(toDecide(s)).toBe(0);
  expect(snapshot(s).round).toBe(2);
});

test('CORE-END-1 it may end with a decline', () => {
  const s = after(closing([10, 10, 10], { phase: 'start' }), 'decline');
  expect(outcome(s)).toMatchObject({ coins: [10, 10, 11], winners: [2] });
});

test('CORE-END-1 the last retreat is made before the end', () => {
  const s = scene(
    shore,
    `
    anna   humans+hill   0:1  1:3
    bert*  ratmen+swamp  hand 5  2:1
  `,
    { rounds: 1 },
  );
  const taken = after(s, 'conquer 1', 'done', 'deploy 1', 'deploy 1', 'deploy 1', 'deploy 1');
  expect(toDecide(taken)).toBe(0);
  expect(outcome(taken)).toBeUndefined();
  expect(outcome(after(taken, 'deploy 0', 'deploy 0'))).toBeDefined();
});

test('CORE-END-1 after the end there is no move, no forecast, and no way on', () => {
  const over = after(closing([20, 10, 10]), 'done');
  expect(forecast(over)).toEqual([]);
  for (const move of ['done', 'expand', 'decline', 'pick 0', 'conquer 1']) expect(ruleAgainst(over, move)).toBe('CORE-END-1');
});

test.each([2, 3, 4, 5])('CORE-END-1 a game of %i seats ends after every seat has had as many turns as there are rounds', (seats) => {
  let s = newGame({ edition: 'classic', seats, seed: 'end' });
  const { rounds = 0 } = snapshot(s);
  const turns = new Array<number>(seats).fill(0);
  for (let guard = 0; guard < 60 && toDecide(s) !== undefined; guard++) {
    turns[snapshot(s).seat ?? 0]++;
    s = endTurn(legal(s).includes('expand') ? after(s, 'expand') : after(s, 'pick 0'));
  }
  expect(turns).toEqual(new Array<number>(seats).fill(rounds));
  expect(outcome(s)?.coins).toHaveLength(seats);
});

test('CORE-END-2 a tie is broken by race tokens on the map, active and in decline', () => {
  const s = after(closing([12, 12, 10]), 'done');
  expect(outcome(s)).toEqual({ coins: [12, 12, 12], winners: [1], tieBreak: { rule: 'CORE-END-2', what: 'tokens' } }); // 1, 2 + 1, 1
});

test('CORE-END-2 tokens in decline count', () => {
  const s = scene(
    shore,
    `
    anna   humans+hill   coins 11  0:1  / giants 3:1
    bert*  ratmen+swamp  coins 9   2:1
  `,
    { rounds: 1 },
  );
  expect(outcome(after(s, 'done'))).toMatchObject({ coins: [11, 11], winners: [0] }); // 1 + 1 against 1
});

test('CORE-END-2 tokens in hand do not', () => {
  const s = scene(
    shore,
    `
    anna   humans+hill   coins 11  hand 9
    bert*  ratmen+swamp  coins 9   2:1
  `,
    { rounds: 1 },
  );
  expect(outcome(after(s, 'done'))).toMatchObject({ coins: [11, 11], winners: [1] }); // none on the map against 1
});

test('CORE-END-2 nor do other pieces', () => {
  const s = scene(
    shore,
    `
    anna   elves+bivouacking  coins 11  0:1+encampment*5
    bert*  ratmen+swamp       coins 9   2:1
  `,
    { rounds: 1 },
  );
  expect(outcome(after(s, 'done'))).toMatchObject({ winners: [0, 1], tieBreak: { what: 'shared' } }); // 1 against 1
});

test('CORE-END-2 a tie that remains is shared', () => {
  const s = scene(
    shore,
    `
    anna   humans+hill   coins 11  0:1
    bert*  ratmen+swamp  coins 9   2:1
    cleo   elves+forest  coins 5   3:9
  `,
    { rounds: 1, memory: { first: 2 } },
  );
  expect(outcome(after(s, 'done'))).toEqual({ coins: [11, 11, 5], winners: [0, 1], tieBreak: { rule: 'CORE-END-2', what: 'shared' } });
});

test('CORE-END-2 more tokens without as many coins win nothing', () => {
  const s = after(closing([13, 12, 10]), 'done');
  expect(outcome(s)).toEqual({ coins: [13, 12, 12], winners: [0] });
});
