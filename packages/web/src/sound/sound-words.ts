/** What is said of sound. */
import type { Language } from '../words/words.ts';

type SoundWords = {
  readonly sound: string;
  readonly on: string;
  readonly off: string;
  readonly volume: string;
  readonly trembles: string;
};

export const soundWords: Readonly<Record<Language, SoundWords>> = {
  en: { sound: 'Sound', on: 'Sound on', off: 'Sound off', volume: 'Volume', trembles: 'Vibrate' },
  fr: { sound: 'Son', on: 'Son activé', off: 'Son coupé', volume: 'Volume', trembles: 'Vibrations' },
};
