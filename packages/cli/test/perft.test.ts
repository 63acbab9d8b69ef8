import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { position } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { lineCounts } from '../src/line-counts.ts';
import { typed } from './typed.ts';

const files = globSync(fileURLToPath(new URL('../../../goldens/perft/*.json', import.meta.url))).sort();
const goldens = files.map((file) => ({ name: basename(file, '.json'), file, ...JSON.parse(readFileSync(file, 'utf8')) }));

describe('legal lines from fixed positions', () => {
  test('there are at least ten positions', () => expect(goldens.length).toBeGreaterThanOrEqual(10));
  test.each(goldens)('$name: $about: $lines', ({ position: given, lines }) => {
    expect(lineCounts(position(given), lines.length)).toEqual(lines);
  });
});

test('the command prints one count per depth', async () => {
  const { file, lines } = goldens[0] ?? { file: '', lines: [] };
  expect(await typed('perft', '--position', file, '--depth', '2')).toMatchObject({ code: 0, said: [`1: ${lines[0]}`, `2: ${lines[1]}`] });
  expect((await typed('perft', '--position', file, '--depth', '2', '--json')).said).toEqual([`[${lines[0]},${lines[1]}]`]);
});

test.each([
  [[], /which position/],
  [['--position', 'nowhere.json'], /nowhere.json cannot be read/],
  [['--position', fileURLToPath(import.meta.url)], /is not JSON/],
  [['--position', fileURLToPath(new URL('../package.json', import.meta.url))], /is no position/],
  [['--position', files[0] ?? '', '--depth', '0'], /--depth is a whole number/],
])('%j gets a usage line and exit code 2', async (args, complaint) => {
  const { code, complaints } = await typed('perft', ...args);
  expect(code).toBe(2);
  expect(complaints[0]).toMatch(complaint);
  expect(complaints[1]).toMatch('usage: elbowroom perft');
});

test('the options agree on what a position does not say', async () => {
  const { file, lines } = goldens[0] ?? { file: '', lines: [] };
  const depth = ['--position', file, '--depth', '1'];
  expect((await typed('perft', ...depth, '--open-purses')).said).toEqual([`1: ${lines[0]}`]);
  const { code, complaints } = await typed('perft', ...depth, '--ruling', 'dragons=may');
  expect(code).toBe(2);
  expect(complaints[0]).toContain('unknown-ruling: --ruling dragons:');
});
