/**
 * A game as a text file: `key: value` lines, then one move per line, then what came of it. `#` begins a comment.
 * Values that are more than a word or a number are JSON. Golden games, regressions, exports and bug reports are all written this way.
 */
import type { Start } from './start.ts';

/** What a file says about its game and what can be checked by playing it again. */
export interface Claims {
  /** SHA-256 of the seed, as it was shown before the game began. */
  readonly seedHash?: string;
  /** Fingerprint of the last position. */
  readonly hash?: string;
  readonly coins?: readonly number[];
  readonly winners?: readonly number[];
}

/** A game as a file has it. */
export interface GameRecord extends Start {
  readonly moves: readonly string[];
  readonly claims: Claims;
  /** Where in the file it stands, from line 1 on: the lines by key, and those of the moves. */
  readonly lines?: { readonly keys: Readonly<Record<string, number>>; readonly moves: readonly number[] };
}

/** Why a text is no game. */
export type UnreadableCode = 'empty' | 'too-long' | 'not-a-game' | 'newer' | 'twice' | 'damaged' | 'bad-setup' | 'bad-move';

/** A text that is no game. */
export class UnreadableRecord extends Error {
  readonly code: UnreadableCode;
  /** From 1 on. */
  readonly line: number | undefined;
  /** Which move, from 1 on. */
  readonly move: number | undefined;
  constructor(code: UnreadableCode, message: string, line?: number, move?: number) {
    super(message);
    this.name = 'UnreadableRecord';
    this.code = code;
    this.line = line;
    this.move = move;
  }
}
