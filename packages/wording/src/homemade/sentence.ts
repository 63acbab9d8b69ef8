/** A sentence with gaps: what stands in a gap can be changed by whoever edits it, and all of it can be read. */
import type { Where } from '@elbowroom/rules/homebrew';

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
  has: (slot) => effect[slot] !== undefined && effect[slot] !== false,
  where: isFilled(effect.where) ? effect.where : undefined,
});

const isFilled = (value: unknown): value is Where => typeof value === 'object' && value !== null && Object.keys(value).length > 0;

export const gap = (slot: string, text: string | number): Part => ({ slot, text: String(text) });

/** Parts one after the other; what says nothing is left out. */
export const line = (...parts: readonly (Part | Sentence)[]): Sentence =>
  parts.flatMap((part) => (typeof part === 'object' && 'slot' in part ? [part] : part)).filter((part) => part !== '');

/** A sentence as it is read. */
export const plain = (sentence: Sentence): string => sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
