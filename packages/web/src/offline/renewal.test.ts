import { expect, test } from 'vitest';
import { isRenewed } from './renewal.ts';

const page = (script: string) => async (): Promise<string> => `<script type="module" src="${script}"></script>`;

function memory(): () => Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return () => ({ getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) });
}

test('a page whose script is no longer served has been renewed, and is told so once', async () => {
  const old = { script: '/assets/index-old.js', served: page('/assets/index-new.js'), memory: memory() };
  expect(await isRenewed(old)).toBe(true);
  expect(await isRenewed(old)).toBe(false);
});

test('a second renewal in the same tab is one of its own, and two servers that disagree send nobody to and fro', async () => {
  const kept = memory();
  expect(await isRenewed({ script: '/assets/index-1.js', served: page('/assets/index-2.js'), memory: kept })).toBe(true);
  expect(await isRenewed({ script: '/assets/index-2.js', served: page('/assets/index-1.js'), memory: kept })).toBe(true);
  expect(await isRenewed({ script: '/assets/index-1.js', served: page('/assets/index-2.js'), memory: kept })).toBe(false);
});

test('the page that is served now is not renewed', async () => {
  expect(await isRenewed({ script: '/assets/index-1.js', served: page('/assets/index-1.js'), memory: memory() })).toBe(false);
});

test('without a network or a memory nothing happens by itself', async () => {
  const served = page('/assets/index-2.js');
  const offline = async (): Promise<string> => {
    throw new TypeError('Failed to fetch');
  };
  const forbidden = (): never => {
    throw new Error('SecurityError');
  };
  expect(await isRenewed({ script: '/assets/index-1.js', served: offline, memory: memory() })).toBe(false);
  expect(await isRenewed({ script: '/assets/index-1.js', served, memory: forbidden })).toBe(false);
});
