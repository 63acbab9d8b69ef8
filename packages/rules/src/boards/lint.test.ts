import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Board, boardOf, boards, everyIslandSet, islandBoards, type Region } from './board.ts';
import { lintBoard, lintBorders, lintComponents, lintFaces, lintIslands } from './lint.ts';
import { hills } from './testing.ts';

const codes = (faults: readonly { readonly code: string }[]): string[] => faults.map(({ code }) => code);
const classics = ['classic-2', 'classic-3', 'classic-4', 'classic-5'];
const islandFaces = islandBoards.flatMap(({ faces }) => faces);
/** So many regions in a row, all alike. */
const row = (count: number, region: Partial<Region>): Board =>
  hills(
    Array.from({ length: count - 1 }, (_, r) => `${r}-${r + 1}`).join(' '),
    Object.fromEntries(Array.from({ length: count }, (_, r) => [r, region])),
  );

test('MAP-LINT-1 takes borders that both sides know', () => {
  expect(lintBorders(hills('0-1 1-2 2-0'))).toEqual([]);
});

test('MAP-LINT-1 refuses a border that only one side knows', () => {
  expect(lintBorders(hills('0-1 1-2', { 2: { borders: [] } }))).toEqual([
    { code: 'one-way-border', rule: 'MAP-LINT-1', message: 'region 1 borders 2, but 2 does not border 1', where: 'regions[1].borders[1]' },
  ]);
});

test('MAP-LINT-1 refuses loops, double borders and borders with nobody', () => {
  expect(codes(lintBorders(hills('0-1', { 0: { borders: [1, 0, 1, 9] } })))).toEqual(['self-border', 'twice', 'out-of-range']);
});

test('MAP-LINT-1 comes first: nothing else is said about borders that are not sure', () => {
  expect(codes(lintBoard(hills('0-1', { 0: { borders: [] }, 3: { borders: [] } }), 'azeroth'))).toEqual(['one-way-border']);
});

test('MAP-LINT-2 takes islands that hang together, each by itself', () => {
  expect(lintIslands(hills('0-1 2-3', { 2: { island: 1 }, 3: { island: 1 } }))).toEqual([]);
});

test('MAP-LINT-2 refuses an island in two pieces', () => {
  expect(lintIslands(hills('0-1 2-3'))).toEqual([
    { code: 'not-connected', rule: 'MAP-LINT-2', message: 'regions 2, 3 cannot be reached from region 0', where: 'island 0' },
  ]);
});

test('MAP-LINT-2 refuses five regions that all border each other, and takes four', () => {
  expect(lintIslands(hills('0-1 0-2 0-3 1-2 1-3 2-3'))).toEqual([]);
  expect(codes(lintIslands(hills('0-1 0-2 0-3 0-4 1-2 1-3 1-4 2-3 2-4 3-4')))).toEqual(['not-planar']);
});

test('MAP-LINT-2 refuses a region at the edge that the others enclose', () => {
  const wheel = '0-1 1-2 2-0 3-0 3-1 3-2';
  const rim = { 0: { edge: true }, 1: { edge: true }, 2: { edge: true } };
  expect(lintIslands(hills(wheel, rim))).toEqual([]);
  expect(codes(lintIslands(hills(wheel, { ...rim, 3: { edge: true } })))).toEqual(['edge-inside']);
});

test('AZ-ISLAND-1 no border leads from one island to another', () => {
  expect(lintIslands(hills('0-1', { 1: { island: 1 } })).map(({ code, rule }) => `${code} ${rule}`)).toEqual(['bridge AZ-ISLAND-1']);
});

test.each([
  ['mountains', { terrain: 'mountain' }, 9, 10],
  ['natives', { native: true }, 18, 15],
  ['forests', { terrain: 'forest' }, 9, 9],
] as const)('MAP-LINT-4 allows as many %s as the box holds', (many, region, classic, azeroth) => {
  expect(lintComponents(row(classic, region), 'classic')).toEqual([]);
  expect(lintComponents(row(azeroth, region), 'azeroth')).toEqual([]);
  expect(codes(lintComponents(row(classic + 1, region), 'classic'))).toEqual([`too-many-${many}`]);
  expect(codes(lintComponents(row(azeroth + 1, region), 'azeroth'))).toEqual([`too-many-${many}`]);
});

const face = { 0: { anchor: true }, 1: { anchor: true, marker: true }, 2: { terrain: 'lake' } } as const;

