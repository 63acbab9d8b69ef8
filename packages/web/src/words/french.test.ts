import { expect, test } from 'vitest';
import { adviceWords } from '../advice/advice-words.ts';
import { banterWords } from '../banter/banter-words.ts';
import { endWords } from '../end/end-words.ts';
import { gamesWords } from '../games/games-words.ts';
import { onlineWords } from '../online/online-words.ts';
import { frScenes } from '../school/lesson/fr-scenes.ts';
import { lessonWords } from '../school/lesson/lesson-words.ts';
import { schoolWords } from '../school/school-words.ts';
import { workshopWords } from '../workshop/workshop-words.ts';
import { languages } from './speak.ts';

/** Everything that a catalogue says, however deep; what is put together from numbers and names is left out. */
const sayings = (words: unknown): string[] => {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(sayings) : [];
};
const catalogues = [
  adviceWords.fr,
  endWords.fr,
  gamesWords.fr,
  onlineWords.fr,
  banterWords.fr,
  schoolWords.fr,
  lessonWords.fr,
  frScenes,
  workshopWords.fr,
];
const french = [languages.fr, ...catalogues].flatMap(sayings);

test('French has its own apostrophes', () => {
  expect(french.filter((text) => text.includes("'"))).toEqual([]);
});

test('French keeps tall signs with the word before them, and quotes with what they quote', () => {
  expect(french.filter((text) => /(?:[^\u00a0\u202f]|^)[;:!?»]|«[^\u00a0\u202f]/.test(text))).toEqual([]);
});
