import { expect, test } from 'vitest';
import { boards, islandBoards, newGame, snapshot } from '../index.ts';

const SEATS = [2, 3, 4, 5] as const;
const seeds = Array.from({ length: 24 }, (_, i) => `islands ${i}`);
const game = (seats: number, seed: string) => snapshot(newGame({ edition: 'azeroth', seats, seed }));
const faces = (seats: number, seed: string): string[] => [game(seats, seed).board].flat().map(String);

test.each([
  [2, 'LS'],
  [3, 'LMS'],
  [4, 'LMMS'],
  [5, 'LLMSS'],
])('AZ-ISLAND-1 %i seats play on islands of the sizes %s, no board twice', (seats, sizes) => {
  for (const seed of seeds) {
    const drawn = faces(seats, seed);
    expect(
      drawn
        .map((face) => face[0])
        .sort()
        .join(''),
    ).toBe(sizes);
    expect(new Set(drawn.map((face) => face.slice(0, 2))).size).toBe(sizes.length);
  }
});

test('AZ-ISLAND-1 boards and faces are drawn at random: each comes up in some game', () => {
  const drawn = new Set(SEATS.flatMap((seats) => seeds.flatMap((seed) => faces(seats, seed))));
  expect([...drawn].sort()).toEqual(islandBoards.flatMap((board) => board.faces).sort());
});

test('AZ-ISLAND-1 no region of one island borders a region of another', () => {
  const { world } = newGame({ edition: 'azeroth', seats: 5, seed: 'apart' });
  for (const [r, borders] of world.borders.entries()) for (const b of borders) expect(world.island[b]).toBe(world.island[r]);
  expect(new Set(world.island).size).toBe(5);
});

/** Where markers lie in a new game, and which. */
const markersOf = (seats: number, seed: string): [number, string][] =>
  Object.entries(game(seats, seed).regions ?? {}).flatMap(([r, { markers = [] }]) =>
    markers.map((id): [number, string] => [Number(r), id]),
  );

test('AZ-ISLAND-2 as many markers as seats lie face down, one on each island’s marker region', () => {
  for (const seats of SEATS) {
    const s = newGame({ edition: 'azeroth', seats, seed: 'markers' });
    const laid = markersOf(seats, 'markers');
    expect(laid).toHaveLength(seats);
    expect(laid.map(([r]) => s.world.markerSpot[r])).toEqual(laid.map(() => true));
    expect(new Set(laid.map(([r]) => s.world.island[r])).size).toBe(seats);
    for (const [r] of laid) expect(snapshot(s).regions?.[r]?.faceDown).toBe(true);
  }
});

test('AZ-ISLAND-2 they are drawn from all twelve, and laid at random', () => {
  const drawn = seeds.flatMap((seed) => markersOf(5, seed).map(([, id]) => id));
  expect(new Set(drawn).size).toBe(12);
  const onFirst = new Set(seeds.map((seed) => markersOf(2, seed)[0]?.[1]));
  expect(onFirst.size).toBeGreaterThan(4);
});

test('AZ-ISLAND-2 every island face has exactly one marker region', () => {
  for (const {
    faces: [a, b],
  } of islandBoards) {
    for (const face of [a, b]) expect(boards.get(face)?.regions.filter(({ marker }) => marker === true)).toHaveLength(1);
  }
});
