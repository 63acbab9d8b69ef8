import { existsSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { type Edit, type Scratch, scratchCopy } from './scratch.ts';

/** Small, in one package, and about what another one does. */
const FAIRNESS = 'packages/web/src/online/kept.test.ts';
/** Small, and about nothing that is broken here. */
const IDS = 'packages/rules/src/ids.test.ts';

const copies: Scratch[] = [];
const copy = (...edits: Edit[]): Scratch => {
  const made = scratchCopy(edits);
  copies.push(made);
  return made;
};
afterEach(() => {
  for (const made of copies.splice(0)) made.remove();
});

test('a break in a copy is noticed in every package that links to it, and nowhere else', async () => {
  const torn = 'packages/rules/src/torn.test.ts';
  const broken = copy(['packages/rules/src/core/sha256.ts', '0x80;', '0x81;'], [torn, '', "import './nothing.ts';\n"]);
  const { failed, passed, status } = await broken.test(FAIRNESS, IDS, torn);
  expect(status).toBe(1);
  expect(failed.at(-1)).toContain(torn);
  expect(failed.slice(0, -1).filter((name) => !name.startsWith('version '))).toEqual([]);
  expect([failed.length > 1, passed.length > 10, passed.some((name) => name.startsWith('version '))]).toEqual([true, true, false]);
});

test('whatever Node can run is run in the copy, and nothing is left of it', async () => {
  const words = "import { sha256 } from '@elbowroom/rules/record';\nconsole.log(sha256('').slice(0, 4), process.cwd());\n";
  const { folder, run, remove } = copy(['tools/hello.ts', '', words], ['tools/hello.ts', 'slice(0, 4)', 'slice(0, 8)']);
  expect(await run('tools/hello.ts')).toEqual({ status: 0, output: `e3b0c442 ${folder}\n` });
  remove();
  expect(existsSync(folder)).toBe(false);
});

test.each<[string, Edit, RegExp]>([
  ['a text that is not there', ['README.md', 'no such words', 'x'], /^README.md has this 0 times, not once: no such words$/],
  ['a text that is there twice', ['README.md', 'npm', 'x'], /^README.md has this \d+ times/],
  ['a new file that is old', ['README.md', '', 'x'], /^README.md is there already$/],
  ['no such file', ['no-such-file.ts', 'a', 'b'], /^there is no no-such-file.ts$/],
])('%s: there is no copy', (_, edit, message) => {
  expect(() => copy(edit)).toThrow(message);
});
