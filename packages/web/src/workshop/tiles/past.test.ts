import { expect, test } from 'vitest';
import { openPast } from './past.svelte.ts';

test('everything is taken back and brought again, without end, and whatever is now is kept', () => {
  const kept: number[] = [];
  const past = openPast(0, (now) => kept.push(now));
  for (let n = 1; n <= 300; n++) past.change(n);
  for (let n = 0; n < 300; n++) past.undo();
  expect([past.now, past.canUndo, past.canRedo]).toEqual([0, false, true]);
  past.undo();
  for (let n = 0; n < 299; n++) past.redo();
  expect([past.now, past.canRedo, kept.at(-1)]).toEqual([299, true, 299]);
  past.change(7);
  expect([past.now, past.canRedo]).toEqual([7, false]);
});

test('what is typed into a field without a pause is one step', () => {
  let time = 0;
  const past = openPast(
    '',
    () => undefined,
    () => time,
  );
  for (const text of ['O', 'Ot', 'Ott']) past.change(text, 'name');
  past.undo();
  expect(past.now).toBe('');
  past.redo();
  past.change('Otte', 'name');
  time += 5000;
  past.change('Otter', 'name');
  past.change('7', 'value');
  past.undo();
  past.undo();
  expect(past.now).toBe('Otte');
});
