import { expect, test } from 'vitest';
import { income, scored } from '../../../test/income.ts';
import { after, at, board, coins, legal, scene } from '../../../test/scene.ts';
import { snapshot } from '../../index.ts';

const shores = board(`
  0 hill anchor              - 1 2
  1 swamp                    - 0 2 3
  2 forest                   - 0 1 3 4
  3 lake                     - 1 2 4
  4 farmland                 - 2 3
  5 hill anchor island1      - 6
  6 forest island1           - 5
  7 sea island2              - 8
  8 swamp anchor island2     - 7
`);

test('AZ-WELL-1 when revealed it moves to the water of its island', () => {
  const found = after(scene(shores, 'anna*  orcs+miner  hand 2  1:1\nmarkers 0?well-of-eternity'), 'conquer 0');
  expect(found).toHold(3, 'well-of-eternity');
  expect(at(found, 0).markers).toBeUndefined();
  expect(at(found, 3).faceDown).toBeUndefined();
});

test('AZ-WELL-1 to the water of its own island, not of another', () => {
  expect(after(scene(shores, 'anna*  orcs+miner  hand 3  0:1\nmarkers 8?well-of-eternity'), 'conquer 8')).toHold(7, 'well-of-eternity');
});

test('AZ-WELL-1 without water another place takes its stead, drawn from those not in the game', () => {
  const dry = (seed: string) =>
    after(scene(shores, 'anna*  orcs+miner  hand 2  5:1\nmarkers 6?well-of-eternity 0?battlefield 1:karazhan', { seed }), 'conquer 6');
  const drawn = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => at(dry(seed), 6).markers?.join()));
  const left = ['lights-hope-chapel', 'spirit-healer', 'meeting-stone', 'dark-portal'];
  expect(left).toEqual(expect.arrayContaining([...drawn]));
  expect(drawn.size).toBeGreaterThan(1);
  expect(JSON.stringify(snapshot(dry('a')).regions)).not.toContain('well-of-eternity');
});

test('AZ-WELL-1 × AZ-BATTLEFIELD-2: a Battlefield that comes in its stead asks a neutral at once', () => {
  const dry = scene(
    shores,
    `
    anna*  kobolds+miner  hand 2  5:1
    markers 6?well-of-eternity 0?karazhan 1?lights-hope-chapel 2?spirit-healer 4?meeting-stone 8?dark-portal
  `,
  );
  const found = after(dry, 'conquer 6');
  expect(found).toHold(6, 'battlefield');
  expect(legal(found, 'choose')).toEqual(['choose none', 'choose alliance', 'choose horde']);
});

test('AZ-WELL-1 × AZ-ARCHAEOLOGIST-1: what comes in its stead lies face up', () => {
  const dry = scene(shores, 'anna*  orcs+archaeologist  hand 2  5:1\nmarkers 6?well-of-eternity');
  expect(income(after(dry, 'conquer 6'), 'AZ-ARCHAEOLOGIST-1')).toBe(1);
});

const around = (table: string) => scene(shores, `${table}\nmarkers 3:well-of-eternity`);

test('AZ-WELL-2 the people with most regions around it takes 2 coins', () => {
  expect(income(around('anna*  orcs+miner  1:1 2:1\nbert gnomes+farmer 4:1'), 'AZ-WELL-2')).toBe(2);
  expect(coins(after(around('anna*  orcs+miner  1:1'), 'done'), 0)).toBe(5 + 1 + 2);
});

test('AZ-WELL-2 regions that are not around it do not count', () => {
  expect(income(around('anna*  orcs+miner  0:1 1:1\nbert gnomes+farmer 2:1 4:1'), 'AZ-WELL-2')).toBe(0);
});

test('AZ-WELL-2 a tie gives nothing', () => {
  expect(income(around('anna*  orcs+miner  1:1\nbert gnomes+farmer 2:1'), 'AZ-WELL-2')).toBe(0);
});

test('AZ-WELL-2, AZ-MURLOC-1: the Murlocs are a people of their own', () => {
  expect(income(around('anna*  orcs+miner  1:1\nnatives 2:1'), 'AZ-WELL-2')).toBe(0);
  expect(income(around('anna*  orcs+miner  1:1 4:1\nnatives 2:1'), 'AZ-WELL-2')).toBe(2);
});

test('AZ-WELL-2 a declined people takes them too, at the end of its owner’s turn', () => {
  expect(income(around('anna*  orcs+miner  0:1  / gnomes 1:1 2:1'), 'AZ-WELL-2')).toBe(2);
  expect(scored(scene(shores, 'anna*  orcs+miner  1:1 2:1\nmarkers 3:well-of-eternity', { phase: 'start' }), 'AZ-WELL-2', 'decline')).toBe(
    2,
  );
});

test('AZ-WELL-2 two peoples of one seat do not add up, and stand in each other’s way', () => {
  expect(income(around('anna*  orcs+miner  1:1  / gnomes 2:1\nbert trolls+farmer 4:1'), 'AZ-WELL-2')).toBe(0);
});

test('AZ-WELL-2 nothing at the end of another seat’s turn', () => {
  const start = around('anna*  orcs+miner  0:1\nbert gnomes+farmer 1:1 2:1');
  expect(income(start, 'AZ-WELL-2')).toBe(0);
  expect(coins(after(start, 'done'), 1)).toBe(5);
});

test('AZ-WELL-2 × AZ-NAGA-1: Naga in the lake itself do not stand around it', () => {
  expect(income(around('anna*  naga+miner  3:1'), 'AZ-WELL-2')).toBe(0);
  expect(income(around('anna*  naga+miner  3:1 4:1'), 'AZ-WELL-2')).toBe(2);
});

test('AZ-WELL-2 nothing while it lies face down', () => {
  expect(income(scene(shores, 'anna*  orcs+miner  1:1 2:1\nmarkers 0?well-of-eternity'), 'AZ-WELL-2')).toBe(0);
});
