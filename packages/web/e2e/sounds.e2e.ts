/** Every sound as Chromium itself makes it audible: rendered in the page, and played through the nodes of the speaker. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { type SoundName, soundNames } from '../src/sound/sounds.ts';
import { desk } from './browser.ts';
import { useSite } from './site.ts';

const site = useSite();
/** Samples to a second of a usual loudspeaker: the browser has to convert ours. */
const SPEAKER = 48_000;
/** Seconds that are listened on after each sound. */
const AFTER = 0.25;

type Heard = {
  readonly name: SoundName;
  /** How long it is by itself, and until nothing can be heard any more. */
  readonly seconds: number;
  readonly until: number;
  readonly peak: number;
  /** The same at half the volume. */
  readonly softPeak: number;
  /** How strong it is in each twentieth of a second. */
  readonly course: readonly number[];
  readonly crossings: number;
};

const LISTEN = `(async () => {
  const [{ render, RATE, soundNames }, { bufferOf, voiceOf }] = await Promise.all([import('/sound/sounds.ts'), import('/sound/voice.ts')]);
  const listen = async (wave, volume) => {
    const context = new OfflineAudioContext(1, Math.ceil((wave.length / RATE + ${AFTER}) * ${SPEAKER}), ${SPEAKER});
    voiceOf(context, bufferOf(context, wave, RATE), volume).start();
    return (await context.startRendering()).getChannelData(0);
  };
  const peakOf = (samples) => samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  return Promise.all(soundNames.map(async (name) => {
    const wave = render(name);
    const [loud, soft] = [await listen(wave, 1), await listen(wave, 0.5)];
    const span = ${SPEAKER} / 20;
    const course = Array.from({ length: Math.ceil(loud.length / span) }, (_, i) => Math.hypot(...loud.subarray(i * span, (i + 1) * span)));
    return {
      name, course,
      seconds: wave.length / RATE,
      until: (loud.findLastIndex((x) => Math.abs(x) > 0.0005) + 1) / ${SPEAKER},
      peak: peakOf(loud),
      softPeak: peakOf(soft),
      crossings: loud.reduce((sum, x, i) => sum + (x >= 0 !== (loud[i - 1] ?? 0) >= 0 ? 1 : 0), 0),
    };
  }));
})()`;

let heard: readonly Heard[] = [];
beforeAll(async () => {
  const page = await site.browser.newPage(desk);
  await page.route('**/sound/*.ts', (route) => {
    const source = readFileSync(new URL(`../src${new URL(route.request().url()).pathname}`, import.meta.url), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(site.address);
  heard = await page.evaluate<Heard[]>(LISTEN);
  await page.close();
});

test('all of them are heard', () => expect(heard.map(({ name }) => name)).toEqual(soundNames));

test.each(soundNames)('%s is audible, is never cut off at the top, and ends when it should', (name) => {
  const { seconds, until, peak, softPeak } = heard.find((sound) => sound.name === name)!;
  expect(peak).toBeGreaterThan(0.1);
  expect(peak).toBeLessThanOrEqual(1);
  expect(softPeak).toBeCloseTo(peak / 4, 3);
  expect(until).toBeLessThanOrEqual(seconds + 0.005);
  expect(until).toBeGreaterThan(seconds / 3);
});

/** Alike in how it swells and fades, 0 to 1. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const dot = (p: readonly number[], q: readonly number[]): number => p.reduce((sum, x, i) => sum + x * (q[i] ?? 0), 0);
  return dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));
}

test('no two are alike in their course and their pitch', () => {
  const pitch = ({ crossings, until }: Heard): number => crossings / until;
  const alike = heard.flatMap((one, i) =>
    heard
      .slice(i + 1)
      .filter((other) => likeness(one.course, other.course) > 0.97 && Math.abs(Math.log2(pitch(one) / pitch(other))) < 0.1)
      .map((other) => `${one.name} ${other.name}`),
  );
  expect(alike).toEqual([]);
});
