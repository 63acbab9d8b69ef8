import { expect, test } from 'vitest';
import { typed } from '../test/typed.ts';

test('help says how it is used', async () => {
  const { code, said } = await typed('--help');
  expect(code).toBe(0);
  expect(said[0]).toMatch('usage: elbowroom');
  expect(said.join('\n')).toMatch('simulate');
});

test('help for one command says how that one is used', async () => {
  const { code, said } = await typed('simulate', '--help');
  expect(code).toBe(0);
  expect(said[0]).toMatch('usage: elbowroom simulate');
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
