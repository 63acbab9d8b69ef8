/** Homemade tiles and maps in files: as the rules read them, or as the workshop of the page saves them. */
import { readFileSync } from 'node:fs';
import { Failed } from './command.ts';

/** What a file says; nobody has looked at it yet. */
export interface Work {
  readonly file: string;
  readonly edition: 'classic' | 'azeroth' | undefined;
  readonly content: object;
}

/** Throws Failed for what is no JSON, or nothing of the workshop. */
export function workIn(file: string, kind: 'tile' | 'map'): Work {
  const found = parsed(file);
  const saved = fieldOf(found, 'elbowroom');
  if (saved === undefined) return { file, edition: undefined, content: objectOf(file, found) };
  if (saved !== kind) throw new Failed(`${file}: not-a-${kind}: must be a ${kind}, is ${JSON.stringify(saved)}`);
  const edition = fieldOf(found, 'edition');
  return {
    file,
    edition: edition === 'classic' || edition === 'azeroth' ? edition : undefined,
    content: objectOf(file, fieldOf(found, 'content')),
  };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failed(`${file}: not-json: ${error.message}`);
    if (error instanceof Error && 'code' in error) throw new Failed(`${file}: no-file: ${error.message}`);
    throw error;
  }
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

function objectOf(file: string, value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Failed(`${file}: not-an-object: must be { … }, is ${JSON.stringify(value)?.slice(0, 40)}`);
}
