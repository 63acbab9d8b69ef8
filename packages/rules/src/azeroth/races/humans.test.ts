import { expect, test } from 'vitest';
import { after, at, board, coins, endTurn, events, legal, scene } from '../../../test/scene.ts';

const front = board(`
  0 farmland anchor  - 1 2 3 4 5
  1 forest magic     - 0 2
  2 hill             - 0 1
  3 swamp native     - 0
  4 mountain magic   - 0 6
  5 farmland         - 0
  6 lake             - 4
`);
const laying = after(
  scene(
    front,
    `
    anna*  humans+miner    0:1
    bert   orcs+farmer     1:1   / gnomes 5:1
    natives 3:1
  `,
  ),
  'done',
);

test('AZ-HUMANS-1 two objectives are laid at the end of the turn, on land that no Alliance people holds', () => {
  expect(legal(laying)).toEqual(['deploy 1 objective', 'deploy 2 objective', 'deploy 3 objective', 'deploy 4 objective']);
});

test('AZ-HUMANS-1 in two different regions', () => {
  const one = after(laying, 'deploy 1 objective');
  expect(legal(one)).toEqual(['deploy 2 objective', 'deploy 3 objective', 'deploy 4 objective']);
  const two = after(one, 'deploy 3 objective');
  expect([at(two, 1).pieces, at(two, 3).pieces]).toEqual([{ objective: 1 }, { objective: 1 }]);
});

test('AZ-HUMANS-1 those that still lie there are taken up first, and may go back', () => {
  const again = after(scene(front, 'anna*  humans+miner  0:1\nnobody 2+objective 4+objective'), 'done');
  expect([at(again, 2).pieces, at(again, 4).pieces]).toEqual([undefined, undefined]);
  expect(after(again, 'deploy 2 objective')).toHold(2, 'objective');
});

test('AZ-HUMANS-1 one’s own Horde people in decline is a place like any other, one’s own Alliance people is not', () => {
  const mixed = after(scene(front, 'anna*  humans+miner  0:1  / orcs 1:1\nbert  trolls+farmer  2:1'), 'done');
  expect(legal(mixed)).toContain('deploy 1 objective');
  expect(legal(after(scene(front, 'anna*  humans+miner  0:1  / dwarves 1:1'), 'done'))).not.toContain('deploy 1 objective');
});

test('AZ-HUMANS-1 where there are fewer such regions, fewer are laid', () => {
  const crowded = scene(front, 'anna*  humans+miner  0:1 1:1 2:1  / gnomes 3:1\nbert  dwarves+farmer  4:1\nmarkers 5:karazhan');
  const scored = events(crowded, 'done');
  expect(scored).toContainEqual({ type: 'raised', piece: 'objective', region: 5 }); // the only one: not asked
  expect(scored.filter(({ type }) => type === 'raised')).toHaveLength(1);
});

test('AZ-HUMANS-1 × AZ-DEFENSIVE-2, AZ-AEGIS-1: not in a region that is immune', () => {
  const safe = scene(
    front,
    `
    anna*  humans+miner      0:1
    bert   orcs+defensive    5:1+watchtower 1:1 2:1
    markers 1:aegis-of-aggramar
  `,
  );
  expect(legal(after(safe, 'done'))).toEqual(['deploy 2 objective', 'deploy 3 objective', 'deploy 4 objective']);
});

const strategic = (attacker: string, rest = '') =>
  scene(front, `anna*  ${attacker}  hand 5  0:1\nbert  humans+miner  5:1\nnobody 2+objective\n${rest}`);

test('AZ-HUMANS-2 an Alliance conqueror gains 2, the Humans gain 2 and have the objective back', () => {
  const taken = after(strategic('dwarves+farmer'), 'conquer 2');
  expect([coins(taken, 0), coins(taken, 1), at(taken, 2).pieces]).toEqual([7, 7, undefined]);
});

test('AZ-HUMANS-2 so does a neutral conqueror', () => {
  const taken = after(strategic('kobolds+farmer'), 'conquer 2');
  expect([coins(taken, 0), coins(taken, 1), at(taken, 2).pieces]).toEqual([7, 7, undefined]);
});

