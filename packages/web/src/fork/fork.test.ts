import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { complete, hash, history, legalMoves, replay, type Step, tableSetup, text } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import type { Game } from '../games/game.ts';
import { readGameText, writeGameText } from '../games/game-text.ts';
import { fragmentOf } from '../games/link.ts';
import { openGame } from '../games/open.ts';
import { openClient } from '../online/client.ts';
import { openLocalTable } from '../table/local.ts';
import { readSaved, type SavedGame, written } from '../table/saved.ts';
import type { LocalOptions } from '../table/seating.ts';
import type { Chair } from '../table/table.ts';
import { anewFrom, type ForkWish, forkOf, seatFor, sittersFor } from './fork.ts';
import { forkWords } from './fork-words.ts';
import { openOnline, tableWishOf } from './online-fork.ts';

const golden = (name: string): Game => {
  const { setup, moves } = readGameText(readFileSync(fileURLToPath(new URL(`../../../../goldens/${name}.txt`, import.meta.url)), 'utf8'));
  return { setup, moves };
};
let drawn = 0;
const fresh = (): string => `fresh${++drawn}`;
const options: LocalOptions = { think: () => new Promise(() => undefined), keep: () => true, now: () => 7, grace: () => 0 };
const everybody = (seats: number): ForkWish['sitters'] => Array.from({ length: seats }, () => 'person' as const);

/** A fork in which everybody sits at this screen and makes the same moves again, as far as they can. */
function playedAgain(fork: SavedGame, moves: readonly string[]): { readonly moves: readonly string[]; readonly undos: number } {
  const table = openLocalTable({ ...fork, isUncovered: true }, options);
  const undos = table.canUndo ? 1 : 0;
  try {
    for (const move of moves) table.play([move]);
  } catch {
    // chance was another
  }
  const made = table.steps.map(({ move }) => move);
  table.leave();
  return { moves: made, undos };
}

describe.each(['classic-2-104', 'azeroth-3-85', 'battle-3-5'])('%s', (name) => {
  const game = golden(name);
  const seats = typeof game.setup.seats === 'number' ? game.setup.seats : game.setup.seats.length;
  const step = Math.floor(game.moves.length / 2);
  const wish = { step, sitters: everybody(seats), isAnew: false };

  test('with the dice as they fell the same moves lead to the same end', () => {
    const fork = forkOf({ game }, wish, fresh, 7);
    const again = playedAgain(fork, game.moves.slice(step));
    expect(again.moves).toEqual(game.moves);
    expect(hash(replay(fork.setup, again.moves))).toBe(hash(replay(game.setup, game.moves)));
  });

  test('with dice anew it is another game, and its past is the same', () => {
    const fork = forkOf({ game }, { ...wish, isAnew: true }, fresh, 7);
    expect(fork.moves).toEqual(game.moves.slice(0, step));
    const again = playedAgain(fork, game.moves.slice(step));
    expect(hash(replay(fork.setup, again.moves))).not.toBe(hash(replay(game.setup, game.moves.slice(0, again.moves.length))));
  });

  test('is kept, and is a link and a file as any other game', async () => {
    const fork = forkOf({ game }, { ...wish, isAnew: true }, fresh, 7);
    expect(readSaved(written(fork))).toEqual({ game: fork });
    for (const form of [await fragmentOf(fork), writeGameText(fork)]) {
      const { chronicle } = await openGame(form);
      expect(hash(replay(chronicle.game.setup, chronicle.game.moves))).toBe(hash(replay(fork.setup, fork.moves)));
    }
  });

  test('nothing of its parent is taken back', () => {
    for (const at of [1, 2, 3, step, step + 1])
      expect(playedAgain(forkOf({ game }, { ...wish, step: at }, fresh, 7), []).undos, `after ${at} moves`).toBe(0);
  });
});

const firstLegal = ({ setup }: SavedGame, steps: readonly Step[]): string =>
  text(
    legalMoves(
      replay(
        setup,
        steps.map(({ move }) => move),
      ),
    )[0]!,
  );

test('a fork of a fork keeps the chance of both', () => {
  const game = golden('classic-2-104');
  const first = forkOf({ game }, { step: 10, sitters: everybody(2), isAnew: true }, fresh, 7);
  const table = openLocalTable({ ...first, isUncovered: true }, options);
  for (let i = 0; i < 12; i++) table.play([firstLegal(first, table.steps)]);
  const longer = { setup: first.setup, moves: table.steps.map(({ move }) => move) };
  table.leave();
  const second = forkOf({ game: longer }, { step: 20, sitters: everybody(2), isAnew: true }, fresh, 7);
  expect(second.setup.anew).toMatchObject({ after: 20, before: first.setup.anew });
  expect(readSaved(written(second))).toEqual({ game: second });
  const earlier = forkOf({ game: longer }, { step: 5, sitters: everybody(2), isAnew: false }, fresh, 7);
  expect(hash(replay(earlier.setup, playedAgain(earlier, longer.moves.slice(5)).moves))).toBe(hash(replay(longer.setup, longer.moves)));
});

