import { apply, history, legalMoves, newGame, position, snapshot, text, toDecide, view } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { row } from '../../rules/test/row.ts';
import { scene } from '../../rules/test/scene.ts';
import { weigh } from '../src/index.ts';

const STEPS = { steps: 6000 };

describe('a turn weighed', () => {
  test('the best plan can be played as it is told, and the way that was asked about is held against it', () => {
    const s = newGame({ edition: 'classic', seats: 2, seed: 'weighing' });
    const seat = toDecide(s);
    const worst = text(legalMoves(s).at(-1) ?? { type: 'done' });
    const weighed = weigh(view(s, seat), 'a', STEPS, [{ moves: [worst, 'done'] }]);
    expect(weighed?.worlds).toBeGreaterThan(3);
    expect(weighed?.best.behind).toBe(0);
    let now = s;
    for (const line of weighed?.best.moves ?? []) now = apply(now, line).state;
    const [way] = weighed?.ways ?? [];
    expect(way.moves).toEqual([worst, 'done']);
    expect(way.behind).toBeGreaterThan(0);
    expect(way.why.length).toBeGreaterThan(0);
    expect(weighed?.prospects).toHaveLength(2);
  });

  test('a spent people that goes on is behind one that declines', () => {
    const s = scene(row, 'anna* orcs+alchemist 0:1 1:1 2:1\n bert ratmen+commando 3:4 4:4', { phase: 'start', rounds: 10, round: 4 });
    const weighed = weigh(view(s, 0), 'a', STEPS, [{ moves: ['expand', 'done'] }]);
    expect(weighed?.best.moves[0]).toBe('decline');
    expect(weighed?.ways[0].behind).toBeGreaterThan(1);
  });

  test('same seed and steps, same answer; nothing that the seat cannot know has a part in it', () => {
    const { end } = history({ edition: 'azeroth', seats: 2, seed: 'hidden' }, []);
    const seat = toDecide(end.state);
    const here = view(end.state, seat);
    const { stacks, ...shown } = snapshot(end.state);
    expect(stacks).toBeDefined();
    const elsewhere = view(position({ ...shown, seed: 'another' }), seat);
    expect(elsewhere).toEqual(here);
    expect(weigh(elsewhere, 'a', STEPS)).toEqual(weigh(here, 'a', STEPS));
  });

  test('where nothing is to be planned there is nothing to be weighed', () => {
    const s = newGame({ edition: 'classic', seats: 2, seed: 'weighing' });
    expect(weigh(view(s, 1 - (toDecide(s) ?? 0)), 'a', STEPS)).toBeUndefined();
    expect(weigh(view(s, undefined), 'a', STEPS)).toBeUndefined();
  });
});
