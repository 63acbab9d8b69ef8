import { NOBODY } from '@elbowroom/rules/maps';
import { expect, test } from 'vitest';
import { emptySketch } from './edit.ts';
import { cellAt, middleOn } from './ground-plan.ts';
import { actOf } from './keys.ts';
import { type BenchState, cancelled, dragged, laid, pressed, released, takenBack, withBrush, withGround, withTool } from './strokes.ts';

const sea = laid(emptySketch('island', 20, 16, 1));
const stroke = (bench: BenchState, from: number, to: number): BenchState => released(dragged(pressed(bench, from), to));
const at = (column: number, row: number): number => row * 20 + column;

test('a stroke on empty ground makes a region of the chosen terrain, and the next one drags its border', () => {
  const first = stroke(withGround(sea, 'forest'), at(4, 4), at(8, 4));
  const made = first.history.now;
  expect(made.regions).toEqual([{ terrain: 'forest' }]);
  expect(first.selected).toBe(0);
  const wider = stroke(first, at(8, 4), at(14, 4)).history.now;
  expect(wider.regions).toHaveLength(1);
  expect(wider.shape.owner[at(14, 4)]).toBe(0);
});

test('a tap only marks a region; a stroke that is dropped leaves nothing', () => {
  const bench = stroke(sea, at(4, 4), at(8, 4));
  expect(released(pressed(bench, at(5, 4))).history).toBe(bench.history);
  expect(cancelled(dragged(pressed(bench, at(5, 4)), at(9, 9))).history).toBe(bench.history);
});

test('a region is cut by a tap or along a line, joined again, and all is taken back', () => {
  const whole = stroke(withBrush(sea, 2), at(4, 8), at(14, 8));
  const cut = stroke(withTool(whole, 'split'), at(9, 2), at(9, 14));
  expect(cut.history.now.regions).toHaveLength(2);
  expect(cut.history.now.shape.owner[at(4, 8)]).not.toBe(cut.history.now.shape.owner[at(14, 8)]);
  expect(released(pressed(withTool(whole, 'split'), at(9, 8))).history.now.regions).toHaveLength(2);
  const joined = pressed(pressed({ ...withTool(cut, 'join'), selected: undefined }, at(4, 8)), at(14, 8));
  expect(joined.history.now.regions).toHaveLength(1);
  expect(takenBack(takenBack(joined)).history.now).toBe(whole.history.now);
});

test('what is erased is open sea again, and a region that is gone is not spoken of', () => {
  const one = stroke(sea, at(4, 4), at(5, 4));
  const gone = stroke(withBrush(withTool(one, 'erase'), 2), at(4, 4), at(6, 4));
  expect(gone.history.now.regions).toEqual([]);
  expect(gone.history.now.shape.owner.every((owner) => owner === NOBODY)).toBe(true);
  expect(gone.selected).toBeUndefined();
});

test('every cell is found where it is drawn', () => {
  const { shape } = sea.history.now;
  for (const cell of shape.owner.keys()) expect(cellAt(shape, middleOn(shape, cell))).toBe(cell);
});

test.each([
  ['p', { type: 'tool', tool: 'paint' }],
  ['J', { type: 'tool', tool: 'join' }],
  ['3', { type: 'terrain', terrain: 'hill' }],
  [']', { type: 'brush', by: 1 }],
  [' ', { type: 'pen' }],
  ['Escape', { type: 'lift' }],
  ['ArrowLeft', { type: 'step', dx: -1, dy: 0 }],
  ['8', undefined],
])('the key %s', (key, act) => {
  const bare = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  expect(actOf({ ...bare, key })).toEqual(act);
  expect(actOf({ ...bare, key, ctrlKey: true })).toBeUndefined();
});
