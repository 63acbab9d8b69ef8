// Which rules of docs/rules that are said to be built have no test or are no longer said to be, and which tests cite a rule that does not exist.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesLike, root } from './sources.ts';

type Title = { file: string; line: number; text: string };

const ID = /(?:CORE|CL|AZ|BA|MAP)(?:-[A-Z0-9]+)+/;

/** The ids a rules document defines: those in bold. */
export function idsIn(document: string): string[] {
  return [...document.matchAll(new RegExp(`\\*\\*(${ID.source})\\*\\*`, 'g'))].map((match) => match[1]!);
}

/** Ids, or beginnings of ids, that are built: one a line, # starts a comment. */
export function builtIn(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/** Titles of the tests of a file that run: `test('…')`, `it('…')`, `test.each(…)('…')`, but no skipped or planned ones. */
export function titlesIn(file: string, text: string): Title[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      /^(test|it)\b/.test(node.expression.getText()) &&
      !/^\w+\.(skip|todo)\b/.test(node.expression.getText())
    ) {
      const title = node.arguments[0];
      const text = title && (ts.isStringLiteralLike(title) ? title.text : ts.isTemplateExpression(title) ? title.head.text : undefined);
      if (text !== undefined) found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The ids a title proves: those it begins with. */
export function proved(title: string): string[] {
  const opening = new RegExp(`^(?:${ID.source}[\\s,:+×&]*(?:and\\s+)?)+`).exec(title)?.[0] ?? '';
  return cited(opening);
}

/** All ids a title names. */
function cited(title: string): string[] {
  return title.match(new RegExp(`\\b${ID.source}`, 'g')) ?? [];
}

const begins = (id: string, entry: string): boolean => id === entry || id.startsWith(`${entry}-`);

/** Entries that the list once had and that stand for rules which it has lost since. */
export function lost(ids: readonly string[], built: readonly string[], once: readonly string[]): string[] {
  const isBuilt = (id: string) => built.some((entry) => begins(id, entry));
  return [...new Set(once)]
    .filter((entry) => ids.some((id) => begins(id, entry) && !isBuilt(id)))
    .map((entry) => `built-rules.txt: ${entry} was there once and may not go`);
}

/** The lines that a history of changes, as git prints it, has ever added. */
export function addedIn(history: string): string[] {
  const added = history.split('\n').flatMap((line) => /^\+(?!\+\+)(.*)/.exec(line)?.[1] ?? []);
  return builtIn(added.join('\n'));
}

/** What is wrong, a line each; nothing when all is well. */
export function faults(ids: readonly string[], built: readonly string[], titles: readonly Title[]): string[] {
  const known = new Set(ids);
  const tested = new Set(titles.flatMap((title) => proved(title.text)));
  const isBuilt = (id: string) => built.some((entry) => begins(id, entry));
  return [
    ...built.filter((entry) => !ids.some((id) => begins(id, entry))).map((entry) => `built-rules.txt: no rule begins with ${entry}`),
    ...ids.filter((id) => isBuilt(id) && !tested.has(id)).map((id) => `${id} has no test`),
    ...titles.flatMap(({ file, line, text }) =>
      cited(text)
        .filter((id) => !known.has(id))
        .map((id) => `${file}:${line} cites ${id}, which is no rule`),
    ),
  ];
}

/** Changes of a file as git knows them; none where there is no git, or no history. */
function historyOf(file: string): string {
  const { status, stdout } = spawnSync('git', ['log', '--patch', '--no-color', '--no-ext-diff', '--format=', '--', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : '';
}

if (import.meta.main) {
  const list = 'tools/built-rules.txt';
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const ids = filesLike('docs/rules/*.md').flatMap((file) => idsIn(read(file)));
  const titles = filesLike('packages/**/*.test.ts').flatMap((file) => titlesIn(file, read(file)));
  const built = builtIn(read(list));
  const found = [...faults(ids, built, titles), ...lost(ids, built, addedIn(historyOf(list)))];
  for (const line of found) console.error(line);
  const tested = new Set(titles.flatMap((title) => proved(title.text)));
  console.log(`${ids.filter((id) => tested.has(id)).length} of ${ids.length} rules have a test`);
  if (found.length > 0) process.exitCode = 1;
}
