import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, run, say } from './setup.mjs';

const sources = ['packages/rules', 'packages/drawings', 'packages/bots', 'packages/web', 'package-lock.json'];
const skipped = new Set(['node_modules', 'dist', 'e2e']);
const stamp = join(root, '.cache/page');

/** Builds the page unless the one in packages/web/dist comes from these very sources. */
export function buildPage() {
  const now = fingerprint();
  const built = existsSync(stamp) && existsSync(join(root, 'packages/web/dist/index.html')) && readFileSync(stamp, 'utf8');
  if (built === now) return;
  say('Building the page.');
  if (run('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn') !== 0) giveUp('The page could not be built.');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, now);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesIn))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

/** @param {string} place @returns {string[]} */
function filesIn(place) {
  if (place.endsWith('.json')) return [place];
  return readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.name.endsWith('.test.ts'))
    .flatMap((entry) => (entry.isDirectory() ? filesIn(`${place}/${entry.name}`) : [`${place}/${entry.name}`]))
    .sort();
}
