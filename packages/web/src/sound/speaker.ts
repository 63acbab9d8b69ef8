/**
 * What the page sounds through. Browsers forbid sound before somebody has touched the page, so there is no speaker until then, and what
 * would have sounded is not made up for. Sounds are rendered when they are first wanted.
 */
import type { SoundName } from './sounds.ts';
import type { Taste } from './taste.ts';
import { bufferOf, voiceOf } from './voice.ts';

export type Speaker = {
  /** After so many seconds. */
  readonly play: (sound: SoundName, after?: number) => void;
};

/** Milliseconds in which the same sound is heard once only, and how many sound at once at most. */
const ONCE = 70;
const VOICES = 4;
/** Milliseconds that a sound may come late the first time. */
const LATE = 60;

type OpenSpeaker = {
  readonly context: AudioContext;
  readonly buffers: Map<SoundName, AudioBuffer>;
  readonly kit: typeof import('./sounds.ts');
};

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

let opened: Promise<OpenSpeaker | undefined> | undefined;
let isWaiting = false;
let voices = 0;
const lately = new Map<SoundName, number>();

async function open(): Promise<OpenSpeaker | undefined> {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const [kit] = await Promise.all([import('./sounds.ts'), context.resume()]);
  return { context, buffers: new Map(), kit };
}

/** A moment in which nothing else is to be done, or soon. */
const rest = (): Promise<void> =>
  new Promise((done) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(done);
    else requestIdleCallback(() => done(), { timeout: LATE });
  });

/** Waits for the first touch, once for the page. */
function awaitGesture(): void {
  if (isWaiting) return;
  isWaiting = true;
  const begin = (): void => {
    for (const gesture of GESTURES) removeEventListener(gesture, begin, true);
    opened ??= open().catch(() => undefined);
  };
  for (const gesture of GESTURES) addEventListener(gesture, begin, { capture: true, passive: true });
}

async function sound(name: SoundName, volume: number, after: number): Promise<void> {
  const speaker = await opened;
  if (speaker === undefined) return;
  const { buffers, context, kit } = speaker;
  // To render a sound takes longer than a frame: whoever has just pressed something sees first what came of it.
  if (!buffers.has(name)) await rest();
  if (voices >= VOICES) return;
  const buffer = buffers.get(name) ?? bufferOf(context, kit.render(name), kit.RATE);
  buffers.set(name, buffer);
  const source = voiceOf(context, buffer, volume);
  voices++;
  source.onended = () => {
    voices--;
  };
  source.start(context.currentTime + after);
}

/** `taste` is asked whenever something is to be heard. */
export function openSpeaker(taste: () => Taste): Speaker {
  awaitGesture();
  return {
    play: (name, after = 0) => {
      const { isOn, volume } = taste();
      const now = performance.now();
      if (!isOn || volume === 0 || opened === undefined || now - (lately.get(name) ?? -ONCE) < ONCE) return;
      lately.set(name, now);
      void sound(name, volume, after);
    },
  };
}
