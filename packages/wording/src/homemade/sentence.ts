/** A sentence with gaps: what stands in a gap can be changed by whoever edits it, and all of it can be read. */
import type { Where } from '@elbowroom/rules/homebrew';
import { whereIn } from './region-words.ts';

/** A piece of a sentence. `slot`: the name of the slot of the effect that it says. */
export type Part = string | { readonly slot: string; readonly text: string };
/** What an effect says, without a capital at its beginning and a full stop at its end. */
export type Sentence = readonly Part[];

/** An effect of a homemade tile as far as it is written: an editor has some that are not whole yet. */
export type Written = Readonly<Record<string, unknown>>;

/** What a template asks of an effect; what is not there yet is said as nothing. */
export interface Told {
  readonly number: (slot: string) => number;
  readonly word: (slot: string) => string;
  readonly has: (slot: string) => boolean;
  /** What its piece is called: in this language, in the other, or as its id has it. */
  readonly called: (language: 'en' | 'fr') => string;
  readonly where: Where | undefined;
}

export const toldOf = (effect: Written): Told => ({
  number: (slot) => {
    const value = effect[slot];
    return typeof value === 'number' && Number.isFinite(value) ? value : 0;
  },
  word: (slot) => {
    const value = effect[slot];
    return typeof value === 'string' ? value : '';
  },
  called: (language) => {
    const name: Written = isRecord(effect.name) ? effect.name : {};
    const found = [name[language], name.en, name.fr].find((text) => typeof text === 'string' && text.trim() !== '');
    return String(found ?? (typeof effect.piece === 'string' ? effect.piece.replaceAll('-', ' ') : ''));
  },
  has: (slot) => effect[slot] !== undefined && effect[slot] !== false,
  where: whereIn(effect.where),
});

const isRecord = (value: unknown): value is Written => typeof value === 'object' && value !== null;

export const gap = (slot: string, text: string | number): Part => ({ slot, text: String(text) });

/** Parts one after the other; what says nothing is left out. */
export const line = (...parts: readonly (Part | Sentence)[]): Sentence =>
  parts.flatMap((part) => (typeof part === 'object' && 'slot' in part ? [part] : part)).filter((part) => part !== '');

/** A sentence as it is read. */
export const plain = (sentence: Sentence): string => sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
