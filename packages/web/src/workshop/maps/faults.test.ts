/** What stands beside a map before it hurts: which fault, and where it points. */
import { NOBODY, type Sketch, type SketchRegion, writtenMap } from '@elbowroom/rules/maps';
import { expect, test } from 'vitest';
import { workFragment } from '../work-link.ts';
import { mapFaults, pointedAt } from './faults.ts';
import { openGallery } from './map-library.ts';
import { proposed, type Wish } from './proposal.ts';

/** Rows of letters: a region each, a dot where there is none. */
function drawn(kind: 'chart' | 'island', rows: readonly string[], changes: Readonly<Record<string, SketchRegion>> = {}): Sketch {
  const letters = [...new Set(rows.join('').replaceAll('.', ''))].sort();
  const owner = Int8Array.from(rows.join(''), (letter) => (letter === '.' ? NOBODY : letters.indexOf(letter)));
  return {
    shape: { kind, columns: rows[0]?.length ?? 0, rows: rows.length, seed: 1, owner },
    regions: letters.map((letter) => changes[letter] ?? { terrain: 'hill' }),
  };
}

/** Of the fault that is asked about: which letters, and which cells. */
function faultOf(sketch: Sketch, code: string, edition: 'classic' | 'azeroth' = 'classic') {
  const found = mapFaults(sketch, edition).filter((fault) => fault.code === code);
  return found.map((fault) => ({ isGrave: fault.isGrave, regions: fault.regions.join(' '), cells: pointedAt(sketch, fault).join(' ') }));
}

test('of four regions that meet in a corner two touch in little more than a point', () => {
  const corner = drawn('chart', ['aaabbb', 'aaabbb', 'cccddd', 'cccddd']);
  const [thin, ...others] = faultOf(corner, 'thin');
  expect(others).toEqual([]);
  expect(thin?.isGrave).toBe(false);
  expect(['0 3', '1 2']).toContain(thin?.regions);
  expect(['8', '9']).toContain(thin?.cells); // beside the corner, in the upper one of them
  expect(faultOf(drawn('chart', ['aaabbb', 'aaabbb', 'ccccbb', 'cccddd', 'cccddd']), 'thin')).toEqual([]);
});

test('land that is cut off is pointed at, in the classic game alone', () => {
  const apart = drawn('island', ['aab...', 'abb..c', 'aab...']);
  expect(faultOf(apart, 'cut-off')).toEqual([{ isGrave: true, regions: '2', cells: '11' }]);
  expect(faultOf(apart, 'cut-off', 'azeroth')).toEqual([]);
});

test('a land without a way in, a region inside another one, and cells of nobody', () => {
  const ring = drawn('chart', ['sssss', 'saaas', 'sabas', 'saaas', 'sssss'], { s: { terrain: 'lake' } });
  expect(faultOf(ring, 'no-entry')).toHaveLength(1);
  expect(faultOf(ring, 'enclosed')).toContainEqual({ isGrave: true, regions: '1', cells: '12' });
  expect(faultOf(drawn('chart', ['aab', 'a.b', 'abb']), 'bare')).toEqual([{ isGrave: true, regions: '', cells: '4' }]);
});

test('an island of Azeroth wants two landings and one marker', () => {
  const island = (changes: Record<string, SketchRegion>) => drawn('island', ['aabb', 'aabb'], changes);
  expect(faultOf(island({ a: { terrain: 'hill', anchor: true } }), 'anchors', 'azeroth')).toHaveLength(1);
  const whole = island({ a: { terrain: 'hill', anchor: true, marker: true }, b: { terrain: 'swamp', anchor: true } });
  expect([...faultOf(whole, 'anchors', 'azeroth'), ...faultOf(whole, 'markers', 'azeroth')]).toEqual([]);
});

/** As its shortest address has it; the rest is for those whose own is longer. */
const ADDRESS = 'https://elbowroom.example/'.length;
const wish: Wish = { edition: 'classic', kind: 'chart', regions: 30, lakes: 2, seas: 2, islands: 1, seed: 0 };

test('a map of thirty regions with names in two languages is a link of less than 2 kB', async () => {
  const drafts = Array.from({ length: 4 }, (_, seed) => proposed({ ...wish, seed }));
  const kept = (await openGallery()).map(({ sketch }) => sketch).filter(({ regions }) => regions.length <= 31);
  expect(kept.length).toBeGreaterThan(2);
  for (const sketch of [...drafts, ...kept]) {
    const name = { en: 'A name of forty letters, the longest one', fr: 'Un nom de quarante lettres, le plus long' };
    const content = writtenMap({ ...sketch, name });
    const link = await workFragment({ kind: 'map', edition: 'classic', name: name.en, content });
    expect(ADDRESS + link.length).toBeLessThan(2000);
  }
});
