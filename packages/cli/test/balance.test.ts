import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boards } from '@elbowroom/rules';
import { afterAll, expect, test } from 'vitest';
import { typed } from './typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'balance-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const otters = { id: 'otters', name: { en: 'Otters', fr: 'Loutres' }, value: 9, effects: [{ effect: 'income', coins: 2, per: 'region' }] };
const tile = file('otters.json', { races: [otters] });
const { regions } = boards.get('classic-2') ?? { regions: [] };
const map = file('rift.json', { elbowroom: 'map', format: 1, edition: 'classic', name: 'Rift', content: { id: 'rift', regions } });
const few = ['--rounds', '4', '--games', '4'];

test('a tile on a map: the same figures from any number of threads, and marked among the others', async () => {
  const asked = ['balance', '--tile', tile, '--map', map, ...few, '--json'];
  const [one, two] = [await typed(...asked, '--workers', '1'), await typed(...asked, '--workers', '2')];
  expect(one.complaints).toEqual([]);
  expect(two.said).toEqual(one.said);
  const { dealt, faces, games, study, tiles, verdicts } = JSON.parse(one.said.join('\n'));
  expect({ games, dealt, seats: study.seats, marked: study.marked }).toEqual({ games: 4, dealt: 2, seats: [2], marked: ['otters'] });
  expect(faces.map(({ id }: { id: string }) => id)).toEqual(['rift']);
  expect(tiles.filter(({ isMarked }: { isMarked: boolean }) => isMarked)).toMatchObject([{ id: 'otters', reigns: 2 }]);
  expect(verdicts.tiles).toEqual([]); // two reigns are too few for one
});

test('as text in both languages, and a broken run goes on where it was', async () => {
  const save = join(folder, 'kept.jsonl');
  const asked = ['balance', '--tile', tile, ...few, '--workers', '1', '--save', save];
  const english = await typed(...asked);
  expect(english.said[0]).toBe('classic, 2 seats, 4 games, 2 of them by lot, seed balance');
  expect(english.said[1]).toBe('Otters: too few games to say anything.');
  expect(english.said.some((line) => /^otters \* +9 /.test(line))).toBe(true);
  const lines = readFileSync(save, 'utf8').split('\n');
  expect(lines).toHaveLength(6); // what was asked, four games, and the end of the last line
  writeFileSync(save, `${lines.slice(0, 3).join('\n')}\n{"game":`); // broken off in the third game
  expect((await typed(...asked)).said).toEqual(english.said);
  const french = await typed(...asked, '--language', 'fr');
  expect(french.said[1]).toMatch(/^Loutres\u00a0: /);
  const other = await typed(...asked, '--seed', 'y');
  expect({ code: other.code, said: other.complaints[0] }).toEqual({
    code: 2,
    said: `elbowroom: ${save} is from another study, or by other bots`,
  });
});

test('by lot alone, or with a draft alone', async () => {
  const dealtWith = async (lots: string): Promise<unknown> => {
    const { said } = await typed('balance', '--tile', tile, ...few, '--workers', '1', '--lots', lots);
    return said[0];
  };
  expect(await dealtWith('all')).toBe('classic, 2 seats, 4 games, 4 of them by lot, seed balance');
  expect(await dealtWith('none')).toBe('classic, 2 seats, 4 games, 0 of them by lot, seed balance');
  expect((await typed('balance', '--lots', 'some')).code).toBe(2);
});

test('values and effects are tried with as many games as may be played', async () => {
  const { code, said } = await typed('balance', '--tile', tile, '--rounds', '4', '--games', '8', '--workers', '1', '--trim', '--json');
  const { best, ended, games } = JSON.parse(said.join('\n'));
  expect({ code, ended, games }).toEqual({ code: 1, ended: 'spent', games: 8 });
  expect(best.homebrew.races[0].id).toBe('otters');
});

const bad = file('bad.json', { races: [{ id: 'trolls', value: 12, effects: [{ effect: 'discount', tokens: 9 }] }] });

test('a bad file is refused with all its faults', async () => {
  const { code, complaints, said } = await typed('balance', '--tile', bad, ...few);
  expect({ code, said }).toEqual({ code: 1, said: [] });
  const [faults] = complaints;
  for (const fault of [
    'homebrew.races[0].id: trolls is something else',
    'homebrew.races[0].value: must be from 1 to 10',
    '.tokens: must be from 1 to 3',
  ])
    expect(faults).toContain(fault);
  expect(faults?.split('\n').every((line) => line.includes(bad))).toBe(true);
});

test.each([
  [['--tile', join(folder, 'none.json')], 1, /no-file/],
  [['--tile', file('broken.json', '{"races": [')], 1, /broken\.json: not-json/],
  [['--tile', file('list.json', [])], 1, /list\.json: not-an-object/],
  [['--tile', map], 1, /rift\.json: not-a-tile/],
  [['--map', file('sea.json', { id: 'sea', regions: [{ terrain: 'sea', borders: [] }] })], 1, /sea\.json: /],
  [['--map', map, '--board', 'classic-2'], 2, /--map and --board/],
  [['--map', map, '--edition', 'azeroth'], 2, /rift\.json is for classic/],
  [['--mark', 'unicorns'], 2, /--mark unicorns/],
  [['--seats', '2,9'], 2, /--seats is a whole number from 2 to 5, not 9/],
  [['--trim'], 2, /--trim wants one homemade tile/],
])('%j is refused', async (args, code, complaint) => {
  const answer = await typed('balance', ...args);
  expect(answer.code).toBe(code);
  expect(answer.complaints[0]).toMatch(complaint);
});
