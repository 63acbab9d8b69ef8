/** Another commit of this repository as a folder: its rules and its bots, and nothing that has to be installed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository that this file is part of. */
export const HERE = fileURLToPath(new URL('../../../..', import.meta.url));

/** Ignored by git, and not below node_modules: there Node runs no TypeScript. */
const KEPT = join(HERE, '.cache', 'at');
const PACKAGES = ['rules', 'bots'];
/** Letters of a commit's name that tell it from all others. */
const LETTERS = 10;
const MOST_BYTES = 2 ** 28;

/** Why there is no such folder. */
export interface NoCheckout {
  readonly reason: string;
}

/** Where a commit, named as `commitOf` names it, lies after `checkOut`. */
export const checkoutOf = (commit: string): string => join(KEPT, commit);

/** One name for each commit, whatever it was called: `HEAD` is another one tomorrow. */
export function commitOf(called: string): string | NoCheckout {
  const found = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${called}^{commit}`);
  if (found === undefined) return { reason: 'a bot of another commit needs git, and this folder to be a clone' };
  return found.status === 0 ? found.stdout.toString().trim().slice(0, LETTERS) : { reason: `there is no commit ${called} here` };
}

/** Writes the commit to its folder, unless it lies there. */
export function checkOut(commit: string): NoCheckout | undefined {
  const folder = checkoutOf(commit);
  const links = join(folder, 'node_modules', '@elbowroom');
  if (PACKAGES.every((name) => existsSync(join(links, name)))) return undefined;
  if (!existsSync(folder)) {
    const fault = unpack(commit, folder);
    if (fault !== undefined) return fault;
  }
  mkdirSync(links, { recursive: true });
  for (const name of PACKAGES.filter((one) => !existsSync(join(links, one))))
    symlinkSync(join('..', '..', 'packages', name), join(links, name), 'junction');
  return undefined;
}

/** The folder appears whole or not at all, so that two arenas may want it at once. */
function unpack(commit: string, folder: string): NoCheckout | undefined {
  const paths = PACKAGES.map((name) => `packages/${name}`);
  const archive = git('archive', '--format=tar', commit, 'package.json', ...paths);
  if (archive?.status !== 0) return { reason: `commit ${commit} has no ${paths.join(' and ')}` };
  mkdirSync(KEPT, { recursive: true });
  const unfinished = mkdtempSync(join(KEPT, 'unfinished-'));
  try {
    const { status } = spawnSync('tar', ['-x', '-f', '-', '-C', unfinished], { input: archive.stdout });
    if (status !== 0) return { reason: `tar could not unpack commit ${commit}` };
    if (!existsSync(folder)) renameSync(unfinished, folder);
    return undefined;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Undefined where there is no git, or no clone. */
function git(...args: string[]) {
  if (!existsSync(join(HERE, '.git'))) return undefined;
  const ran = spawnSync('git', args, { cwd: HERE, maxBuffer: MOST_BYTES });
  return ran.error === undefined ? ran : undefined;
}
