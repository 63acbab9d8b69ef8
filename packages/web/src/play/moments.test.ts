import { history } from '@elbowroom/rules';
import { look, type Tabletop } from '@elbowroom/rules/look';
import { expect, test } from 'vitest';
import { happeningsOf, heldFor } from './moments.ts';

const empty: Tabletop = look(history({ edition: 'classic', seats: 2, seed: 'moments' }, []).start.view(0));

/** The table with these holders, and these purses. */
function laid(
  holders: readonly (readonly [race: string, seat: number] | undefined)[],
  coins: readonly (number | undefined)[],
  round = 2,
): Tabletop {
  return {
    ...empty,
    round,
    regions: empty.regions.map((_, r) => {
      const holder = holders[r];
      return { pieces: [], markers: [], ...(holder && { holding: { race: holder[0], seat: holder[1], declined: false, tokens: 1 } }) };
    }),
    seats: empty.seats.map(({ name, declined }, seat) => ({ name, declined, ...(coins[seat] !== undefined && { coins: coins[seat] }) })),
  };
}

test('a conquest is one for who conquers and a loss for who held it', () => {
  const [before, after] = [
    laid([['elves', 1]], []),
    laid(
      [
        ['orcs', 0],
        ['elves', 1],
      ],
      [],
    ),
  ];
  const conquered = { type: 'conquered', seat: 0, race: 'orcs', region: 0, from: 'elves', tokens: 3 } as const;
  const lost = { type: 'lost', seat: 1, race: 'elves', region: 0, fallen: 1, saved: 1 } as const;
  expect(happeningsOf([lost, conquered], before, after)).toEqual([
    { kind: 'conquered', seat: 0, region: 0, from: 1 },
    { kind: 'lost', seat: 1, region: 0, by: 0 },
  ]);
});

test('a people that loses its last region is wiped out, one that keeps another is not', () => {
  const lost = { type: 'lost', seat: 1, race: 'elves', region: 0, fallen: 1, saved: 0 } as const;
  const before = laid([['elves', 1]], []);
  expect(happeningsOf([lost], before, laid([['orcs', 0]], []))).toEqual([{ kind: 'wiped-out', seat: 1, race: 'elves' }]);
  expect(
    happeningsOf(
      [lost],
      before,
      laid(
        [
          ['orcs', 0],
          ['elves', 1],
        ],
        [],
      ),
    ),
  ).toEqual([]);
});

test('the first place is taken by who is alone there, from the second round on and with open purses only', () => {
  expect(happeningsOf([], laid([], [5, 9]), laid([], [12, 9]))).toEqual([{ kind: 'first-place', seat: 0 }]);
  expect(happeningsOf([], laid([], [5, 9]), laid([], [9, 9]))).toEqual([]);
  expect(happeningsOf([], laid([], [12, 9]), laid([], [14, 9]))).toEqual([]);
  expect(happeningsOf([], laid([], [5, 9], 1), laid([], [12, 9], 1))).toEqual([]);
  expect(happeningsOf([], laid([], [5, undefined]), laid([], [12, undefined]))).toEqual([]);
});

test('a score is held for 1.2 seconds, what is important for 0.8 at least, and nothing for ever', () => {
  const scored = { kind: 'scored', seat: 0, total: 3, items: [] } as const;
  const declined = { kind: 'declined', seat: 0, race: 'orcs' } as const;
  expect(heldFor([scored])).toBe(1200);
  expect(heldFor([declined])).toBeGreaterThanOrEqual(800);
  expect(heldFor([declined, scored])).toBe(heldFor([declined]) + 1200);
  expect(heldFor([{ kind: 'conquered', seat: 0, region: 1, from: undefined }])).toBe(0);
  expect(heldFor(Array.from({ length: 9 }, () => scored))).toBe(3000);
});
