// npm test: every check, one after the other. With --fast (npm run check) all but the browser.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { compiler, root, run, runQuietly, setUp, setUpChromium } from './setup.mjs';

const fast = process.argv.includes('--fast');

/**
 * What only looks at the sources, in lanes beside each other. The page is checked against what the compiler has written of the other packages. What the
 * browser tests need is built meanwhile: the lanes are not equally long.
 * @type {[name: string, ...command: string[]][][]}
 */
const lanes = [
  [
    ['Types', compiler, '--build'],
    [
      'Types of the page',
      'node_modules/svelte-check/bin/svelte-check',
      '--workspace',
      'packages/web',
      '--output',
      'human',
      '--tsgo',
      '--incremental',
    ],
  ],
  [
    ['Format and lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
    ['Arrows between packages', 'tools/arrows.ts'],
    ['Dead code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
    ['Rules without a test', 'tools/rule-coverage.ts'],
  ],
  fast ? [] : [['The page can be built', 'tools/build-page.mjs']],
];

const started = Date.now();
const tally = { passed: 0, failed: 0 };
/** @type {string[]} */
const broken = [];

setUp();
await Promise.all(lanes.map(look));
// Some wait for a server, a clock or a page, so that two cores carry three files at once.
check('Unit tests', () => vitest('unit', `--maxWorkers=${availableParallelism() + 1}`));
if (!fast) {
  setUpChromium();
  check('Browser tests', () => vitest('browser', `--maxWorkers=${availableParallelism() + 1}`));
}
if (broken.length > 0) console.log(`\nNot in order: ${broken.join(', ')}.`);
console.log(`\nAll checks took ${seconds(started)}.`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = broken.length > 0 ? 1 : 0;

/** One check after the other. Each says its words when it is done. @param {[name: string, ...command: string[]][]} checks */
async function look(checks) {
  for (const [name, ...command] of checks) {
    const since = Date.now();
    const { output, status } = await runQuietly(...command);
    console.log(`\n== ${name}\n${output.trimEnd()}`.trimEnd());
    judged(name, status, since);
  }
}

/** @param {string} name @param {() => number} work */
function check(name, work) {
  const since = Date.now();
  console.log(`\n== ${name}`);
  judged(name, work(), since);
}

/** @param {string} name @param {number} status @param {number} since */
function judged(name, status, since) {
  if (status !== 0) broken.push(name);
  console.log(`   ${status === 0 ? 'in order' : 'FAILED'}, ${seconds(since)}`);
}

/** Runs one vitest project and adds its tests to the tally. @param {string} project @param {string[]} options */
function vitest(project, ...options) {
  const file = `.cache/tests-${project}.json`;
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(join(root, file), { force: true });
  const status = run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    project,
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  );
  const report = existsSync(join(root, file)) ? JSON.parse(readFileSync(join(root, file), 'utf8')) : undefined;
  tally.passed += report?.numPassedTests ?? 0;
  tally.failed += report ? report.numFailedTests + brokenFiles(report) : 1;
  return status;
}

/** Files that failed before any of their tests ran. @param {{ testResults: { status: string, assertionResults: unknown[] }[] }} report */
function brokenFiles(report) {
  return report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
}

/** @param {number} since */
function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
