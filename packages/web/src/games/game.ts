/** A game is its set-up and its moves; everything else follows. Whatever comes from outside is looked at before it becomes one. */
import type { Setup } from '@elbowroom/rules';

export type Game = { readonly setup: Setup; readonly moves: readonly string[] };

export type FaultCode =
  | 'empty'
  | 'too-long'
  | 'not-a-game'
  | 'not-a-link'
  | 'damaged'
  | 'newer'
  | 'prepared'
  | 'bad-setup'
  | 'bad-move'
  | 'differs';

/** Why something is no game that can be shown. */
export class UnreadableGame extends Error {
  readonly code: FaultCode;
  /** Which move, from 1 on. */
  readonly move: number | undefined;
  /** What the rules say about it, in English, or the part that is wrong. */
  readonly detail: string;
  constructor(code: FaultCode, detail = '', move?: number) {
    super(`${code} ${detail}`.trim());
    this.name = 'UnreadableGame';
    this.code = code;
    this.detail = detail.slice(0, 300);
    this.move = move;
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableGame('damaged');
  }
}
