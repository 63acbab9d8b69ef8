import { expect, test } from 'vitest';
import { addedIn, builtIn, faults, idsIn, lost, proved, titlesIn } from './rule-coverage.ts';

const ids = ['CORE-DIE-1', 'CORE-DIE-2', 'AZ-NONEMPTY', 'AZ-NIGHT-ELVES-1'];
const titled = (...texts: string[]) => texts.map((text) => ({ file: 'a.test.ts', line: 1, text }));

test('ids of a document are its bold ones', () => {
  expect(idsIn('- **CORE-DIE-1** The die shows … see CORE-DIE-2\n**AZ-NONEMPTY** and **bold**')).toEqual(['CORE-DIE-1', 'AZ-NONEMPTY']);
});

test('the list of built rules takes comments and empty lines', () => {
  expect(builtIn('# so far\nCORE-DIE # the die\n\n  AZ-NONEMPTY\n')).toEqual(['CORE-DIE', 'AZ-NONEMPTY']);
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

test('a built rule without a test is a fault', () => {
  expect(faults(ids, ['CORE-DIE'], titled('CORE-DIE-1 …'))).toEqual(['CORE-DIE-2 has no test']);
  expect(faults(ids, [], [])).toEqual([]);
});

test('a beginning ends where a part of the id ends', () => {
  expect(faults(ids, ['AZ-N'], [])).toEqual(['built-rules.txt: no rule begins with AZ-N']);
});

test('a title that cites a rule that does not exist is a fault', () => {
  expect(faults(ids, [], titled('CORE-DIE-9 …'))).toEqual(['a.test.ts:1 cites CORE-DIE-9, which is no rule']);
});

test('what the list once had must stay, or be covered by a shorter beginning', () => {
  expect(lost(ids, ['CORE', 'AZ-NONEMPTY'], ['CORE-DIE', 'AZ-NONEMPTY'])).toEqual([]);
  expect(lost(ids, ['CORE-DIE-1'], ['CORE-DIE', 'CORE-DIE'])).toEqual(['built-rules.txt: CORE-DIE was there once and may not go']);
  expect(lost(ids, [], ['CORE-GONE'])).toEqual([]); // a rule that is none any more
  expect(lost(ids, [], addedIn(''))).toEqual([]); // no git here
});

test('a history says what was ever added', () => {
  const history = ['+++ b/tools/built-rules.txt', '@@ -1 +1,2 @@', '-CORE-OLD', '+CORE-DIE # the die', '+# so far', ' AZ-N'].join('\n');
  expect(addedIn(history)).toEqual(['CORE-DIE']);
});
