/** Declarations as they are shipped. */
import { posix } from 'node:path';
import ts from 'typescript';
import type { Door } from './manifest.ts';
import { declaredBy, isInternal, moduleOf, type Sheet } from './sheet.ts';

/** Everything that is wanted of all sheets, in one file: there a name is one thing. */
export function sharedText(sheets: readonly Sheet[]): string {
  const homes = new Map<string, string>();
  for (const { path, source, wanted } of sheets)
    for (const name of new Set(source.statements.filter((statement) => wanted.has(statement)).flatMap(declaredBy))) {
      const other = homes.get(name);
      if (other !== undefined)
        throw new Error(`${name} is declared in ${other} and in ${path}: what is shipped together has different names`);
      homes.set(name, path);
    }
  return brief([...importsOf(sheets), ...sheets.flatMap(statementsOf)]);
}

/** The names that a door shows, and what it adds to what all share. */
export function doorText({ name }: Door, names: readonly string[], added: readonly ts.ModuleDeclaration[]): string {
  const shared = `'${posix.join(posix.relative(posix.dirname(name), '.') || '.', 'all.js').replace(/^(?!\.)/, './')}'`;
  return brief([
    ...(names.length > 0 ? [`export { ${[...names].sort().join(', ')} } from ${shared};`] : []),
    ...added.map((statement) => statement.getText().replace(statement.name.getText(), shared)),
  ]);
}

/** Without what a compiler does not need: what is exported from a declaration file is declared. */
const brief = (statements: readonly string[]): string =>
  `${statements.join('\n')}\n`.replace(/^(?: {4})+/gm, (indent) => '\t'.repeat(indent.length / 4)).replace(/^export declare /gm, 'export ');

/** What is imported from other packages. */
function importsOf(sheets: readonly Sheet[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { imported, wanted } of sheets)
    for (const specifier of imported.values()) {
      const module = moduleOf(specifier);
      if (module === undefined || module.startsWith('.') || !wanted.has(specifier)) continue;
      names.set(module, (names.get(module) ?? new Set()).add(specifier.name.text));
    }
  return [...names].map(([module, list]) => `import type { ${[...list].sort().join(', ')} } from '${module}';`);
}

function statementsOf({ source, spelt, told, wanted }: Sheet): string[] {
  return source.statements
    .filter((statement) => wanted.has(statement) && !ts.isModuleDeclaration(statement))
    .map((statement) => {
      const text = edited(statement, spelt);
      return told.has(statement) ? explanationOf(statement) + text : withoutComments(text);
    });
}

/** The last comment before a statement: what stands further up is about the whole file. */
function explanationOf(statement: ts.Statement): string {
  const whole = statement.getSourceFile().text;
  const last = ts.getLeadingCommentRanges(whole, statement.getFullStart())?.at(-1);
  return last === undefined ? '' : `${whole.slice(last.pos, last.end)}\n`;
}

/** The text of a statement without internal members, with types written out, and without the files that types were taken from. */
function edited(statement: ts.Statement, spelt: ReadonlyMap<ts.Node, string>): string {
  const whole = statement.getSourceFile().text;
  let text = '';
  let at = statement.getStart();
  const instead = (from: number, to: number, words: string): void => {
    text += whole.slice(at, from) + words;
    at = to;
  };
  const visit = (node: ts.Node): void => {
    const spelling = spelt.get(node);
    if (isInternal(node)) instead(node.getFullStart(), node.getEnd(), '');
    else if (spelling !== undefined) instead(node.getStart(), node.getEnd(), spelling);
    else {
      if (ts.isImportTypeNode(node) && node.qualifier !== undefined && isOwn(node)) instead(node.getStart(), node.qualifier.getStart(), '');
      ts.forEachChild(node, visit);
    }
  };
  visit(statement);
  return text + whole.slice(at, statement.getEnd());
}

const isOwn = ({ argument }: ts.ImportTypeNode): boolean =>
  ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal) && argument.literal.text.startsWith('.');

const withoutComments = (text: string): string => text.replace(/^\s*\/\*\*[\s\S]*?\*\/\s*\n/gm, '');
