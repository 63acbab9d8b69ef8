/**
 * The declarations of a package: of those that the compiler has written, the statements that its entries lead to. Everything inside the package is
 * declared with them too, and would be most of what is shipped. What an entry exports keeps its comments; what it only needs is declared, not explained.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A file of declarations, and what of it is wanted. */
interface Sheet {
  readonly path: string;
  readonly source: ts.SourceFile;
  /** Statements by the names they declare. */
  readonly declared: ReadonlyMap<string, readonly ts.Statement[]>;
  /** Specifiers by the names they give here, and by the names they give to others. */
  readonly imported: ReadonlyMap<string, ts.ImportSpecifier>;
  readonly exported: ReadonlyMap<string, ts.ExportSpecifier>;
  readonly wanted: Set<ts.Node>;
  /** Statements that an entry exports. */
  readonly told: Set<ts.Statement>;
}

/** All sheets that were opened on the way. */
interface Walk {
  readonly folder: string;
  readonly sheets: Map<string, Sheet>;
}

/** Texts by path from `folder`, all that `entries` (paths too) need. */
export function declarationsOf(folder: string, entries: readonly string[]): Map<string, string> {
  const walk: Walk = { folder, sheets: new Map() };
  for (const entry of entries) {
    const sheet = sheetAt(walk, entry);
    for (const specifier of sheet.exported.values()) follow(walk, sheet, specifier, true);
    for (const statement of sheet.source.statements) if (isExported(statement)) want(walk, sheet, statement, true);
  }
  return new Map([...walk.sheets].map(([path, sheet]) => [path, print(sheet)]));
}

function sheetAt(walk: Walk, path: string): Sheet {
  const known = walk.sheets.get(path);
  if (known !== undefined) return known;
  const sheet = read(walk.folder, path);
  walk.sheets.set(path, sheet);
  for (const statement of sheet.source.statements) if (ts.isModuleDeclaration(statement)) want(walk, sheet, statement, false);
  return sheet;
}

/** `isTold`: whether an entry exports it, here and in what follows. */
function want(walk: Walk, sheet: Sheet, statement: ts.Statement, isTold: boolean): void {
  if (isTold) sheet.told.add(statement);
  if (sheet.wanted.has(statement)) return;
  sheet.wanted.add(statement);
  // What is added to another module is said in the words of that one.
  const added = ts.isModuleDeclaration(statement) ? statement.name.text : undefined;
  for (const { module = added, name } of namesIn(statement)) {
    if (module === undefined) wantName(walk, sheet, name, false);
    else wantFrom(walk, sheet, module, name, false);
  }
}

function wantName(walk: Walk, sheet: Sheet, name: string, isTold: boolean): void {
  const specifier = sheet.imported.get(name);
  if (specifier !== undefined) follow(walk, sheet, specifier, isTold);
  for (const statement of sheet.declared.get(name) ?? []) want(walk, sheet, statement, isTold);
}

function wantFrom(walk: Walk, from: Sheet, module: string, name: string, isTold: boolean): void {
  if (!module.startsWith('.')) return;
  const sheet = sheetAt(walk, join(dirname(from.path), module.replace(/\.js$/, '.d.ts')));
  const specifier = sheet.exported.get(name);
  if (specifier === undefined) wantName(walk, sheet, name, isTold);
  else follow(walk, sheet, specifier, isTold);
}

function follow(walk: Walk, from: Sheet, specifier: ts.ImportSpecifier | ts.ExportSpecifier, isTold: boolean): void {
  if (from.wanted.has(specifier) && !isTold) return;
  from.wanted.add(specifier);
  const module = moduleOf(specifier);
  const name = (specifier.propertyName ?? specifier.name).text;
  if (module === undefined) wantName(walk, from, name, isTold);
  else wantFrom(walk, from, module, name, isTold);
}

function read(folder: string, path: string): Sheet {
  const file = join(folder, path);
  if (!existsSync(file)) throw new Error(`no declarations at ${path}`);
  // Packed, a declaration lies beside JavaScript.
  const text = readFileSync(file, 'utf8').replace(/(from |import\(|declare module )(['"]\.[^'"]*)\.ts(?=['"])/g, '$1$2.js');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declared = new Map<string, ts.Statement[]>();
  for (const statement of source.statements)
    for (const name of declaredBy(statement)) declared.set(name, [...(declared.get(name) ?? []), statement]);
  const imported = source.statements.flatMap((statement) => (ts.isImportDeclaration(statement) ? specifiersOf(statement) : []));
  const exported = source.statements.flatMap((statement) => (ts.isExportDeclaration(statement) ? sharedBy(statement) : []));
  return {
    path,
    source,
    declared,
    imported: new Map(imported.map((specifier) => [specifier.name.text, specifier])),
    exported: new Map(exported.map((specifier) => [specifier.name.text, specifier])),
    wanted: new Set(),
    told: new Set(),
  };
}

function specifiersOf({ importClause }: ts.ImportDeclaration): ts.ImportSpecifier[] {
  const bindings = importClause?.namedBindings;
  return bindings !== undefined && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
}

function sharedBy(statement: ts.ExportDeclaration): ts.ExportSpecifier[] {
  const { exportClause } = statement;
  if (exportClause === undefined || !ts.isNamedExports(exportClause))
    throw new Error(`${statement.getSourceFile().fileName}: what a package shares is named, not “${statement.getText()}”`);
  return [...exportClause.elements];
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  )
    return statement.name === undefined ? [] : [statement.name.text];
  return [];
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function moduleOf(specifier: ts.ImportSpecifier | ts.ExportSpecifier): string | undefined {
  const statement = ts.isImportSpecifier(specifier) ? specifier.parent.parent.parent : specifier.parent.parent;
  const from = statement.moduleSpecifier;
  return from !== undefined && ts.isStringLiteral(from) ? from.text : undefined;
}

/** Names that a statement may mean, with the module where it says one: those of its own members and parameters are none. */
function namesIn(statement: ts.Statement): { readonly name: string; readonly module?: string }[] {
  const found: { name: string; module?: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
      found.push({ module: node.argument.literal.text, name: node.qualifier?.getText() ?? '' });
    else if (ts.isIdentifier(node) && !isLabel(node)) found.push({ name: node.text });
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent) || ts.isMethodSignature(parent) || ts.isParameter(parent))
    return parent.name === node;
  return ts.isNamedTupleMember(parent) && parent.name === node;
}

function print({ source, told, wanted }: Sheet): string {
  const kept = source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return listed(statement, specifiersOf(statement), wanted);
    if (ts.isExportDeclaration(statement)) return listed(statement, sharedBy(statement), wanted);
    if (!wanted.has(statement)) return [];
    return [told.has(statement) ? statement.getFullText().trimStart() : withoutComments(statement.getText())];
  });
  return `${kept.join('\n')}\n`.replace(/^(?: {4})+/gm, (indent) => '\t'.repeat(indent.length / 4));
}

const withoutComments = (text: string): string => text.replace(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '');

/** An import or export with the specifiers that are wanted. */
function listed(
  statement: ts.ImportDeclaration | ts.ExportDeclaration,
  specifiers: readonly ts.Node[],
  wanted: ReadonlySet<ts.Node>,
): string[] {
  const kept = specifiers.filter((specifier) => wanted.has(specifier)).map((specifier) => specifier.getText());
  return kept.length === 0 ? [] : [statement.getText().replace(/\{[^}]*\}/, `{ ${kept.join(', ')} }`)];
}
