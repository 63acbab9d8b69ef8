/** Bots play what they have never seen: races, powers and maps of somebody's own. */
import { readFileSync } from 'node:fs';
import { type Homebrew, history, type Setup } from '@elbowroom/rules';
import { demandSetup } from '@elbowroom/rules/record';
import { describe, expect, test } from 'vitest';
import { botOf, type PuzzleBook, packedPuzzles, playMatch, puzzlesFrom, reviewOf, reviewTurn, turnJobs } from '../src/index.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`./homemade/${name}.json`, import.meta.url), 'utf8'));
/** Of the box only what is needed beside the homemade tiles. */
const box = ['humans', 'orcs', 'elves', 'wizards', 'flying', 'hill', 'mounted', 'alchemist'];

function setupFor(map: string, seed: string): Setup {
  const setup: unknown = { edition: 'classic', seats: 2, seed, box, homebrew: read('tiles'), board: read(map) };
  demandSetup(setup);
  return setup;
}

const BUDGET = { steps: 2000 };
const DEALS = 5;

/** What the workshop's gallery has for Azeroth: races, a power, an artifact and a place, on two islands. */
function azerothSetup(seed: string): Setup {
  const gallery = (path: string) => JSON.parse(readFileSync(new URL(`../../web/src/workshop/${path}`, import.meta.url), 'utf8'));
  const homebrew: Record<string, unknown[]> = {};
  for (const { content, edition } of gallery('tiles/gallery.json'))
    for (const [kind, tiles] of edition === 'azeroth' ? Object.entries<unknown[]>(content) : [])
      homebrew[kind] = [...(homebrew[kind] ?? []), ...tiles];
  const { edition, ...map } = gallery('maps/gallery/twin-isles.json');
  const setup: unknown = { edition, seats: 2, seed, homebrew, board: { id: 'twin-isles', ...map } };
  demandSetup(setup);
  return setup;
}

/** Wins of the planner in both seats of each deal. */
function wins(setupOf: (seed: string) => Setup): number {
  let won = 0;
  for (let deal = 0; deal < DEALS; deal++)
    for (const seat of [0, 1]) {
      const bots = [0, 1].map((at) => botOf(at === seat ? 'planner' : 'greedy', `${deal}/${at}`));
      const { winners } = playMatch(setupOf(`homemade/${deal}`), bots, [BUDGET, BUDGET]);
      if (winners.includes(seat)) won += 1 / winners.length;
    }
  return won;
}

/** A small sample; `elbowroom arena --tile --map` plays more of the same with these files. */
describe('a planner beats a greedy player with tiles and maps that neither has seen', () => {
  const most = 2 * DEALS;
  test.each(['honeycomb', 'long-coast'])('on %s', (map) => expect(wins((seed) => setupFor(map, seed))).toBeGreaterThanOrEqual(0.85 * most));
  test('in Azeroth', () => expect(wins(azerothSetup)).toBeGreaterThanOrEqual(0.85 * most));
});

const sides = { ferrymen: 'alliance', raiders: 'horde', furbolgs: 'neutral' } as const;
/** A race of each side, with whatever is special in Azeroth. */
const ofAzeroth: Homebrew = {
  races: [
    { id: 'ferrymen', value: 7, faction: 'alliance', effects: [{ effect: 'travel' }, { effect: 'income', coins: 1, per: 'island' }] },
    { id: 'raiders', value: 7, faction: 'horde', effects: [{ effect: 'discount', tokens: 1, where: { faction: 'alliance' } }] },
    { id: 'furbolgs', value: 7, effects: [{ effect: 'discount', tokens: 1, where: { terrain: ['forest'] } }] },
  ],
  powers: [{ id: 'relic-hunter', value: 3, effects: [{ effect: 'income', coins: 1, per: 'marker' }] }],
};

describe('in the Battle', () => {
  /** BA-TEAM-1 */
  const sideOf = (seats: number, seat: number): string => {
    const teams = seats % 2 === 0 ? ['alliance', 'horde'] : ['alliance', 'horde', 'neutral'];
    return teams[seat % teams.length] ?? '';
  };
  /** Within so many each has been taken. */
  const MOST_DEALS = 14;
  const isHomemade = (race: string): race is keyof typeof sides => race in sides;

  test.each([2, 3, 4, 5])('BA-DRAFT-1 homemade races of %i seats lie in the column of their side, and bots take them', (seats) => {
    // Nobody plays neutral races where there is no third side.
    const playable = seats % 2 === 0 ? ['ferrymen', 'raiders'] : ['ferrymen', 'furbolgs', 'raiders'];
    const taken = new Set<string>();
    for (let deal = 0; deal < MOST_DEALS && taken.size < playable.length; deal++) {
      const setup: Setup = { edition: 'azeroth', variant: 'battle', seats, seed: `battle/${deal}`, homebrew: ofAzeroth, rounds: 6 };
      const bots = Array.from({ length: seats }, (_, seat) => botOf('greedy', `${deal}/${seat}`));
      const { moves } = playMatch(
        setup,
        bots,
        bots.map(() => ({})),
      );
      for (const { events } of history(setup, moves).steps)
        for (const event of events) {
          if (event.type !== 'picked' || !isHomemade(event.race)) continue;
          expect(sides[event.race]).toBe(sideOf(seats, event.seat));
          taken.add(event.race);
        }
    }
    expect([...taken].sort()).toEqual(playable);
  });
});

describe('what the school does with any game', () => {
  const setup = { ...setupFor('honeycomb', 'school'), rounds: 4 };
  const { moves } = playMatch(
    setup,
    ['a', 'b'].map((seed) => botOf('novice', seed)),
    [{}, {}],
  );

  test('every turn is reviewed', () => {
    const turns = turnJobs(setup, moves, { steps: 300 }).map(reviewTurn);
    expect(turns).toHaveLength(8);
    const { seats } = reviewOf(turns, 2);
    expect(seats.every(({ accuracy }) => accuracy === undefined || (accuracy >= 0 && accuracy <= 100))).toBe(true);
  });

  test('a puzzle of it is packed with its map and tiles, and can be set up again', () => {
    const book: PuzzleBook = {
      games: [{ setup: { ...setup, seats: 2, rules: 2 }, moves }],
      puzzles: [{ id: '0-0', game: 0, step: 0, seat: 0, themes: [], difficulty: 1, plans: [{ moves: moves.slice(0, 1), behind: 0 }] }],
    };
    const { games } = puzzlesFrom(JSON.parse(JSON.stringify(packedPuzzles(book))));
    const [found] = games;
    if (found === undefined) throw new Error('the game is lost');
    const [before, after] = [book.games[0], found].map((game) => game && history(game.setup, game.moves).end.view(0));
    expect(after).toEqual(before);
    expect(found.setup.homebrew).toEqual(setup.homebrew);
  });
});
