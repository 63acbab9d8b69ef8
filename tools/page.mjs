import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { giveUp, root, run, say } from './setup.mjs';

/** What the type checker writes beside them is no source. */
const ofPage = ['index.html', 'package.json', 'public', 'src', 'vite.config.ts'].map((name) => `packages/web/${name}`);
const sources = [
  'packages/rules',
  'packages/drawings',
  'packages/bots',
  'packages/wording',
  ...ofPage,
  'package-lock.json',
  'tools/setup.mjs',
];
const stamp = join(root, '.cache/page');

/** Builds the page unless the one in packages/web/dist comes from these very sources. */
export function buildPage() {
  const now = fingerprint(sources);
  const built = existsSync(stamp) && existsSync(join(root, 'packages/web/dist/index.html')) && readFileSync(stamp, 'utf8');
  if (built === now) return;
  say('Building the page.');
  if (run('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn') !== 0) giveUp('The page could not be built.');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, now);
}
