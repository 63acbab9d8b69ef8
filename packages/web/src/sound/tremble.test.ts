import { afterEach, expect, test, vi } from 'vitest';
import { tremble } from './tremble.ts';

afterEach(() => vi.unstubAllGlobals());

function phone(isCoarse: boolean): ReturnType<typeof vi.fn> {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate });
  vi.stubGlobal('matchMedia', () => ({ matches: isCoarse }));
  return vibrate;
}

test('a phone trembles with a conquest, and not with a coin', () => {
  const vibrate = phone(true);
  tremble('conquer');
  tremble('coin');
  expect(vibrate.mock.calls).toEqual([[[18]]]);
});

test('a desk does not tremble', () => {
  const vibrate = phone(false);
  tremble('explosion');
  expect(vibrate).not.toHaveBeenCalled();
});

test('a phone without a motor is left alone', () => {
  vi.stubGlobal('navigator', {});
  expect(() => tremble('bell')).not.toThrow();
});
