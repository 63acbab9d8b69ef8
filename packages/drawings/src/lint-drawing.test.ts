import { readFileSync } from 'node:fs';
import { boardOf, boards } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { hills } from '../../rules/src/boards/testing.ts';
import { type DrawnBoard, readDrawing } from './index.ts';
import { lintDrawing, PHONE_SCALE, SEEN, TAP_RADIUS } from './lint-drawing.ts';

/** Two fields side by side in a frame of 200 × 100, and how they are drawn. */
const fields = hills('0-1', { 0: { edge: true }, 1: { edge: true } });
const left = 'M0 0L100 0L100 100L0 100Z';
const right = 'M100 0L200 0L200 100L100 100Z';
const chart: DrawnBoard = {
  id: 'test',
  kind: 'chart',
  width: 200,
  height: 100,
  regions: [
    { path: left, spots: [[50, 50, 50]] },
    { path: right, spots: [[150, 50, 50]] },
  ],
  borders: [[0, 1, 'M100 0L100 100']],
  coast: [
    [0, 'M100 0L0 0L0 100L100 100'],
    [1, 'M100 0l100 0l0 100l-100 0'],
  ],
  glyphs: [],
  decor: [],
};
/** The chart with other outlines, its lines left as they are. */
const drawnAs = (...paths: string[]): DrawnBoard => ({
  ...chart,
  regions: chart.regions.map(({ spots }, r) => ({ path: paths[r] ?? '', spots })),
});
const drawingOf = (id: string): DrawnBoard =>
  readDrawing(JSON.parse(readFileSync(new URL(`../boards/${id}.json`, import.meta.url), 'utf8')));
const codes = (board = fields, drawn = chart): string[] => lintDrawing(board, drawn).map(({ code }) => code);

test('MAP-LINT-3 takes a drawing that says what the data say', () => {
  expect(codes()).toEqual([]);
});

test('MAP-LINT-3 refuses shapes that touch where the data have no border', () => {
  const strangers = hills('', { 0: { edge: true }, 1: { edge: true } });
  expect(lintDrawing(strangers, { ...chart, borders: [] })).toEqual([
    { code: 'extra-border', rule: 'MAP-LINT-3', message: 'regions 0 and 1 do not border, but touch on 100 px', where: 'regions[0].path' },
  ]);
  expect(codes(strangers)).toContain('line-of-strangers');
});

test('MAP-LINT-3 refuses a border that the shapes do not show', () => {
  expect(codes(fields, drawnAs(left, 'M110 0L200 0L200 100L110 100Z'))).toEqual(['missing-border', 'gap', 'stray-line', 'stray-line']);
});

test('MAP-LINT-3 refuses a border too short to be seen', () => {
  const door = (gap: number) =>
    `M110 0L200 0L200 100L110 100L110 ${50 + gap / 2}L100 ${50 + gap / 2}L100 ${50 - gap / 2}L110 ${50 - gap / 2}Z`;
  expect(codes(fields, drawnAs(left, door(SEEN - 2)))).toContain('missing-border');
  expect(codes(fields, drawnAs(left, door(SEEN + 2)))).not.toContain('missing-border');
});

test('MAP-LINT-3 refuses shapes that lie on each other', () => {
  expect(codes(fields, drawnAs(left, 'M90 0L200 0L200 100L90 100Z'))).toContain('overlap');
});

test('MAP-LINT-3 refuses a chart that leaves part of its frame bare, and lets the sea into an island', () => {
  const cape = drawnAs(left, 'M100 0L200 0L200 80L100 100Z');
  expect(codes(fields, cape)).toContain('gap');
  expect(codes(fields, { ...cape, kind: 'island' })).not.toContain('gap');
});

test('MAP-LINT-3 refuses a hole inside an island', () => {
  const ring = drawnAs(left, 'M100 0L200 0L200 100L100 100L100 60L140 60L140 40L100 40Z');
  expect(codes(fields, { ...ring, kind: 'island' })).toContain('gap');
});

