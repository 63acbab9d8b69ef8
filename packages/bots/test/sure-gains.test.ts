/** Whoever errs does so like people: what is theirs for a token in hand they take. */
import { expect, test } from 'vitest';
import { type BotName, botOf, playMatch } from '../src/index.ts';
import { addWaste, noWaste, type Waste } from './waste.ts';

const GAMES = 3;

function wasteOf(name: BotName): Waste {
  const waste = noWaste();
  for (const edition of ['classic', 'azeroth'] as const) {
    for (let game = 0; game < GAMES; game++) {
      const setup = { edition, seats: 2, seed: `waste/${game}` };
      const bots = [0, 1].map((seat) => botOf(name, `${game}/${seat}`));
      addWaste(waste, setup, playMatch(setup, bots, [{}, {}]).moves, [0, 1]);
    }
  }
  return waste;
}

test.each(['novice', 'learner', 'dabbler', 'casual', 'seasoned'] as const)(
  '%s leaves no sure gain lying, and passes few over for a roll',
  (level) => {
    const { ends, late, lateLeft, left, passed, rolls } = wasteOf(level);
    expect(rolls).toBeGreaterThan(20);
    expect(left / (ends + rolls)).toBeLessThan(0.05); // of all ends of conquests
    expect(passed / rolls).toBeLessThan(0.2); // for a better region, or one of somebody else's
    expect(lateLeft / late).toBeLessThan(0.2);
  },
);

test('a gain that is left lying is seen', () => {
  const setup = { edition: 'classic', seats: 2, seed: 'waste/0', first: 0 } as const;
  const waste = noWaste();
  addWaste(waste, setup, ['pick 0', 'done'], [0, 1]);
  expect(waste).toMatchObject({ ends: 1, left: 1, rolls: 0 });
});
