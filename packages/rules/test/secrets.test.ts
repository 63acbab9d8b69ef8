/** Nothing leaks: states that differ only in what a seat may not know give that seat equal views and equal moves. */
import { describe, expect, test } from 'vitest';
import { keyOf } from '../src/core/random.ts';
import {
  apply,
  clone,
  determinize,
  legalMoves,
  moveBuffer,
  moves,
  newGame,
  outcome,
  type State,
  step,
  text,
  toDecide,
  view,
} from '../src/index.ts';
import { fillPurse } from './purse.ts';
import { expectSame } from './same.ts';

/** A plain little generator: the tests' luck has nothing to do with the game's. */
function luck(seed: number): (below: number) => number {
  let x = seed | 1;
  return (below) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % below;
  };
}

function shuffled<T>(list: readonly T[], draw: (below: number) => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const kept = copy[i];
    copy[i] = copy[j] as T;
    copy[j] = kept as T;
  }
  return copy;
}

type Table = { readonly edition: 'classic' | 'azeroth'; readonly variant?: 'battle' };
const tables: readonly Table[] = [{ edition: 'classic' }, { edition: 'azeroth' }, { edition: 'azeroth', variant: 'battle' }];

type Secret = { readonly name: string; readonly change: (s: State, seat: number | undefined, draw: (below: number) => number) => void };

const secrets: readonly Secret[] = [
  {
    name: 'the coins of others',
    change: (s, seat, draw) => {
      const teams = view(s, seat).seats.map(({ team }) => team);
      const mayKnow = (other: number): boolean =>
        other === seat || (seat !== undefined && teams[seat] !== undefined && teams[other] === teams[seat]);
      for (let other = 0; other < s.coins.length; other++) if (!mayKnow(other)) fillPurse(s, other, draw(60));
    },
  },
  {
    name: 'the order of the stacks',
    change: (s, _seat, draw) => {
      s.stacks = s.stacks.map((stack) => shuffled(stack, draw));
      s.powerStack = shuffled(s.powerStack, draw);
    },
  },
  {
    name: 'the faces of bombs, from their owner too',
    change: (s, _seat, draw) => {
      const laid = [...s.faces.keys()].filter((r) => (s.faces[r] ?? 0) > 0);
      const faces = shuffled([...s.pile, ...laid.map((r) => (s.faces[r] ?? 1) - 1)], draw);
      s.pile = faces.slice(laid.length);
      for (const [i, r] of laid.entries()) s.faces = s.faces.with(r, (faces[i] ?? 0) + 1);
    },
  },
  {
    name: 'what lies face down',
    change: (s, _seat, draw) => {
      const spots = s.markerAt.filter((at, m) => at >= 0 && s.markerUp[m] === 0);
      const unseen = shuffled(
        [...s.markerAt.keys()].filter((m) => s.markerUp[m] === 0),
        draw,
      );
      for (const m of unseen) s.markerAt = s.markerAt.with(m, -1);
      for (const [i, at] of spots.entries()) s.markerAt = s.markerAt.with(unseen[i] ?? 0, at);
    },
  },
  {
    name: 'the seed, the draws made and the rolls to come',
    change: (s, _seat, draw) => {
      s.seed = `another ${draw(1000)}`;
      s.key = keyOf(s.seed);
      s.counters = s.counters.map(() => draw(1000));
      s.dice = [draw(4), draw(4)];
    },
  },
];

/** AZ-PAY-2 As at tables of the server. */
const asOnline = ({ edition }: Table) => (edition === 'azeroth' ? { rulings: { 'unpayable-asked': 'yes' } } : {});

/** Moments of random games, a few from every stage. */
function moments(table: Table, seats: number, games: number): State[] {
  const buffer = moveBuffer();
  const found: State[] = [];
  for (let game = 0; game < games; game++) {
    const draw = luck(1000 * seats + game + 7);
    const s = newGame({ ...table, ...asOnline(table), seats, seed: `secret ${game}` });
    while (outcome(s) === undefined) {
      if (draw(6) === 0) found.push(clone(s));
      step(s, buffer.list[draw(moves(s, buffer))] ?? 0);
    }
  }
  return found;
}

describe.each(tables)('$edition $variant', (table) => {
  describe.each([2, 3, 4, 5])('%i seats', (seats) => {
    const states = moments(table, seats, 2);

    test.each(secrets)('nobody sees $name', ({ change }) => {
      const draw = luck(seats);
      let changed = 0;
      for (const s of states) {
        for (const seat of [undefined, ...s.coins.keys()]) {
          const other = clone(s);
          change(other, seat, draw);
          if (
            JSON.stringify(other.markerAt) !== JSON.stringify(s.markerAt) ||
            other.seed !== s.seed ||
            JSON.stringify([other.coins, other.stacks, other.pile, other.faces]) !== JSON.stringify([s.coins, s.stacks, s.pile, s.faces])
          )
            changed++;
          expectSame(view(other, seat), view(s, seat));
          if (seat !== undefined && toDecide(s) === seat) expectSame(legalMoves(other).map(text), legalMoves(s).map(text));
        }
      }
      if (table.edition === 'azeroth') expect(changed).toBeGreaterThan(0);
    });

    test('what is in a purse shows in nothing that a move brings about, where it is asked all the same', () => {
      const draw = luck(seats + 20);
      let compared = 0;
      for (const s of states) {
        const seat = toDecide(s);
        if (seat === undefined) continue;
        const purses = [draw(3), 50].map((coins) => {
          const other = clone(s);
          fillPurse(other, seat, coins);
          return other;
        });
        const [poor = s, rich = s] = purses;
        for (const move of legalMoves(poor).slice(0, 8)) {
          if (!legalMoves(rich).some((other) => text(other) === text(move))) continue;
          const [one, other] = [apply(poor, move), apply(rich, move)];
          if (outcome(one.state) !== undefined) continue; // then every purse is opened
          expectSame(one.events, other.events);
          expectSame(view(one.state, undefined), view(other.state, undefined));
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(50);
    });

    test('a determinized view looks the same as the view, and plays on', () => {
      const draw = luck(seats + 50);
      const buffer = moveBuffer();
      for (const s of states) {
        const seat = toDecide(s);
        if (seat === undefined) continue;
        const guess = determinize(view(s, seat), String(draw(1e6)));
        expectSame(view(guess, seat), view(s, seat));
        expectSame(legalMoves(guess).map(text), legalMoves(s).map(text));
        for (let i = 0; i < 60 && outcome(guess) === undefined; i++) step(guess, buffer.list[draw(moves(guess, buffer))] ?? 0);
      }
    });
  });
});
