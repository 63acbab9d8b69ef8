/** Lets somebody at a table hear and feel what they are shown. */
import type { Hearer } from '../play/moments.ts';
import { cuesOf } from './cues.ts';
import { openSpeaker } from './speaker.ts';
import type { Taste } from './taste.ts';
import { tremble } from './tremble.ts';

export function soundOf(taste: () => Taste): Hearer {
  const speaker = openSpeaker(taste);
  return (happenings, viewer) => {
    // Whoever looks elsewhere is called by the bell alone.
    if (document.hidden) return;
    for (const { sound, after, isOwn } of cuesOf(happenings, viewer)) {
      speaker.play(sound, after);
      if (isOwn && taste().trembles) tremble(sound);
    }
  };
}
