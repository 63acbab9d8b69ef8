import { expect, test } from 'vitest';
import { runCommandLine } from './command-line.ts';

async function typed(...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await runCommandLine(
    args,
    (line) => said.push(line),
    (line) => complaints.push(line),
  );
  return { code, said, complaints };
}

test('help says how it is used', async () => {
  const { code, said } = await typed('--help');
  expect(code).toBe(0);
  expect(said[0]).toMatch('usage: elbowroom');
});

test('an unknown command gets the usage and exit code 2', async () => {
  for (const name of ['dance', 'constructor']) {
    const { code, said, complaints } = await typed(name);
    expect(code).toBe(2);
    expect(said).toEqual([]);
    expect(complaints[0]).toBe(`elbowroom: there is no command ${name}`);
    expect(complaints[1]).toMatch('usage:');
  }
});

test('no command at all gets the usage and exit code 2', async () => {
  expect((await typed()).code).toBe(2);
});