test('MAP-LINT-3 refuses an edge region that lies inside, and an inner one that lies open', () => {
  expect(codes(hills('0-1', { 0: { edge: true } }))).toEqual(['edge-not-listed', 'no-line']);
  const inside = hills('0-1', { 0: { edge: true }, 1: { edge: true } });
  const moat = drawnAs('M0 0L200 0L200 100L100 100L100 90L190 90L190 10L100 10L100 100L0 100Z', 'M100 10L190 10L190 90L100 90Z');
  expect(codes(inside, moat)).toContain('edge-not-drawn');
});

test('MAP-LINT-3 refuses an outline that leaves the frame', () => {
  expect(codes(fields, drawnAs(left, 'M100 0L220 0L220 100L100 100Z'))).toContain('outside-frame');
});

test('MAP-LINT-3 refuses a border without a line, and a line that strays from its border', () => {
  expect(codes(fields, { ...chart, borders: [] })).toEqual(['no-line']);
  expect(codes(fields, { ...chart, borders: [[0, 1, 'M100 0L105 50L100 100']] })).toEqual(['stray-line']);
  expect(codes(fields, { ...chart, coast: chart.coast.slice(1) })).toEqual(['no-line']);
  expect(codes(fields, { ...chart, coast: [...chart.coast, [1, 'M150 50L160 50']] })).toEqual(['stray-line']);
});

test('MAP-LINT-3 wants a spot for the tokens, every symbol and the anchor, all of them inside', () => {
  const mine = hills('0-1', { 0: { edge: true, symbols: ['mine'], anchor: true }, 1: { edge: true } });
  const spotted = (...spots: [number, number, number][]): DrawnBoard => ({
    ...chart,
    regions: [{ path: left, spots }, ...chart.regions.slice(1)],
  });
  expect(codes(mine, spotted([50, 50, 50], [20, 20, 15], [80, 20, 15]))).toEqual([]);
  expect(codes(mine, spotted([50, 50, 50], [20, 20, 15]))).toEqual(['too-few-spots']);
  expect(codes(mine, spotted([50, 50, 50], [20, 20, 15], [95, 20, 15]))).toEqual(['symbol-over-border']);
  expect(codes(mine, spotted([50, 50, 50], [20, 20, 15], [120, 20, 15]))).toEqual(['spot-outside']);
});

test('MAP-LINT-3 wants room for a finger on a phone', () => {
  const standing = (x: number): DrawnBoard => ({ ...chart, regions: [{ path: left, spots: [[x, 50, 50]] }, ...chart.regions.slice(1)] });
  const least = TAP_RADIUS / PHONE_SCALE; // 22 px on the screen, 30.6 units on the board
  expect(codes(fields, standing(Math.ceil(least)))).toEqual([]);
  expect(codes(fields, standing(Math.floor(least)))).toEqual(['too-small-to-tap']);
});

test('MAP-LINT-3 refuses a drawing of another board, or none', () => {
  expect(codes(hills('0-1 1-2'))).toEqual(['region-count']);
  expect(codes(fields, drawnAs(left, 'M100 0Q5'))).toEqual(['broken-path']);
});

test('MAP-LINT-3 notices every single border that picture and data do not agree on', () => {
  const { regions, ...island } = boardOf('S2b');
  const drawn = drawingOf('S2b');
  const pairs = regions.flatMap((_, a) => regions.flatMap((_, b) => (b > a ? [[a, b] as const] : [])));
  for (const [a, b] of pairs) {
    const toggled = (r: number, other: number): number[] => {
      const borders = regions[r]?.borders ?? [];
      return borders.includes(other) ? borders.filter((x) => x !== other) : [...borders, other];
    };
    const changed = regions.map((region, r) =>
      r === a ? { ...region, borders: toggled(a, b) } : r === b ? { ...region, borders: toggled(b, a) } : region,
    );
    expect(codes({ ...island, regions: changed }, drawn)).toContain(regions[a]?.borders.includes(b) ? 'extra-border' : 'missing-border');
  }
});

test.each([...boards.keys()])('MAP-LINT-3 finds nothing on %s', (id) => {
  const drawn = drawingOf(id);
  expect(drawn.id).toBe(id);
  expect(lintDrawing(boardOf(id), drawn)).toEqual([]);
});
