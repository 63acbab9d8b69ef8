/** What a phone lets a hand feel of a sound, where it can. */
import type { SoundName } from './sounds.ts';

/** Milliseconds of trembling and of rest, in turn; most sounds are not felt. */
const PATTERNS: Readonly<Partial<Record<SoundName, readonly number[]>>> = {
  place: [8],
  conquer: [18],
  lost: [30, 40, 30],
  die: [10, 90, 10, 70, 10, 50, 10],
  success: [14, 50, 24],
  failure: [45],
  explosion: [70],
  decline: [24],
  bell: [20, 70, 20],
  end: [30, 60, 30, 60, 60],
};

/** Asked of the device itself: some browsers have the call and no motor, but none that shows a finger's page. */
export const canTremble = (): boolean => typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

export function tremble(sound: SoundName): void {
  const pattern = PATTERNS[sound];
  if (pattern !== undefined && canTremble()) navigator.vibrate([...pattern]);
}
