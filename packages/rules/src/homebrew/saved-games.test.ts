/** Homemade tiles are part of set-ups, saved games, positions and views. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invariants } from '../../test/invariants/index.ts';
import { randomFrom } from '../../test/random.ts';
import { playRandomly } from '../../test/random-game.ts';
import { board, legal, scene } from '../../test/scene.ts';
import { hash } from '../hash.ts';
import {
  apply,
  determinize,
  type Homebrew,
  legalMoves,
  newGame,
  position,
  replay,
  type Setup,
  type State,
  snapshot,
  text,
  toDecide,
  view,
} from '../index.ts';
import { anyHomebrew } from './testing.ts';

/** Whole games with tiles that nobody has thought of, in each edition. */
const GAMES = 5;

const homebrew: Homebrew = {
  races: [
    {
      id: 'beavers',
      name: { en: 'Beavers', fr: 'Castors' },
      value: 6,
      faction: 'alliance',
      effects: [{ effect: 'piece', piece: 'dam', count: 4, placed: 'conquests', defends: 'one', where: { coast: true } }],
    },
    { id: 'moles', value: 7, faction: 'horde', effects: [{ effect: 'link', where: { symbol: 'cavern' } }] },
    { id: 'gulls', value: 5, effects: [{ effect: 'reach', when: 'always', where: { coast: true } }] },
  ],
  powers: [{ id: 'thrifty', value: 4, effects: [{ effect: 'income', coins: 2, per: 'turn', inDecline: true }] }],
};

const tables: Setup[] = [
  { edition: 'classic', seats: 3, seed: 'our own', homebrew },
  { edition: 'azeroth', seats: 2, seed: 'our own', homebrew },
  { edition: 'azeroth', variant: 'battle', seats: 3, seed: 'our own', homebrew },
];

/** So many moves at random, as they are written down. */
function played(setup: Setup, count: number): { s: State; lines: string[] } {
  const random = randomFrom(JSON.stringify([setup.edition, setup.variant]));
  const lines: string[] = [];
  let s = newGame(setup);
  for (let i = 0; i < count && toDecide(s) !== undefined; i++) {
    const options = legalMoves(s).map(text);
    const line = options[random(options.length)] ?? '';
    lines.push(line);
    s = apply(s, line).state;
  }
  return { s, lines };
}

describe.each(tables)('$edition $variant', (setup) => {
  const { s, lines } = played(setup, 120);

  test('CL-BLANK-1 a position keeps the tiles, and plays on the same', () => {
    const saved = snapshot(s);
    expect(saved.homebrew).toMatchObject({ races: homebrew.races, powers: homebrew.powers });
    const read = position(JSON.parse(JSON.stringify(saved)));
    expect(snapshot(read)).toEqual(saved);
    expect(hash(read)).toBe(hash(s));
    expect(legal(read)).toEqual(legal(s));
  });

  test('CL-BLANK-1 set-up and moves are the game', () => {
    expect(snapshot(replay(JSON.parse(JSON.stringify(setup)), lines))).toEqual(snapshot(s));
  });

  test('CL-BLANK-1 a view carries the tiles, and a state can be made from it', () => {
    for (const seat of [0, 1, undefined]) {
      const seen = view(s, seat);
      expect(seen.homebrew).toEqual(snapshot(s).homebrew);
      const other = determinize(JSON.parse(JSON.stringify(seen)), 'another deal');
      expect(view(other, seat)).toEqual(seen);
      expect(legal(other)).toEqual(legal(s));
    }
  });

  test('CL-BLANK-1 the tiles are dealt with the others', () => {
    const { offers, stacks } = snapshot(newGame(setup));
    const dealt = JSON.stringify([offers, stacks]);
    for (const id of ['beavers', 'moles', 'gulls', 'thrifty']) expect(dealt).toContain(`"${id}"`);
  });
});

test('CL-BLANK-1 in the battle each race is in the column of its faction, one without among the neutrals', () => {
  const { offers, stacks } = snapshot(newGame({ edition: 'azeroth', variant: 'battle', seats: 3, seed: 'columns', homebrew }));
  const columns = offers !== undefined && 'alliance' in offers ? [offers.alliance, offers.horde, offers.neutral ?? []] : [];
  const all = columns.map((column, i) => [...column, ...(stacks?.races?.[i] ?? [])]);
  expect(['beavers', 'moles', 'gulls'].map((id) => all.findIndex((column) => column.includes(id)))).toEqual([0, 1, 2]);
});

test('CL-BLANK-1 a seat may have many peoples in decline that keep their place, and the position is read back', () => {
  const spared: Homebrew = {
    races: [0, 1, 2, 3, 4].map((i) => ({ id: `ghost-${i}`, value: 5, effects: [{ effect: 'decline', keeps: 'place' }] })),
  };
  const row = board(
    [0, 1, 2, 3, 4, 5].map((r) => `${r} hill edge - ${[r - 1, r + 1].filter((b) => b >= 0 && b < 6).join(' ')}`).join('\n'),
  );
  const s = scene(row, `anna*  orcs+hill 5:1 ${[0, 1, 2, 3, 4].map((i) => `/ ghost-${i} ${i}:1`).join(' ')}`, { homebrew: spared });
  expect(snapshot(position(snapshot(s)))).toEqual(snapshot(s));
});

test('CL-BLANK-1 a piece of the classic edition may have the name of one that lies face down in the other', () => {
  const bombs: Homebrew = {
    races: [{ id: 'folk', value: 5, effects: [{ effect: 'piece', piece: 'bomb', count: 2, placed: 'conquests', defends: 'one' }] }],
  };
  const s = scene('classic-2', `anna*  folk+hill  1:2+bomb`, { homebrew: bombs });
  expect(view(determinize(view(s, 0), 'x'), 0)).toEqual(view(s, 0));
});

test('CL-BLANK-1 games that differ in a tile alone have other fingerprints', () => {
  const [one, other] = [1, 2].map((coins) =>
    hash(
      newGame({
        edition: 'classic',
        seats: 2,
        seed: 'x',
        homebrew: { powers: [{ id: 'rich', value: 3, effects: [{ effect: 'income', coins, per: 'turn' }] }] },
      }),
    ),
  );
  expect(one).not.toBe(other);
});

describe('any tiles that the vocabulary can say', () => {
  test.each(['classic', 'azeroth'] as const)('CL-BLANK-1 play whole games in order (%s)', (edition) => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.integer({ min: 2, max: 5 }), (number, seats) => {
        const seed = `any ${number}`;
        const random = randomFrom(seed);
        const setup: Setup = { edition, seats, seed, homebrew: anyHomebrew(random, edition) };
        expect(playRandomly({ setup, top: { race: 'first-folk', power: 'first-craft' } }, seed, invariants).failure).toBeUndefined();
      }),
      { numRuns: GAMES },
    );
  });
});
