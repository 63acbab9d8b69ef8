/** What the compiler says of files of the repo when some say something else, without a copy: sources that are as they were are parsed once. */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../sources.ts';

/** As the page is compiled, but in one go with the sources of the packages that it imports. */
const options: ts.CompilerOptions = {
  ...ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'packages/web/tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    join(root, 'packages/web'),
  ).options,
  rootDir: root,
  composite: false,
  incremental: false,
  noEmit: true,
};

const known = new Map<string, ts.SourceFile>();
let last: ts.Program | undefined;

/** The faults of these files, one a line, as `tsc` prints them. */
export function typeErrors(texts: ReadonlyMap<string, string>, files: readonly string[]): string[] {
  const changed = new Map([...texts].map(([file, text]) => [join(root, file), text]));
  const host = ts.createCompilerHost(options);
  const fileExists = (path: string): boolean => changed.has(path) || ts.sys.fileExists(path);
  const readFile = (path: string): string | undefined => changed.get(path) ?? ts.sys.readFile(path);
  const getSourceFile: ts.CompilerHost['getSourceFile'] = (path, language) => {
    const text = readFile(path);
    const before = known.get(path);
    if (text === undefined || before?.text === text) return text === undefined ? undefined : before;
    const source = ts.createSourceFile(path, text, language);
    known.set(path, source);
    return source;
  };
  const paths = files.map((file) => join(root, file)).filter(fileExists);
  const program = ts.createProgram(paths, options, { ...host, fileExists, readFile, getSourceFile }, last);
  last = program;
  return paths.flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path))).map(lineOf);
}

function lineOf({ file, messageText, start = 0 }: ts.Diagnostic): string {
  const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1;
  return `${relative(root, file?.fileName ?? '')}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
