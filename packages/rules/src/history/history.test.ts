import { describe, expect, test } from 'vitest';
import { editions, someMoves } from '../../test/some-game.ts';
import { apply, type Event, hash, IllegalMove, newGame, outcome, parse, toDecide, view } from '../index.ts';
import { history, played, replay, walk } from './history.ts';
import { reveals } from './reveals.ts';

describe.each(editions)('a game of $edition $variant', (edition) => {
  const setup = { ...edition, seats: 3, seed: 'history' };
  const moves = someMoves(setup);
  const past = history(setup, moves);

  test('is told move by move: who decided, what happened, how it looked to anybody', () => {
    let state = newGame(setup);
    expect(past.steps).toHaveLength(moves.length);
    for (const [i, step] of past.steps.entries()) {
      const after = apply(state, moves[i]);
      expect(step).toMatchObject({ move: moves[i], seat: toDecide(state), events: after.events });
      if (i % 10 === 0) for (const seat of [undefined, 0, 2]) expect(step.view(seat)).toEqual(view(after.state, seat));
      state = after.state;
    }
    expect(past.outcome).toEqual(outcome(state));
    expect(hash(past.end.state)).toBe(hash(state));
    expect(hash(replay(setup, moves))).toBe(hash(state));
  });

  test('can be entered after any number of moves', () => {
    expect(past.at(0)).toBe(past.start);
    expect(past.at(7)).toBe(past.steps[6]);
    expect(past.at(moves.length)).toBe(past.end);
    expect(past.at(moves.length + 1)).toBeUndefined();
  });

  test('makes a view once, and only for whoever asks', () => expect(past.at(5)?.view(1)).toBe(past.at(5)?.view(1)));
});

test('moves may be objects, and become lines', () => {
  const setup = { edition: 'classic', seats: 2, seed: 'objects' } as const;
  const [first] = someMoves(setup);
  expect(played(newGame(setup), parse(first)).move).toBe(first);
});

test('a move that does not fit ends it, and what came before has been told', () => {
  const setup = { edition: 'classic', seats: 2, seed: 'broken' } as const;
  const lines = [...someMoves(setup).slice(0, 4), 'pick 9', 'done'];
  const told: string[] = [];
  expect(() => {
    for (const { move } of walk(newGame(setup), lines)) told.push(move);
  }).toThrow(IllegalMove);
  expect(told).toEqual(lines.slice(0, 4));
  expect(() => history(setup, lines)).toThrow(IllegalMove);
});

test.each<[Event, boolean]>([
  [{ type: 'rolled', seat: 0, die: 0 }, true],
  [{ type: 'uncovered', piece: 'bomb', region: 1, face: 'dud' }, true],
  [{ type: 'turned-up', marker: 'karazhan', region: 1 }, true],
  [{ type: 'dealt', tiles: ['orcs', 'hill'] }, true],
  [{ type: 'ended' }, true],
  [{ type: 'conquered', seat: 0, race: 'orcs', region: 1, tokens: 2 }, false],
  [{ type: 'carried', marker: 'frostmourne', from: 1, to: 2 }, false],
])('%j reveals something: %s', (event, does) => expect(reveals([{ type: 'expanded', seat: 0, race: 'orcs', hand: 3 }, event])).toBe(does));

test('a combo that is taken reveals the tiles that take its place, as long as there are any', () => {
  const { steps } = history({ edition: 'classic', seats: 5, seed: 'dealt' }, someMoves({ edition: 'classic', seats: 5, seed: 'dealt' }));
  for (const { events, state } of steps) {
    const dealt = events.filter(({ type }) => type === 'dealt');
    if (events.some(({ type }) => type === 'picked') && state.stacks[0].length > 0) expect(dealt).toHaveLength(1);
  }
});
