import { afterEach, expect, test, vi } from 'vitest';
import { openPainter, type Stroke } from './painting.ts';

let frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
vi.stubGlobal('cancelAnimationFrame', () => {
  frames = [];
});
afterEach(() => {
  frames = [];
});

const strokes = (painted: number[], count: number, isNew = (_: number) => true): Stroke[] =>
  Array.from({ length: count }, (_, i) => () => {
    if (isNew(i)) painted.push(i);
    return isNew(i);
  });

test('much is painted in portions, in its order', () => {
  const painted: number[] = [];
  openPainter().paint(strokes(painted, 100), false);
  const first = painted.length;
  expect(first).toBeLessThan(50);
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame();
  expect(painted).toEqual(Array.from({ length: 100 }, (_, i) => i));
});

test('what has not changed does not wait', () => {
  const painted: number[] = [];
  openPainter().paint(
    strokes(painted, 100, (i) => i === 99),
    false,
  );
  expect(painted).toEqual([99]);
  expect(frames).toEqual([]);
});

test('a later view takes the place of what an earlier one had still to paint', () => {
  const [earlier, later]: [number[], number[]] = [[], []];
  const { paint } = openPainter();
  paint(strokes(earlier, 100), false);
  const before = earlier.length;
  paint(strokes(later, 5), true);
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame();
  expect(earlier.length).toBe(before);
  expect(later.length).toBe(5);
});
