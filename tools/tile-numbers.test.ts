/** The numbers of tiles in the documents, held against the tiles. In a file of its own: copies of the sources run it alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editionOf } from '../packages/rules/src/editions.ts';
import { root } from './sources.ts';

/** Numbers of a tile as its document has them: in a table, or in a list such as `alchemist 4 (…), berserk 4 (…)`. */
function numbersOf(document: string, heading: string, id: string): number[] {
  const section = document.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  const cells = section
    .split('\n')
    .find((line) => line.startsWith(`| ${id} |`))
    ?.split('|');
  const listed = new RegExp(`(?:^|, )${id} (\\d+) \\(`, 'm').exec(section)?.[1];
  return (cells ?? (listed === undefined ? [] : [listed])).map((cell) => Number.parseInt(cell, 10)).filter(Number.isInteger);
}

test.each(['classic', 'azeroth'] as const)('docs/rules/%s.md has the numbers of every tile', (id) => {
  const document = readFileSync(join(root, `docs/rules/${id}.md`), 'utf8');
  const { races = [], powers = [] } = editionOf(id) ?? {};
  const wanted = [
    ...races.map((race) => ({ race: race.id, told: numbersOf(document, 'Races', race.id), are: [race.value, race.tray] })),
    ...powers.map((power) => ({ power: power.id, told: numbersOf(document, 'Powers', power.id), are: [power.value] })),
  ];
  expect(wanted.filter(({ told, are }) => told.join() !== are.join())).toEqual([]);
});
