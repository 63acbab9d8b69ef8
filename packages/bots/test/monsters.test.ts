/** The worst that a stranger can put into a box: everything at once, on the largest map. Nothing of it may grow without end. */
import { apply, type Homebrew, legalMoves, newGame, type Setup, type State, toDecide, view } from '@elbowroom/rules';
import { demandSetup, MOST_MOVES } from '@elbowroom/rules/record';
import { expect, test } from 'vitest';
import { botOf } from '../src/index.ts';

const WIDTH = 8;
const TERRAINS = ['farmland', 'hill', 'swamp', 'hill'] as const;
/** As many regions as a map may have, side by side. */
const regions = Array.from({ length: WIDTH * WIDTH }, (_, r) => {
  const [x, y] = [r % WIDTH, Math.floor(r / WIDTH)];
  const beside = [x > 0 && r - 1, x < WIDTH - 1 && r + 1, y > 0 && r - WIDTH, y < WIDTH - 1 && r + WIDTH];
  const isEdge = x === 0 || y === 0 || x === WIDTH - 1 || y === WIDTH - 1;
  return {
    terrain: TERRAINS[r % TERRAINS.length],
    borders: beside.filter((other) => other !== false),
    ...(isEdge && { edge: true }),
    symbols: ['mine', 'cavern', 'magic'],
  };
});

const everywhere = { terrain: ['farmland', 'forest', 'hill', 'swamp', 'mountain'] } as const;
/** Ten races that border everything, with heaps of cardboard, and eight of them with a special conquest. */
const monsters: Homebrew = {
  races: Array.from({ length: 10 }, (_, i) => ({
    id: `monster-${i}`,
    value: 10,
    tray: 30,
    effects: [
      { effect: 'link', where: { terrain: [...everywhere.terrain] } },
      { effect: 'reach', when: 'always' },
      { effect: 'discount', tokens: 3 },
      { effect: 'piece', piece: `tower-${i}`, count: 20, placed: 'redeployment', defends: 'one', perRegion: 20 },
      { effect: 'piece', piece: `wall-${i}`, count: 20, placed: 'conquests', defends: 'wall', inDecline: true },
      { effect: 'income', coins: 10, per: 'region', inDecline: true },
      { effect: 'decline', keeps: 'tokens' },
      i < 8 ? { effect: 'attack', how: 'single', times: 3, far: true } : { effect: 'tokens', count: 5, eachTurn: true },
    ],
  })),
  powers: Array.from({ length: 10 }, (_, i) => ({
    id: `might-${i}`,
    value: 5,
    effects: [
      { effect: 'tokens', count: 5, perConquests: 1 },
      { effect: 'decline', keeps: 'acting' },
      { effect: 'toll', coins: 3, inDecline: true },
      { effect: 'piece', piece: `heap-${i}`, count: 20, placed: 'redeployment', defends: 'immune', perRegion: 20 },
    ],
  })),
};

function setupOf(seats: number): Setup {
  const setup: unknown = {
    edition: 'classic',
    seats,
    seed: `monsters/${seats}`,
    rounds: 4,
    homebrew: monsters,
    board: { id: 'huge', regions },
  };
  demandSetup(setup);
  return setup;
}

/** Most moves to choose from at any time: a region, by any of the ways to conquer it. */
const MOST_CHOICES = WIDTH * WIDTH * 12;

test.each(['greedy', 'planner'] as const)(
  'CL-BLANK-1 a game of monsters ends, and %s players have so much to choose from and no more',
  (level) => {
    const bots = [0, 1].map((seat) => botOf(level, `${seat}`));
    let state: State = newGame(setupOf(2));
    let [moves, most] = [0, 0];
    for (let seat = toDecide(state); seat !== undefined; seat = toDecide(state)) {
      const legal = legalMoves(state);
      most = Math.max(most, legal.length);
      const move = bots[seat]?.decide(view(state, seat), legal, { steps: 200 });
      if (move === undefined) throw new Error('nobody decides');
      state = apply(state, move).state;
      moves++;
    }
    expect(most).toBeLessThan(MOST_CHOICES);
    expect(moves).toBeLessThan(MOST_MOVES);
  },
  120_000,
);
