import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { azeroth } from '../azeroth/edition.ts';
import { boards } from '../boards/board.ts';
import type { Region } from '../boards/region.ts';
import { tilesIn } from '../charter.ts';
import { classic } from '../classic/edition.ts';
import type { Ruling } from '../core/ruling.ts';
import { newGame } from '../index.ts';
import { rulings } from '../rulings.ts';
import { newest, versionOf, versions } from './versions.ts';

test('versions are numbered from 1 without a gap', () => {
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => i + 1));
  expect([newest.version, versionOf(1)?.version, versionOf('1'), versionOf(99)]).toEqual([versions.length, 1, undefined, undefined]);
});

test.each(versions)('every tile and piece of version $version is still there', (version) => {
  for (const edition of [classic, azeroth]) {
    const list = edition === classic ? version.classic : version.azeroth;
    const known = [...edition.races, ...edition.powers, ...edition.markers].map(({ id }) => id);
    expect(tilesIn(list).filter((id) => !known.includes(id))).toEqual([]);
    const kinds = edition.pieces.map(({ id }) => id);
    expect(Object.keys(list.pieces).filter((id) => !kinds.includes(id))).toEqual([]);
  }
});

test.each(versions)('every reading of version $version is still there', ({ rulings: read }) => {
  const known = new Map(Object.entries<Ruling>(rulings));
  expect(Object.entries(read).filter(([name, reading]) => known.get(name)?.readings.includes(reading) !== true)).toEqual([]);
});

test.each(versions)('games of version $version can be dealt', ({ version }) => {
  for (const edition of ['classic', 'azeroth'] as const)
    expect(newGame({ edition, seats: 5, seed: 'x', rules: version }).world.charter.rules).toBe(version);
});

/** What the rules look at: shapes and colours may become prettier. */
const facts = ({ terrain, symbols = [], native, edge, anchor, marker, island = 0, borders }: Region): unknown[] => [
  terrain,
  [...symbols].sort(),
  [native, edge, anchor, marker].map((flag) => flag === true),
  island,
  [...borders].sort((a, b) => a - b),
];

test('boards are what they were when games were played on them (a mended board gets an id of its own)', () => {
  const fingerprints = Object.fromEntries(
    [...boards].map(([id, { regions }]) => [
      id,
      createHash('sha256')
        .update(JSON.stringify(regions.map(facts)))
        .digest('hex')
        .slice(0, 16),
    ]),
  );
  const kept: unknown = JSON.parse(readFileSync(new URL('../../../../goldens/boards.json', import.meta.url), 'utf8'));
  expect(fingerprints).toEqual(kept);
});
