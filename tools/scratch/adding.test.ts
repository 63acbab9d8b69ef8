/** Whoever follows “Adding an ability” in CONTRIBUTING.md to the letter finds everything in order at the end. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiler } from '../setup.mjs';
import { root } from '../sources.ts';
import { blocks, commands, editOf } from './contributing.ts';
import { type Scratch, scratchCopy } from './scratch.ts';

const files = [...new Set(blocks.map(({ file }) => file))];
const added = files.filter((file) => file.endsWith('.ts'));

/** As the page is compiled, but in one go with the sources of the packages that it imports: those have faults under its options, which are not looked at. */
const pageAndAdded = {
  extends: './tsconfig.json',
  compilerOptions: { rootDir: '../..', composite: false, incremental: false, emitDeclarationOnly: false, noEmit: true },
  references: [],
  include: ['src/**/*.ts', ...added.map((file) => `../../${file}`)],
  exclude: ['src/**/*.test.ts'],
};

let copy: Scratch;
beforeAll(async () => {
  copy = scratchCopy(blocks.map(editOf));
  const [generate = ''] = commands;
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [node, ...line] = scripts[generate.replace('npm run ', '')]?.split(' ') ?? [];
  expect([node, (await copy.run(...line)).status]).toEqual(['node', 0]);
});
afterAll(() => copy?.remove());

test('it takes eight files, and two commands', () => {
  expect(files).toHaveLength(8);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([
    'packages/rules/src/classic/races/ogres.test.ts',
    'packages/rules/src/classic/races/ogres.ts',
  ]);
  expect(commands).toEqual(['npm run rules-words', 'npm test']);
});

test('types of the page and of what is new: in order', async () => {
  const config = 'packages/web/tsconfig.adding.json';
  writeFileSync(join(copy.folder, config), JSON.stringify(pageAndAdded));
  const { output, status } = await copy.run(compiler, '--project', config, '--singleThreaded', '--pretty', 'false');
  rmSync(join(copy.folder, config));
  const told = output.split('\n').filter((line) => /^(packages\/web\/|error)/.test(line) || added.some((file) => line.startsWith(file)));
  expect([status < 3, told]).toEqual([true, []]);
});

test.each([
  ['format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...added],
  ['arrows', 'tools/arrows.ts'],
  ['dead code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  ['rules without a test', 'tools/rule-coverage.ts'],
])('%s: in order', async (_, ...command) => {
  const { status, output } = await copy.run(...command);
  expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
});

test('the tests that know of tiles and rules pass, and play the Ogres with every power', async () => {
  const { failed, passed } = await copy.test(
    'packages/rules/src/classic/races/ogres.test.ts',
    'packages/rules/src/classic/pairs.test.ts',
    'packages/rules/src/catalogue.test.ts',
    'packages/rules/src/charter.test.ts',
    'packages/rules/src/complete.test.ts',
    'packages/rules/src/ids.test.ts',
    'packages/web/src/help',
    'packages/web/src/words',
    'tools/fuzz/plan.test.ts',
    'tools/documents.test.ts',
    'tools/rules-words.test.ts',
    'tools/tile-numbers.test.ts',
  );
  expect(failed).toEqual([]);
  expect(passed).toContain('ogres play three turns with every power, and everything adds up');
  expect(passed.filter((name) => name.startsWith('CL-OGRES-'))).toHaveLength(5);
});
