import { expect, test } from 'vitest';
import { paceFrom } from './pace.ts';

test('what an earlier page kept means what it meant then', () => {
  expect(['slow', 'fast', 'none'].map((former) => paceFrom(undefined, undefined, former))).toEqual(['calm', 'brisk', 'instant']);
});

test('what this page kept goes before, and the address before both', () => {
  expect(paceFrom(undefined, 'slow', 'none')).toBe('slow');
  expect(paceFrom('brisk', 'slow', 'none')).toBe('brisk');
  expect(paceFrom('none', 'slow', undefined)).toBe('instant');
});

test('what nobody understands is calm', () => {
  expect(paceFrom('later', 'fast', undefined)).toBe('calm');
  expect(paceFrom(undefined, undefined, undefined)).toBe('calm');
});
