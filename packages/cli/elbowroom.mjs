#!/usr/bin/env node
// The command line is TypeScript and needs Node 24: the one that npm installed here, whichever Node runs this.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runtimes } from '../../tools/setup.mjs';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const [, runtime = ''] = Object.entries(runtimes).find(([machine]) => machine === `${process.platform}-${process.arch}`) ?? [];
const brought = here(`../../node_modules/${runtime}/bin/node${process.platform === 'win32' ? '.exe' : ''}`);
const node = runtime !== '' && existsSync(brought) ? brought : process.execPath;

if (node === process.execPath && Number.parseInt(process.versions.node, 10) < 24) {
  console.error('elbowroom: Node 24 is needed; npm install brings it.');
  process.exit(1);
}
const { status } = spawnSync(node, [here('src/main.ts'), ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
