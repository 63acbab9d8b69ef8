/**
 * A game as text, for files, bug reports and golden games: read, written, played again and checked. See docs/guide/rules-api.md.
 * @module @elbowroom/rules/record
 */

export { sha256 } from './core/sha256.ts';
export { demandSetup, MOST_MOVES } from './read-setup.ts';
export { endOf, type Flaw, type FlawCode, flawsOf, type Verdict, verify } from './record/check.ts';
export { MOST_TEXT, readRecord } from './record/read-record.ts';
export { type Claims, type GameRecord, type UnreadableCode, UnreadableRecord } from './record/record.ts';
export { begin, type Pair, type Start } from './record/start.ts';
export { writeRecord } from './record/write-record.ts';
