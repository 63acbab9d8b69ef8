import { expect, test } from 'vitest';
import { budgetOf, entrantOf, nameOf } from './entrant.ts';

test.each([
  ['master', { level: 'master' }],
  ['master@HEAD~2', { level: 'master', commit: 'HEAD~2' }],
  ['master:250', { level: 'master', allowance: 250 }],
  ['planner@origin/main:3000', { level: 'planner', commit: 'origin/main', allowance: 3000 }],
])('%s is read, and written as it was', (name, entrant) => {
  expect(entrantOf(name)).toEqual(entrant);
  expect(nameOf(entrant)).toBe(name);
});

test.each([
  ['python3 mine.py', ['python3', 'mine.py']],
  ['./mine', ['./mine']],
  ['"C:\\My Bots\\mine.exe" --quick', ['C:\\My Bots\\mine.exe', '--quick']],
])('%s is a program', (name, program) => {
  expect(entrantOf(name)).toEqual({ level: 'default', program });
});

test.each(['', '@HEAD', 'master@', 'master:', 'master:0', 'master:1.5', 'master:2:3'])('"%s" is no name', (name) => {
  expect(entrantOf(name)).toBeUndefined();
});

test('an allowance counts what the contest counts', () => {
  expect(budgetOf('master:250', { ms: 1000 })).toEqual({ ms: 250 });
  expect(budgetOf('master:250', { steps: 1000 })).toEqual({ steps: 250 });
  expect(budgetOf('master', { steps: 1000 })).toEqual({ steps: 1000 });
});
