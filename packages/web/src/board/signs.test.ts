import { expect, test } from 'vitest';
import { keptSigns, lessSigns } from './signs.ts';
import type { RegionView } from './view.ts';

const region = (less?: string): RegionView => ({ label: '', pieces: [], markers: [], ...(less !== undefined && { less }) });
const place = { x: 10, y: 20, badge: { x: 0, y: -30, form: 'more' as const } };

test('a sign stands where something can be taken up, and beside a badge', () => {
  const [there, without, bare] = lessSigns({ regions: [region('Take one'), region(), region('Take one')] }, [place, place, { x: 0, y: 0 }]);
  expect(there).toContain('aria-label="Take one"');
  expect([without, bare]).toEqual(['', '']);
});

test('while tokens are on their way to a region its sign stays as it was', () => {
  expect(keptSigns(['', 'old', 'gone'], ['new', 'moved', ''], new Set([0, 1]))).toEqual(['', 'old', '']);
  expect(keptSigns([], ['new'], new Set([0]))).toEqual(['']);
});
