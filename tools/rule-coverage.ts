// Which rules of docs/rules have no test, and which tests cite a rule that does not exist.
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

/** What is wrong, a line each; nothing when all is well. */
export function faults(ids: readonly string[], titles: readonly Title[]): string[] {
  const known = new Set(ids);
  const tested = new Set(titles.flatMap((title) => proved(title.text)));
  return [
    ...ids.filter((id) => !tested.has(id)).map((id) => `${id} has no test`),
    ...titles.flatMap(({ file, line, text }) =>
      cited(text)
        .filter((id) => !known.has(id))
        .map((id) => `${file}:${line} cites ${id}, which is no rule of docs/rules`),
    ),
  ];
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const ids = filesLike('docs/rules/*.md').flatMap((file) => idsIn(read(file)));
  const titles = filesLike('packages/**/*.test.ts').flatMap((file) => {
    const text = read(file);
    return ID.test(text) ? titlesIn(file, text) : [];
  });
  const found = faults(ids, titles);
  for (const line of found) console.error(line);
  const tested = new Set(titles.flatMap((title) => proved(title.text)));
  console.log(`${ids.filter((id) => tested.has(id)).length} of ${ids.length} rules have a test`);
  if (found.length > 0) process.exitCode = 1;
}
