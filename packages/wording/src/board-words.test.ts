import { boardOf, boards } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { boardWords, regionWords } from './board-words.ts';

test.each([...boards.values()])('every place on $id has a name in both languages, none twice', ({ id, regions }) => {
  const words = boardWords.get(id);
  const names = [words?.name, ...(words?.regions ?? [])];
  expect(names).toHaveLength(regions.length + 1);
  for (const language of ['en', 'fr'] as const) {
    const said = names.map((name) => name?.[language] ?? '');
    expect(said.filter((name) => name.length <= 2 || /['"]/.test(name))).toEqual([]);
    expect(new Set(said).size).toBe(names.length);
  }
});

test('there are names for our boards alone', () => {
  expect([...boardWords.keys()]).toEqual([...boards.keys()]);
});

test('regions of islands are called the same side by side', () => {
  const both = boardOf(['L1a', 'S2b']);
  expect(regionWords(both, 0)).toEqual({ en: 'Beacon Head', fr: 'Cap du Fanal' });
  expect(regionWords(both, 12)).toEqual(regionWords(boardOf('S2b'), 0));
});

test('a board of one’s own has the names that it brings, and no others', () => {
  const own = {
    id: 'L1a',
    regions: [
      { terrain: 'hill', borders: [1], name: { en: 'Knoll', fr: 'Butte' } },
      { terrain: 'hill', borders: [0] },
    ],
  } as const;
  expect([0, 1, 2].map((region) => regionWords(own, region)?.fr)).toEqual(['Butte', undefined, undefined]);
});
