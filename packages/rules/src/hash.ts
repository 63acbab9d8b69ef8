/**
 * A fingerprint of a state: 16 hexadecimal digits over everything that decides how the game goes on, in a fixed order.
 * Names and the log are left out; board, edition, homemade tiles, what the table agreed on and the key of the secret seed are in. Lists are preceded by their lengths, so that no two
 * states can run into each other. Two 32-bit lanes of multiply and xor in the manner of FNV-1a, mixed at the end as in MurmurHash3:
 * for comparing games, not for secrets.
 */
import type { Whole } from './core/state.ts';
import { briefCharter } from './versions/brief.ts';

const SCALARS = ['rounds', 'round', 'first', 'turn', 'stage', 'step', 'acting', 'begun', 'attacked', 'retreating'] as const;
const LISTS = [
  'key',
  'coins',
  'active',
  'owner',
  'power',
  'standing',
  'tray',
  'hand',
  'aside',
  'holder',
  'tokens',
  'pieces',
  'kept',
  'supply',
  'faces',
  'pile',
  'markerAt',
  'markerUp',
  'today',
  'memory',
  'conquests',
  'prompts',
  'counters',
  'dice',
  'powers',
  'offerCoins',
  'powerStack',
  'powerDiscards',
] as const;
const NESTED = ['columns', 'stacks'] as const;

/** Fields that say nothing new: the seed is in its key, the world in the ids of edition and board and in its homemade tiles, and what people have counted decides nothing. */
type Elsewhere = 'world' | 'names' | 'opening' | 'seed' | 'log' | symbol;
type Forgotten = Exclude<keyof Whole, (typeof SCALARS)[number] | (typeof LISTS)[number] | (typeof NESTED)[number] | Elsewhere>;
/** Begins every fingerprint. Does not compile when a field of the state is in none of the lists. */
const FORMAT: [Forgotten] extends [never] ? 'state 1' : Forgotten = 'state 1';

/** Fingerprints of its games say nothing of versions: there was one. */
const FIRST_RULES = 1;

let low = 0;
let high = 0;

function add(n: number): void {
  low = Math.imul(low ^ n, 0x01000193);
  low ^= low >>> 15;
  high = Math.imul(high ^ n, 0x85ebca6b);
  high = (high << 13) | (high >>> 19);
}

function addList(list: readonly number[]): void {
  add(list.length);
  for (let i = 0; i < list.length; i++) add(list[i]);
}

function addText(text: string): void {
  add(text.length);
  for (let i = 0; i < text.length; i++) add(text.charCodeAt(i));
}

/** The fingerprint of a state: 16 hexadecimal digits, for comparing games. */
export function hash(p: Whole): string {
  low = 0x811c9dc5 | 0;
  high = 0x9e3779b1 | 0;
  addText(FORMAT);
  addText(p.world.edition.id);
  addText(p.world.board.id);
  if (p.world.homebrew !== undefined) addText(JSON.stringify(p.world.homebrew));
  const { rules, ...agreed } = briefCharter(p.world);
  if (rules !== FIRST_RULES || Object.keys(agreed).length > 0) addText(JSON.stringify({ rules, ...agreed }));
  for (const field of SCALARS) add(p[field]);
  for (const field of LISTS) addList(p[field]);
  for (const field of NESTED) {
    add(p[field].length);
    for (const list of p[field]) addList(list);
  }
  return hex(mixed(high)) + hex(mixed(low));
}

function mixed(n: number): number {
  let h = n ^ (n >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

const hex = (n: number): string => n.toString(16).padStart(8, '0');
