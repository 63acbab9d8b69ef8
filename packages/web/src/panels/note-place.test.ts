import { expect, test } from 'vitest';
import { notePlace, noteTop } from './note-place.ts';

const note = { width: 250, height: 120 };
const stage = { width: 800, height: 600 };

test('a note stays on the stage and off its region', () => {
  for (const [x, y] of [
    [20, 20],
    [780, 20],
    [400, 300],
    [20, 580],
    [780, 580],
  ] as const) {
    const { left, top } = notePlace(note, stage, { x, y }, []);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + note.width).toBeLessThanOrEqual(stage.width);
    expect(top + note.height).toBeLessThanOrEqual(stage.height);
    expect(x > left && x < left + note.width && y > top && y < top + note.height).toBe(false);
  }
});

test('a note goes where it hides least', () => {
  const right = [480, 560, 640].map((x) => ({ x, y: 300, weight: 1 }));
  const { left, top } = notePlace(note, stage, { x: 400, y: 300 }, right);
  for (const { x, y } of right) expect(x > left && x < left + note.width && y > top && y < top + note.height).toBe(false);
});

test('a note that finds no open water goes to the dock', () => {
  const everywhere = Array.from({ length: 16 * 12 }, (_, i) => ({ x: (i % 16) * 50, y: Math.floor(i / 16) * 50, weight: 1 }));
  const dock = { left: 812, top: 400, bottom: 690 };
  expect(notePlace(note, stage, { x: 400, y: 300 }, everywhere, [dock])).toEqual({ left: 812, top: 570 });
  expect(notePlace(note, stage, { x: 400, y: 300 }, [], [dock]).line).toBeDefined();
  const full = { left: -200, top: 600, bottom: 690 };
  expect(notePlace(note, stage, { x: 400, y: 300 }, everywhere, [full, dock])).toEqual({ left: 812, top: 570 });
  expect(notePlace(note, stage, { x: 400, y: 300 }, everywhere, [full])).toEqual({ left: -200, top: 570 });
});

test('a note with something to press stays at hand, whatever it hides', () => {
  const near = Array.from({ length: 200 }, (_, i) => ({ x: 300 + (i % 20) * 20, y: 100 + Math.floor(i / 20) * 40, weight: 3 }));
  const at = { x: 500, y: 300 };
  const { left, top } = notePlace(note, { width: 1400, height: 600 }, at, near);
  const [dx, dy] = [Math.max(left - at.x, 0, at.x - left - note.width), Math.max(top - at.y, 0, at.y - top - note.height)];
  expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(120);
  expect(Math.hypot(dx, dy)).toBeGreaterThan(0);
});

test('a note as wide as the map lies right below its region, or right above', () => {
  expect(noteTop(200, 600, 100)).toBe(144);
  expect(noteTop(200, 600, 500)).toBe(256);
  expect(noteTop(400, 600, 300)).toBeUndefined();
});
