import { history, newGame, view } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { row } from '../../rules/test/row.ts';
import { board, scene } from '../../rules/test/scene.ts';
import { isSameAnswer, type PuzzleBook, packedPuzzles, puzzlesFrom, themesOf, weighChoices } from '../src/index.ts';

describe('an answer', () => {
  const start = scene(row, 'anna* orcs+alchemist hand 6 0:1\n bert ratmen+commando 4:1');
  const seen = view(start, 0);

  test('is the same whatever the order of its moves', () => {
    const wide = scene(board('0 hill edge - 1 2\n1 forest - 0\n2 swamp - 0'), 'anna* orcs+alchemist hand 4 0:1\n bert ratmen+commando');
    expect(isSameAnswer(view(wide, 0), ['conquer 1', 'conquer 2', 'done'], ['conquer 2', 'conquer 1', 'done'])).toBe(true);
  });

  test('is another where other regions are won', () => {
    expect(isSameAnswer(seen, ['conquer 1', 'conquer 2', 'done'], ['conquer 1', 'done'])).toBe(true); // one region less is no other choice
    expect(isSameAnswer(seen, ['conquer 1', 'conquer 2', 'conquer 3', 'done'], ['done'])).toBe(false);
  });

  test('is another where another people is taken, or one declines', () => {
    const deal = view(newGame({ edition: 'classic', seats: 2, seed: 'answers', first: 0 }), 0);
    expect(isSameAnswer(deal, ['pick 0', 'done'], ['pick 1', 'done'])).toBe(false);
    const choice = view(scene(row, 'anna* orcs+alchemist 0:3\n bert ratmen+commando 4:1', { phase: 'start' }), 0);
    expect(isSameAnswer(choice, ['decline'], ['expand', 'done'])).toBe(false);
  });
});

test('choices that are weighed are really different, and behind the best', () => {
  const choice = scene(row, 'anna* orcs+alchemist 0:1 1:1 2:1\n bert ratmen+commando 3:4 4:4', { phase: 'start', rounds: 10, round: 9 });
  const weighed = weighChoices(view(choice, 0), 'choices', { steps: 4000 });
  const [best, ...others] = [weighed?.best, ...(weighed?.others ?? [])].map((plan) => plan?.moves ?? []);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(isSameAnswer(view(choice, 0), best ?? [], other)).toBe(false);
});

describe('themes', () => {
  const themes = (table: string, moves: readonly string[], next: readonly string[], more = {}) =>
    themesOf(view(scene(row, table, { rounds: 10, round: 5, ...more }), 0), moves, next);

  test('tell a last roll, and holding on to a people', () => {
    const table = 'anna* orcs+alchemist 0:2\n bert ratmen+commando 4:4';
    expect(themes(table, ['expand', 'roll 1'], ['decline'], { phase: 'start' })).toEqual(['hold-on', 'last-roll']);
    expect(themes(table, ['decline'], ['expand', 'done'], { phase: 'start', round: 10 })).toEqual(['decline', 'end-of-game']);
  });

  test('tell a dragon, and a neighbour whom nobody can attack', () => {
    const table = 'anna* orcs+dragon-master hand 3 0:1\n bert ratmen+heroic 2:2 3:1+hero';
    expect(themes(table, ['conquer 1', 'conquer 2 with dragon-master', 'done'], ['done'])).toEqual([
      'special-attack',
      'dragon',
      'immune-neighbour',
    ]);
  });
});

test('a book of puzzles is packed into lines and read again as it was', () => {
  const setup = { edition: 'azeroth', variant: 'battle', seats: 4, rules: 2, seed: 'book-1' } as const;
  const book: PuzzleBook = {
    games: [
      {
        setup,
        moves: [
          'pick 2',
          'conquer 5',
          'roll 7 with ashes-of-alar frostmourne',
          'use berserk',
          'choose ally 2',
          'deploy 5',
          'deploy 7 hero',
        ],
      },
      {
        setup: { edition: 'classic', seats: 2, rules: 2, seed: 'book-2' },
        moves: ['decline', 'expand', 'abandon 3', 'done', 'choose none'],
      },
    ],
    puzzles: [
      { id: '1-2', game: 1, step: 2, seat: 0, themes: ['decline', 'opening'], difficulty: 3, plans: [{ moves: ['decline'], behind: 0 }] },
      {
        id: '1-3',
        game: 0,
        step: 0,
        seat: 1,
        themes: [],
        difficulty: 1,
        plans: [
          { moves: ['pick 0', 'done'], behind: 0 },
          { moves: ['pick 1'], behind: 2.5 },
        ],
      },
    ],
  };
  expect(puzzlesFrom(packedPuzzles(book))).toEqual(book);
  expect(history(book.games[1]?.setup ?? setup, []).steps).toEqual([]);
});
