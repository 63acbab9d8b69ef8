/** The page shows what a seat may know, and imagines nothing else (docs/adr/0009-one-knowable-position.md). */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const files = globSync('**/*.{ts,svelte}', { cwd: here }).filter((file) => !file.endsWith('.test.ts'));

/** What holds all of a game, makes one up or changes one. */
const SECRETS = ['State', 'determinize', 'apply', 'step', 'clone', 'position', 'played', 'walk'];
/** Bots imagine; the game of a table in the page, or of a scene of a lesson, is dealt and played somewhere; the help reads what a box holds from a game that nobody plays. */
const OWNERS = ['school/lesson/scene-game.ts', 'table/bot-worker.ts', 'table/local-game.ts'];

function secretsIn(file: string): string[] {
  const source = readFileSync(`${here}/${file}`, 'utf8');
  return [...source.matchAll(/import ([^;]*?) from '@elbowroom\/rules(\/[\w/]+)?'/g)].flatMap(([, names = '', entry = '']) => [
    ...(names.match(/\w+/g) ?? []).filter((name) => SECRETS.includes(name)),
    ...(entry === '/search' ? [entry] : []),
  ]);
}

test('nobody but bots and the game of a local table has a state', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => secretsIn(file).length > 0).sort()).toEqual(OWNERS);
});

/** A moment of a history has its state with it: who reads one hands out views. */
const READERS = ['games/chronicle.ts', 'table/local-game.ts'];

test('nobody but those who read a history looks at the state of a moment', () => {
  const lookers = files.filter((file) =>
    /\bstart\.state\b|\bend\.state\b|\)\.state\b|\{ state\b/.test(readFileSync(`${here}/${file}`, 'utf8')),
  );
  expect(lookers.filter((file) => file !== 'table/bot-worker.ts').sort()).toEqual(READERS);
});
