import { execFile, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorsOf, manifestIn } from './pack/manifest.ts';
import { type Scratch, scratchProject, shownProgram } from './pack/scratch.ts';
import { weightOf } from './pack.ts';
import { filesLike, root } from './sources.ts';

const PROGRAMS = ['@elbowroom/rules', '@elbowroom/bots', '@elbowroom/wording'] as const;
/** 250 kB until the vocabulary of blank tiles grew to thirteen effects and became data that editors are made of: 265 kB with it, 62 of them declarations; 284 kB with the reader of painted maps, 297 kB with actions and observations for programs that learn. */
const RULES_AT_MOST = 300_000;
const begun = promisify(execFile);

let scratch: Scratch;
beforeAll(async () => {
  scratch = await scratchProject();
  for (const name of PROGRAMS) {
    scratch.write(`${fileOf(name)}.mjs`, shownProgram(scratch, name));
    scratch.write(`${fileOf(name)}.ts`, shownProgram(scratch, name));
  }
});
afterAll(() => scratch?.remove());

const guide = (): string => /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/guide/rules-api.md'), 'utf8'))?.[1] ?? '';

const fileOf = (name: string): string => name.split('/')[1]!;
const tarballOf = (name: string) => scratch.tarballs.find((tarball) => tarball.name === name)!;
const doors = ['rules', 'bots', 'wording', 'drawings'].flatMap((name) =>
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

test('the rules are at most 300 kB without the source maps', () => {
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

/** The compiler of today, and the last one that is itself written in TypeScript. */
const [TODAYS, LAST] = ['@typescript/native', 'typescript'];

/** What a compiler says of some files, strictly. */
async function compiled(name: string, options: object, files: readonly string[], compiler = TODAYS): Promise<string> {
  // The whole of the DOM takes longer to check than the packages do.
  scratch.write('console.d.ts', 'declare const console: { log(...words: unknown[]): void };\n');
  const compilerOptions = { ...options, strict: true, target: 'es2022', lib: ['es2022'], types: [], outDir: name };
  const config = scratch.write(`${name}.json`, JSON.stringify({ compilerOptions, files: [...files, 'console.d.ts'] }));
  const tsc = join(root, 'node_modules', compiler, 'bin/tsc');
  const { stdout } = await begun(process.execPath, [tsc, '--project', config]).catch((error) => error);
  return stdout;
}

const NODE_NEXT = { module: 'nodenext', moduleResolution: 'nodenext' };

test.each([
  ['nodenext', NODE_NEXT, LAST],
  ['bundler', { module: 'esnext', moduleResolution: 'bundler' }, TODAYS],
])('tsc takes every declaration under %s, strictly, and what it writes plays to the end', async (name, options, compiler) => {
  const imports = doors.map((door, i) => `import * as door${i} from '${door}';`).join('\n');
  scratch.write('doors.ts', `${imports}\nexport const doors = [${doors.map((_, i) => `door${i}`).join(', ')}];\n`);
  scratch.write('guide.ts', `${guide()}console.log('the end of', state);\n`);
  scratch.write('search.ts', SEARCH);
  const files = [...PROGRAMS.map((program) => `${fileOf(program)}.ts`), 'guide.ts', 'search.ts', 'doors.ts'];
  expect(await compiled(name, options, files, compiler)).toBe('');
  for (const program of ['rules.js', 'guide.js']) expect(await said(process.execPath, join(name, program))).toMatch(/the end/);
  expect(await said(process.execPath, join(name, 'search.js'))).toBe('5,5,5 true\n');
});

/** Whoever searches sees what a state is made of. */
const SEARCH = `import { clone, moveBuffer, moves, newGame, step } from '@elbowroom/rules';
  import { atlas, type State } from '@elbowroom/rules/search';
  const state: State = clone(newGame({ edition: 'classic', seats: 3, seed: 'x' }));
  const buffer = moveBuffer();
  if (moves(state, buffer) > 0) step(state, buffer.list[0]!);
  console.log(state.coins.join(), atlas(state).races[state.active[state.turn]!]!.id.length > 0);
`;

/** Whoever does not gets a game to pass on, and nothing else is taken for one. */
const SEALED = `import { apply, cost, determinize, forecast, hash, legalMoves, newGame, outcome, position, snapshot, toDecide, view } from '@elbowroom/rules';
  ${doors
    .filter((door) => !door.endsWith('/search'))
    .map((door) => `import '${door}';`)
    .join('\n')}
  const state = newGame({ edition: 'classic', seats: 3, seed: 'x' });
  const others = [position(snapshot(state)), determinize(view(state, 0), 'y'), apply(state, 'pick 0').state];
  export const answers = [legalMoves(state), cost(state, 1), forecast(state), outcome(state), toDecide(state), hash(state)];
  for (const other of [state, ...others]) {
    // @ts-expect-error
    other.coins;
  }
  // @ts-expect-error
  legalMoves({ coins: [5, 5, 5] });
`;

test('a state is opaque to whoever does not import the door for searchers', async () => {
  scratch.write('sealed.ts', SEALED);
  expect(await compiled('sealed', NODE_NEXT, ['sealed.ts'])).toBe('');
});
