import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { typed } from './typed.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const homemade = (name: string): string => fileURLToPath(new URL(`../../bots/test/homemade/${name}.json`, import.meta.url));
const asked = ['arena', '--bots', 'greedy,random', '--games', '2', '--steps', '1', '--rounds', '4', '--workers', '1'];

test('the arena plays homemade tiles on a homemade map, and says so', async () => {
  const coinsWith = async (...more: string[]): Promise<unknown> => {
    const { code, complaints, said } = await typed(...asked, ...more, '--json');
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
    return JSON.parse(said.join('\n')).standings.map(({ meanCoins }: { meanCoins: unknown }) => meanCoins);
  };
  const own = ['--tile', homemade('tiles'), '--map', homemade('honeycomb')];
  expect(await coinsWith(...own)).not.toEqual(await coinsWith());
  const { said } = await typed(...asked, ...own);
  expect(said[0]).toMatch(/^classic, 2 seats, with homemade things, 2 games/);
});

test('a map as the page saves it, without an id, is played on too', async () => {
  const { id: _, ...content } = JSON.parse(readFileSync(homemade('honeycomb'), 'utf8'));
  const saved = join(folder, 'saved.json');
  writeFileSync(saved, JSON.stringify({ elbowroom: 'map', format: 1, edition: 'classic', name: 'Honeycomb', content }));
  expect(await typed(...asked, '--map', saved)).toMatchObject({ code: 0, complaints: [] });
});

test('what cannot be played is refused before the first game, with its file and fault', async () => {
  const bad = join(folder, 'bad.json');
  writeFileSync(bad, JSON.stringify({ races: [{ id: 'giants', name: { en: 'Giants' }, value: 99, effects: [] }] }));
  const { code, complaints, said } = await typed(...asked, '--tile', bad);
  expect({ code, said }).toEqual({ code: 1, said: [] });
  expect(complaints.join('\n')).toContain(bad);
  expect(complaints.join('\n')).toContain('homebrew.races[0].value');
  const both = await typed(...asked, '--map', homemade('honeycomb'), '--board', 'classic-2');
  expect(both.complaints[0]).toBe('elbowroom: --map and --board do not go together');
});
