/** contract.md, sentence by sentence: new games, states and moves. */
import { describe, expect, test } from 'vitest';
import {
  apply,
  clone,
  cost,
  forecast,
  IllegalMove,
  legalMoves,
  newGame,
  outcome,
  parse,
  snapshot,
  step,
  text,
  toDecide,
  view,
} from '../../src/index.ts';
import { after, coins, lines, orcsAtStart, plain, refused, twoOrcs, vale } from './table.ts';

describe('newGame', () => {
  test('contract: seats by number, five coins each, the first round', () => {
    const p = snapshot(newGame({ edition: 'classic', seats: 3, seed: 'a' }));
    expect(p.seats).toHaveLength(3);
    expect(coins(newGame({ edition: 'classic', seats: 3, seed: 'a' }))).toEqual([5, 5, 5]);
    expect(p.round ?? 1).toBe(1);
  });
  test('contract: seats by name', () => {
    const p = snapshot(newGame({ edition: 'azeroth', seats: ['Anna', 'Bert'], seed: 'a' }));
    expect(p.seats.map((s) => s.name)).toEqual(['Anna', 'Bert']);
  });
  test.each([
    [2, 10],
    [3, 10],
    [4, 9],
    [5, 8],
  ])('CORE-SETUP-1 %i seats play %i rounds, in every edition', (seats, rounds) => {
    for (const setup of [{ edition: 'classic' }, { edition: 'azeroth' }, { edition: 'azeroth', variant: 'battle' }] as const)
      expect(snapshot(newGame({ ...setup, seats, seed: 'r' })).rounds).toBe(rounds);
  });
  test.each([1, 6, 0, -1, 2.5])('CORE-SETUP-1 %d seats are refused', (seats) => {
    expect(() => newGame({ edition: 'classic', seats, seed: 'x' })).toThrow();
  });
  test('CORE-SETUP-5 the table may say who starts', () => {
    const s = newGame({ edition: 'classic', seats: 4, seed: 'a', first: 2 });
    expect([toDecide(s), snapshot(s).seat]).toEqual([2, 2]);
  });
  test('CORE-SETUP-5 otherwise the seed does: not always the same seat', () => {
    const firsts = Array.from({ length: 30 }, (_, i) => toDecide(newGame({ edition: 'classic', seats: 3, seed: `s${i}` })));
    expect(new Set(firsts).size).toBe(3);
  });
  test('CORE-SETUP-3 six combos are on offer', () => {
    expect(lines(newGame({ edition: 'classic', seats: 2, seed: 'a' }))).toEqual([
      'pick 0',
      'pick 1',
      'pick 2',
      'pick 3',
      'pick 4',
      'pick 5',
    ]);
  });
  test('CORE-SETUP-4 one native stands on every native symbol and nowhere else', () => {
    const { regions } = snapshot(newGame({ edition: 'classic', seats: 2, seed: 'a', board: 'classic-2' }));
    const natives = Object.entries(regions ?? {}).filter(([, r]) => r.race === 'natives');
    expect(natives.map(([r]) => Number(r) + 1)).toEqual([4, 7, 11, 12, 13, 14, 15, 17, 19]);
    expect(natives.every(([, r]) => r.tokens === 1)).toBe(true);
  });
  test('contract: a board written out is played on', () => {
    const s = after(newGame({ edition: 'classic', seats: 2, seed: 'a', board: vale }), 'pick 0');
    expect(snapshot(s).regions?.[5]).toMatchObject({ race: 'natives', tokens: 1 });
  });
  test.each([2, 3, 4, 5])('AZ-ISLAND-2 %i seats: as many markers, face down', (seats) => {
    const { regions } = snapshot(newGame({ edition: 'azeroth', seats, seed: 'm' }));
    const marked = Object.values(regions ?? {}).filter((r) => r.markers !== undefined);
    expect(marked).toHaveLength(seats);
    expect(marked.every((r) => r.faceDown === true)).toBe(true);
  });
  test('contract: same setup, same moves, same game', () => {
    const play = () => {
      let s = newGame({ edition: 'azeroth', seats: 3, seed: 'same' });
      for (let i = 0; i < 120; i++) {
        const options = legalMoves(s);
        s = apply(s, options[(i * 7) % options.length]).state;
      }
      return snapshot(s);
    };
    expect(play()).toEqual(play());
  });
  test('contract: another seed, another game', () => {
    expect(snapshot(newGame({ edition: 'classic', seats: 2, seed: 'a' })).offers).not.toEqual(
      snapshot(newGame({ edition: 'classic', seats: 2, seed: 'b' })).offers,
    );
  });
});