test('what would have come anew later is no more', () => {
  const before = { after: 20, seed: 'b', before: { after: 10, seed: 'a' } };
  expect(anewFrom(before, 15, 'c')).toEqual({ after: 15, seed: 'c', before: { after: 10, seed: 'a' } });
  expect(anewFrom(before, 10, 'c')).toEqual({ after: 10, seed: 'c' });
});

const chairs: readonly Chair[] = [
  { name: 'Anna', colour: 'green', sitter: 'remote' },
  { name: 'Bert', colour: 'blue', sitter: 'master' },
  { name: 'Chloé', colour: 'purple', sitter: 'person' },
];

test('bots stay, people elsewhere are bots now, and whoever played plays on', () => {
  expect(seatFor(chairs, 0)).toBe(2);
  expect(seatFor(undefined, 1)).toBe(1);
  expect(sittersFor(3, chairs, 2)).toEqual(['casual', 'master', 'person']);
  expect(sittersFor(3, chairs, 1)).toEqual(['casual', 'person', 'casual']);
  expect(sittersFor(2, undefined, 0)).toEqual(['person', 'casual']);
});

test('a fork names its parent, by the table that it left or by how it ended', () => {
  const game = golden('classic-2-104');
  const wish = { step: 4, sitters: everybody(2), isAnew: false };
  const ours = forkOf({ game, chairs, id: 'table', played: 5 }, wish, fresh, 7);
  expect(ours).toMatchObject({ chairs: [{ colour: 'green' }, { colour: 'blue' }], begun: 7 });
  expect(ours.parent).toMatchObject({ game: 'table', played: 5, step: 4 });
  expect(forkOf({ game }, wish, fresh, 7).parent?.game).toBe(hash(replay(game.setup, game.moves)));
  for (const { left } of Object.values(forkWords)) expect(left(ours.parent!)).toMatch(/1970.*4/);
});

describe('with friends', () => {
  const game = golden('azeroth-3-85');
  const wish: ForkWish = { step: 40, sitters: ['person', 'open', 'master'], isAnew: true };

  test('the server is told all that the game was dealt from, and its moves up to there', () => {
    const asked = tableWishOf({ game, id: 'table', played: 5 }, wish);
    expect(asked).toMatchObject({ edition: 'azeroth', seats: ['me', 'open', 'master'], private: true });
    expect(asked.fork).toMatchObject({ seed: complete(game.setup).seed, moves: game.moves.slice(0, 40), game: 'table', played: 5 });
    const { seats, private: _, fork, ...agreed } = asked;
    if (fork === undefined) throw new Error('no fork');
    const dealt = tableSetup(
      { ...agreed, fork, rules: fork.rules },
      seats.map(() => ({})),
      'own',
    );
    expect(dealt.anew).toEqual({ after: 40, seed: 'own', unseen: true });
    const { seats: here, ...table } = history(dealt, fork.moves).end.view(1);
    const { seats: there, ...parent } = history(game.setup, game.moves.slice(0, 40)).end.view(1);
    expect(table).toEqual(parent);
    expect(here.map(({ name: _name, ...seat }) => seat)).toEqual(there.map(({ name: _name, ...seat }) => seat));
  });

  test('what came anew before that step goes along, what came later does not', () => {
    const anew = { after: 60, seed: 'later', before: { after: 20, seed: 'earlier' } };
    const source = { game: { setup: { ...game.setup, anew }, moves: game.moves.slice(0, 20) }, id: 'fork' };
    expect(tableWishOf(source, { ...wish, step: 20 }).fork?.anew).toBeUndefined();
    expect(tableWishOf(source, { ...wish, step: 40 }).fork?.anew).toEqual(anew.before);
  });

  test('whoever opens it is called as they say', async () => {
    const asked: string[] = [];
    const client = openClient('/api', async (path, { body = '', method } = {}) => {
      asked.push(`${method} ${path} ${String(body).slice(0, 20)}`);
      return Response.json({ id: 'x', name: 'Guest 1234' });
    });
    expect(await openOnline({ game }, wish, { name: 'Anna', guest: 'Guest' }, client)).toEqual({ table: 'x' });
    expect(asked.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'GET /api/guests/me',
      'PATCH /api/guests/me',
      'POST /api/tables',
    ]);
    expect(asked[1]).toContain('Anna');
  });

  test('whoever is not let in is told why', async () => {
    const refusing = openClient('/api', async () => Response.json({ code: 'too-many-tables', message: '' }, { status: 409 }));
    expect(await openOnline({ game }, wish, { guest: 'Guest' }, refusing)).toEqual({ refused: 'too-many-tables' });
  });
});
