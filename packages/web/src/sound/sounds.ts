/** Every sound of the table, as one would make it with wood, cardboard, metal and a small bell. */
import { BAR, BELL, finish, type Knock, knock, METAL, ring, silence, strike, type Wave } from './tone.ts';

export { RATE } from './tone.ts';

export const soundNames = [
  'place',
  'conquer',
  'lost',
  'die',
  'success',
  'failure',
  'coin',
  'score',
  'decline',
  'artifact',
  'found',
  'explosion',
  'bell',
  'end',
] as const;
export type SoundName = (typeof soundNames)[number];

type Recipe = {
  readonly seconds: number;
  /** Of the loudness of the others: what is heard often is soft. */
  readonly part: number;
  readonly make: (wave: Wave) => void;
};

/** A piece of cardboard laid on another. */
const tap = (wave: Wave, at: number, level: number, seed: number): void => {
  const card: Knock = { at, pitch: 1150, level: level * 3, fall: 0.05, hollow: 1.6, seed };
  knock(wave, card);
  knock(wave, { ...card, pitch: 420, level: level * 2.4, fall: 0.07 });
};

/** Seconds at which a die touches the table, ever sooner. */
const BOUNCES = [0, 0.13, 0.235, 0.315, 0.38, 0.43, 0.465, 0.49];

const notes = (wave: Wave, pitches: readonly number[], apart: number, fall: number, body: typeof BAR): void => {
  for (const [i, pitch] of pitches.entries()) strike(wave, body, { at: i * apart, pitch, level: 1, fall });
};

const recipes: Readonly<Record<SoundName, Recipe>> = {
  place: {
    seconds: 0.14,
    part: 0.55,
    make: (wave) => tap(wave, 0, 1, 3),
  },
  conquer: {
    seconds: 0.42,
    part: 0.9,
    make: (wave) => {
      ring(wave, { pitch: 150, level: 1, fall: 0.34, glide: 0.6 });
      tap(wave, 0, 0.9, 5);
      tap(wave, 0.085, 0.6, 8);
    },
  },
  lost: {
    seconds: 0.6,
    part: 0.9,
    make: (wave) => {
      strike(wave, BAR, { pitch: 233, level: 1, fall: 0.4, glide: 0.84 });
      strike(wave, BAR, { at: 0.13, pitch: 175, level: 0.9, fall: 0.45, glide: 0.8 });
      knock(wave, { at: 0.13, pitch: 240, level: 2, fall: 0.16, hollow: 1, seed: 13 });
    },
  },
  die: {
    seconds: 0.62,
    part: 0.8,
    make: (wave) => {
      for (const [i, at] of BOUNCES.entries()) {
        const level = 1 - i * 0.085;
        knock(wave, { at, pitch: 2300 + 260 * (i % 3), level: 2.6 * level, fall: 0.045, hollow: 5, seed: 21 + i });
        knock(wave, { at, pitch: 640, level: 1.6 * level, fall: 0.06, hollow: 3, seed: 31 + i });
      }
    },
  },
  success: {
    seconds: 0.62,
    part: 0.9,
    make: (wave) => notes(wave, [523.25, 783.99], 0.1, 0.5, BAR),
  },
  failure: {
    seconds: 0.6,
    part: 0.9,
    make: (wave) => {
      notes(wave, [311.13, 233.08], 0.14, 0.38, BAR);
      knock(wave, { at: 0.14, pitch: 160, level: 2.2, fall: 0.2, hollow: 1, seed: 17 });
    },
  },
  coin: {
    seconds: 0.4,
    part: 0.6,
    make: (wave) => {
      strike(wave, METAL, { pitch: 2093, level: 0.7, fall: 0.2, rise: 0.001 });
      strike(wave, METAL, { at: 0.07, pitch: 2489, level: 1, fall: 0.3, rise: 0.001 });
    },
  },
  score: {
    seconds: 1,
    part: 0.8,
    make: (wave) => {
      for (const [i, pitch] of [1976, 2217, 2349, 2637].entries())
        strike(wave, METAL, { at: i * 0.085, pitch, level: 0.35, fall: 0.24, rise: 0.001 });
      notes(wave, [392, 493.88, 587.33], 0.11, 0.7, BAR);
    },
  },
  decline: {
    seconds: 1.3,
    part: 0.85,
    make: (wave) => {
      notes(wave, [293.66, 246.94, 196], 0.22, 0.8, BAR);
      knock(wave, { pitch: 520, level: 0.5, fall: 1.1, hollow: 0.7, seed: 41 });
    },
  },
  artifact: {
    seconds: 1.3,
    part: 0.85,
    make: (wave) => notes(wave, [659.25, 830.61, 987.77, 1318.51], 0.09, 0.85, BELL),
  },
  found: {
    seconds: 1.4,
    part: 0.9,
    make: (wave) => {
      for (const [times, level] of [
        [1, 1],
        [1.48, 0.7],
        [2.09, 0.5],
        [2.97, 0.25],
      ] as const)
        ring(wave, { pitch: 164.81 * times, level, fall: 1.25 / Math.sqrt(times), rise: 0.04 });
      notes(wave, [329.63, 493.88], 0.2, 0.9, BELL);
    },
  },
  explosion: {
    seconds: 1.1,
    part: 1,
    make: (wave) => {
      knock(wave, { pitch: 130, level: 5, fall: 1, hollow: 0.6, seed: 51 });
      knock(wave, { pitch: 900, level: 2.4, fall: 0.2, hollow: 0.5, seed: 52 });
      ring(wave, { pitch: 95, level: 1, fall: 0.7, glide: 0.45 });
    },
  },
  bell: {
    seconds: 1.2,
    part: 0.8,
    make: (wave) => notes(wave, [659.25, 880], 0.17, 0.85, BELL),
  },
  end: {
    seconds: 1.5,
    part: 0.95,
    make: (wave) => {
      notes(wave, [392, 493.88, 587.33, 783.99], 0.13, 1, BAR);
      strike(wave, BELL, { at: 0.52, pitch: 783.99, level: 0.5, fall: 0.9 });
      ring(wave, { at: 0.52, pitch: 196, level: 0.7, fall: 0.9 });
    },
  },
};

export function render(name: SoundName): Wave {
  const { seconds, part, make } = recipes[name];
  const wave = silence(seconds);
  make(wave);
  return finish(wave, part);
}
