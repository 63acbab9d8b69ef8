import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type DrawnBoard, readDrawing } from '@elbowroom/drawings';
import { boards } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { areaOf, boxAround, boxAt, shared } from './box.ts';
import { badgeSize } from './cardboard.ts';
import { groundsOf } from './grounds.ts';
import { type LotPlace, openPlacer } from './placing.ts';
import { layOut, type Sheet } from './sheet.ts';
import type { BoardView, RegionView } from './view.ts';

const require = createRequire(import.meta.url);
const drawn = (face: string): DrawnBoard =>
  readDrawing(JSON.parse(readFileSync(require.resolve(`@elbowroom/drawings/${face}.json`), 'utf8')));

function sheetOf(faces: readonly string[]): Sheet {
  const regions = faces.flatMap((face) => boards.get(face)?.regions ?? []);
  return layOut({ id: faces.join('+'), regions }, faces.map(drawn), 1.2, faces);
}

/** Everybody everywhere: stacks of three, a fort in every fifth region, a place in every seventh, every third one can be attacked. */
const crowd = (sheet: Sheet): BoardView => ({
  regions: sheet.regions.map(
    (_, k): RegionView => ({
      label: '',
      stack: { people: `p${k % 5}`, emblem: 'orc-head', colour: 'blue', declined: k % 4 === 0, count: 3 },
      pieces: k % 5 === 0 ? [{ kind: 'fort', emblem: 'wooden-fence', count: 1, guard: 1 }] : [],
      markers: k % 7 === 0 ? [{ kind: 'place', emblem: 'church' }] : [],
      ...(k % 3 === 0 && { target: { cost: 5, ...(k % 2 === 0 && { chance: 0.5 }) } }),
    }),
  ),
});

const badgeBox = ({ x, y, badge }: LotPlace, size: number) =>
  badge && boxAt(boxAround(badge.x, badge.y, badgeSize[badge.form].width, badgeSize[badge.form].height), x, y, size);

/** Units of the sheet to one of cardboard: on a desk with two islands, and on a small screen with five. */
describe.each([
  { faces: ['classic-5'], size: 1 },
  { faces: ['classic-5'], size: 1.4 },
  { faces: ['L1b', 'L2b', 'M2b', 'S1a', 'S2b'], size: 1.4 },
  { faces: ['L1a', 'L2a', 'M1a', 'S1b', 'S2a'], size: 1.3 },
])('$faces at $size', ({ faces, size }) => {
  const sheet = sheetOf(faces);
  const grounds = groundsOf(sheet);
  const places = openPlacer(grounds, sheet)(crowd(sheet), size);

  test('no cost hides the cost or the emblem of another region', () => {
    for (const [region, place] of places.entries()) {
      const cost = badgeBox(place, size);
      if (cost === undefined) continue;
      for (const [other, there] of places.entries()) {
        if (other === region) continue;
        const next = badgeBox(there, size);
        if (next) expect(shared(cost, next) / (size * size), `costs of ${region} and ${other}`).toBeLessThan(90);
        for (const core of there.things?.cores ?? [])
          expect(shared(cost, boxAt(core, there.x, there.y, size)) / (size * size), `cost of ${region} on ${other}`).toBeLessThan(150);
      }
    }
  });

  test('every cost is on the sheet', () => {
    for (const place of places) {
      const cost = badgeBox(place, size);
      if (cost) expect(areaOf(cost) - shared(cost, { left: 0, top: 0, right: sheet.width, bottom: sheet.height })).toBeLessThan(1);
    }
  });

  test('symbols stay visible under the crowd', () => {
    const hidden = grounds.flatMap(({ printed }, region) =>
      printed.filter((symbol) => {
        const { x, y, things } = places[region]!;
        const covered = (things?.boxes ?? []).reduce((sum, box) => sum + shared(symbol, boxAt(box, x, y, size)), 0);
        return covered > 0.5 * 24 * 24;
      }),
    );
    expect(hidden).toEqual([]);
  });

  test('cardboard stands in its own region', () => {
    for (const [region, { x, y }] of places.entries()) expect(grounds[region]!.spilt(boxAround(x, y, 8, 8)), `${region}`).toBe(0);
  });

  test('the same view gets the same places, whatever was shown before', () => {
    const placer = openPlacer(grounds, sheet);
    placer({ regions: sheet.regions.map(() => ({ label: '', pieces: [], markers: [] })) }, size);
    expect(placer(crowd(sheet), size).map(({ x, y, badge }) => [x, y, badge])).toEqual(places.map(({ x, y, badge }) => [x, y, badge]));
  });
});
