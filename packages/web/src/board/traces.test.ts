import { expect, test } from 'vitest';
import { spokenOf, traceSigns } from './traces.ts';
import type { TraceView } from './view.ts';

const places = [
  { x: 10, y: 20 },
  { x: 30, y: 40 },
];
const taken: TraceView = { region: 0, colour: 'blue', isTaken: true, more: 1, isFaint: false };
const weaker: TraceView = { region: 1, colour: 'green', isTaken: false, more: -2, isFaint: true };

test('lost land shows the pattern of who held it, other changes their number', () => {
  const [first = '', second = ''] = [taken, weaker].map((trace) => traceSigns({ regions: [], traces: [trace] }, places));
  expect(first).toContain('url(#seat-blue)');
  expect(first).toContain('translate(10.0px, 20.0px)');
  expect(second).toContain('>−2<');
  expect(second).toContain('var(--green)');
});

test('where nobody was there is a sign without a pattern', () => {
  const { colour: _, ...free } = taken;
  const sign = traceSigns({ regions: [], traces: [free] }, places);
  expect(sign).toContain('nobody');
  expect(sign).not.toContain('seat-');
});

test('only while some are spoken of are the others faint, and these are to be seen whole', () => {
  expect(spokenOf({ regions: [], traces: [taken, weaker] })).toEqual([0]);
  expect(spokenOf({ regions: [], traces: [taken] })).toEqual([]);
});
