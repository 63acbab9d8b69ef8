import { lintDrawing } from '@elbowroom/drawings/lint';
import { openMapPen } from '@elbowroom/drawings/pen';
import { InvalidBoard, readBoard } from '@elbowroom/rules';
import { boardOfSketch, lintBoard, readMap, type Sketch, writtenMap } from '@elbowroom/rules/maps';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstDraft } from '../../start/draft.ts';
import type { Work } from '../work.ts';
import { cleanName } from './clean-name.ts';
import { brushAt, emptySketch, joined, painted, split, withNew, withTerrain } from './edit.ts';
import { mapFaults, seatsFor } from './faults.ts';
import { begun, edited, redone, undone } from './history.ts';
import { draftOn } from './played.ts';
import { proposed, type Wish } from './proposal.ts';

const wish: Wish = { edition: 'classic', kind: 'chart', regions: 12, lakes: 1, seas: 1, islands: 1, seed: 3 };
const small = proposed(wish);
const isles = proposed({ ...wish, edition: 'azeroth', kind: 'island', regions: 12, islands: 2, lakes: 1 });

/** Any stroke, cut or join, wherever it falls. */
const edit = fc.record({
  kind: fc.constantFrom('paint', 'new', 'erase', 'split', 'join', 'terrain', 'paint', 'new'),
  cell: fc.nat(2000),
  other: fc.nat(2000),
  reach: fc.nat(2),
});
type Edit = typeof edit extends fc.Arbitrary<infer E> ? E : never;

function after(sketch: Sketch, { kind, cell: any, other, reach }: Edit): Sketch {
  const { shape, regions } = sketch;
  const cell = any % shape.owner.length;
  const here = shape.owner[cell] ?? -1;
  const far = shape.owner[other % shape.owner.length] ?? -1;
  const brush = brushAt(shape, cell, reach);
  if (kind === 'paint') return far < 0 ? sketch : painted(sketch, brush, far);
  if (kind === 'new') return withNew(sketch, brush, { terrain: 'hill' });
  if (kind === 'erase' && shape.kind === 'island') return painted(sketch, brush, -1);
  if (kind === 'split') return here < 0 ? sketch : split(sketch, here);
  if (kind === 'join') return here < 0 || far < 0 ? sketch : joined(sketch, here, far);
  return withTerrain(sketch, any % Math.max(1, regions.length), 'swamp');
}

/** Faults that a picture cannot help: it shows what is there. */
const UNDRAWABLE = ['bare', 'hole', 'enclosed', 'empty'];
/** Regions that are too small are said to be so. */
const TIGHT = ['too-small-to-tap', 'symbol-over-border', 'spot-outside'];

test('whoever plays on a map gets as few bots more or less as it takes', () => {
  const seatsOn = (regions: number): number => {
    const content = writtenMap(proposed({ ...wish, regions, lakes: 0, seas: 0 }));
    const work: Work = { id: 'm', kind: 'map', name: '', edition: 'classic', changed: 0, content };
    return draftOn(work, firstDraft('Anna'), { isOn: false, values: {} }).chairs.length;
  };
  const usual = firstDraft('Anna').chairs.length;
  const least = Math.min(...seatsFor(proposed({ ...wish, regions: 54, lakes: 0, seas: 0 })).map(({ seats }) => seats));
  expect([seatsOn(14), seatsOn(9 * usual), seatsOn(54)]).toEqual([2, usual, Math.max(usual, least)]);
});

test('a name that is typed can be written and read again, whatever is in it', () => {
  for (const typed of ['A|B|C', ' \u202eSdrawkcab ', 'x'.repeat(60), '|', 'Zoë’s “Hill”']) {
    const name = cleanName(typed);
    const [first, ...others] = small.regions;
    if (first === undefined) throw new Error('no region');
    const named = { ...small, regions: [{ ...first, ...(name !== '' && { name: { en: name, fr: name } }) }, ...others] };
    expect(readMap(JSON.parse(JSON.stringify(writtenMap(named))))).toEqual(named);
  }
});

