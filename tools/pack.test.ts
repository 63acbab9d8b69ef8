import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorsOf, manifestIn } from './pack/manifest.ts';
import { type Scratch, scratchProject, shownProgram } from './pack/scratch.ts';
import { weightOf } from './pack.ts';
import { filesLike, root } from './sources.ts';

const PROGRAMS = ['@elbowroom/rules', '@elbowroom/bots'] as const;
const RULES_AT_MOST = 250_000;
const begun = promisify(execFile);

let scratch: Scratch;
beforeAll(async () => {
  scratch = await scratchProject();
  for (const name of PROGRAMS) {
    scratch.write(`${fileOf(name)}.mjs`, shownProgram(scratch, name));
    scratch.write(`${fileOf(name)}.ts`, shownProgram(scratch, name));
  }
}, 60_000);
afterAll(() => scratch?.remove());

const guide = (): string => /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/guide/rules-api.md'), 'utf8'))?.[1] ?? '';

const fileOf = (name: string): string => name.split('/')[1]!;
const tarballOf = (name: string) => scratch.tarballs.find((tarball) => tarball.name === name)!;
const doors = ['rules', 'bots'].flatMap((name) =>
  doorsOf(manifestIn(join(root, 'packages', name))).map(({ key }) => `@elbowroom/${name}${key.slice(1)}`),
);

/** The Node of these tests, and the one of the machine if that is another: Node 20, where it has that. */
function nodes(): string[][] {
  const places = (process.env.PATH ?? '').split(delimiter).filter((place) => !place.includes('node_modules'));
  const found = [process.execPath, ...places.map((place) => join(place, 'node')).filter((file) => existsSync(file))];
  const versions = new Map(found.map((file) => [spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim(), file]));
  return [...versions].flatMap(([version, file]) => (version ? [[version, file]] : []));
}

/** What a program prints: nothing but that, no warning either. */
async function said(node: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await begun(node, args, { cwd: scratch.folder, env: { PATH: process.env.PATH } });
  expect(stderr).toBe('');
  return stdout;
}

test('a tarball has code, declarations, licence and README, and no test', () => {
  for (const { files, name } of scratch.tarballs) {
    const paths = files.map(({ path }) => path);
    expect(paths, name).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(
      paths.filter((path) => /test|scene|tuning|\.ts$/.test(path) && !path.endsWith('.d.ts')),
      name,
    ).toEqual([]);
  }
});

test('the rules are at most 250 kB without the maps', () => {
  expect(weightOf(tarballOf('@elbowroom/rules'))).toBeLessThanOrEqual(RULES_AT_MOST);
});

test('maps tell the sources, and nothing of the machine they were made on', () => {
  for (const map of globSync(join(scratch.folder, 'node_modules/@elbowroom/*/lib/**/*.map'))) {
    const { sources, sourcesContent }: { sources: string[]; sourcesContent: string[] } = JSON.parse(readFileSync(map, 'utf8'));
    expect(sources.filter((source) => !source.startsWith('src/'))).toEqual([]);
    expect(sourcesContent).toHaveLength(sources.length);
  }
});

test.each(nodes())('Node %s plays the games of the READMEs to their end', async (_, node) => {
  for (const name of PROGRAMS) expect(await said(node!, `${fileOf(name)}.mjs`), name).toMatch(/the end/);
});

test.each(nodes())('Node %s opens every door, and golden games are the same games in there', async (_, node) => {
  const goldens = filesLike('goldens/*-*.txt').filter((_, i) => i % 4 === 0);
  const program = scratch.write(
    'goldens.mjs',
    `import { readFileSync } from 'node:fs';
     import { readRecord, verify } from '@elbowroom/rules/record';
     for (const door of ${JSON.stringify(doors)}) if (Object.keys(await import(door)).length === 0) console.log(door, 'leads nowhere');
     for (const file of process.argv.slice(2)) for (const { message } of verify(readRecord(readFileSync(file, 'utf8'))).flaws) console.log(file, message);`,
  );
  expect(goldens.length).toBeGreaterThan(5);
  expect(await said(node!, program, ...goldens.map((file) => join(root, file)))).toBe('');
});

test.each([
  ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
] as const)('tsc takes every declaration under %s, strictly, and what it writes plays to the end', async (name, options) => {
  const imports = doors.map((door, i) => `import * as door${i} from '${door}';`).join('\n');
  const list = doors.map((_, i) => `door${i}`).join(', ');
  scratch.write('doors.ts', `${imports}\nexport const doors = [${list}];\n`);
  // The whole of the DOM takes longer to check than the packages do.
  scratch.write('console.d.ts', 'declare const console: { log(...words: unknown[]): void };\n');
  const compilerOptions = { ...options, strict: true, target: 'es2022', lib: ['es2022'], types: [], outDir: name };
  scratch.write('guide.ts', `${guide()}console.log('the end of', state);\n`);
  const files = [...PROGRAMS.map((program) => `${fileOf(program)}.ts`), 'guide.ts', 'doors.ts', 'console.d.ts'];
  const config = scratch.write(`${name}.json`, JSON.stringify({ compilerOptions, files }));
  const { stdout } = await begun(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '--project', config]).catch(
    (error) => error,
  );
  expect(stdout).toBe('');
  for (const program of ['rules.js', 'guide.js']) expect(await said(process.execPath, join(name, program))).toMatch(/the end/);
});
