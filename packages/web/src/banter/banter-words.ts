/** What bots say at the table, by what they care about. Nothing in it is about what somebody cannot see. */
import type { Character } from '@elbowroom/bots/names';
import type { Language } from '../words/words.ts';
import { en } from './en-banter.ts';
import { fr } from './fr-banter.ts';
import type { Occasion } from './remarks.ts';

type Lines = Readonly<Record<Character | 'none', Readonly<Record<Occasion, readonly string[]>>>>;

export type BanterWords = {
  /** The switch. */
  readonly talk: string;
  /** In the log: who, and what. */
  readonly told: (name: string, line: string) => string;
  readonly lines: Lines;
};

export const banterWords: Readonly<Record<Language, BanterWords>> = { en, fr };
