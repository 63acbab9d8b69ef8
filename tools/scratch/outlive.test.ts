/** The proof that games outlive their code: tiles are added, a value changed and rulings turned, and everything that is kept goes on as before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesLike } from '../sources.ts';
import { type Edit, type Scratch, scratchCopy } from './scratch.ts';

const rules = 'packages/rules/src';

/** At the head of its list, where it would move all others. */
const newRace = (edition: 'classic' | 'azeroth', id: string, name: string, faction: string): Edit[] => [
  [
    `${rules}/${edition}/races/${id}.ts`,
    '',
    `import { race } from '../../core/ability.ts';\n\nexport const ${name} = race({ id: '${id}', value: 5, tray: 10${faction} });\n`,
  ],
  [
    `${rules}/${edition}/races/index.ts`,
    "import { orcs } from './orcs.ts';",
    `import { ${name} } from './${id}.ts';\nimport { orcs } from './orcs.ts';`,
  ],
  [`${rules}/${edition}/races/index.ts`, 'export const races = {\n', `export const races = {\n  '${id}': ${name},\n`],
];

const edits: readonly Edit[] = [
  ...newRace('classic', 'ogres', 'ogres', ''),
  ...newRace('azeroth', 'vulpera', 'vulpera', ", faction: 'horde'"),
  [`${rules}/classic/races/amazons.ts`, 'value: 6,', 'value: 7,'],
  [`${rules}/azeroth/values.ts`, 'intimidating: 5,', 'intimidating: 4,'],
  [`${rules}/azeroth/rulings/powers.ts`, "['no-conquest-can-follow', 'until-done']", "['until-done', 'no-conquest-can-follow']"],
  [
    'tools/told.ts',
    '',
    `import { complete, newest } from '@elbowroom/rules';
     const boxOf = (edition) => complete({ edition, seats: 2, seed: 'told' }).box;
     const { classic, azeroth, rulings } = newest;
     console.log(boxOf('classic').includes('ogres'), boxOf('azeroth').includes('vulpera'), classic.races.amazons.value, azeroth.powers.intimidating, rulings['intimidation-last']);`,
  ],
];

let scratch: Scratch;
beforeAll(async () => {
  scratch = scratchCopy(edits);
  await scratch.run('tools/rules-version.ts', '--with', 'ogres,vulpera');
});
afterAll(() => scratch?.remove());

test('new games are dealt from the new box, with the new value and the turned ruling', async () => {
  expect((await scratch.run('tools/told.ts')).output).toBe('true true 7 4 until-done\n');
});

/** Of the tables of a server one of each kind is played on: what they are played by is what kept files are played by. */
const TABLES = [
  'shows every table as it was',
  'has its file',
  'goes on as it would have',
  'paused: is played',
  'waiting for friends: begins',
];

test('every golden game comes to the same end; kept tables stand where they stood and go on as they would have', async () => {
  const end = 'comes to the same end';
  const files = ['packages/rules/test/goldens.test.ts', 'packages/server/test/kept.test.ts'];
  const { failed, passed } = await scratch.test(...files, '-t', [end, ...TABLES].join('|'));
  expect(failed).toEqual([]);
  expect(passed.filter((name) => name.includes(end))).toHaveLength(filesLike('goldens/*.txt').length);
  for (const title of TABLES) expect(passed.filter((name) => name.includes(title)).length, title).toBeGreaterThan(0);
});

test('kept files, links and saves stand where they stood, go on as they would have, and come to an end', async () => {
  const { failed, passed } = await scratch.test(
    'packages/rules/test/kept.test.ts',
    'packages/web/src/games/kept.test.ts',
    'packages/web/src/table/kept.test.ts',
  );
  expect(failed).toEqual([]);
  expect(passed.length).toBeGreaterThanOrEqual(260);
});
