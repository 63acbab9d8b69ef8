import { history, legalMoves, newGame, type Setup, step, text, toDecide, view } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import { subjects } from '../help/subjects.ts';
import { columnsOf, isInBox, type Tile, tracked } from './tracked.ts';

const tilesOf = (edition: Setup['edition']): Tile[] =>
  subjects.flatMap(({ kind, id, faction, edition: of }) =>
    of === edition && (kind === 'race' || kind === 'power') ? [{ kind, id, faction }] : [],
  );

/** Moves of seats that take what comes, declining often so that tiles wander. */
function played(setup: Setup): string[] {
  const state = newGame(setup);
  const lines: string[] = [];
  while (toDecide(state) !== undefined) {
    const moves = legalMoves(state);
    const move = moves.find(({ type }) => type === 'decline' && lines.length % 2 === 0) ?? moves[(lines.length * 7) % moves.length];
    if (move === undefined) break;
    lines.push(text(move));
    step(state, move);
  }
  return lines;
}

test.each<[string, Setup]>([
  ['classic', { edition: 'classic', seats: 4, seed: 'box' }],
  ['azeroth', { edition: 'azeroth', seats: 5, seed: 'box' }],
  ['battle of two', { edition: 'azeroth', variant: 'battle', seats: 2, seed: 'box' }],
  ['battle of three', { edition: 'azeroth', variant: 'battle', seats: 3, seed: 'box' }],
])('%s: what cannot be seen is just what lies in the stacks, after every move', (_, setup) => {
  const tiles = tilesOf(setup.edition);
  const { start, steps } = history(setup, played(setup));
  for (const moment of [start, ...steps]) {
    const seen = moment.view(0);
    const all = tracked(seen, tiles);
    const count = (kind: Tile['kind'], standing: string): number =>
      all.filter((tile) => tile.kind === kind && tile.standing === standing).length;
    expect(count('race', 'stack')).toBe(seen.unseen.races.reduce((sum, n) => sum + n, 0));
    expect(count('power', 'stack')).toBe(seen.unseen.powers);
    expect(count('power', 'aside')).toBe(seen.unseen.discards.length);
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
  }
});

test('a box of one’s own has its own tiles, and extras are in no other', () => {
  const seen = view(newGame({ edition: 'classic', seats: 2, seed: 'box' }), 0);
  expect(isInBox(seen, { kind: 'race', id: 'humans' })).toBe(true);
  expect(isInBox({ ...seen, box: ['elves'] }, { kind: 'race', id: 'humans' })).toBe(false);
});

test('a people is told with its seat and its other half, an offer with its price', () => {
  const setup: Setup = { edition: 'classic', seats: 2, seed: 'box', first: 0 };
  const before = view(newGame(setup), 0);
  const [third] = columnsOf(before).flatMap(({ offers }) => offers.slice(2, 3));
  const offered = tracked(before, tilesOf('classic')).find(({ kind, id }) => kind === 'race' && id === third?.race);
  expect(offered).toMatchObject({ standing: 'offered', price: 2, partner: third?.power });
  const after = history(setup, ['pick 0']).end.view(1);
  const race = after.seats[0]?.active?.race;
  expect(tracked(after, tilesOf('classic')).find(({ kind, id }) => kind === 'race' && id === race)).toMatchObject({
    standing: 'active',
    seat: 0,
  });
});

test('in a battle every team has its column', () => {
  const two = view(newGame({ edition: 'azeroth', variant: 'battle', seats: 2, seed: 'box' }), 0);
  expect(columnsOf(two).map(({ team }) => team)).toEqual(['alliance', 'horde']);
  for (const { offers } of columnsOf(two)) expect(offers.every(({ race }) => race !== undefined)).toBe(true);
});
