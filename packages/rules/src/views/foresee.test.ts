import { describe, expect, test } from 'vitest';
import { board, scene } from '../../test/scene.ts';
import { editions, someMoves } from '../../test/some-game.ts';
import { history, IllegalMove, reveals, type State, view } from '../index.ts';
import { foresee } from './foresee.ts';

describe.each(editions)('in a game of $edition $variant', (edition) => {
  test('what is foreseen comes true, for the one who decides and for those who look on; what reveals something is not foreseen', () => {
    const setup = { ...edition, seats: 4, seed: 'foresee' };
    const past = history(setup, someMoves(setup));
    let sure = 0;
    for (const [i, { events, move, seat, view: seenAfter }] of past.steps.entries()) {
      for (const viewer of [seat, undefined]) {
        const foreseen = foresee((past.at(i) ?? past.start).view(viewer), move);
        expect(foreseen.events).toEqual(events.slice(0, foreseen.events.length));
        if (foreseen.score) expect(events).toContainEqual(expect.objectContaining({ type: 'scored', seat: viewer, items: foreseen.score }));
        if (foreseen.view === undefined) continue;
        expect(foreseen).toMatchObject({ events, view: seenAfter(viewer) });
        expect(reveals(events)).toBe(false);
        sure++;
      }
    }
    expect(sure).toBeGreaterThan(past.steps.length);
  });
});

test('what comes before a revelation is foreseen: the score of a turn after which bombs go off', () => {
  const start = scene(
    board(`
      0 hill anchor - 1
      1 forest      - 0
    `),
    `
      anna*  orcs+miner       0:1
      bert   goblins+farmer   1:1
      nobody 0+bomb
    `,
    { bombs: { 0: 'live' } },
  );
  const { events, score, view: after } = foresee(view(start, 0), 'done');
  expect(events.map(({ type }) => type)).toEqual(['scored', 'turn-began']);
  expect(score?.map(({ amount }) => amount)).toEqual([1]);
  expect(after).toBeUndefined();
});

test('a move that is surely not legal is refused with its reason', () => {
  const { start } = history({ edition: 'classic', seats: 2, seed: 'illegal' }, []);
  expect(() => foresee(start.view(0), 'decline')).toThrow(IllegalMove);
});

describe('a payment by somebody whose purse nobody sees', () => {
  const field = board(`
    0 hill anchor - 1
    1 forest      - 0
  `);
  const ransom = (coins: number): State =>
    scene(
      field,
      `
        anna*  orcs+miner                   hand 6  0:1
        bert   trolls+champion  coins ${coins}      1:1+champion
      `,
    );

  test('is not foreseen: whether it can be made is their secret', () =>
    expect(foresee(view(ransom(5), 0), 'conquer 1').view).toBeUndefined());

  test('looks the same whether they can pay or not', () =>
    expect(foresee(view(ransom(0), 0), 'conquer 1')).toEqual(foresee(view(ransom(5), 0), 'conquer 1')));
});
