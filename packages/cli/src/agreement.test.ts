import { newest, type Ruling, rulings } from '@elbowroom/rules';
import { wordsOf } from '@elbowroom/wording';
import { describe, expect, test } from 'vitest';
import { typed } from '../test/typed.ts';

const [some] = Object.entries<Ruling>(rulings);
const [name, { readings, standard }] = some ?? ['', { readings: [], standard: '' }];
const other = readings.find((reading) => reading !== standard) ?? '';
const simulated = async (...args: string[]) =>
  JSON.parse((await typed('simulate', '--json', '--games', '3', '--seats', '2', ...args)).said.join('\n'));

test('simulate plays as many rounds as the table agreed on', async () => {
  const turns = ({ races }: { races: { turns: number }[] }) => races.reduce((n, line) => n + line.turns, 0);
  const short = await simulated('--rounds', '4');
  expect(short.rounds).toBe(4);
  expect(turns(short)).toBeLessThan(turns(await simulated()));
});

test('simulate says what was agreed on', async () => {
  const agreed = ['--rules', '1', '--ruling', `${name}=${standard}`, '--value', 'tauren=8', '--open-purses', '--board', 'L1a,S1b'];
  const { said } = await typed('simulate', '--edition', 'azeroth', '--seats', '2', '--games', '1', ...agreed.slice(4));
  expect(said[0]).toContain('{"values":{"tauren":8},"openPurses":true,"board":["L1a","S1b"]}');
  expect(await simulated(...agreed.slice(0, 4))).toMatchObject({ rules: 1, rulings: { [name]: standard } });
});

test('another version of the rules deals another game', async () => {
  expect((await simulated('--rules', '1')).seatResults).not.toEqual((await simulated()).seatResults);
});

test('the arena plays by what was agreed on', async () => {
  const args = ['--bots', 'random,random', '--games', '2', '--steps', '1', '--workers', '1', '--rounds', '4', '--json'];
  const { code, said } = await typed('arena', ...args);
  expect(code).toBe(0);
  expect(JSON.parse(said.join('\n'))).toMatchObject({ agreement: { rounds: 4 }, played: 2 });
});

describe.each(['simulate', 'arena'])('%s', (command) => {
  test.each([
    [['--ruling', `${name}=sometimes`], `unknown-reading: --ruling ${name}:`],
    [['--ruling', 'dragons=may'], 'unknown-ruling: --ruling dragons:'],
    [['--ruling', 'dragons'], '--ruling is name=reading, not dragons'],
    [['--ruling', `${name}=${other}`, '--ruling', `${name}=${standard}`], `--ruling ${name} is said twice`],
    [['--value', 'amazons=99'], 'out-of-range: --value amazons:'],
    [['--value', 'dragons=3'], 'unknown-tile: --value dragons:'],
    [['--value', 'amazons=many'], '--value amazons= is a whole number'],
    [['--rounds', '3'], 'out-of-range: --rounds:'],
    [['--rounds', '16'], 'out-of-range: --rounds:'],
    [['--rules', '99'], 'unknown-version: --rules:'],
    [['--box', 'amazons,amazons'], 'tile-twice: --box[1]:'],
    [['--box', 'amazons,elves'], 'too-few: --box:'],
    [['--board', 'nowhere'], 'unknown-board: --board:'],
    [['--board', 'L1a,S1a'], 'wrong-edition: --board:'],
  ])('refuses %j with a code', async (args, complaint) => {
    const { code, complaints } = await typed(command, ...args);
    expect(code).toBe(2);
    expect(complaints[0]).toContain(`elbowroom: ${complaint}`);
    expect(complaints[1]).toContain('usage:');
  });
});

describe('rulings', () => {
  test('lists every ruling with its readings, the one that is played with a star', async () => {
    const { code, said } = await typed('rulings');
    expect(code).toBe(0);
    for (const [known, { rule }] of Object.entries<Ruling>(rulings)) expect(said).toContain(`${known}  (${rule})`);
    expect(said.filter((line) => line.startsWith('  * '))).toHaveLength(Object.keys(rulings).length);
    expect(said.join('\n')).toContain(`* ${standard}`);
  });

  test('answers in JSON, for any version, and in French', async () => {
    const { rules, rulings: listed } = JSON.parse((await typed('rulings', '--json')).said.join('\n'));
    expect(rules).toBe(newest.version);
    expect(listed.map((one: { name: string }) => one.name)).toEqual(Object.keys(rulings));
    const old = JSON.parse((await typed('rulings', '--rules', '1', '--json')).said.join('\n'));
    expect(old.rulings[0]).toMatchObject({ name, played: some?.[1].before ?? standard });
    expect((await typed('rulings', '--language', 'fr')).said.join('\n')).toContain(wordsOf(name)?.asks.fr);
  });

  test('knows no version that there is not', async () => {
    expect((await typed('rulings', '--rules', '99')).code).toBe(2);
  });
});
