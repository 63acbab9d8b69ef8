import { describe, expect, test } from 'vitest';
import { after, at, board, coins, events, legal, seatAt } from '../../test/scene.ts';
import type { WrittenColumns } from '../core/draft.ts';
import {
  determinize,
  legalMoves,
  moveBuffer,
  moves,
  newGame,
  outcome,
  type Position,
  position,
  Refused,
  type State,
  snapshot,
  step,
  text,
  toDecide,
  view,
} from '../index.ts';

const isle = board(`
  0 hill anchor      - 1 2
  1 forest           - 0 2 3
  2 swamp            - 0 1 3
  3 mountain         - 1 2
`);

/** A battle in which the first seat is to pick. */
const table = (seats: number, more: Partial<Position> = {}): State =>
  position({ edition: 'azeroth', variant: 'battle', board: isle, seats: Array.from({ length: seats }, () => ({})), ...more });

function columns(s: State): WrittenColumns {
  const { offers } = snapshot(s);
  if (offers === undefined || Array.isArray(offers)) throw new Error('no columns');
  return offers as WrittenColumns;
}

/** A game that has been played out, with these coins. */
const ended = (purses: readonly number[]): State =>
  position({
    edition: 'azeroth',
    variant: 'battle',
    board: isle,
    seats: purses.map((c) => ({ coins: c })),
    round: purses.length === 5 ? 8 : purses.length === 4 ? 9 : 10,
    memory: { stage: 'over' },
  });