describe('states and moves', () => {
  test('contract: everything given out is plain JSON', () => {
    const s = newGame({ edition: 'azeroth', seats: 3, seed: 'json' });
    const { state, events } = apply(s, 'pick 1');
    for (const x of [
      snapshot(s),
      legalMoves(s),
      events,
      view(s, 0),
      view(s, undefined),
      forecast(state),
      snapshot(state),
      cost(state, 0),
      legalMoves(state),
    ])
      expect(plain(x)).toStrictEqual(x);
  });
  test('contract: apply is pure, and takes a move or its line', () => {
    const s = twoOrcs();
    const before = snapshot(s);
    const byText = apply(s, 'conquer 1').state;
    const byMove = apply(s, parse('conquer 1')).state;
    expect(snapshot(s)).toEqual(before);
    expect(snapshot(byText)).toEqual(snapshot(byMove));
  });
  test('contract: every listed move applies', () => {
    const s = orcsAtStart();
    for (const move of legalMoves(s)) expect(() => apply(s, move)).not.toThrow();
  });
  test.each([
    'conquer 99',
    'conquer 4',
    'pick 0',
    'expand',
    'roll 1',
    'deploy 0',
    'choose none',
    'use fortified 0',
    'decline',
    'abandon 0 1',
    'dance',
    '',
  ])('contract: “%s” is refused with code, rule and message', (move) => {
    const error = refused(twoOrcs(), move);
    expect(error).toBeInstanceOf(IllegalMove);
    expect(error.code).toMatch(/^[a-z][a-z-]*$/);
    expect(error.rule).toMatch(/^[A-Z]+(-[A-Z0-9]+)+$/);
    expect(error.message.length).toBeGreaterThan(10);
  });
  test('contract: a refused move changes nothing', () => {
    const s = twoOrcs();
    const before = snapshot(s);
    refused(s, 'conquer 4');
    expect(() => step(s, 'conquer 4')).toThrow(IllegalMove);
    expect(snapshot(s)).toEqual(before);
  });
  test('contract: step plays in place what apply plays on a copy', () => {
    const s = twoOrcs();
    const copy = clone(s);
    step(copy, 'conquer 1');
    expect(snapshot(copy)).toEqual(snapshot(after(s, 'conquer 1')));
    expect(snapshot(s)).toEqual(snapshot(twoOrcs()));
  });
  test.each([
    'pick 2',
    'expand',
    'decline',
    'abandon 7',
    'conquer 7',
    'conquer 7 with frostmourne',
    'conquer 7 with ashes-of-alar frostmourne',
    'roll 7',
    'roll 7 with frostmourne',
    'use fortified 7',
    'use berserk',
    'use ethereals 4 6',
    'use portal-mage 3 9',
    'use intimidating 5 8',
    'use intimidating 5',
    'choose human',
    'choose horde',
    'choose ally 2',
    'choose none',
    'choose 3',
    'deploy 7',
    'deploy 7 hero',
    'deploy 3 encampment',
    'deploy 3 bomb',
    'deploy 3 objective',
    'deploy 3 aegis-of-aggramar',
    'deploy 3 heart-of-azeroth',
    'done',
  ])('contract: “%s” is one canonical line', (line) => {
    expect(text(parse(line))).toBe(line);
    expect(plain(parse(line))).toStrictEqual(parse(line));
  });
  test.each([
    'conquer',
    'conquer  7',
    ' conquer 7',
    'conquer 07',
    'conquer -1',
    'Conquer 7',
    'pick two',
    'done now',
    'conquer 7 with',
    'deploy hero',
  ])('contract: “%s” is no move', (line) => {
    expect(() => parse(line)).toThrow(IllegalMove);
  });
  test('contract: toDecide is undefined exactly when there is an outcome, and moves are never empty before', () => {
    let s = newGame({ edition: 'classic', seats: 2, seed: 'end' });
    for (let i = 0; outcome(s) === undefined; i++) {
      expect(toDecide(s)).toBeTypeOf('number');
      const options = legalMoves(s);
      expect(options.length).toBeGreaterThan(0);
      s = apply(s, options[(i * 13) % options.length]).state;
    }
    expect([toDecide(s), legalMoves(s)]).toEqual([undefined, []]);
    expect(() => apply(s, 'done')).toThrow(IllegalMove);
  });
});
