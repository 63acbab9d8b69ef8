/** Bots that think in a process of their own, as this checkout has them and as a commit has them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ONE_SHORT_GAME, typed } from '../../test/typed.ts';
import { HERE } from '../engine/checkout.ts';
import { type Engine, EngineFault, startCheckout } from '../engine/engine.ts';
import type { Contest } from './contest.ts';
import { playGame } from './game.ts';
import { patienceFor } from './player.ts';

const CONTEST: Contest = {
  edition: 'azeroth',
  bots: ['greedy', 'greedy:5', 'random'],
  games: 3,
  seed: 'x y',
  budget: { steps: 20 },
  agreement: { rounds: 4 },
};
const engine = startCheckout(HERE);
afterAll(async () => (await engine).end());

/** An engine without a process, that always says the same. */
const answering = (answer: () => Promise<string>): Engine => ({
  name: '',
  levels: [],
  wants: [],
  isTrusted: true,
  tell: () => {},
  ask: answer,
  asides: () => [],
  end: () => {},
  isGone: () => false,
});

test('a bot in a process of its own plays as it does here', async () => {
  const away = { ...CONTEST, bots: ['greedy@here', 'greedy@here:5', 'random'] };
  for (const game of [0, 1]) {
    const here = await playGame(CONTEST, game, [], () => engine);
    const there = await playGame(away, game, [], () => engine);
    expect({ coins: there.coins, wins: there.wins }).toEqual({ coins: here.coins, wins: here.wins });
    expect(there.decisions.map((list) => list.length)).toEqual(here.decisions.map((list) => list.length));
  }
});

test('a move that is not legal, and a fault, are laid to the bot by name', async () => {
  const away = { ...CONTEST, bots: ['random', 'random', 'greedy@then'] };
  const playedWith = (answer: () => Promise<string>) => playGame(away, 0, [], async () => answering(answer));
  await expect(playedWith(async () => 'conquer 999')).rejects.toThrow(/^greedy@then: "conquer 999" is not a legal move$/);
  const fault = new EngineFault('it did not answer within 10 s');
  await expect(playedWith(() => Promise.reject(fault))).rejects.toThrow(/^greedy@then: it did not answer within 10 s$/);
});

test('an engine that refuses, is silent or is gone is not waited for', async () => {
  const other = await startCheckout(HERE);
  expect(other.levels).toContain('greedy');
  await expect(other.ask('move', 60_000, 'go 0 steps 1')).rejects.toThrow('nothing was shown to decide by');
  await expect(other.ask('move', 60_000, 'go 0 steps 1')).rejects.toThrow(EngineFault);
  const silent = await startCheckout(HERE);
  await expect(silent.ask('move', 50)).rejects.toThrow('did not answer within 0.05 s');
  await expect(startCheckout(join(HERE, 'docs'))).rejects.toThrow('there is no @elbowroom/rules in');
});

test('a commit sits in the arena, by a name that does not move', async () => {
  const { code, complaints, said } = await typed('arena', '--bots', 'random@HEAD,random', '--rules', '2', ...ONE_SHORT_GAME, '--json');
  if (!existsSync(join(HERE, '.git'))) return expect(complaints[0]).toContain('needs git');
  expect(code).toBe(0);
  const { bots, standings } = JSON.parse(said.join('\n'));
  expect(bots).toEqual([expect.stringMatching(/^random@[0-9a-f]{10}$/), 'random']);
  expect(standings.map(({ games }: { games: number }) => games)).toEqual([1, 1]);
});

test('a commit or a level that there is not is refused', async () => {
  const complaint = async (bots: string) => (await typed('arena', '--bots', bots)).complaints[0];
  const isClone = existsSync(join(HERE, '.git'));
  expect(await complaint('greedy,greedy@no-such-commit')).toContain(isClone ? 'there is no commit no-such-commit' : 'needs git');
  expect(await complaint('greedy,nobody@HEAD')).toContain(isClone ? '--bots …@HEAD is ' : 'needs git');
});

test('bots of another commit that count steps are waited for, however busy the machine is; programs are not', () => {
  const [steps, ms] = [{ steps: 1000 }, { ms: 1000 }];
  expect(patienceFor(steps, true).end).toBeGreaterThan(60 * patienceFor(steps).end);
  expect(patienceFor(ms, true)).toEqual(patienceFor(ms));
});
