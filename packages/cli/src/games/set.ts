/** A set of games as a file: a line of JSON that says what it is, then one for each game; compressed where its name says so. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { hash as hashOf, outcome, replay } from '@elbowroom/rules';
import { Failed } from '../command.ts';
import type { Asked, GameLine } from './game.ts';

const SCHEMA = 'elbowroom-games';
const VERSION = 1;
const LICENCE = 'MIT';

interface Head {
  readonly schema: typeof SCHEMA;
  readonly version: number;
  readonly licence: string;
  readonly games: number;
  /** What the games were made from: the same makes the same, with the same sources. */
  readonly asked: Asked;
  /** The beginning of a hash over the rules and bots that played. */
  readonly sources: string;
}

export interface GameSet {
  readonly head: Head;
  readonly games: readonly GameLine[];
  /** SHA-256 of what is in the file, uncompressed. */
  readonly sha256: string;
}

const isPacked = (file: string): boolean => file.endsWith('.zst');
const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Writes a set and tells its hash. */
export function writeSet(file: string, asked: Asked, sources: string, games: readonly GameLine[]): string {
  const head: Head = { schema: SCHEMA, version: VERSION, licence: LICENCE, games: games.length, asked, sources };
  const bytes = Buffer.from([head, ...games].map((line) => `${JSON.stringify(line)}\n`).join(''));
  writeFileSync(file, isPacked(file) ? zstdCompressSync(bytes) : bytes);
  return digest(bytes);
}

/** Throws Failed for what is no such file. */
export function readSet(file: string): GameSet {
  const raw = readFileSync(file);
  const bytes = isPacked(file) ? zstdDecompressSync(raw) : raw;
  const [first = '', ...lines] = bytes.toString().trimEnd().split('\n');
  const head: Head = parsed(file, first);
  if (head.schema !== SCHEMA || head.version !== VERSION) throw new Failed(`${file} is no set of games of version ${VERSION}`);
  return { head, games: lines.map((line) => parsed<GameLine>(file, line)), sha256: digest(bytes) };
}

function parsed<T>(file: string, line: string): T {
  try {
    return JSON.parse(line);
  } catch {
    throw new Failed(`${file} is no set of games: ${line.slice(0, 40)}`);
  }
}

/** What is wrong with a game, played again; undefined: nothing. */
export function flawIn({ coins, game, hash, moves, setup, winners }: GameLine): string | undefined {
  const end = replay(setup, moves);
  const result = outcome(end);
  if (hashOf(end) !== hash) return `game ${game} ends elsewhere`;
  return String(result?.coins) === String(coins) && String(result?.winners) === String(winners)
    ? undefined
    : `game ${game} has another result`;
}
