import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { obstacles, release } from './release.ts';
import { filesLike, root } from './sources.ts';

const LOG =
  '# Changes\n\n# Releases\n\n## Unreleased\n- A door.\n\n## 0.1.0 · 2026-01-01\n- A house.\n\n# Rules versions\n\n## 1\nThe first.\n';

let folder: string;
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const json = (value: object): string => `${JSON.stringify(value, undefined, 2)}\n`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elbowroom-release-'));
  const bots = { name: '@elbowroom/bots', version: '0.1.0', dependencies: { '@elbowroom/rules': '0.1.0', fastify: '5.0.0' } };
  const vite = { version: '0.1.0' };
  write('package.json', json({ name: 'elbowroom', version: '0.1.0' }));
  write('packages/bots/package.json', json(bots));
  const packages = { '': { name: 'elbowroom', version: '0.1.0' }, 'node_modules/vite': vite, 'packages/bots': bots };
  write('package-lock.json', json({ name: 'elbowroom', version: '0.1.0', packages }));
  write('CHANGELOG.md', LOG);
  git('init', '--quiet');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@example.org');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A state');
}

const outside = { today: '2026-02-03', check: () => true, pack: async () => undefined };

test('a release sets the version everywhere, dates the changelog, commits and tags', async () => {
  await release(folder, '0.2.0', outside);
  const bots = { name: '@elbowroom/bots', version: '0.2.0', dependencies: { '@elbowroom/rules': '0.2.0', fastify: '5.0.0' } };
  expect(JSON.parse(read('packages/bots/package.json'))).toEqual(bots);
  expect(JSON.parse(read('package-lock.json'))).toEqual({
    name: 'elbowroom',
    version: '0.2.0',
    packages: { '': { name: 'elbowroom', version: '0.2.0' }, 'node_modules/vite': { version: '0.1.0' }, 'packages/bots': bots },
  });
  expect(read('CHANGELOG.md')).toBe(LOG.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 · 2026-02-03\n'));
  expect(git('describe')).toBe('v0.2.0');
  expect(git('status', '--porcelain')).toBe('');
});

test('what is in the way is named, and then nothing is done', async () => {
  expect(obstacles(folder, '0.2')).toEqual(['0.2 is no version: three numbers, as 0.2.0.']);
  expect(obstacles(folder, '0.1.0')).toEqual(['0.1.0 does not come after 0.1.0.']);
  expect(obstacles(folder, '0.0.9')).toEqual(['0.0.9 does not come after 0.1.0.']);
  expect(obstacles(folder, '1.0.0')).toEqual([]);
  git('tag', 'v1.0.0');
  write('CHANGELOG.md', LOG.replace('- A door.\n', ''));
  expect(obstacles(folder, '1.0.0')).toEqual([
    'The working tree is not a clean one of git.',
    'There is a tag v1.0.0 already.',
    'The changelog says nothing under “Unreleased”.',
  ]);
  await expect(release(folder, '1.0.0', outside)).rejects.toThrow('The working tree is not a clean one of git.');
  expect(read('package.json')).toContain('0.1.0');
});

test('where a check or the packing fails, everything is as it was', async () => {
  await expect(release(folder, '0.2.0', { ...outside, check: () => false })).rejects.toThrow('Not every check holds.');
  const pack = async () => Promise.reject(new Error('no room'));
  await expect(release(folder, '0.2.0', { ...outside, pack })).rejects.toThrow('no room');
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag')).toBe('');
});

test('a dry run tells every step for this very repo, and writes nothing', () => {
  const files = filesLike('package.json', 'packages/*/package.json', 'package-lock.json');
  const texts = () => [...files, 'CHANGELOG.md'].map((file) => readFileSync(join(root, file), 'utf8'));
  const old = texts();
  const { stdout } = spawnSync(process.execPath, [join(root, 'tools/release.ts'), '999.0.0', '--dry-run'], { encoding: 'utf8' });
  for (const file of files) expect(stdout).toContain(`would write ${file}\n`);
  expect(stdout).toContain('would commit “Release 999.0.0” and tag it v999.0.0');
  expect(texts()).toEqual(old);
});

test('one version stands in every package.json', () => {
  const versions = filesLike('package.json', 'packages/*/package.json').map(
    (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).version,
  );
  expect(new Set(versions).size).toBe(1);
});
