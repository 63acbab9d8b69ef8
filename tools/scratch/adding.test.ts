/** Whoever follows “Adding an ability” in CONTRIBUTING.md to the letter finds everything in order at the end. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesLike, root } from '../sources.ts';
import { blocks, commands, editOf } from './contributing.ts';
import { edited, type Scratch, scratchCopy } from './scratch.ts';
import { typeErrors } from './types.ts';

const files = [...new Set(blocks.map(({ file }) => file))];

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

test('types of the page and of what is new: in order', () => {
  const written = filesLike('packages/web/src/help/*.gen.ts').map((file) => [file, readFileSync(join(copy.folder, file), 'utf8')] as const);
  const page = filesLike('packages/web/src/**/*.ts').filter((file) => !/\.test\.ts$/.test(file));
  const added = files.filter((file) => file.endsWith('.ts'));
  expect(typeErrors(new Map([...edited(blocks.map(editOf)), ...written]), [...page, ...added])).toEqual([]);
});

test.each([
  [
    'format and lint',
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    ...files.filter((file) => file.endsWith('.ts')),
  ],
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
  );
  expect(failed).toEqual([]);
  expect(passed).toContain('ogres play three turns with every power, and everything adds up');
  expect(passed.filter((name) => name.startsWith('CL-OGRES-'))).toHaveLength(5);
});
