/** What the documents say of the sources, held against them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesLike, root } from './sources.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const documents = filesLike('*.md', 'docs/**/*.md', 'goldens/*.md');

const ABILITY = 'packages/rules/src/core/ability.ts';
const source = ts.createSourceFile(ABILITY, read(ABILITY), ts.ScriptTarget.Latest, true);

/** The members of one of the kinds of thing that an ability is made of. */
function membersOf(name: string): { readonly name: string; readonly isTold: boolean }[] {
  const found = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  return (found?.members ?? []).map((member) => ({
    name: member.name?.getText() ?? '',
    isTold: ts.getJSDocCommentsAndTags(member).length > 0,
  }));
}

test('every hook has a sentence in core/ability.ts', () => {
  const hooks = membersOf('Traits');
  expect(hooks.length).toBeGreaterThan(20);
  expect(hooks.filter(({ isTold }) => !isTold)).toEqual([]);
});

test('every hook stands in the table of ADR 2, and no other', () => {
  const rows = [...read('docs/adr/0002-hooks.md').matchAll(/^\| ([a-z][^|(]*)/gm)].map((row) => row[1] ?? '');
  const told = rows.flatMap((row) => row.match(/[a-zA-Z]+/g) ?? []).filter((name) => name !== 'hook');
  const known = source.statements
    .filter(ts.isInterfaceDeclaration)
    .flatMap(({ name }) => membersOf(name.text).map((member) => member.name));
  const hooks = membersOf('Traits').map(({ name }) => name);
  expect(hooks.filter((name) => !told.includes(name))).toEqual([]);
  expect(told.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(documents)('%s names commands that there are', (path) => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const named = [...read(path).matchAll(/\bnpm run ([a-z-]+)/g)].map((match) => match[1] ?? '');
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each(documents)('%s leads to files that there are', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1] ?? '');
  expect(links.filter((link) => !existsSync(join(root, dirname(path), link)))).toEqual([]);
});

test('the README names every command', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const readme = read('README.md');
  expect(Object.keys(scripts).filter((name) => !new RegExp(`\\bnpm (run )?${name}\\b`).test(readme))).toEqual([]);
});
