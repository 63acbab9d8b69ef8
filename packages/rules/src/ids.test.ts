import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { artifacts } from './azeroth/artifacts/index.ts';
import { pieces as azerothPieces } from './azeroth/pieces.ts';
import { places } from './azeroth/places/index.ts';
import { powers as azerothPowers } from './azeroth/powers/index.ts';
import { races as azerothRaces } from './azeroth/races/index.ts';
import { pieces as classicPieces } from './classic/pieces.ts';
import { powers as classicPowers } from './classic/powers/index.ts';
import { races as classicRaces } from './classic/races/index.ts';

test.each([
  ['classic races', classicRaces],
  ['classic powers', classicPowers],
  ['classic pieces', classicPieces],
  ['Azeroth races', azerothRaces],
  ['Azeroth powers', azerothPowers],
  ['artifacts', artifacts],
  ['places', places],
  ['Azeroth pieces', azerothPieces],
])('%s stand under their ids', (_, list) => {
  expect(Object.entries<{ readonly id: string }>(list).map(([key, { id }]) => [key, id])).toEqual(
    Object.keys(list).map((key) => [key, key]),
  );
});

test.each([
  ['classic/races', classicRaces],
  ['classic/powers', classicPowers],
  ['azeroth/races', azerothRaces],
  ['azeroth/powers', azerothPowers],
  ['azeroth/artifacts', artifacts],
  ['azeroth/places', places],
])('every tile in %s is listed', (folder, list) => {
  const tiles = globSync('*.ts', { cwd: join(import.meta.dirname, folder), exclude: ['index.ts', '*.test.ts'] }).map((file) =>
    basename(file, '.ts'),
  );
  expect(tiles.filter((id) => !Object.hasOwn(list, id)).map((id) => `${folder}/${id}.ts is not in ${folder}/index.ts`)).toEqual([]);
  expect(tiles).toHaveLength(Object.keys(list).length);
});
