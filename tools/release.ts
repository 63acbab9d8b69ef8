/**
 * npm run release -- 0.2.0: everything that makes a version one. Checks, sets the version everywhere, dates the changelog, packs, commits and tags; nothing
 * leaves the machine. With --dry-run it only says what it would do, and what is in the way.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from './pack.ts';
import { changesFor, versionOf } from './release/changes.ts';
import { giveUp, run, say } from './setup.mjs';
import { root } from './sources.ts';

interface Outside {
  /** Today's date, as the changelog writes it. */
  readonly today: string;
  /** Whether every check holds. */
  readonly check: () => boolean;
  /** Writes the tarballs. */
  readonly pack: () => Promise<unknown>;
}

const git = (folder: string, ...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** What git says, or undefined where there is no repository. */
function asked(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** What is in the way of a release, in sentences. */
export function obstacles(folder: string, version: string): string[] {
  const now = versionOf(folder);
  const numbers = (text: string): number[] => text.split('.').map(Number);
  const isVersion = /^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version);
  const [next, old] = [numbers(version), numbers(now)];
  const differs = next.findIndex((number, i) => number !== old[i]);
  return [
    ...(isVersion ? [] : [`${version || 'nothing'} is no version: three numbers, as 0.2.0.`]),
    ...(isVersion && (differs < 0 || next[differs]! < old[differs]!) ? [`${version} does not come after ${now}.`] : []),
    ...(asked(folder, 'status', '--porcelain') === '' ? [] : ['The working tree is not a clean one of git.']),
    ...(asked(folder, 'tag', '--list', `v${version}`) ? [`There is a tag v${version} already.`] : []),
    ...(changesFor(folder, version, '').has('CHANGELOG.md') ? [] : ['The changelog says nothing under “Unreleased”.']),
  ];
}

/** Makes the release. Throws where a step fails, with nothing committed. */
export async function release(folder: string, version: string, outside: Outside): Promise<void> {
  const inTheWay = obstacles(folder, version);
  if (inTheWay.length > 0) throw new Error(inTheWay.join(' '));
  if (!outside.check()) throw new Error('Not every check holds.');
  const changes = changesFor(folder, version, outside.today);
  for (const [file, text] of changes) writeFileSync(join(folder, file), text);
  try {
    await outside.pack();
  } catch (error) {
    git(folder, 'checkout', '--', ...changes.keys());
    throw error;
  }
  git(folder, 'commit', '--all', '--quiet', '--message', `Release ${version}`);
  git(folder, 'tag', '--annotate', `v${version}`, '--message', `Elbowroom ${version}`);
}

function rehearse(folder: string, version: string, today: string): void {
  for (const obstacle of obstacles(folder, version)) console.log(`in the way: ${obstacle}`);
  console.log('would run every check: npm test');
  for (const file of changesFor(folder, version, today).keys()) console.log(`would write ${file}`);
  console.log('would pack into dist');
  console.log(`would commit “Release ${version}” and tag it v${version}`);
}

if (import.meta.main) {
  const [version = '', ...flags] = process.argv.slice(2);
  const today = new Date().toISOString().slice(0, 10);
  if (flags.includes('--dry-run')) rehearse(root, version, today);
  else {
    const outside: Outside = { today, check: () => run('tools/test.mjs') === 0, pack: () => pack(join(root, 'dist')) };
    await release(root, version, outside).catch((error) => giveUp(error.message));
    say(
      `${version} is packed and tagged. To publish it: git push --follow-tags, then npm publish --access public for each tarball in dist.`,
    );
  }
}
