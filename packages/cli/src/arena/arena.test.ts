import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Desk } from '../command.ts';
import { arena } from '../commands/arena.ts';
import type { Contest, Played } from './contest.ts';
import type { Entrant } from './entrant.ts';
import { playGame } from './game.ts';
import { standingsOf } from './standings.ts';

async function said(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const desk: Desk = { say: (line) => lines.push(line), complain: (line) => lines.push(line), screen: { write: () => true } };
  expect(await arena.run(args, desk)).toBe(0);
  return lines.join('\n');
}

const CONTEST: Contest = { edition: 'classic', bots: ['greedy', 'random'], games: 4, seed: 'test', budget: { steps: 1 } };

const nobodyElsewhere = async ({ level }: Entrant): Promise<never> => {
  throw new Error(`nobody thinks elsewhere, not even ${level}`);
};

const gamesOf = (contest: Contest, ...games: number[]): Promise<Played[]> =>
  Promise.all(games.map((game) => playGame(contest, game, [], nobodyElsewhere)));

test('every deal is played in each rotation of the seats, and results are told by entrant', async () => {
  const played = await gamesOf(CONTEST, 0, 1, 2, 3);
  const [greedy, random] = standingsOf(CONTEST.bots, played, () => undefined);
  expect(greedy).toMatchObject({ bot: 'greedy', games: 4, wins: 4, winRate: { value: 100 } });
  expect(random).toMatchObject({ bot: 'random', games: 4, wins: 0 });
  expect(greedy?.elo.value).toBeGreaterThan(random?.elo.value ?? 0);
});

test('an interval of Elo is as wide as games are few, for any number of games', () => {
  const game = (own: number, other: number, at: number): Played => ({
    game: at,
    coins: [own, other],
    wins: [own > other ? 1 : 0, own > other ? 0 : 1],
    decisions: [[], []],
    turns: [[], []],
  });
  const widthOf = (games: number): number => {
    const played = Array.from({ length: games }, (_, at) => game(at % 4 === 0 ? 1 : 3, 2, at));
    const { low, high, value } = standingsOf(['a', 'b'], played, () => undefined)[0]?.elo ?? { low: 0, high: 0, value: 0 };
    expect(low).toBeLessThan(value);
    expect(high).toBeGreaterThan(value);
    return high - low;
  };
  expect(widthOf(16)).toBeGreaterThan(1.5 * widthOf(256)); // four times, but for luck and what is lent
});

test('a saved run goes on where it was, and comes to the same as one in one go', async () => {
  const save = join(mkdtempSync(join(tmpdir(), 'arena-')), 'run.jsonl');
  const asked = ['--bots', 'greedy,random', '--seed', 'test', '--steps', '1', '--workers', '2', '--save', save, '--json'];
  await said(...asked, '--games', '2');
  const { standings } = JSON.parse(await said(...asked, '--games', '4'));
  expect(readFileSync(save, 'utf8').trim().split('\n')).toHaveLength(5); // what was asked, and four games
  const games = await gamesOf(CONTEST, 0, 1, 2, 3);
  const coins = games.map(({ coins: [own = 0] }) => own);
  expect(standings[0].meanCoins.value).toBeCloseTo(coins.reduce((sum, n) => sum + n, 0) / 4, 0);
});

test('a budget in time is told with how well it was kept', async () => {
  const played = await gamesOf({ ...CONTEST, budget: { ms: 1000 } }, 0, 1);
  const [greedy] = standingsOf(CONTEST.bots, played, () => 1000);
  const { p50, p95, most } = greedy?.ofBudget ?? { p50: 0, p95: 0, most: 0 };
  expect(p50).toBeGreaterThan(0);
  expect(p95).toBeGreaterThanOrEqual(p50);
  expect(most).toBeGreaterThanOrEqual(p95);
  expect(standingsOf(CONTEST.bots, played, () => undefined)[0]?.ofBudget).toBeUndefined();
});

test('threads that help to think make no difference but strength: with steps the game is the same each time', async () => {
  const asked = [
    '--bots',
    'master,random',
    '--seed',
    'crew',
    '--steps',
    '60',
    '--workers',
    '1',
    '--threads',
    '2',
    '--games',
    '1',
    '--json',
  ];
  const [one, two] = [JSON.parse(await said(...asked)), JSON.parse(await said(...asked))];
  expect(one.threads).toBe(2);
  expect(one.standings[0].meanCoins).toEqual(two.standings[0].meanCoins);
});

test('what cannot be played is refused', async () => {
  await expect(said('--bots', 'greedy,nobody')).rejects.toThrow('--bots is');
  await expect(said('--bots', 'greedy,greedy,greedy', '--seats', '2')).rejects.toThrow('do not fit');
});
