import { expect, test } from 'vitest';
import { after, board, legal, scene } from '../../../test/scene.ts';
import { cost } from '../../index.ts';

const row = board(`
  0 swamp edge  - 1
  1 hill        - 0 2
  2 forest      - 1 3
  3 swamp edge  - 2
`);
const PEACE = { rule: 'CL-DIPLOMAT-1', what: 'diplomat' };

test('CL-DIPLOMAT-1 names one opponent at the end of the turn, or nobody', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  1:1
    bert   elves+swamp    0:1
    carl   humans+hill    3:1
  `,
  );
  expect(legal(after(start, 'done'))).toEqual(['choose none', 'choose ally 1', 'choose ally 2']);
});

test('CL-DIPLOMAT-1 is not attacked by that opponent', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat        1:1
    bert   elves+swamp          0:5
  `,
  );
  expect(cost(after(start, 'done', 'choose ally 1', 'expand'), 1).blocked).toMatchObject(PEACE);
});

test('CL-DIPLOMAT-1 is attacked by those it did not name', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat        1:1
    bert   elves+swamp          0:5
    carl   humans+hill          3:1
  `,
  );
  expect(cost(after(start, 'done', 'choose ally 2', 'expand'), 1).total).toBe(3); // 2 + 1 defender
});

test('CL-DIPLOMAT-1 is attacked by everybody when it names nobody', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat        1:1
    bert   elves+swamp          0:5
  `,
  );
  expect(cost(after(start, 'done', 'choose none', 'expand'), 1).total).toBe(3); // 2 + 1 defender
});

test('CL-DIPLOMAT-1 cannot name one whose active people it attacked', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  hand 3  1:1
    bert   elves+swamp            0:1 3:1
    carl   humans+hill            2:1
  `,
  );
  expect(legal(after(start, 'conquer 0', 'done', 'deploy 0', 'deploy 0'))).toEqual(['choose none', 'choose ally 2']);
});

test('CL-DIPLOMAT-1 can name one of whom it attacked only a people in decline', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  hand 3  1:1
    bert   elves+swamp            3:1  / humans 0:1
  `,
  );
  expect(legal(after(start, 'conquer 0', 'done', 'deploy 0', 'deploy 0'))).toEqual(['choose none', 'choose ally 1']);
});

test('CL-DIPLOMAT-1 counts a failed roll as an attack', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  hand 1  1:1
    bert   elves+swamp            0:1
    carl   humans+hill            3:1
  `,
    { dice: [0] },
  );
  expect(legal(after(start, 'roll 0', 'deploy 1'))).toEqual(['choose none', 'choose ally 2']);
});

test('CL-DIPLOMAT-1 is not bound itself, and loses the choice of whom it attacks', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  0:5
    bert   elves+swamp    1:2
  `,
    { phase: 'start', memory: { life: { diplomat: 2 } } },
  );
  const over = after(start, 'expand', 'conquer 1', 'done', 'deploy 0', 'deploy 0', 'deploy 0'); // nobody left to name: not asked
  expect(legal(over)).toEqual(['expand', 'decline']);
});

test('CL-DIPLOMAT-1 chooses anew each turn', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  1:1
    bert   elves+swamp    0:5
  `,
    { phase: 'start', memory: { life: { diplomat: 2 } } },
  );
  const open = after(start, 'expand', 'done', 'choose none', 'expand');
  expect(cost(open, 1).total).toBe(3); // 2 + 1 defender
});

test('CL-DIPLOMAT-2 protects the active people only', () => {
  const start = scene(
    row,
    `
    anna   orcs+diplomat            2:1  / humans 1:1
    bert*  elves+swamp      hand 5  0:1
  `,
    { memory: { life: { diplomat: 2 } } },
  );
  expect(cost(start, 1).total).toBe(3); // 2 + 1 defender
});

test('CL-DIPLOMAT-2 does not bind Ghouls in decline', () => {
  const start = scene(
    row,
    `
    anna   orcs+diplomat  1:1
    bert*  elves+swamp    3:1  / ghouls 0:4
  `,
    { phase: 'start', memory: { life: { diplomat: 2 } } },
  );
  expect(legal(after(start, 'expand'), 'conquer')).toEqual(['conquer 1']); // 2 + 1 with 3 in hand
});

test('CL-DIPLOMAT-3 can name one without an active people, and binds the people that it picks', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  1:1
    bert                  / humans 3:1
  `,
    { offers: [{ race: 'elves', power: 'flying' }] },
  );
  expect(cost(after(start, 'done', 'choose ally 1', 'pick 0'), 1).blocked).toMatchObject(PEACE);
});

test('CL-DIPLOMAT-3 has no peace after its decline', () => {
  const start = scene(
    row,
    `
    anna*  orcs+diplomat  1:2
    bert   elves+swamp    0:5
  `,
    { phase: 'start', memory: { life: { diplomat: 2 } } },
  );
  expect(cost(after(start, 'decline', 'expand'), 1).total).toBe(3); // 2 + 1 defender
});

const missed = (rulings: Record<string, string> = {}) =>
  after(scene(row, `anna*  orcs+diplomat  hand 1  1:1\n bert  elves+swamp  0:1\n carl`, { dice: [0], rulings }), 'roll 0', 'deploy 1');

test('CL-DIPLOMAT-1 a roll that failed was an attack', () => {
  expect(legal(missed())).toEqual(['choose none', 'choose ally 2']);
});

test('CL-DIPLOMAT-1 or, read otherwise, it was none', () => {
  expect(legal(missed({ 'diplomat-failed-roll': 'no-attack' }))).toEqual(['choose none', 'choose ally 1', 'choose ally 2']);
});

test('CL-DIPLOMAT-1 a roll that won is an attack however it is read', () => {
  const start = scene(row, `anna*  orcs+diplomat  hand 1  1:1\n bert  elves+swamp  0:1\n carl`, {
    dice: [3],
    rulings: { 'diplomat-failed-roll': 'no-attack' },
  });
  expect(legal(after(start, 'roll 0'))).toEqual(['choose none', 'choose ally 2']);
});

test('CL-DIPLOMAT-3 may name an opponent without an active people', () => {
  expect(legal(after(scene(row, `anna*  orcs+diplomat  1:1\n bert`), 'done'))).toEqual(['choose none', 'choose ally 1']);
});

test('CL-DIPLOMAT-3 or, read otherwise, only one that has one', () => {
  const start = scene(row, `anna*  orcs+diplomat  1:1\n bert  elves+swamp  3:1\n carl  / humans 0:1`, {
    rulings: { 'diplomat-peopleless': 'no' },
  });
  expect(legal(after(start, 'done'))).toEqual(['choose none', 'choose ally 1']);
});
