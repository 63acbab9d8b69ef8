import { expect, test } from 'vitest';
import { after, board, coins, events, scene } from '../../test/scene.ts';
import { apply, forecast, type Item, legalMoves, type State, text, view } from '../index.ts';

const realm = board(`
  0 hill edge     - 1 2
  1 hill          - 0 2 3
  2 forest native - 0 1 3
  3 farmland      - 1 2 4
  4 swamp mine    - 3
`);
const total = (items: readonly Item[]): number => items.reduce((sum, { amount }) => sum + amount, 0);
const brief = (items: readonly Item[]): readonly (readonly [string, string, number])[] =>
  items.map(({ rule, what, amount }) => [rule, what, amount]);

/** Plays the turn out, and what it scored. */
function scored(
  s: State,
  ...moves: string[]
): { readonly total: number; readonly items: readonly Item[]; readonly before: readonly Item[] } {
  let now = after(s, ...moves);
  for (let guard = 0; guard < 100; guard++) {
    const before = forecast(now);
    const options = legalMoves(now).map(text);
    const { state, events: happened } = apply(now, options.includes('done') ? 'done' : options[0]);
    const score = happened.find((event) => event.type === 'scored');
    if (score !== undefined) return { total: score.total, items: score.items, before };
    now = state;
  }
  throw new Error('no score');
}

test('CORE-SCORE-1 a coin for each region held, active or in decline', () => {
  const s = scene(realm, 'anna*  ratmen+commando  coins 0  0:1  1:2  / elves 3:1  4:1  2:1');
  expect(coins(after(s, 'done', 'deploy 0'), 0)).toBe(5); // 2 + 3
});

test('CORE-SCORE-1 the number of tokens does not matter', () => {
  const s = scene(realm, 'anna*  ratmen+commando  coins 0  0:7');
  expect(total(forecast(s))).toBe(1);
});

test('CORE-SCORE-1 only the seat whose turn ends scores, and only for its own regions', () => {
  const s = after(
    scene(
      realm,
      `
      anna*  ratmen+commando  coins 0  0:1
      bert   humans+hill      coins 0  3:1
      natives 2:1
    `,
    ),
    'done',
  );
  expect([coins(s, 0), coins(s, 1)]).toEqual([1, 0]);
});

test('CORE-SCORE-1 a people without a region scores nothing', () => {
  expect(forecast(scene(realm, 'anna*  ratmen+merchant  hand 5'))).toEqual([]);
});

test('CORE-SCORE-2 race and power add what they give', () => {
  const s = scene(realm, 'anna*  humans+hill  0:1  1:1  3:1');
  expect(brief(forecast(s))).toEqual([
    ['CORE-SCORE-1', 'humans', 3],
    ['CL-HILL-1', 'hill', 2],
    ['CL-HUMANS-1', 'humans', 1],
  ]);
});

test('CORE-SCORE-2 abilities in decline give nothing', () => {
  const s = scene(realm, 'anna*  ratmen+commando  0:1  / humans 3:1');
  expect(brief(forecast(s))).toEqual([
    ['CORE-SCORE-1', 'ratmen', 1],
    ['CORE-SCORE-1', 'humans', 1],
  ]);
});

test('CORE-SCORE-2 unless they say so', () => {
  const s = scene(realm, 'anna*  ratmen+commando  0:1  / dwarves 4:1');
  expect(brief(forecast(s))).toContainEqual(['CL-DWARVES-2', 'dwarves', 1]); // the mine
});

test('CORE-SCORE-2 azeroth: artifacts, places and factions add theirs', () => {
  const isle = board(`
    0 hill anchor marker - 1
    1 hill               - 0
  `);
  const s = scene(
    isle,
    `
    anna*  orcs+herbalist  hand 3  0:1
    bert   humans+farmer           1:1
    markers 0:dark-portal
  `,
  );
  expect(brief(forecast(after(s, 'conquer 1')))).toEqual([
    ['CORE-SCORE-1', 'orcs', 2],
    ['AZ-FACTION-1', 'faction', 1],
    ['AZ-PORTAL-1', 'dark-portal', 2],
    ['AZ-HERBALIST-1', 'herbalist', 2],
    ['AZ-ORCS-1', 'orcs', 1],
  ]);
});

test('CORE-SCORE-3 the score is what its lines add up to, and what the coins rise by', () => {
  const s = scene(
    realm,
    `
    anna*  orcs+hill  coins 3  hand 3  0:1  1:1  / dwarves 4:1
    bert   humans+merchant
    natives 2:1
  `,
  );
  const { total: sum, items } = scored(s, 'conquer 2');
  expect(brief(items)).toEqual([
    ['CORE-SCORE-1', 'orcs', 3],
    ['CL-HILL-1', 'hill', 2],
    ['CL-ORCS-1', 'orcs', 1],
    ['CORE-SCORE-1', 'dwarves', 1],
    ['CL-DWARVES-2', 'dwarves', 1],
  ]);
  expect(sum).toBe(8);
  expect(total(items)).toBe(sum);
});

test('CORE-SCORE-3 the forecast just before is the score itself', () => {
  const s = scene(realm, 'anna*  humans+merchant  hand 9  0:1  / dwarves 4:1');
  const { items, before } = scored(s, 'conquer 1', 'conquer 3');
  expect(before).toEqual(items);
  expect(total(items)).toBe(9); // 3 regions + 3 merchants + 1 farmland + 1 decline + 1 mine
});

test('CORE-SCORE-3 lines that give nothing are left out', () => {
  expect(brief(forecast(scene(realm, 'anna*  humans+hill  4:1')))).toEqual([['CORE-SCORE-1', 'humans', 1]]);
});

test('CORE-SCORE-4 a view shows its own seat’s coins and no others', () => {
  const s = scene(
    realm,
    `
    anna*  ratmen+commando  coins 31  0:1
    bert   humans+hill      coins 17  3:1
  `,
  );
  expect(view(s, 0).seats.map((seat) => seat.coins)).toEqual([31, undefined]);
  expect(view(s, 1).seats.map((seat) => seat.coins)).toEqual([undefined, 17]);
  expect(view(s, undefined).seats.map((seat) => seat.coins)).toEqual([undefined, undefined]);
});

test('CORE-SCORE-4 scores taken stay visible, totals do not: an event tells what was taken', () => {
  const s = scene(realm, 'anna*  ratmen+commando  coins 31  0:1');
  expect(events(s, 'done')).toContainEqual({
    type: 'scored',
    seat: 0,
    total: 1,
    items: [{ rule: 'CORE-SCORE-1', what: 'ratmen', amount: 1 }],
  });
  expect(JSON.stringify(events(s, 'done'))).not.toMatch(/3[12]/);
});

test('CORE-SCORE-4 at the end everybody sees everything', () => {
  const s = scene(
    realm,
    `
    anna   ratmen+commando  coins 31  0:1
    bert*  humans+hill      coins 17  4:1
  `,
    { rounds: 1 },
  );
  expect(view(after(s, 'done'), 0).seats.map((seat) => seat.coins)).toEqual([31, 18]);
});
