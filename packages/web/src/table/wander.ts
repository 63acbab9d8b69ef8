/** A player who knows no plan: draws every move at random, but likes conquering better than giving up. */
import type { Move } from '@elbowroom/rules';

const LIKES: Readonly<Record<Move['type'], number>> = {
  pick: 4,
  expand: 5,
  decline: 1,
  conquer: 6,
  roll: 1,
  use: 3,
  choose: 3,
  deploy: 4,
  done: 1,
  abandon: 0.05,
};

/** Numbers from 0 to 1 that are the same for the same word. */
export function luck(word: string): () => number {
  let a = 0x9e3779b9;
  for (const letter of word) a = Math.imul(a ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** First what kind of move, then which one: many ways to abandon must not outweigh one way to go on. */
export function wander(moves: readonly Move[], draw: () => number): Move | undefined {
  const kinds = [...new Set(moves.map(({ type }) => type))];
  let mark = draw() * kinds.reduce((sum, kind) => sum + LIKES[kind], 0);
  const kind = kinds.find((k) => {
    mark -= LIKES[k];
    return mark < 0;
  });
  const such = moves.filter(({ type }) => type === (kind ?? kinds.at(-1)));
  return such[Math.floor(draw() * such.length)];
}
