import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newest, versionOf } from '../packages/rules/src/versions/versions.ts';
import { standing, versionFile } from './rules-version.ts';
import { root } from './sources.ts';

test('the newest rules version is what stands in the code (if not: npm run rules-version)', () => {
  expect(standing(newest.version)).toEqual(newest);
  expect(JSON.stringify(standing(newest.version))).toBe(JSON.stringify(newest)); // order is part of it
});

test('a released rules version is for ever what it was', () => {
  const kept = join(root, 'goldens/kept');
  const released = existsSync(kept) ? readdirSync(kept).filter((name) => existsSync(join(kept, name, 'version.json'))) : [];
  for (const name of released)
    expect(versionOf(Number(name)), `rules version ${name}`).toEqual(JSON.parse(readFileSync(join(kept, name, 'version.json'), 'utf8')));
});

test('a frozen version is a source file that says so', () => {
  expect(versionFile(newest, undefined)).toMatch(/^\/\*\* Frozen: .*\nimport type .*\n\nexport const version2: RulesVersion = \{/);
});

test('a frozen version names the boxes of the one before, unless they are others', () => {
  const before = { ...newest, version: 1, azeroth: { ...newest.azeroth, natives: 16 } };
  const source = versionFile(newest, before);
  expect(source).toContain("import { version1 } from './version-1.gen.ts';");
  expect(source).toContain('classic: version1.classic,');
  expect(source).toContain('azeroth: {"natives":15,');
});
