// Which package may import which. See "Five rooms, one direction" in ARCHITECTURE.md.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { filesLike, root } from './sources.ts';

type Import = { file: string; line: number; from: string; typeOnly: boolean };

/** What the page takes from the server beside types: times that both must keep to. It brings nothing along. */
const [SHARED, SHARED_FILE] = ['@elbowroom/server/showing', 'packages/server/src/game/showing.ts'];

const arrows: Record<string, readonly string[]> = {
  rules: [],
  bots: ['rules'],
  wording: ['rules'],
  drawings: ['rules'],
  server: ['rules', 'bots', 'jobs'],
  web: ['rules', 'bots', 'server', 'drawings', 'wording'],
  jobs: [],
  cli: ['rules', 'bots', 'wording', 'jobs'],
};

/** Every import of a source text: static, re-exported, dynamic; of a Svelte component those of its scripts. */
export function importsOf(file: string, text: string): Import[] {
  const code = file.endsWith('.svelte') ? scriptsOf(text) : text;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const note = (node: ts.Node, from: ts.Node | undefined, typeOnly: boolean) => {
    if (from === undefined || !ts.isStringLiteralLike(from)) return;
    found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, from: from.text, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) note(node, node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    else if (ts.isExportDeclaration(node)) note(node, node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node, node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) note(node, node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text with everything but its scripts blanked out, so that line numbers stay. */
function scriptsOf(component: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  let code = '';
  let end = 0;
  for (const script of component.matchAll(/(<script[^>]*>)([\s\S]*?)<\/script>/g)) {
    const start = script.index + script[1]!.length;
    code += blank(component.slice(end, start)) + script[2];
    end = start + script[2]!.length;
  }
  return code + blank(component.slice(end));
}

/** The rule that an import breaks, or undefined. Tests may reach further, but not against the arrows. */
export function brokenRule({ file, from, typeOnly }: Import): string | undefined {
  const own = /^packages\/([^/]+)\//.exec(file)?.[1];
  if (own === undefined) return undefined;
  if (file === SHARED_FILE && !typeOnly) return 'what the page imports of the server brings nothing along';
  const inTest = /\.(test|e2e)\.ts$|\/(test|e2e)\//.test(file);
  const other = /^@elbowroom\/([^/]+)/.exec(from)?.[1];
  if (other !== undefined) {
    const allowed = arrows[own] ?? [];
    if (!allowed.includes(other)) return `${own} may import ${allowed.join(' and ') || 'no other package'}, not ${other}`;
    if (own === 'web' && other === 'server' && !typeOnly && !inTest && from !== SHARED) return 'web imports only types from server';
    if (own === 'wording' && !typeOnly && !inTest) return 'wording imports only types: it is words, no code';
    if (own === 'drawings' && !typeOnly && !inTest) return 'drawings imports only types: whoever shows a board need not play on it';
    return undefined;
  }
  if (inTest) return undefined;
  if (!from.startsWith('.')) return own === 'rules' ? 'rules imports nothing outside itself' : undefined;
  const target = posix.join(posix.dirname(file), from);
  if (!target.startsWith(`packages/${own}/`)) return 'another package is imported by its name';
  if (file.startsWith('packages/rules/src/core/')) {
    if (/^packages\/rules\/src\/(classic|azeroth|battle)\//.test(target)) return 'core imports no edition';
    if (target === 'packages/rules/src/index.ts') return 'core does not import the index, which brings the editions';
  }
  return undefined;
}

/** Whatever looks like the address of an import, in comments and words too. */
const ADDRESS = /\b(?:from|import)\s*\(?\s*(['"`])(.*?)\1/g;

/** Whether a text may import against the arrows: a quick look that takes all there is for imports of more than types. */
export function isSuspect(file: string, text: string): boolean {
  return [...text.matchAll(ADDRESS)].some(([, , from = '']) => brokenRule({ file, line: 0, from, typeOnly: false }) !== undefined);
}

if (import.meta.main) {
  const files = filesLike('packages/*/{src,test,e2e}/**/*.{ts,svelte}');
  const broken = files
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return isSuspect(file, text) ? importsOf(file, text) : [];
    })
    .flatMap((one) => {
      const rule = brokenRule(one);
      return rule === undefined ? [] : [`${one.file}:${one.line} imports ${one.from}: ${rule}`];
    });
  for (const line of broken) console.error(line);
  if (broken.length > 0) process.exitCode = 1;
  else console.log(`${files.length} files, no import against the arrows`);
}
