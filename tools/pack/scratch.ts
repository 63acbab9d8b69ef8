/** Somebody else's project, somewhere else on the disk, with the packed packages installed. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack, type Tarball } from '../pack.ts';

export interface Scratch {
  readonly folder: string;
  readonly tarballs: readonly Tarball[];
  readonly write: (file: string, text: string) => string;
  readonly remove: () => void;
}

export async function scratchProject(): Promise<Scratch> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'elbowroom-scratch-')));
  const write = (file: string, text: string): string => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  const tarballs = await pack(join(folder, 'packed'));
  write('package.json', '{ "name": "scratch", "private": true, "type": "module" }');
  // Offline: what is needed is in the tarballs, or they are not whole.
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs.map(({ path }) => path)], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { folder, tarballs, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The program that the README of an installed package shows first. */
export function shownProgram({ folder }: Scratch, name: string): string {
  const readme = readFileSync(join(folder, 'node_modules', name, 'README.md'), 'utf8');
  const program = /```js\n([\s\S]*?)```/.exec(readme)?.[1];
  if (program === undefined) throw new Error(`the README of ${name} shows no program`);
  return program;
}
