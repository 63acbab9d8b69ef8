/** Every level finishes its games, sees only a view, and plays the same game twice. */
import { readdirSync, readFileSync } from 'node:fs';
import { legalMoves, newGame, position, type Setup, snapshot, toDecide, view } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES, type Bot, type BotName, botOf, LEVELS, namesOf, partsOf, playMatch, playOn, YARDSTICKS } from '../src/index.ts';

const STEPS = { steps: 60 };
/** Slow players play short games. */
const ROUNDS: Partial<Record<BotName, number>> = { random: 10, planner: 3, expert: 3, master: 3 };
const FEW_ROUNDS = 4;
/** Who plays at tables of every size. The others differ in numbers alone, or think as these do: what these can finish at any table they can. */
const THOROUGH: readonly BotName[] = ['random', 'planner', 'master'];

function match(level: BotName, setup: Omit<Setup, 'seats'>, seats: number, budget = STEPS) {
  const bots = Array.from({ length: seats }, (_, seat) => botOf(level, `${setup.seed}/${seat}`));
  const whole = newGame({ ...setup, seats });
  const rounds = ROUNDS[level] ?? FEW_ROUNDS;
  return playOn(
    position({ ...snapshot(whole), rounds }),
    bots,
    bots.map(() => budget),
  );
}

const tables = [
  { name: 'classic', edition: 'classic' as const, seed: 'finish' },
  { name: 'azeroth', edition: 'azeroth' as const, seed: 'finish' },
  { name: 'battle', edition: 'azeroth' as const, variant: 'battle' as const, seed: 'finish' },
];

describe.each([...YARDSTICKS, ...LEVELS, 'casual-raider'] as const)('%s', (level) => {
  test.each(tables)('finishes $name without an illegal move', ({ name: _, ...setup }) => {
    for (const seats of THOROUGH.includes(level) ? [2, 3, 4, 5] : [2, 5]) expect(match(level, setup, seats).coins).toHaveLength(seats);
  });

  test('plays the same game with the same seed and steps', () => {
    const [first, second] = [1, 2].map(() => match(level, { edition: 'classic', seed: 'again' }, 2, { steps: 800 }).moves);
    expect(first).toEqual(second);
  });
});

test('a name is a level, or a middle level and a character', () => {
  expect(namesOf('casual')).toEqual(['casual', 'casual-settler', 'casual-raider', 'casual-merchant']);
  expect(namesOf('master')).toEqual(['master']);
  expect(partsOf('dabbler-merchant')).toEqual({ level: 'dabbler', character: 'merchant' });
  expect(partsOf('greedy')).toEqual({ level: 'greedy' });
  for (const name of BOT_NAMES) expect(botOf(name, 'named').id).toBe(name);
});

test('a bot is given views, never a state', () => {
  const s = newGame({ edition: 'azeroth', seats: 2, seed: 'secret' });
  const bot: Bot = {
    id: 'spy',
    decide: (seen, legal) => {
      for (const secret of ['seed', 'key', 'stacks', 'dice', 'world', 'counters']) expect(seen).not.toHaveProperty(secret);
      return legal[0];
    },
  };
  playMatch({ edition: 'azeroth', seats: 2, seed: 'spied' }, [bot, bot], [{}, {}]);
  // @ts-expect-error a state is no view
  const misuse = (): unknown => bot.decide(s, legalMoves(s), {});
  expect(misuse).toBeTypeOf('function');
});

test('a bot that steps in within a turn decides as well as one that was there', () => {
  const s = newGame({ edition: 'classic', seats: 2, seed: 'step in' });
  const seat = toDecide(s);
  const legal = legalMoves(s);
  expect(legal).toContainEqual(botOf('planner', 'fresh').decide(view(s, seat), legal, {}));
});

test('the players know no machine: no Node module, and one door from views to states', () => {
  const folder = new URL('../src/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const sources = files.map((name) => ({ name, source: readFileSync(new URL(name, folder), 'utf8') }));
  expect(sources.filter(({ source }) => /from 'node:|process\.|newGame\(|position\(/.test(source)).map(({ name }) => name)).toEqual([
    'match.ts',
  ]);
  expect(sources.filter(({ source }) => source.includes('determinize(')).map(({ name }) => name)).toEqual(['seeing.ts']);
});
