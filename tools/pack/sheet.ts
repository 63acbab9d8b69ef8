/** A file of declarations as the compiler has written it, taken apart. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What there is, and what of it is wanted. */
export interface Sheet {
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
  /** Types that are written out instead. */
  readonly spelt: Map<ts.Node, string>;
}

export function readSheet(folder: string, path: string): Sheet {
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
    spelt: new Map(),
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

export function declaredBy(statement: ts.Statement): string[] {
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

export const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

export function moduleOf(specifier: ts.ImportSpecifier | ts.ExportSpecifier): string | undefined {
  const statement = ts.isImportSpecifier(specifier) ? specifier.parent.parent.parent : specifier.parent.parent;
  const from = statement.moduleSpecifier;
  return from !== undefined && ts.isStringLiteral(from) ? from.text : undefined;
}

export const isInternal = (node: ts.Node): boolean => ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');
