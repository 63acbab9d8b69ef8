/** npm run pack: what others can install, as tarballs in dist. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { bundle } from './pack/bundle.ts';
import { declarationsOf } from './pack/declarations.ts';
import { dataOf, doorsOf, manifestIn, packedManifest } from './pack/manifest.ts';
import { compiler, giveUp, run } from './setup.mjs';
import { root } from './sources.ts';

const PACKAGES = ['rules', 'bots', 'wording', 'drawings'] as const;

export interface Tarball {
  readonly name: string;
  readonly path: string;
  /** Where in the package, and bytes. */
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Bytes of what is not a map: what a program loads and a compiler reads. */
export const weightOf = ({ files }: Tarball): number =>
  files.filter(({ path }) => !path.endsWith('.map')).reduce((sum, { size }) => sum + size, 0);

/** Packs every public package into a folder. */
export async function pack(into: string): Promise<Tarball[]> {
  if (run(compiler, '--build', 'packages/bots', 'packages/wording', 'packages/drawings') !== 0)
    giveUp('The declarations could not be written.');
  mkdirSync(into, { recursive: true });
  // Of an older version nothing is left: whoever installs what lies there gets one of each.
  for (const old of globSync('elbowroom-*.tgz', { cwd: into })) rmSync(join(into, old));
  const stage = mkdtempSync(join(tmpdir(), 'elbowroom-pack-'));
  try {
    for (const name of PACKAGES) await lay(name, join(stage, name));
    return tarballs(
      PACKAGES.map((name) => join(stage, name)),
      into,
    );
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Everything that goes into a tarball, in a folder. */
async function lay(name: string, into: string): Promise<void> {
  const folder = join(root, 'packages', name);
  const manifest = manifestIn(folder);
  const doors = doorsOf(manifest);
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'package.json'), `${JSON.stringify(packedManifest(manifest), undefined, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(into, 'LICENSE'));
  cpSync(join(folder, 'README.md'), join(into, 'README.md'));
  for (const place of dataOf(manifest)) cpSync(join(folder, place), join(into, place), { recursive: true });
  const entries = Object.fromEntries(doors.map((door) => [door.name, join(folder, 'src', `${door.source}.ts`)]));
  await bundle(folder, entries, join(into, 'lib'));
  for (const [path, text] of declarationsOf(join(root, '.cache/types', name, 'src'), doors)) {
    const file = join(into, 'types', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function tarballs(folders: readonly string[], into: string): Tarball[] {
  const said = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into, ...folders], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const packed: { name: string; filename: string; files: Tarball['files'] }[] = JSON.parse(said);
  return packed.map(({ name, filename, files }) => ({ name, path: join(into, filename), files }));
}

if (import.meta.main) {
  const kilo = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
  for (const tarball of await pack(join(root, 'dist'))) {
    const all = tarball.files.reduce((sum, { size }) => sum + size, 0);
    console.log(
      `${relative(root, tarball.path)}: ${tarball.files.length} files, ${kilo(weightOf(tarball))} unpacked, and ${kilo(all - weightOf(tarball))} of maps`,
    );
  }
}
