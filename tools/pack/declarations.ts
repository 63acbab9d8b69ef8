/**
 * The declarations of a package: of those that the compiler has written, the statements that its entries lead to. Everything inside the package is
 * declared with them too, and would be most of what is shipped.
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
}

/** Texts by path from `folder`, all that `entries` (paths too) need. */
export function declarationsOf(folder: string, entries: readonly string[]): Map<string, string> {
  const sheets = new Map<string, Sheet>();
  const sheetAt = (path: string): Sheet => {
    const known = sheets.get(path) ?? read(folder, path);
    sheets.set(path, known);
    return known;
  };
  const wantFrom = (from: Sheet, module: string, name: string): void => {
    if (module.startsWith('.')) wantExport(sheetAt(join(dirname(from.path), module.replace(/\.js$/, '.d.ts'))), name);
  };
  const follow = (from: Sheet, specifier: ts.ImportSpecifier | ts.ExportSpecifier): void => {
    if (from.wanted.has(specifier)) return;
    from.wanted.add(specifier);
    const module = moduleOf(specifier);
    const name = (specifier.propertyName ?? specifier.name).text;
    if (module === undefined) wantName(from, name);
    else wantFrom(from, module, name);
  };
  const wantName = (sheet: Sheet, name: string): void => {
    const specifier = sheet.imported.get(name);
    if (specifier !== undefined) follow(sheet, specifier);
    for (const statement of sheet.declared.get(name) ?? []) wantStatement(sheet, statement);
  };
  const wantExport = (sheet: Sheet, name: string): void => {
    const specifier = sheet.exported.get(name);
    if (specifier === undefined) wantName(sheet, name);
    else follow(sheet, specifier);
  };
  const wantStatement = (sheet: Sheet, statement: ts.Statement): void => {
    if (sheet.wanted.has(statement)) return;
    sheet.wanted.add(statement);
    for (const { module, name } of namesIn(statement)) {
      if (module === undefined) wantName(sheet, name);
      else wantFrom(sheet, module, name);
    }
  };
  for (const entry of entries) {
    const sheet = sheetAt(entry);
    for (const specifier of sheet.exported.values()) follow(sheet, specifier);
    for (const statement of sheet.source.statements) if (isExported(statement)) wantStatement(sheet, statement);
  }
  return new Map([...sheets].map(([path, sheet]) => [path, print(sheet)]));
}

function read(folder: string, path: string): Sheet {
  const file = join(folder, path);
  if (!existsSync(file)) throw new Error(`no declarations at ${path}`);
  // Packed, a declaration lies beside JavaScript.
  const text = readFileSync(file, 'utf8').replace(/(from |import\()(['"]\.[^'"]*)\.ts(?=['"])/g, '$1$2.js');
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

function print({ source, wanted }: Sheet): string {
  const kept = source.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return listed(statement, specifiersOf(statement), wanted);
    if (ts.isExportDeclaration(statement)) return listed(statement, sharedBy(statement), wanted);
    return wanted.has(statement) ? [statement.getFullText().replace(/^\n+/, '')] : [];
  });
  return `${kept.join('\n')}\n`;
}

/** An import or export with the specifiers that are wanted. */
function listed(
  statement: ts.ImportDeclaration | ts.ExportDeclaration,
  specifiers: readonly ts.Node[],
  wanted: ReadonlySet<ts.Node>,
): string[] {
  const kept = specifiers.filter((specifier) => wanted.has(specifier)).map((specifier) => specifier.getText());
  if (kept.length === 0) return [];
  return [
    statement
      .getFullText()
      .trimStart()
      .replace(/\{[^}]*\}/, `{ ${kept.join(', ')} }`),
  ];
}
