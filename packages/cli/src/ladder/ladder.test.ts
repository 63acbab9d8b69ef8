import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@elbowroom/bots';
import { expect, test } from 'vitest';
import { typed } from '../../test/typed.ts';
import { HERE } from '../engine/checkout.ts';
import { comparedWith, type Figure, winShare } from './figure.ts';
import { ladderPicture } from './picture.ts';
import { publish, published, republished, withLadder } from './published.ts';
import { ROWS } from './rows.ts';
import { scaleOf } from './scale.ts';

const [FIRST] = ROWS;
const ROW = FIRST?.name ?? '';

const figure = (strong: string, weak: string, wins: number, games = 200, seats = 2): Figure => ({
  row: `classic-${seats}-${strong}-${weak}`,
  edition: 'classic',
  bots: [strong, ...Array.from({ length: seats - 1 }, () => weak)],
  budget: { steps: 1 },
  games,
  wins: { [strong]: wins, [weak]: games - wins },
  coins: { [strong]: 90, [weak]: 80 },
});

test('each level plays the next lower one, on classic and on Azeroth, and every row has a name of its own', () => {
  const names = ROWS.map(({ name }) => name);
  for (const [below, level] of LEVELS.slice(1).entries()) {
    expect(names).toContain(`classic-2-${level}-${LEVELS[below]}`);
    expect(names).toContain(`azeroth-2-${level}-${LEVELS[below]}`);
  }
  expect(new Set(names).size).toBe(names.length);
});

test.each(['classic', 'azeroth'].flatMap((edition) => LEVELS.slice(1).map((level, below) => `${edition}-2-${level}-${LEVELS[below]}`)))(
  '%s: as published, in many games, 62 to 75 of 100 are won',
  (row) => {
    const figure = published().find((one) => one.row === row);
    if (figure === undefined) throw new Error(`${row} is not published`);
    expect(figure.games).toBeGreaterThanOrEqual(200);
    expect(winShare(figure).value).toBeGreaterThanOrEqual(62);
    expect(winShare(figure).value).toBeLessThanOrEqual(75);
  },
);

test('all who have met by way of others are on one scale, the weakest at 0', () => {
  const scale = scaleOf('classic', [figure('b', 'a', 150), figure('c', 'b', 100), figure('e', 'd', 199)]);
  expect([...scale.keys()].sort()).toEqual(['a', 'b', 'c']); // d and e have met nobody else
  expect(scale.get('a')?.value).toBe(0);
  expect(scale.get('b')?.value).toBeCloseTo(400 * Math.log10(150.5 / 50.5), -1);
  expect(scale.get('c')?.value).toBe(scale.get('b')?.value);
  const { low = 0, high = 0, value = 0 } = scale.get('c') ?? {};
  expect(low).toBeLessThan(value - 20);
  expect(high).toBeGreaterThan(value + 20);
});

test('a published figure holds unless a new one differs by more than chance', () => {
  const before = figure('b', 'a', 140);
  expect(comparedWith(before, figure('b', 'a', 130))).toBe(0);
  expect(comparedWith(before, figure('b', 'a', 6, 10))).toBe(0);
  expect(comparedWith(before, figure('b', 'a', 110))).toBe(-1);
  expect(comparedWith(before, figure('b', 'a', 165))).toBe(1);
});

test('new figures take the place of old ones, and rows that are no more are gone', () => {
  const [old, fresh] = [90, 100].map((wins) => ({ ...figure('x', 'y', wins), row: ROW }));
  if (old === undefined || fresh === undefined) throw new Error('two figures');
  expect(republished([figure('x', 'y', 1), old], [])).toEqual([old]);
  expect(republished([old], [fresh])).toEqual([fresh]);
});

test('the guide says what is published', () => {
  const guide = readFileSync(join(HERE, 'docs/guide/bots.md'), 'utf8');
  expect(withLadder(guide, published())).toBe(guide);
});

test('the picture shows what is published', () => {
  expect(ladderPicture(published())).toBe(readFileSync(join(HERE, 'docs/pictures/ladder.svg'), 'utf8'));
});

test('what is published can be read again, and stands in the guide', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  writeFileSync(join(folder, 'bots.md'), 'before\n<!-- written by elbowroom ladder --write -->\nold\n<!-- end -->\nafter\n');
  const figures = [figure('b', 'a', 140)];
  publish(figures, folder);
  expect(published(folder)).toEqual(figures);
  const guide = readFileSync(join(folder, 'bots.md'), 'utf8');
  expect(guide.startsWith('before\n<!--') && guide.endsWith('\n<!-- end -->\nafter\n')).toBe(true);
  expect(guide).toContain('70 (63.3 … 75.9)');
  expect(guide).not.toContain('old');
});

test('a row goes on where it was broken off, and comes to the same as in one go', async () => {
  const figuresAfter = async (folder: string, games: string, ...more: string[]): Promise<Figure[]> =>
    JSON.parse((await typed('ladder', ROW, '--folder', folder, '--games', games, '--workers', '1', '--json', ...more)).said.join('\n'));
  const [broken, whole] = ['broken-', 'whole-'].map((name) => mkdtempSync(join(tmpdir(), name)));
  if (broken === undefined || whole === undefined) throw new Error('two folders');
  expect((await figuresAfter(broken, '1'))[0]?.games).toBe(1);
  const file = readdirSync(broken, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(`${ROW}.jsonl`)) ?? '';
  writeFileSync(join(broken, file), '{"game":1,"coi', { flag: 'a' });
  const [resumed] = await figuresAfter(broken, '2');
  expect(readFileSync(join(broken, file), 'utf8').trim().split('\n')).toHaveLength(3); // what was asked, and two games
  expect(resumed).toEqual((await figuresAfter(whole, '2'))[0]);
});

test('rows are listed by how they begin, and one that there is not is refused', async () => {
  const { code, said } = await typed('ladder', 'classic-2', '--list');
  expect(code).toBe(0);
  expect(said).toHaveLength(ROWS.filter(({ name }) => name.startsWith('classic-2-')).length);
  expect((await typed('ladder', 'classic-9')).complaints[0]).toBe('elbowroom: there is no row classic-9; --list tells which there are');
});
