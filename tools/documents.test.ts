/** What the documents say of the sources, held against them. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { editionOf } from '../packages/rules/src/editions.ts';
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

/** Numbers of a tile as its document has them: in a table, or in a list such as `alchemist 4 (…), berserk 4 (…)`. */
function numbersOf(document: string, heading: string, id: string): number[] {
  const section = document.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const cells = section
    .split('\n')
    .find((line) => line.startsWith(`| ${id} |`))
    ?.split('|');
  const listed = new RegExp(`(?:^|, )${id} (\\d+) \\(`, 'm').exec(section)?.[1];
  return (cells ?? (listed === undefined ? [] : [listed])).map((cell) => Number.parseInt(cell, 10)).filter(Number.isInteger);
}

test.each(['classic', 'azeroth'] as const)('docs/rules/%s.md has the numbers of every tile', (id) => {
  const document = read(`docs/rules/${id}.md`);
  const { races = [], powers = [] } = editionOf(id) ?? {};
  const wanted = [
    ...races.map((race) => ({ race: race.id, told: numbersOf(document, 'Races', race.id), are: [race.value, race.tray] })),
    ...powers.map((power) => ({ power: power.id, told: numbersOf(document, 'Powers', power.id), are: [power.value] })),
  ];
  expect(wanted.filter(({ told, are }) => told.join() !== are.join())).toEqual([]);
});
