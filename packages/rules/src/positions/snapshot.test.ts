import { describe, expect, test, vi } from 'vitest';
import { type Random, randomFrom } from '../../test/random.ts';
import { board, scene } from '../../test/scene.ts';
import { hash } from '../hash.ts';
import {
  apply,
  moveBuffer,
  moves,
  newGame,
  outcome,
  type Position,
  position,
  type Setup,
  type State,
  snapshot,
  step,
  toDecide,
} from '../index.ts';

vi.setConfig({ testTimeout: 60_000 });

const buffer = moveBuffer();

/** One move by chance; false when the game is over. */
function goOn(s: State, random: Random): boolean {
  if (toDecide(s) === undefined) return false;
  step(s, buffer.list[random(moves(s, buffer))]);
  return true;
}

/** As it would come back from a file. */
const again = (s: State): State => position(JSON.parse(JSON.stringify(snapshot(s))) as Position);

const tables: Setup[] = [2, 3, 4, 5].flatMap((seats) => [
  { edition: 'classic', seats, seed: `classic ${seats}` },
  { edition: 'azeroth', seats, seed: `azeroth ${seats}` },
  { edition: 'azeroth', variant: 'battle', seats, seed: `battle ${seats}` },
]);

describe('position(snapshot(s)) is s', () => {
  test.each(tables)('at every decision: $edition $variant, $seats seats', (setup) => {
    const s = newGame(setup);
    const random = randomFrom(setup.seed);
    do {
      expect(hash(again(s))).toBe(hash(s));
    } while (goOn(s, random));
  });

  test.each(tables)('and plays on identically to the end, dice, tiles and all: $edition $variant, $seats seats', (setup) => {
    const before = randomFrom(setup.seed);
    const s = newGame(setup);
    for (let i = 0; i < 150; i++) goOn(s, before);
    const twin = again(s);
    const [one, other] = [randomFrom('on'), randomFrom('on')];
    while (goOn(s, one)) {
      goOn(twin, other);
      expect(hash(twin)).toBe(hash(s));
    }
    expect(outcome(twin)).toEqual(outcome(s));
    expect(outcome(s)).toBeDefined();
  });

  test('a snapshot is plain JSON: nothing is lost on paper', () => {
    for (const setup of tables) {
      const s = newGame(setup);
      const random = randomFrom('paper');
      for (let i = 0; i < 200; i++) goOn(s, random);
      expect(JSON.parse(JSON.stringify(snapshot(s)))).toEqual(snapshot(s));
    }
  });
});

const plot = board(`
  0 swamp edge - 1
  1 hill edge  - 0
`);

test('dice that were laid down are still there, in order', () => {
  const s = scene(plot, 'anna*  ratmen+merchant  hand 1  0:1', { dice: [2, 0, 3] });
  expect(snapshot(again(s)).dice).toEqual([2, 0, 3]);
  expect(snapshot(apply(again(s), 'roll 1').state).dice).toEqual([0, 3]);
});

test('names survive', () => {
  const s = newGame({ edition: 'classic', seats: ['Anna', 'Björn “B” Ødegård'], seed: 'names' });
  expect(again(s).names).toEqual(['Anna', 'Björn “B” Ødegård']);
});

test('a pile of bombs that has run out stays empty', () => {
  const isle = board(`
    0 hill anchor      - 1
    1 swamp marker     - 0
  `);
  const s = scene(isle, 'anna*  goblins+miner  hand 3  0:1', { bombPile: [] });
  expect(snapshot(again(s)).bombPile).toEqual([]);
});

test('a board of one’s own keeps its regions, though it has the name of one of ours', () => {
  for (const id of ['classic-3', 'L1a+S2b', 'L1a+L1a']) {
    const own = { id, regions: plot.regions };
    const s = position({ edition: 'classic', board: own, seats: [{}, {}] });
    expect(snapshot(s).board).toEqual(own);
    expect(again(s).world.size).toBe(2);
  }
});

test('a board of ours is written by its id, islands by their faces', () => {
  expect(snapshot(newGame({ edition: 'classic', seats: 3, seed: 'x' })).board).toBe('classic-3');
  expect(snapshot(newGame({ edition: 'azeroth', seats: 2, seed: 'x', board: ['L2b', 'S1a'] })).board).toEqual(['L2b', 'S1a']);
});
