import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressOn } from '../src/progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shownOn(isTTY: boolean): string[] {
  const shown: string[] = [];
  const progress = progressOn({ isTTY, write: (text) => shown.push(text) });
  for (let i = 0; i <= 4; i++) {
    progress.show(i / 4, `${i} games`);
    vi.advanceTimersByTime(6000);
  }
  progress.end();
  return shown;
}

test('a bar fills up on a terminal, and is gone at the end', () => {
  const shown = shownOn(true);
  expect(shown).toHaveLength(6);
  expect(shown[2]).toBe(`\r\u001b[2K${'█'.repeat(15)}${'░'.repeat(15)}  50 %  2 games`);
  expect(shown.at(-1)).toBe('\r\u001b[2K');
});

test('elsewhere there is a plain line now and then', () => {
  expect(shownOn(false)).toEqual([' 50 %  2 games\n', '100 %  4 games\n']);
});
