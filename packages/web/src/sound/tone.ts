/** What sounds are made of: tones that die away, and noise through a hollow body. Pure numbers, the same each time. */

/** Samples to a second. */
export const RATE = 32_000;

export type Wave = Float32Array<ArrayBuffer>;

export const silence = (seconds: number): Wave => new Float32Array(Math.round(seconds * RATE));

type Struck = {
  /** Seconds from the beginning. */
  readonly at?: number;
  /** Times a second. */
  readonly pitch: number;
  readonly level: number;
  /** Seconds until it is a thousandth of what it was. */
  readonly fall: number;
};

export type Tone = Struck & {
  /** What the pitch has been multiplied by when it has fallen. */
  readonly glide?: number;
  /** Seconds until it is there. */
  readonly rise?: number;
};

/** The natural logarithm of a thousand. */
const THOUSAND = 6.9;
const RISE = 0.003;

export function ring(wave: Wave, { at = 0, pitch, level, fall, glide = 1, rise = RISE }: Tone): void {
  const first = Math.round(at * RATE);
  const last = Math.min(wave.length, first + Math.round(fall * 1.3 * RATE));
  let phase = 0;
  for (let i = first; i < last; i++) {
    const t = (i - first) / RATE;
    phase += (2 * Math.PI * pitch * glide ** Math.min(1, t / fall)) / RATE;
    wave[i] = (wave[i] ?? 0) + Math.sin(phase) * level * Math.min(1, t / rise) * Math.exp((-THOUSAND * t) / fall);
  }
}

/** What sounds along with a tone: times its pitch, part of its level, part of its fall. */
type Overtone = readonly [pitch: number, level: number, fall: number];

/** A wooden bar over a hollow. */
export const BAR: readonly Overtone[] = [
  [1, 1, 1],
  [3.93, 0.26, 0.3],
  [9.2, 0.07, 0.12],
];
/** Small round metal: its overtones are no multiples, which is what makes it metal. */
export const METAL: readonly Overtone[] = [
  [1, 1, 1],
  [1.506, 0.62, 0.8],
  [2.618, 0.38, 0.55],
  [3.407, 0.22, 0.4],
];
/** A small bell, struck softly. */
export const BELL: readonly Overtone[] = [
  [0.5, 0.3, 1.2],
  [1, 1, 1],
  [2, 0.34, 0.6],
  [2.41, 0.16, 0.4],
  [3.01, 0.1, 0.3],
];

export function strike(wave: Wave, body: readonly Overtone[], { pitch, level, fall, ...rest }: Tone): void {
  for (const [times, loud, long] of body) ring(wave, { ...rest, pitch: pitch * times, level: level * loud, fall: fall * long });
}

export type Knock = Struck & {
  /** How much of a pitch it has: 1 is a thud, 10 nearly a tone. */
  readonly hollow?: number;
  readonly seed?: number;
};

/** Noise through a band: cardboard on a table, wood on wood. */
export function knock(wave: Wave, { at = 0, pitch, level, fall, hollow = 2, seed = 1 }: Knock): void {
  const noise = noiseOf(seed);
  const turn = (2 * Math.PI * pitch) / RATE;
  const alpha = Math.sin(turn) / (2 * hollow);
  const [gain, a1, a2] = [alpha / (1 + alpha), (-2 * Math.cos(turn)) / (1 + alpha), (1 - alpha) / (1 + alpha)];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  const first = Math.round(at * RATE);
  const last = Math.min(wave.length, first + Math.round(fall * 1.3 * RATE));
  for (let i = first; i < last; i++) {
    const x = noise();
    const y = gain * (x - x2) - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    const t = (i - first) / RATE;
    wave[i] = (wave[i] ?? 0) + y * level * Math.min(1, t / 0.001) * Math.exp((-THOUSAND * t) / fall);
  }
}

function noiseOf(seed: number): () => number {
  let x = seed * 0x9e3779b1;
  return () => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return x / 0x80000000;
  };
}

/** The loudest stretch of so many seconds is what an ear calls its loudness. */
const HEARD = 0.06;
const LOUD = 0.16;
/** Nothing is louder than this, which is 1.4 dB below the most there is. */
const PEAK = 0.85;
const FADE = 0.012;

/** Takes out what no ear hears, ends softly, and makes all sounds equally loud; `part`: but for the soft ones. */
export function finish(wave: Wave, part: number): Wave {
  let [low, before] = [0, 0];
  for (const [i, x] of wave.entries()) {
    low = 0.995 * (low + x - before);
    before = x;
    wave[i] = low * Math.min(1, (wave.length - 1 - i) / (FADE * RATE));
  }
  const scale = Math.min((LOUD * part) / loudness(wave), PEAK / peak(wave));
  for (const [i, x] of wave.entries()) wave[i] = x * scale;
  return wave;
}

export const peak = (wave: Wave): number => wave.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

export function loudness(wave: Wave): number {
  const span = Math.round(HEARD * RATE);
  let most = 0;
  for (let first = 0; first < wave.length; first += span >> 1) {
    const heard = wave.subarray(first, first + span);
    most = Math.max(most, heard.reduce((sum, x) => sum + x * x, 0) / span);
  }
  return Math.sqrt(most);
}
