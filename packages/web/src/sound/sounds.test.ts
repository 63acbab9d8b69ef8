import { expect, test } from 'vitest';
import { render, type SoundName, soundNames } from './sounds.ts';
import { loudness, peak, RATE, type Wave } from './tone.ts';

const rendered = new Map(soundNames.map((name) => [name, render(name)]));
const waveOf = (name: SoundName): Wave => rendered.get(name) ?? new Float32Array();

test('there are at least fourteen', () => expect(soundNames.length).toBeGreaterThanOrEqual(14));

test.each(soundNames)('%s is heard, is short, never too loud, and begins and ends in silence', (name) => {
  const wave = waveOf(name);
  const mean = wave.reduce((sum, x) => sum + x, 0) / wave.length;
  expect(wave.every(Number.isFinite)).toBe(true);
  expect(wave.length / RATE).toBeLessThanOrEqual(1.5);
  expect(peak(wave)).toBeLessThanOrEqual(10 ** (-1 / 20));
  expect(loudness(wave)).toBeGreaterThan(0.05);
  expect(Math.abs(mean)).toBeLessThan(0.001);
  expect(Math.abs(wave[0] ?? 1)).toBeLessThan(0.05);
  expect(wave.at(-1)).toBeCloseTo(0, 3);
});

test('none is more than twice as loud as another', () => {
  const all = soundNames.map((name) => loudness(waveOf(name)));
  expect(Math.max(...all) / Math.min(...all)).toBeLessThan(2.1);
});

test('the same sound is the same each time', () => expect(render('die')).toEqual(waveOf('die')));

/** How much of it is where: by pitch, and by tenths of a second. */
function fingerprint(wave: Wave): number[] {
  const pitches = Array.from({ length: 24 }, (_, i) => 80 * 2 ** (i / 4));
  const span = RATE / 10;
  const spans = Array.from({ length: 15 }, (_, i) => wave.subarray(i * span, (i + 1) * span));
  return spans.flatMap((heard) => pitches.map((pitch) => strengthOf(heard, pitch)));
}

function strengthOf(heard: Wave, pitch: number): number {
  let [re, im] = [0, 0];
  for (const [i, x] of heard.entries()) {
    const angle = (2 * Math.PI * pitch * i) / RATE;
    re += x * Math.cos(angle);
    im += x * Math.sin(angle);
  }
  return Math.hypot(re, im);
}

function likeness(a: readonly number[], b: readonly number[]): number {
  const dot = (p: readonly number[], q: readonly number[]): number => p.reduce((sum, x, i) => sum + x * (q[i] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

test('no two can be mistaken for one another', () => {
  const prints = soundNames.map((name) => [name, fingerprint(waveOf(name))] as const);
  const alike = prints.flatMap(([name, print], i) =>
    prints.slice(i + 1).flatMap(([other, second]) => (likeness(print, second) > 0.9 ? [`${name} ${other}`] : [])),
  );
  expect(alike).toEqual([]);
});
