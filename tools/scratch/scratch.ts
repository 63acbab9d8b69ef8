/** A copy of the sources in which something is changed, to see what the tests say there. Nothing in the repo itself is touched. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { filesLike, root } from '../sources.ts';

/** In this file this text, which must be there once, becomes that. An empty text to look for: the file is new. */
export type Edit = readonly [file: string, search: string, replacement: string];

interface Run {
  readonly status: number;
  /** What it said, on either channel. */
  readonly output: string;
}

interface Tested extends Run {
  /** Full names of tests; of files that broke before their tests, the paths. */
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

export interface Scratch {
  readonly folder: string;
  /** Node with these arguments, in the folder. */
  readonly run: (...args: string[]) => Promise<Run>;
  /** As if it had been made with other edits: what is generated and left out of them is as it is in the repo. */
  readonly change: (edits: readonly Edit[]) => void;
  /** The unit tests in these files. */
  readonly test: (...files: string[]) => Promise<Tested>;
  readonly remove: () => void;
}

/** What is made and not written: also packages, which are linked instead. */
const MADE = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'coverage', '.svelte-check']);

/** Throws if an edit does not fit: then there is no copy. */
export function scratchCopy(edits: readonly Edit[] = []): Scratch {
  const changed = edited(edits);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'elbowroom-scratch-')));
  for (const name of readdirSync(root))
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  linkPackages(folder);
  write(folder, changed);
  let now = changed;
  return {
    folder,
    change(others) {
      const next = edited(others);
      for (const file of [...now.keys(), ...filesLike('**/*.gen.ts')]) restore(folder, file);
      write(folder, next);
      now = next;
    },
    run: (...args) => ran(folder, args),
    test: (...files) => tested(folder, files),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function write(folder: string, texts: ReadonlyMap<string, string>): void {
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** As it is in the repo, which may be: not there. */
function restore(folder: string, file: string): void {
  if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file));
  else rmSync(join(folder, file), { force: true });
}

/** The files that are changed, as they are in the copy. */
export function edited(edits: readonly Edit[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [file, search, replacement] of edits) {
    const isNew = !texts.has(file) && !existsSync(join(root, file));
    if (isNew !== (search === '')) throw new Error(isNew ? `there is no ${file}` : `${file} is there already`);
    const parts = isNew ? ['', ''] : (texts.get(file) ?? readFileSync(join(root, file), 'utf8')).split(search);
    if (parts.length !== 2) throw new Error(`${file} has this ${parts.length - 1} times, not once: ${search}`);
    texts.set(file, parts.join(replacement));
  }
  return texts;
}

/** Packages of others are those of the repo, our own are those of the copy. */
function linkPackages(folder: string): void {
  const link = (from: string, to: string): void => symlinkSync(from, join(folder, to), 'junction');
  mkdirSync(join(folder, 'node_modules/@elbowroom'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@elbowroom' && !name.startsWith('.vite')) link(join(root, 'node_modules', name), `node_modules/${name}`);
  for (const name of readdirSync(join(root, 'packages'))) {
    link(join(folder, 'packages', name), `node_modules/@elbowroom/${name}`);
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own)) link(own, `packages/${name}/node_modules`);
  }
}

/** Tests that are run by a test must not take themselves for a part of it. */
function environment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$|NODE_OPTIONS$)/.test(name)));
}

function ran(folder: string, args: readonly string[]): Promise<Run> {
  const child = spawn(process.execPath, args, { cwd: folder, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const channel of [child.stdout, child.stderr])
    channel.on('data', (chunk) => {
      output += chunk;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ status: code ?? 1, output }));
  });
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

async function tested(folder: string, files: readonly string[]): Promise<Tested> {
  const report = join(folder, '.cache/tests.json');
  rmSync(report, { force: true });
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    '--maxWorkers=1',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const { status, output } = await ran(folder, [...vitest, ...files]);
  if (!existsSync(report)) throw new Error(`the tests did not run: ${output.slice(-2000)}`);
  const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
  const named = (wanted: string): string[] =>
    testResults.flatMap(({ assertionResults }) => assertionResults.flatMap((one) => (one.status === wanted ? one.fullName : [])));
  const broken = testResults.filter(({ status: all, assertionResults }) => all === 'failed' && assertionResults.length === 0);
  return { status, output, passed: named('passed'), failed: [...named('failed'), ...broken.map(({ name }) => name)] };
}