test('MAP-LINT-5 takes a face with one marker, one lake and two anchors', () => {
  expect(lintFaces(hills('0-1 1-2', face))).toEqual([]);
});

test.each([
  ['no marker', { 1: { anchor: true } }, 'markers'],
  ['two markers', { 0: { anchor: true, marker: true } }, 'markers'],
  ['two waters', { 3: { terrain: 'sea' } }, 'waters'],
  ['one anchor', { 0: {} }, 'anchors'],
] as const)('MAP-LINT-5 refuses a face with %s', (_, changes, code) => {
  expect(codes(lintFaces(hills('0-1 1-2 2-3', { ...face, ...changes })))).toEqual([code]);
});

test('MAP-LINT-5 asks every island of a board, and only in Azeroth', () => {
  const two = hills('0-1 1-2', { ...face, 3: { island: 1 } });
  expect(lintBoard(two, 'azeroth').map(({ code, where }) => `${code} ${where}`)).toEqual(['markers island 1', 'anchors island 1']);
  expect(lintBoard(two, 'classic').map(({ rule }) => rule)).toEqual(['MAP-LINT-2']);
});

test.each(classics)('MAP-LINT-1 MAP-LINT-2 MAP-LINT-4 find nothing on %s', (id) => {
  expect(lintBoard(boardOf(id), 'classic')).toEqual([]);
});

test.each(islandFaces)('MAP-LINT-1 MAP-LINT-2 MAP-LINT-4 MAP-LINT-5 find nothing on %s', (id) => {
  expect(lintBoard(boardOf(id), 'azeroth')).toEqual([]);
});

test.each([2, 3, 4, 5] as const)('MAP-LINT-4 holds in every set of islands that %i seats can draw', (seats) => {
  for (const faces of everyIslandSet(seats)) {
    const board = boardOf(faces);
    expect([board.id, lintBoard(board, 'azeroth')]).toEqual([faces.join('+'), []]);
    expect(board.regions.filter((r) => r.marker)).toHaveLength(seats);
    expect(board.regions.filter((r) => r.symbols?.includes('magic')).length).toBeGreaterThanOrEqual(2);
  }
});

test.each([
  ['classic-2', '2:2 3:3 4:8 5:5 6:3 7:2'],
  ['classic-3', '2:1 3:3 4:10 5:6 6:9 7:1'],
  ['classic-4', '2:2 3:5 4:11 5:7 6:8 7:4 8:2'],
  ['classic-5', '2:2 3:6 4:12 5:9 6:14 7:3 8:1 10:1'],
])('MAP-LINT-1 the borders of %s have the fingerprint of the printed board', (id, fingerprint) => {
  const counts = new Map<number, number>();
  for (const { borders } of boardOf(id).regions) counts.set(borders.length, (counts.get(borders.length) ?? 0) + 1);
  expect(
    [...counts]
      .sort(([a], [b]) => a - b)
      .map(([degree, n]) => `${degree}:${n}`)
      .join(' '),
  ).toBe(fingerprint);
});

/** The rows of a board's table in the rules, as they stand there. */
function tableOf(id: string): string[] {
  const rules = readFileSync(new URL('../../../../docs/rules/maps.md', import.meta.url), 'utf8');
  const [, table = ''] = new RegExp(`### ${id}:[^\\n]*\\n\`\`\`\\n([^\`]*)\`\`\``).exec(rules) ?? [];
  return table.split('\n').filter(Boolean);
}

/** A region as the rules print it: numbers start at 1. */
function printed({ terrain, symbols = [], native, edge, borders }: Region, r: number): string {
  const letters = { mine: 'M', cavern: 'C', magic: 'S' };
  const facts = [
    terrain[0]?.toUpperCase() + terrain.slice(1),
    symbols.map((s) => letters[s]).join(''),
    native ? 'T' : '-',
    edge ? 'E' : '-',
  ];
  return [r + 1, ...facts, ...borders.map((b) => b + 1)].filter((word) => word !== '').join(' ');
}

test.each(classics)('MAP-LINT-1 %s is the table in docs/rules/maps.md, row for row', (id) => {
  const rows = tableOf(id).map((row) => row.trim().split(/\s+/).join(' '));
  expect(rows).toHaveLength(boards.get(id)?.regions.length ?? 0);
  expect(boardOf(id).regions.map(printed)).toEqual(rows);
});
