/** What has been learned: that it is read as it was written, that it helps, and where it holds its tongue. */
import { newGame, type Setup, type State, step, toDecide } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { expected } from '../src/net/expected.ts';
import { isNamed } from '../src/net/inputs.ts';
import nets from '../src/net/nets.json' with { type: 'json' };
import { lengthsOf, netIn } from '../src/net/nets-file.ts';
import { follow } from '../src/rollout.ts';
import { tidyMove } from '../src/tidy.ts';
import { isPlanned, PLANNER, plansFor } from '../src/turn-search.ts';
import { type Weights, weightsFor } from '../src/weights.ts';
import { worth } from '../src/worth.ts';
import { packed } from '../tuning/net/packing.ts';
import type { Rows } from '../tuning/net/rows.ts';
import { taught } from '../tuning/net/trainer.ts';
import { setupOf } from '../tuning/setting.ts';

const alone = ({ net: _, ...weights }: Weights): Weights => weights;

/** Plays on as planners do, each seat with weights of its own. */
function played(s: State, weigh: (seat: number) => Weights, turns = Number.POSITIVE_INFINITY): State {
  for (let seat = toDecide(s), left = turns; seat !== undefined && left > 0; seat = toDecide(s)) {
    if (isPlanned(s, seat)) {
      follow(s, seat, plansFor(s, { weights: weigh(seat), seat, breadth: PLANNER, tried: 0 })[0].moves);
      left--;
    } else step(s, tidyMove(s, weigh(seat), seat));
  }
  return s;
}

const settings = Object.keys(nets.nets);

test('there is a net for every edition and number of seats', () => {
  expect(settings).toEqual(['classic', 'azeroth', 'battle'].flatMap((game) => [2, 3, 4, 5].map((seats) => `${game}-${seats}`)));
});

test.each(settings)('the net of %s knows the tiles of its box', (setting) => {
  const { markers, natives, powers, races } = newGame(setupOf(setting, 'box')).world;
  const names = netIn(nets, setting)?.layout.names;
  const ids = (tiles: readonly { readonly id: string }[]): string[] => tiles.map(({ id }) => id);
  expect(names).toEqual({ races: ids(races.slice(0, natives)), powers: ids(powers), markers: ids(markers) });
});

test('a net is read as it was packed, to half a step', () => {
  const net = netIn(nets, 'classic-2');
  if (net === undefined) throw new Error('no net');
  const { first, layout, second } = net;
  const lists = lengthsOf(layout, first, second).map((length, l) => Float64Array.from({ length }, (_, i) => Math.sin(i + l) * (l + 1)));
  const file = { names: nets.names, nets: { 'classic-2': packed(lists, { first, second }, [20, 30]) } };
  const back = netIn(file, 'classic-2');
  if (back === undefined) throw new Error('no net');
  const numbers = [back.fromInputs, back.firstBias, back.fromFirst, back.secondBias, back.fromSecond, [back.bias]];
  for (const [l, list] of numbers.entries())
    for (const [i, number] of list.entries()) expect(Math.abs(number - lists[l][i])).toBeLessThanOrEqual((l + 1) / 127 / 2 + 1e-6);
});

test('planners who have learned win more', () => {
  let [won, games] = [0, 0];
  for (const me of [0, 1])
    for (let game = 0; game < 10; game++, games++) {
      const s = newGame({ edition: 'classic', seats: 2, seed: `learned/${game}` });
      const weights = weightsFor(s);
      const { coins } = played(s, (seat) => (seat === me ? weights : alone(weights)));
      won += coins[me] > coins[1 - me] ? 1 : 0;
    }
  expect(won / games).toBeGreaterThan(0.6);
});

test('when the game is over coins are all that counts', () => {
  const begun = newGame({ edition: 'classic', seats: 2, seed: 'over', rounds: 4 });
  const s = played(begun, () => weightsFor(begun));
  expect(expected(s, weightsFor(s), 0)).toBe(s.coins[0] - s.coins[1]);
});

test('weights without a net expect what they always did', () => {
  const begun = newGame({ edition: 'azeroth', seats: 3, seed: 'without' });
  const s = played(begun, () => weightsFor(begun), 7);
  expect(expected(s, alone(weightsFor(s)), 1)).toBe(worth(s, alone(weightsFor(s)), 1));
});

test('of a homemade people a net knows what it does, not its name', () => {
  const homebrew: NonNullable<Setup['homebrew']> = {
    races: Array.from({ length: 12 }, (_, i) => ({ id: `otters-${i}`, value: 6, effects: [{ effect: 'income', coins: 2, per: 'turn' }] })),
  };
  const s = newGame({ edition: 'classic', seats: 2, seed: 'otters', homebrew });
  const weights = weightsFor(s);
  expect(weights.net).toBeDefined();
  played(s, () => weights, 9);
  expect(Number.isFinite(expected(s, weights, 0))).toBe(true);
});

test('on a map unlike those that it has seen a net says nothing', () => {
  const regions = Array.from({ length: 9 }, (_, r) => ({
    terrain: 'farmland' as const,
    edge: true,
    borders: [r - 1, r + 1].filter((b) => b >= 0 && b < 9),
  }));
  expect(weightsFor(newGame({ edition: 'classic', seats: 2, seed: 'strip', board: { id: 'strip', regions } })).net).toBeUndefined();
});

/** Rows whose coins to come hang on two inputs, one of them a tile's name. */
function lessons(): Rows {
  const [at, by, starts, final]: [number[], number[], number[], number[]] = [[], [], [0], []];
  const count = 4000;
  for (let row = 0; row < count; row++) {
    const x = ((row * 37) % 101) / 101;
    at.push(2, 40);
    by.push(x, row % 3 === 0 ? 1 : 0);
    starts.push(at.length);
    final.push(20 * Math.abs(x - 0.5) + (row % 3 === 0 ? 8 : 0));
  }
  const none = Array.from({ length: count }, () => 0);
  const game = none.map((_, row) => row);
  return {
    count,
    seats: 2,
    regions: [20, 30],
    starts,
    at: Uint16Array.from(at),
    by: Float32Array.from(by),
    game,
    coins: none,
    toCome: none,
    final,
  };
}

test('a net learns what is there to be learned, and the same each time', () => {
  const layout = netIn(nets, 'classic-2')?.layout;
  if (layout === undefined) throw new Error('no net');
  expect([isNamed(layout, 2), isNamed(layout, 40)]).toEqual([false, true]);
  const told: string[] = [];
  const learn = () =>
    taught({ rows: lessons(), layout, shape: { first: 16, second: 8 }, epochs: 100, seed: 'lessons' }, (_, line) => told.push(line));
  const [once, again] = [learn(), learn()];
  expect(again).toEqual(once);
  const [, off = '', spread = ''] = /off by ([\d.]+) coins instead of ([\d.]+)/.exec(told.at(-1) ?? '') ?? [];
  expect(Number(off)).toBeLessThan(Number(spread) / 2);
});
