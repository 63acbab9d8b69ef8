import { expect, test } from 'vitest';
import { faults, idsIn, proved, titlesIn } from './rule-coverage.ts';

const titled = (...texts: string[]) => texts.map((text) => ({ file: 'a.test.ts', line: 1, text }));

test('ids of a document are its bold ones', () => {
  expect(idsIn('- **CORE-DIE-1** The die shows … see CORE-DIE-2\n**AZ-NONEMPTY** and **bold**')).toEqual(['CORE-DIE-1', 'AZ-NONEMPTY']);
});

test('titles are read from tests that run', () => {
  const text = [
    "test('one', () => {});",
    "it('two', () => {});",
    "describe('no', () => { test.each([\n1, 2])('three %i', () => {}); });",
    'test(`four $' + '{x}`, () => {});',
    "test.skip('no', () => {});",
    "it.todo('no');",
    "regex.test('no');",
  ].join('\n');
  expect(titlesIn('a.test.ts', text).map((title) => `${title.line} ${title.text}`)).toEqual(['1 one', '2 two', '3 three %i', '5 four ']);
});

test('a title proves the ids it begins with', () => {
  expect(proved('CORE-DIE-1 shows three blanks, unlike CORE-DIE-2')).toEqual(['CORE-DIE-1']);
  expect(proved('CORE-DIE-1, CORE-DIE-2 and AZ-NONEMPTY: all')).toEqual(['CORE-DIE-1', 'CORE-DIE-2', 'AZ-NONEMPTY']);
  expect(proved('shows CORE-DIE-1')).toEqual([]);
});

test('a rule without a test is a fault', () => {
  expect(faults(['CORE-DIE-1', 'CORE-DIE-2'], titled('CORE-DIE-1 …'))).toEqual(['CORE-DIE-2 has no test']);
});

test('a title that cites a rule that does not exist is a fault', () => {
  expect(faults([], titled('CORE-DIE-9 …'))).toEqual(['a.test.ts:1 cites CORE-DIE-9, which is no rule of docs/rules']);
});
