import { legalMoves, newGame, parse, type Setup, type State, step, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { openLocalTable } from '../table/local.ts';
import { FORMAT } from '../table/saved.ts';
import type { Table } from '../table/table.ts';
import { luck, wander } from '../table/wander.ts';
import { type Placing, placingOf } from './placing.ts';

/** Two people at one screen; what everybody knows is all that is asked for here. */
function tableOf(setup: Setup): { table: Table; now: () => State } {
  const chairs = (['Anna', 'Bert'] as const).map((name, i) => ({
    name,
    colour: i === 0 ? ('blue' as const) : ('green' as const),
    sitter: 'person' as const,
  }));
  const game = { format: FORMAT, id: 'test', setup, chairs, moves: [], begun: 0, touched: 0, isOver: false, round: 1 } as const;
  const table = openLocalTable(game, {
    think: () => Promise.reject(new Error('no bots here')),
    keep: () => true,
    now: () => 0,
    grace: () => 0,
  });
  const now = (): State => {
    const state = newGame(setup);
    for (const { move } of table.steps) step(state, move);
    return state;
  };
  return { table, now };
}

const holds = (state: State, seat: number): number[] => view(state, seat).regions.map(({ tokens = 0 }) => tokens);

/** Plays on until a seat has put down so many. */
function untilPlaced(table: Table, now: () => State, draw: () => number, wanted: number): Placing | undefined {
  for (let i = 0; i < 800; i++) {
    const state = now();
    const seat = toDecide(state);
    if (seat === undefined) return undefined;
    table.look(seat);
    const placing = placingOf(table.steps, seat);
    if (placing.total >= wanted && legalMoves(state).some(({ type }) => type === 'deploy')) return placing;
    const move = wander(legalMoves(state), draw);
    if (move === undefined) return undefined;
    table.play([move]);
  }
  return undefined;
}

test.each(['classic', 'azeroth'] as const)('whatever was put down can be taken up again, region by region, %s', (edition) => {
  const { table, now } = tableOf({ edition, seats: ['Anna', 'Bert'], seed: `placing ${edition}`, first: 0 });
  const draw = luck(`placing ${edition}`);
  let found = 0;
  while (found < 12) {
    const placing = untilPlaced(table, now, draw, 2);
    if (placing === undefined) break;
    found++;
    const seat = table.viewer ?? 0;
    const lines = table.steps.map(({ move }) => move);
    for (const [region, count] of placing.placed) {
      const before = holds(now(), seat);
      const { back, instead } = placing.without(region) ?? { back: 0, instead: [] };
      table.undo(back, instead);
      const after = placingOf(table.steps, seat);
      expect(after.placed.get(region) ?? 0).toBe(count - 1);
      const isToken = !lines.slice(-placing.total).some((line) => /^deploy \d+ ./.test(line));
      if (isToken) expect(holds(now(), seat)).toEqual(before.with(region, (before[region] ?? 0) - 1));
      // As it was, for the next region.
      table.undo(instead.length, lines.slice(lines.length - back));
      expect(table.steps.map(({ move }) => move)).toEqual(lines);
    }
    table.undo(placing.withoutAll.back, placing.withoutAll.instead);
    expect(placingOf(table.steps, seat).total).toBe(0);
    table.play(lines.slice(table.seq));
    const move = wander(legalMoves(now()), draw);
    if (move !== undefined) table.play([move]);
  }
  expect(found).toBeGreaterThan(5);
});

const stepOf = (move: string) => ({ seat: 0, move, events: [] });

test('what waits for a word counts as put down', () => {
  const steps = ['done', 'deploy 3', 'deploy 4'].map(stepOf);
  const placing = placingOf(steps, 0, parse('deploy 3'));
  expect([...placing.placed]).toEqual([
    [3, 2],
    [4, 1],
  ]);
  expect(placing.without(3)).toEqual({ back: 0, instead: [] });
  expect(placing.without(4)).toEqual({ back: 1, instead: ['deploy 3'] });
  expect(placing.withoutAll).toEqual({ back: 2, instead: [] });
});

test('pieces go back with the token that must lie before them, abilities stay used', () => {
  const steps = ['done', 'deploy 3', 'use fortified 3', 'deploy 4', 'deploy 5 hero', 'deploy 6 hero'].map(stepOf);
  const placing = placingOf(steps, 0);
  expect(placing.without(3)).toEqual({ back: 5, instead: ['use fortified 3', 'deploy 4'] });
  expect(placing.without(5)).toEqual({ back: 2, instead: ['deploy 6 hero'] });
  expect(placing.without(9)).toBeUndefined();
  expect(placing.withoutAll).toEqual({ back: 5, instead: ['use fortified 3'] });
});

test('conquests, and what others did, are not taken up', () => {
  expect(placingOf(['deploy 3', 'conquer 4'].map(stepOf), 0).total).toBe(0);
  expect(placingOf([{ ...stepOf('deploy 3'), seat: 1 }], 0).total).toBe(0);
});
