/** Moves that must be refused, with their code, their rule and some of the words. */
import { expect } from 'vitest';
import { apply, clone, IllegalMove, type Move, type State, text } from '../src/index.ts';
import type { RefusalCode } from '../src/refusal.ts';

/** The refusal of a move; the state must be as before. */
export function refusalOf(s: State, move: Move | string): IllegalMove {
  const before = clone(s);
  try {
    apply(s, move);
  } catch (refused) {
    expect(s).toEqual(before);
    if (refused instanceof IllegalMove) return refused;
    throw refused;
  }
  throw new Error(`“${typeof move === 'string' ? move : text(move)}” is legal`);
}

export function refuses(s: State, move: Move | string, code: RefusalCode, rule: string, words = ''): void {
  const { code: found, message, rule: named } = refusalOf(s, move);
  expect({ code: found, rule: named }).toEqual({ code, rule });
  expect(message).toContain(words);
}
