/** Whoever leaves out a step of “Adding an ability” in CONTRIBUTING.md is told which. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Block, blocks, editOf } from './contributing.ts';
import { type Edit, edited, type Scratch, scratchCopy } from './scratch.ts';
import { typeErrors } from './types.ts';

type Check = (edits: readonly Edit[]) => string[] | Promise<string>;

const files = [...new Set(blocks.map(({ file }) => file))].filter((file) => file.endsWith('.ts'));
const types: Check = (edits) => typeErrors(edited(edits), files);

let copy: Scratch;
beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy?.remove());

/** What is said in the copy, in which what is generated has been written unless a check does so itself. */
const inCopy =
  (look: (copy: Scratch) => Promise<{ readonly output: string }>, isWritten = true): Check =>
  async (edits) => {
    copy.change(edits);
    if (isWritten) await copy.run('tools/rules-words.ts');
    return (await look(copy)).output;
  };
const tests = (file: string) => (copy: Scratch) => copy.run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', file);

const coverage = inCopy(({ run }) => run('tools/rule-coverage.ts'));
const numbers = inCopy(tests('tools/tile-numbers.test.ts'));
const lists = inCopy(tests('packages/rules/src/ids.test.ts'));
const words = inCopy(({ run }) => run('tools/rules-words.ts'), false);
const written = inCopy(tests('tools/rules-words.test.ts'), false);

/** Step, which of its blocks, what notices, and what it says. */
const left: readonly (readonly [step: number, block: number, check: Check, says: RegExp])[] = [
  [1, 0, numbers, /docs\/rules\/classic\.md has the numbers of every tile[\s\S]*"race": "ogres"/],
  [1, 1, coverage, /races\/ogres\.test\.ts:\d+ cites CL-OGRES-1, which is no rule of docs\/rules/],
  [2, 0, coverage, /CL-OGRES-1 has no test\nCL-OGRES-2 has no test/],
  [3, 0, types, /races\/index\.ts:\d+ Cannot find module '\.\/ogres\.ts'/],
  [4, 0, types, /races\/index\.ts:\d+ .*'ogres'/],
  [4, 1, lists, /classic\/races\/ogres\.ts is not in classic\/races\/index\.ts/],
  [5, 0, types, /art\/emblems\.ts:\d+ .*Property 'ogres' is missing/],
  [6, 0, types, /words\/en-names\.ts:\d+ .*Property 'ogres' is missing/],
  [6, 1, types, /words\/en-names\.ts:\d+ .*Property 'ogres' is missing/],
  [7, 0, types, /words\/fr-names\.ts:\d+ .*Property 'ogres' is missing/],
  [7, 1, types, /words\/fr-names\.ts:\d+ .*Property 'ogres' is missing/],
  [8, 0, words, /help\/fr-classic\.ts has no words for CL-OGRES-1/],
];

const ofStep = (step: number): Block[] => blocks.filter((block) => block.step === step);
const all = blocks.map(editOf);

test('every block of every step is left out once', () => {
  expect(left.map(([step, block]) => ofStep(step)[block])).toEqual(blocks);
});

test.each(left)('step %i without its block %i: an error names what is missing', async (step, block, check, says) => {
  const without = blocks.filter((one) => one !== ofStep(step)[block]);
  expect(String(await check(without.map(editOf)))).toMatch(says);
});

test('without the command a test names it', async () => {
  expect(await written(all)).toMatch(/help\/outline\.gen\.ts is not what docs\/rules says: npm run rules-words/);
});
