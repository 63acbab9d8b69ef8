/**
 * Randomness out of a secret key and one counter per purpose: roll n of a game is the same for ever, and one more roll never changes a shuffle.
 * The generator is Chaskey-12, a keyed function for 128-bit keys made of 32-bit additions, rotations and xors: quick in JavaScript, and whoever
 * sees any number of rolls learns nothing of the key or of the next one.
 */
import { sha256Words } from './sha256.ts';
import type { State } from './state.ts';

export const TILES = 0;
export const BOARDS = 1;
export const MARKERS = 2;
export const PILE = 3;
/** The counter of the reinforcement die, in `counters`. */
export const DIE = 4;
export const SEATS = 5;
export const PURPOSES = 6;

const FACES = [0, 0, 0, 1, 2, 3]; // CORE-DIE-1

/** The four words that `mixed` works on; the module is never re-entered in the middle of a draw. */
const word = new Int32Array(4);

/** Twelve rounds of the Chaskey permutation over `word`. */
function mixed(): void {
  let [a, b, c, d] = [word[0], word[1], word[2], word[3]];
  for (let round = 0; round < 12; round++) {
    a = (a + b) | 0;
    b = ((b << 5) | (b >>> 27)) ^ a;
    a = (a << 16) | (a >>> 16);
    c = (c + d) | 0;
    d = ((d << 8) | (d >>> 24)) ^ c;
    a = (a + d) | 0;
    d = ((d << 13) | (d >>> 19)) ^ a;
    c = (c + b) | 0;
    b = ((b << 7) | (b >>> 25)) ^ c;
    c = (c << 16) | (c >>> 16);
  }
  word[0] = a;
  word[1] = b;
  word[2] = c;
  word[3] = d;
}

/** How the key of a game comes from its seed: since rules version 2 it is the first half of its SHA-256. */
export type KeyRule = 'absorbed' | 'sha-256';

/** A 128-bit key from a seed of any length. */
export const keyOf = (seed: string, rule: KeyRule = 'sha-256'): number[] =>
  rule === 'absorbed' ? absorbed(seed) : sha256Words(seed).slice(0, 4);

/** The way of rules version 1: its characters absorbed block by block, each block fed forward. */
function absorbed(seed: string): number[] {
  const key = [0x656c626f, 0x77726f6f, 0x6d2e736d, seed.length | 0];
  for (let at = 0; at < seed.length + 8; at += 8) {
    const block = [0, 1, 2, 3].map((i) => (seed.charCodeAt(at + 2 * i) || 0) | ((seed.charCodeAt(at + 2 * i + 1) || 0) << 16));
    for (let i = 0; i < 4; i++) word[i] = key[i] ^ block[i];
    mixed();
    for (let i = 0; i < 4; i++) key[i] = word[i] ^ key[i] ^ Math.imul(block[i], 0x9e3779b1);
  }
  return key;
}

let draws = 0;

/**
 * How often anybody has drawn so far: a searcher that finds it unchanged has found nothing that hangs on chance.
 * @internal
 */
export const drawn = (): number => draws;

/** The next number below `limit` for one purpose. */
export function draw(s: Pick<State, 'key' | 'counters'>, purpose: number, limit: number): number {
  const { key } = s;
  draws++;
  word[0] = key[0] ^ s.counters[purpose]++;
  word[1] = key[1] ^ purpose;
  word[2] = key[2];
  word[3] = key[3];
  mixed();
  return Math.floor(((word[0] ^ key[0]) >>> 0) * (limit / 0x100000000));
}

/** CORE-DIE-1 One roll of the reinforcement die: results written into the position come first. */
export function rollDie(s: State): number {
  if (s.dice.length === 0) return FACES[draw(s, DIE, FACES.length)];
  const [next] = s.dice;
  s.dice = s.dice.slice(1);
  return next;
}

/** In how many of its six faces the die shows at least `needed`. */
export function facesAtLeast(needed: number): number {
  return needed <= 0 ? 6 : needed === 1 ? 3 : needed === 2 ? 2 : needed === 3 ? 1 : 0;
}

export function shuffle(s: Pick<State, 'key' | 'counters'>, tiles: number[], purpose: number): void {
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = draw(s, purpose, i + 1);
    const tile = tiles[i];
    tiles[i] = tiles[j];
    tiles[j] = tile;
  }
}