describe('teams', () => {
  test.each([
    [2, ['alliance', 'horde']],
    [3, ['alliance', 'horde', 'neutral']],
    [4, ['alliance', 'horde', 'alliance', 'horde']],
    [5, ['alliance', 'horde', 'neutral', 'alliance', 'horde']],
  ])('BA-TEAM-1 %i seats sit in the order of play', (seats, teams) => {
    const s = newGame({ edition: 'azeroth', variant: 'battle', seats, seed: 'teams' });
    expect(view(s, 0).seats.map(({ team }) => team)).toEqual(teams);
  });

  test.each([2, 3, 4, 5])('BA-TEAM-1 the first Alliance seat of %i starts, whatever the seed', (seats) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) expect(toDecide(newGame({ edition: 'azeroth', variant: 'battle', seats, seed }))).toBe(0);
  });

  test('BA-TEAM-1 refuses another seat as the first', () => {
    expect(() => newGame({ edition: 'azeroth', variant: 'battle', seats: 4, seed: 'x', first: 1 })).toThrow(Refused);
  });

  test('BA-TEAM-2 shows the coins of an ally, and of nobody else', () => {
    const s = newGame({ edition: 'azeroth', variant: 'battle', seats: 5, seed: 'purses' });
    expect(view(s, 0).seats.map((seat) => seat.coins)).toEqual([5, undefined, undefined, 5, undefined]);
    expect(view(s, 2).seats.map((seat) => seat.coins)).toEqual([undefined, undefined, 5, undefined, undefined]);
    expect(view(s, undefined).seats.map((seat) => seat.coins)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  test('BA-TEAM-2 lets allies attack each other', () => {
    const s = position({
      edition: 'azeroth',
      variant: 'battle',
      board: isle,
      phase: 'conquest',
      seats: [{ active: { race: 'humans', power: 'farmer', hand: 4 } }, {}, { active: { race: 'worgen', power: 'miner' } }, {}],
      regions: { 0: { race: 'humans' }, 1: { race: 'worgen' } },
    });
    expect(legal(s)).toContain('conquer 1');
  });
});

describe('draft', () => {
  test('BA-DRAFT-1 shows four rows: three and the top of a stack of three', () => {
    const s = newGame({ edition: 'azeroth', variant: 'battle', seats: 5, seed: 'rows' });
    const { alliance, horde, neutral, powers } = columns(s);
    expect([alliance.length, horde.length, neutral?.length, powers.length]).toEqual([4, 4, 4, 4]);
    expect(view(s, 0).unseen.races).toEqual([2, 2, 0]); // six, six and four tiles
  });

  test.each([2, 4])('BA-DRAFT-1 has no neutral races with %i seats', (seats) => {
    const s = newGame({ edition: 'azeroth', variant: 'battle', seats, seed: 'no neutrals' });
    expect(columns(s).neutral).toBeUndefined();
    const { races = [] } = snapshot(s).stacks ?? {};
    expect([...columns(s).alliance, ...columns(s).horde, ...races.flat()]).not.toContain('naga');
  });

  const start = table(2, {
    offers: {
      alliance: ['dwarves', 'humans', 'gnomes', 'worgen'],
      horde: ['goblins', 'orcs', 'forsaken', 'tauren'],
      powers: ['miner', 'enraged', 'intimidating', 'navigator'],
    },
    stacks: {
      races: [
        ['draenei', 'night-elves'],
        ['trolls', 'blood-elves'],
      ],
      powers: ['farmer'],
    },
  });

  test('BA-DRAFT-2 the book: Enraged Humans cost 1 coin, which goes to the bank', () => {
    const s = after(start, 'pick 1');
    expect(seatAt(s, 0).active).toMatchObject({ race: 'humans', power: 'enraged', hand: 10 }); // 5 + 5
    expect(coins(s, 0)).toBe(4);
  });

  test('BA-DRAFT-3 the book: the Orcs are then Intimidating and the Forsaken Navigators', () => {
    const { alliance, horde, powers } = columns(after(start, 'pick 1'));
    expect(alliance).toEqual(['dwarves', 'gnomes', 'worgen', 'draenei']);
    expect(horde).toEqual(['goblins', 'orcs', 'forsaken', 'tauren']);
    expect(powers).toEqual(['miner', 'intimidating', 'navigator', 'farmer']);
  });

  test('BA-DRAFT-2 a seat takes races of its own faction only', () => {
    const s = position({ ...snapshot(start), seat: 1 });
    expect(seatAt(after(s, 'pick 0'), 1).active?.race).toBe('goblins');
  });

  test('BA-DRAFT-2 a seat with one coin can pay for two rows, one without for the first', () => {
    const poor = (purse: number): string[] => legal(table(2, { seats: [{ coins: purse }, {}] }), 'pick');
    expect(poor(1)).toEqual(['pick 0', 'pick 1']);
    expect(poor(0)).toEqual(['pick 0']);
  });

  /** Night Elves about to decline over Humans that are in decline already. */
  const declining = (alliance: string[], stack: string[]): State =>
    table(2, {
      seats: [{ active: { race: 'night-elves', power: 'miner' }, declined: [{ race: 'humans' }] }, {}],
      regions: { 0: { race: 'night-elves' }, 1: { race: 'humans' } },
      offers: { alliance, horde: ['goblins', 'orcs', 'forsaken', 'tauren'], powers: ['farmer', 'enraged', 'intimidating', 'navigator'] },
      stacks: { races: [stack] },
    });

  test('BA-DRAFT-4 the book: the Humans come back to the first free place when the Night Elves decline', () => {
    // Six Alliance tiles: two in play, so four are left; with an ally two more in play there are gaps.
    const s = position({
      ...snapshot(declining(['dwarves', 'gnomes', 'worgen', 'draenei'], [])),
      seats: [
        { active: { race: 'night-elves', power: 'miner' }, declined: [{ race: 'humans' }] },
        {},
        { active: { race: 'gnomes', power: 'explorer' }, declined: [{ race: 'draenei' }] },
        {},
      ],
      offers: {
        alliance: ['dwarves', 'worgen'],
        horde: ['goblins', 'orcs', 'forsaken', 'tauren'],
        powers: ['farmer', 'enraged', 'intimidating', 'navigator'],
      },
      regions: { 0: { race: 'night-elves' }, 1: { race: 'humans' }, 2: { race: 'gnomes' }, 3: { race: 'draenei' } },
      stacks: {},
      rounds: 9,
    });
    expect(columns(after(s, 'decline')).alliance).toEqual(['dwarves', 'worgen', 'humans']);
  });

  test('BA-DRAFT-4 with three on offer and an empty stack it becomes the fourth row', () => {
    const s = table(4, {
      seats: [
        { active: { race: 'night-elves', power: 'miner' }, declined: [{ race: 'humans' }] },
        {},
        { active: { race: 'gnomes', power: 'explorer' } },
        {},
      ],
      regions: { 0: { race: 'night-elves' }, 1: { race: 'humans' }, 2: { race: 'gnomes' } },
      offers: {
        alliance: ['dwarves', 'worgen', 'draenei'],
        horde: ['goblins', 'orcs', 'forsaken', 'tauren'],
        powers: ['farmer', 'enraged', 'intimidating', 'navigator'],
      },
    });
    expect(columns(after(s, 'decline')).alliance).toEqual(['dwarves', 'worgen', 'draenei', 'humans']);
  });

  test('BA-DRAFT-4 goes under the stack of its faction while that is not empty', () => {
    const s = table(2, {
      seats: [
        { active: { race: 'night-elves', power: 'miner' } },
        { active: { race: 'orcs', power: 'explorer', hand: 5 }, declined: [{ race: 'goblins' }] },
      ],
      seat: 1,
      phase: 'conquest',
      regions: { 0: { race: 'orcs' }, 1: { race: 'goblins' }, 2: { race: 'night-elves' } },
      offers: {
        alliance: ['dwarves', 'gnomes', 'worgen', 'draenei'],
        horde: ['forsaken', 'tauren', 'trolls'],
        powers: ['farmer', 'enraged', 'intimidating', 'navigator'],
      },
      stacks: { races: [['humans'], ['blood-elves']] },
    });
    // One Horde tile is in the stack: refilled to four rows, it is empty; the Goblins are wiped out and go beneath.
    const wiped = after(s, 'conquer 1');
    expect(columns(wiped).horde).toEqual(['forsaken', 'tauren', 'trolls', 'blood-elves']);
    expect(snapshot(wiped).stacks?.races?.[1]).toEqual(['goblins']);
  });

  test('BA-DRAFT-4 a neutral race always comes back to the first free place', () => {
    const s = table(3, {
      seat: 2,
      phase: 'conquest',
      seats: [{}, {}, { active: { race: 'naga', power: 'miner', hand: 4 }, declined: [{ race: 'kobolds' }] }],
      regions: { 0: { race: 'naga' }, 1: { race: 'kobolds' } },
    });
    expect(columns(s).neutral?.length).toBe(2);
    expect(columns(after(s, 'conquer 1')).neutral?.at(-1)).toBe('kobolds');
  });

  test('BA-DRAFT-3 leaves a gap at the bottom of a column without a stack', () => {
    const s = table(3, { seat: 2, memory: { first: 0 } });
    expect(columns(after(s, 'pick 0')).neutral?.length).toBe(3);
  });

  test('BA-DRAFT-4 discarded powers come back when a race would stand without one', () => {
    const all = snapshot(newGame({ edition: 'azeroth', variant: 'battle', seats: 2, seed: 'powers' }));
    const names = [...(all.stacks?.powers ?? [])];
    const s = position({ ...all, stacks: { ...all.stacks, powers: [], discards: names } });
    const picked = after(s, 'pick 0');
    expect(columns(picked).powers.length).toBe(4);
    expect(snapshot(picked).stacks?.discards).toEqual([]);
  });

  test('BA-RULES-1 a pick of one seat changes the pairs of the others', () => {
    const before = legalMoves(start).map(text);
    expect(before).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 3']);
    expect(events(start, 'pick 2')).toContainEqual(
      expect.objectContaining({ type: 'picked', race: 'gnomes', power: 'intimidating', price: 2 }),
    );
  });
});

describe('end', () => {
  test('BA-END-1 two and three seats score for their factions', () => {
    expect(outcome(ended([40, 51]))).toMatchObject({ winners: [1], factions: { alliance: 40, horde: 51 } });
    expect(outcome(ended([40, 51, 52]))).toMatchObject({ winners: [2], factions: { alliance: 40, horde: 51, neutral: 52 } });
  });

  test('BA-END-2 four seats: the weaker ally counts', () => {
    expect(outcome(ended([90, 60, 50, 61]))).toMatchObject({ winners: [1, 3], factions: { alliance: 50, horde: 60 } });
  });

  test('BA-END-3 a tie goes to the faction with the highest single seat', () => {
    expect(outcome(ended([60, 60, 80, 70]))).toMatchObject({ winners: [0, 2], tieBreak: { rule: 'BA-END-3', what: 'highest-seat' } });
  });

  test('BA-END-3 a tie that remains is shared', () => {
    expect(outcome(ended([60, 80, 80, 60]))).toMatchObject({ winners: [0, 1, 2, 3], tieBreak: { rule: 'BA-END-3', what: 'shared' } });
  });

  test('BA-END-4 the book: 51, 79, 67, 88, 72 is won by the Horde with 72', () => {
    expect(outcome(ended([51, 79, 67, 88, 72]))).toMatchObject({ winners: [1, 4], factions: { alliance: 51, horde: 72, neutral: 67 } });
  });
});

describe('whole games', () => {
  test.each([2, 3, 4, 5])('BA-RULES-1 %i seats play to the end, each with its own faction', (seats) => {
    const buffer = moveBuffer();
    for (let game = 0; game < 6; game++) {
      const s = newGame({ edition: 'azeroth', variant: 'battle', seats, seed: `whole ${game}` });
      let luck = game + 1;
      while (outcome(s) === undefined) {
        luck = (Math.imul(luck, 1103515245) + 12345) >>> 0;
        step(s, buffer.list[(luck >>> 8) % moves(s, buffer)] ?? 0);
        const teams = view(s, 0).seats;
        for (const { active, team } of teams)
          if (active !== undefined) expect(s.world.races.find(({ id }) => id === active.race)?.faction).toBe(team);
      }
      expect(outcome(s)?.factions).toBeDefined();
    }
  });

  test('BA-TEAM-2 nobody but allies learns coins, and a determinized view looks the same', () => {
    const s = newGame({ edition: 'azeroth', variant: 'battle', seats: 4, seed: 'knowing' });
    const other = position({ ...snapshot(s), seats: snapshot(s).seats.map((seat, i) => (i % 2 === 1 ? { ...seat, coins: 33 } : seat)) });
    expect(view(other, 0)).toStrictEqual(view(s, 0));
    expect(view(other, 1)).not.toStrictEqual(view(s, 1));
    expect(view(determinize(view(s, 2), 'guess'), 2)).toStrictEqual(view(s, 2));
    expect(at(s, 0)).toEqual(at(other, 0));
  });
});