test('AZ-HUMANS-2 a region that is blown up or swapped is not conquered: nobody gains', () => {
  const mages = scene(front, 'anna*  kobolds+portal-mage  1:1\nbert  humans+miner  5:1\nnobody 4+objective');
  const swapped = after(mages, 'use portal-mage 1 4');
  expect([coins(swapped, 0), coins(swapped, 1)]).toEqual([5, 5]);
  expect(swapped).toHold(1, 'objective'); // it has changed places
});

test('AZ-HUMANS-2 an objective stays where it is when the region is lost to nobody', () => {
  const mined = scene(front, 'anna*  goblins+miner  0:1\nbert  trolls+farmer  1:1 2:1+objective\ncara  humans+swamp  5:1', {
    bombs: { 2: 'live' },
    memory: { stage: 'start' },
  });
  expect(at(mined, 2).race).toBeUndefined();
  expect(mined).toHold(2, 'objective');
});

test('AZ-HUMANS-3 Humans who conquer it gain 2 and take it back', () => {
  const own = after(scene(front, 'anna*  humans+miner  hand 5  0:1\nnobody 2+objective'), 'conquer 2');
  expect([coins(own, 0), coins(own, 1), at(own, 2).pieces]).toEqual([7, 5, undefined]);
});

test('AZ-HUMANS-4 a Horde conqueror gains nothing, and the objective stays', () => {
  const taken = after(strategic('orcs+farmer'), 'conquer 2');
  expect([coins(taken, 0), coins(taken, 1)]).toEqual([5, 5]);
  expect(taken).toHold(2, 'objective');
});

test('AZ-HUMANS-4 it stays through a defeat of the Horde’s victims, too', () => {
  const held = scene(front, 'anna*  orcs+farmer  hand 5  0:1\nbert  humans+miner  5:1\ncara  kobolds+swamp  2:1+objective');
  expect(after(held, 'conquer 2')).toHold(2, 'objective');
});

test('AZ-HUMANS-4 × AZ-BATTLEFIELD-2: a neutral people that sides with the Horde gains nothing, with the Alliance it does', () => {
  const fair = scene(front, 'anna*  kobolds+farmer  0:6\nbert  humans+miner  5:1\nnobody 2+objective\nmarkers 0:battlefield', {
    phase: 'start',
  });
  const horde = after(fair, 'expand', 'choose horde', 'conquer 2');
  expect([coins(horde, 0), coins(horde, 1)]).toEqual([5, 5]);
  expect(horde).toHold(2, 'objective');
  const alliance = after(fair, 'expand', 'choose alliance', 'conquer 2');
  expect([coins(alliance, 0), coins(alliance, 1)]).toEqual([7, 7]);
});

test('AZ-HUMANS-4 the side is for one turn: the next conqueror is judged for itself', () => {
  const fair = scene(
    front,
    'anna*  kobolds+farmer  0:6\ncara  naga+swamp  1:5\nbert  humans+miner  5:1\nnobody 2+objective\nmarkers 0:battlefield',
    {
      phase: 'start',
    },
  );
  const next = after(endTurn(after(fair, 'expand', 'choose horde')), 'expand', 'conquer 2');
  expect([coins(next, 1), coins(next, 2)]).toEqual([7, 7]);
});

test('AZ-HUMANS-4 objectives go when the Humans decline, and nobody gains from them any more', () => {
  const old = after(
    scene(front, 'anna*  humans+miner  0:1\nbert  dwarves+farmer  1:5\nnobody 2+objective 4+objective', { phase: 'start' }),
    'decline',
  );
  expect([at(old, 2).pieces, at(old, 4).pieces]).toEqual([undefined, undefined]);
  const bert = coins(old, 1);
  expect(coins(after(old, 'expand', 'conquer 2'), 1)).toBe(bert);
});

test('AZ-HUMANS-1 an objective stays in a region that is abandoned', () => {
  const leaving = scene(front, 'anna*  orcs+farmer  hand 1  0:1 2:1+objective\nbert  humans+miner  5:1');
  expect(after(leaving, 'abandon 2')).toHold(2, 'objective');
});
