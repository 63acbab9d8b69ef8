/**
 * The declarations of a package: of those that the compiler has written, the statements that its doors lead to, in one file, and a file for each door
 * with the names that it shows. Everything inside the package is declared with them too, and would be most of what is shipped; what many files say to
 * each other would be a tenth of it. What a door exports keeps its comments; what it only needs is declared, not explained; what is marked `@internal` is left out.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Door } from './manifest.ts';
import { doorText, sharedText } from './printed.ts';
import { declaredBy, isExported, isInternal, moduleOf, readSheet, type Sheet } from './sheet.ts';

/** All sheets that were opened on the way. */
interface Walk {
  readonly folder: string;
  readonly sheets: Map<string, Sheet>;
}

/** Texts by path: what all `doors` need of the declarations in `folder`. */
export function declarationsOf(folder: string, doors: readonly Door[]): Map<string, string> {
  const walk: Walk = { folder, sheets: new Map() };
  const shown = doors.map((door) => ({ door, names: enter(walk, door), added: addedBy(folder, door) }));
  return new Map([
    ['all.d.ts', sharedText([...walk.sheets.values()])],
    ...shown.map(({ door, names, added }): [string, string] => [`${door.name}.d.ts`, doorText(door, names, added)]),
  ]);
}

/** The names that a door shows. */
function enter(walk: Walk, { source }: Door): string[] {
  const sheet = sheetAt(walk, `${source}.d.ts`);
  const passed = [...sheet.exported.values()].filter((specifier) => follow(walk, sheet, specifier, true)).map(({ name }) => name.text);
  const own = sheet.source.statements
    .filter((statement) => isExported(statement) && want(walk, sheet, statement, true))
    .flatMap(declaredBy);
  return [...new Set([...passed, ...own])];
}

/** What somebody who comes in by this door alone finds added to other modules. */
function addedBy(folder: string, door: Door): ts.ModuleDeclaration[] {
  const walk: Walk = { folder, sheets: new Map() };
  enter(walk, door);
  return [...walk.sheets.values()].flatMap(({ source }) => source.statements.filter(ts.isModuleDeclaration));
}

function sheetAt(walk: Walk, path: string): Sheet {
  const known = walk.sheets.get(path);
  if (known !== undefined) return known;
  const sheet = readSheet(walk.folder, path);
  walk.sheets.set(path, sheet);
  for (const statement of sheet.source.statements) if (ts.isModuleDeclaration(statement)) want(walk, sheet, statement, false);
  return sheet;
}

/** `isTold`: whether an entry exports it, here and in what follows. The answer, here and in what follows: whether there is such a thing to be declared. */
function want(walk: Walk, sheet: Sheet, statement: ts.Statement, isTold: boolean): boolean {
  if (isInternal(statement)) return false;
  if (isTold) sheet.told.add(statement);
  if (sheet.wanted.has(statement)) return true;
  sheet.wanted.add(statement);
  // What is added to another module is said in the words of that one.
  const added = ts.isModuleDeclaration(statement) ? statement.name.text : undefined;
  for (const { module = added, name } of namesIn(statement)) {
    if (module !== undefined) wantFrom(walk, sheet, module, name, false);
    else if (!spellOut(walk, sheet, statement, name)) wantName(walk, sheet, name, false);
  }
  return true;
}

function wantName(walk: Walk, sheet: Sheet, name: string, isTold: boolean): boolean {
  const specifier = sheet.imported.get(name);
  if (specifier !== undefined) return follow(walk, sheet, specifier, isTold);
  return (sheet.declared.get(name) ?? []).map((statement) => want(walk, sheet, statement, isTold)).includes(true);
}

function wantFrom(walk: Walk, from: Sheet, module: string, name: string, isTold: boolean): boolean {
  if (!module.startsWith('.')) return true;
  const sheet = sheetFrom(walk, from, module);
  const specifier = sheet.exported.get(name);
  return specifier === undefined ? wantName(walk, sheet, name, isTold) : follow(walk, sheet, specifier, isTold);
}

const sheetFrom = (walk: Walk, from: Sheet, module: string): Sheet =>
  sheetAt(walk, join(dirname(from.path), module.replace(/\.js$/, '.d.ts')));

function follow(walk: Walk, from: Sheet, specifier: ts.ImportSpecifier | ts.ExportSpecifier, isTold: boolean): boolean {
  if (from.wanted.has(specifier) && !isTold) return true;
  const module = moduleOf(specifier);
  const name = specifier.name.text;
  if (specifier.propertyName !== undefined) throw new Error(`${from.path}: ${specifier.getText()}: in a package a thing has one name`);
  const isThere = module === undefined ? wantName(walk, from, name, isTold) : wantFrom(walk, from, module, name, isTold);
  if (isThere) from.wanted.add(specifier);
  return isThere;
}

/** `keyof typeof list`, where the list is another module's: its keys are all that is wanted of it, and a fraction of its declaration. */
function spellOut(walk: Walk, sheet: Sheet, statement: ts.Statement, name: string): boolean {
  const specifier = sheet.imported.get(name);
  const uses = keysAsked(statement).filter(({ list }) => list === name);
  const module = specifier && moduleOf(specifier);
  if (specifier === undefined || module === undefined || !module.startsWith('.') || uses.length === 0) return false;
  const other = sheetFrom(walk, sheet, module);
  const [declared] = other.declared.get((specifier.propertyName ?? specifier.name).text) ?? [];
  const type = declared && ts.isVariableStatement(declared) ? declared.declarationList.declarations[0]?.type : undefined;
  if (type === undefined || !ts.isTypeLiteralNode(type)) return false;
  const keys = type.members.map((member) => `'${member.name?.getText().replace(/^['"]|['"]$/g, '')}'`).join(' | ');
  for (const { node } of uses) sheet.spelt.set(node, keys);
  return true;
}

function keysAsked(statement: ts.Statement): { readonly node: ts.Node; readonly list: string }[] {
  const found: { node: ts.Node; list: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword && ts.isTypeQueryNode(node.type))
      found.push({ node, list: node.type.exprName.getText() });
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

/** Names that a statement may mean, with the module where it says one: those of its own members and parameters are none. */
function namesIn(statement: ts.Statement): { readonly name: string; readonly module?: string }[] {
  const found: { name: string; module?: string }[] = [];
  const visit = (node: ts.Node): void => {
    if (isInternal(node)) return;
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
