import { expect, test } from 'vitest';
import { ruleAgainst } from '../../test/refused.ts';
import { after, at, board, endTurn, hand, legal, scene } from '../../test/scene.ts';
import { apply, snapshot, toDecide } from '../index.ts';

const vale = board(`
  0 hill edge   - 1
  1 swamp       - 0 2
  2 forest      - 1 3
  3 forest edge - 2
`);

const spread = scene(
  vale,
  `
  anna*  ratmen+merchant  hand 2  0:1  1:3  3:1
  bert   humans+hill
`,
);

test('CORE-DEPLOY-1 tokens are taken up leaving one in each region', () => {
  const s = after(spread, 'done');
  expect(hand(s, 0)).toBe(4); // 2 in hand + 2 of the 3 in region 1
  expect([0, 1, 3].map((r) => at(s, r).tokens)).toEqual([1, 1, 1]);
});

test('CORE-DEPLOY-1 and spread over all the regions, bordering or not', () => {
  const s = after(spread, 'done', 'deploy 3', 'deploy 3', 'deploy 3', 'deploy 0');
  expect([0, 1, 3].map((r) => at(s, r).tokens)).toEqual([2, 1, 4]);
});

test('CORE-DEPLOY-1 all tokens are placed: there is no stopping before', () => {
  const s = after(spread, 'done', 'deploy 3');
  expect(legal(s)).toEqual(['deploy 0', 'deploy 1', 'deploy 3']);
  expect(ruleAgainst(s, 'done')).toBe('CORE-DEPLOY-1');
});

test('CORE-DEPLOY-1 all tokens are placed after a last roll too, whatever else may be done then', () => {
  const builders = scene(vale, 'anna*  ratmen+fortified  hand 1  0:1', { dice: [0] });
  const repelled = after(builders, 'roll 1');
  expect(legal(repelled)).toEqual(['deploy 0', 'use fortified 0']);
  expect(ruleAgainst(repelled, 'done')).toBe('CORE-DEPLOY-1');
});

test('CORE-DEPLOY-1 nothing is placed where the people does not stand', () => {
  expect(ruleAgainst(after(spread, 'done'), 'deploy 2')).toMatch(/^CORE-/);
});

test('CORE-DEPLOY-1 a people that holds no region keeps its tokens in hand', () => {
  const s = endTurn(
    scene(
      vale,
      `
      anna*  ratmen+merchant  hand 5
      bert   humans+hill              0:1
    `,
    ),
  );
  expect(hand(s, 0)).toBe(5);
  expect(toDecide(s)).toBe(1);
});

test('CORE-DEPLOY-2 no region is given up at redeployment', () => {
  const s = after(spread, 'done');
  expect(legal(s, 'abandon')).toEqual([]);
  expect(ruleAgainst(s, 'abandon 1')).toBe('CORE-DEPLOY-2');
});

test('CORE-DEPLOY-2 unless an ability forces it', () => {
  const amazons = scene(
    vale,
    `
    anna*  amazons+merchant  hand 1  0:1  1:1  2:1  3:1
    bert   humans+hill
  `,
  );
  expect(legal(after(amazons, 'done'))).toEqual(['abandon 0', 'abandon 1', 'abandon 2', 'abandon 3']); // CL-AMAZONS-2: only 1 of 4 can be set aside
});

test('CORE-DEPLOY-3 active tokens are not placed among those in decline', () => {
  const s = after(scene(vale, 'anna*  ratmen+merchant  hand 2  0:1  / humans 1:1  2:1'), 'done');
  expect(legal(s)).toEqual(['deploy 0']);
  expect(ruleAgainst(s, 'deploy 1')).toMatch(/^CORE-/);
});

test('CORE-DEPLOY-3 nor do they come to stand together by conquest', () => {
  const s = apply(scene(vale, 'anna*  ratmen+merchant  hand 2  0:1  / humans 1:1  2:1'), 'conquer 1').state;
  expect(snapshot(s).regions?.[1]).toEqual({ race: 'ratmen', tokens: 2 });
});
