/** Bots play what they have never seen: races, powers and maps of somebody's own. */
import { readFileSync } from 'node:fs';
import type { Setup } from '@elbowroom/rules';
import { demandSetup } from '@elbowroom/rules/record';
import { describe, expect, test } from 'vitest';
import { botOf, playMatch } from '../src/index.ts';

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

/** Wins of the planner in both seats of each deal. */
function wins(map: string): number {
  let won = 0;
  for (let deal = 0; deal < DEALS; deal++)
    for (const seat of [0, 1]) {
      const bots = [0, 1].map((at) => botOf(at === seat ? 'planner' : 'greedy', `${deal}/${at}`));
      const { winners } = playMatch(setupFor(map, `homemade/${deal}`), bots, [BUDGET, BUDGET]);
      if (winners.includes(seat)) won += 1 / winners.length;
    }
  return won;
}

/** A small sample; `elbowroom arena --tile --map` plays more of the same with these files. */
describe('a planner beats a greedy player with tiles and maps that neither has seen', () => {
  test.each(['honeycomb', 'long-coast'])('on %s', (map) => expect(wins(map)).toBeGreaterThanOrEqual(0.85 * 2 * DEALS));
});