test.each([
  ['a chart', small],
  ['islands', isles],
])('MAP-LINT-3 whatever is done to %s, its borders and its drawing agree, it reads back the same, and it can be taken back', (_, first) => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
      const pen = openMapPen();
      let history = begun(first);
      for (const one of edits) {
        history = edited(history, after(history.now, one));
        const { now } = history;
        expect(now.regions.length).toBeLessThanOrEqual(64);
        expect(readMap(JSON.parse(JSON.stringify(writtenMap(now))))).toEqual(now);
      }
      const { now } = history;
      const board = boardOfSketch(now, 'map');
      if (!mapFaults(now, 'classic').some(({ code }) => UNDRAWABLE.includes(code))) {
        expect(lintDrawing(board, pen(now, 'map').drawn).filter(({ code }) => !TIGHT.includes(code))).toEqual([]);
        expect(readBoard(board)).toEqual(board);
      }
      const last = history.now;
      for (const __ of edits) history = undone(history);
      expect(history.now).toBe(first);
      for (const __ of edits) history = redone(history);
      expect(history.now).toBe(last);
    }),
    { numRuns: 12, seed: 19 },
  );
});

test('what the page calls grave and what the rules refuse is the same', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 6 }), fc.constantFrom('classic' as const, 'azeroth' as const), (edits, edition) => {
      const sketch = edits.reduce(after, edition === 'classic' ? small : isles);
      fc.pre(sketch.regions.length > 0);
      const isGrave = mapFaults(sketch, edition).some((fault) => fault.isGrave && fault.code !== 'no-entry' && fault.code !== 'cut-off');
      expect(isGrave).toBe(isRefused(sketch, edition));
    }),
    { numRuns: 40, seed: 7 },
  );
});

function isRefused(sketch: Sketch, edition: 'classic' | 'azeroth'): boolean {
  try {
    return lintBoard(readBoard(boardOfSketch(sketch, 'map')), edition).length > 0;
  } catch (error) {
    if (error instanceof InvalidBoard) return true;
    throw error;
  }
}

test.each([
  { ...wish, regions: 30, lakes: 2, seas: 2 },
  { ...wish, regions: 23, kind: 'island', seas: 0 },
  { ...wish, regions: 27, kind: 'island', edition: 'azeroth', islands: 3 },
] as const)('a proposal has what was wished for, no grave fault, and is the same every time', (asked) => {
  const sketch = proposed(asked);
  expect(sketch.regions).toHaveLength(asked.regions);
  expect(sketch.regions.filter(({ terrain }) => terrain === 'lake')).toHaveLength(asked.lakes);
  expect(mapFaults(sketch, asked.edition).filter(({ isGrave }) => isGrave)).toEqual([]);
  expect(proposed(asked)).toEqual(sketch);
  expect(seatsFor(sketch).map(({ seats }) => seats)).toContain(asked.regions === 23 ? 2 : 3);
});

test('a stroke across a region cuts it in two, and a stroke that leaves a crumb swallows it', () => {
  const blank = withNew(
    emptySketch('chart', 12, 9, 1),
    Array.from({ length: 108 }, (_, cell) => cell),
    { terrain: 'forest' },
  );
  const wall = Array.from({ length: 9 }, (_, row) => row * 12 + 6);
  const cut = withNew(blank, wall, { terrain: 'sea' });
  expect(cut.regions.map(({ terrain }) => terrain)).toEqual(['forest', 'sea', 'forest']);
  const corner = withNew(blank, [1, 12, 13], { terrain: 'hill' });
  expect(corner.shape.owner[0]).toBe(1);
  expect(corner.regions).toHaveLength(2);
});

test('a map that is damaged is refused with every fault and its place', () => {
  const text = writtenMap(small);
  const faults = (value: unknown): string[] => {
    try {
      readMap(value);
    } catch (error) {
      if (error instanceof InvalidBoard) return error.faults.map(({ code, where }) => `${code} ${where}`);
    }
    return [];
  };
  expect(faults(undefined)).toEqual(['not-a-map ']);
  expect(faults({ ...text, regions: ['zz', 'foMM', ...text.regions.slice(2)], name: { en: '\u0007' } })).toEqual([
    'not-a-region regions[0]',
    'not-a-region regions[1]',
    'control-character name.en',
  ]);
  expect(faults({ ...text, shape: 'c99x99s1:A' })).toEqual(['out-of-range shape']);
  expect(faults({ ...text, shape: text.shape.slice(0, 12) })).toEqual(['not-painted shape']);
  expect(faults({ ...text, shape: `${text.shape}99999A` })).toEqual(['not-a-shape shape']);
});

test('a board whose picture lies about its borders is refused', () => {
  const board = boardOfSketch(small, 'map');
  const [a, b] = [0, board.regions[0]!.borders[0]!];
  const regions = board.regions.map((region, r) =>
    r === a || r === b ? { ...region, borders: region.borders.filter((other) => other !== a && other !== b) } : region,
  );
  expect(() => readBoard({ ...board, regions })).toThrow(`regions ${a} and ${b} touch on the map, but do not border`);
});
