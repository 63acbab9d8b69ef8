/** The Battle of Azeroth: teams, columns, prices, final score. */
import { describe, expect, test } from 'vitest';
import { newGame, outcome, type Position, type State, snapshot, toDecide, view } from '../../src/index.ts';
import { after, azeroth, coins, lines } from './table.ts';

const columns = {
  alliance: ['draenei', 'humans', 'dwarves', 'gnomes'],
  horde: ['orcs', 'forsaken', 'trolls', 'tauren'],
  powers: ['navigator', 'enraged', 'intimidating', 'miner'],
};
type Offers = Exclude<NonNullable<Position['offers']>, readonly unknown[]>;
const offersOf = (s: State): Offers => {
  const { offers } = snapshot(s);
  if (offers === undefined || !('powers' in offers)) throw new Error('no columns');
  return offers;
};
const battle = (p: Omit<Parameters<typeof azeroth>[0], 'variant'>) => azeroth({ variant: 'battle', ...p });
const seats = (n: number, purse = 5) => Array.from({ length: n }, () => ({ coins: purse }));

describe('set-up and draft', () => {
  test.each([2, 3, 4, 5])('BA-TEAM-1 %i seats: the first Alliance seat starts, whatever the seed', (n) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      expect(toDecide(newGame({ edition: 'azeroth', variant: 'battle', seats: n, seed }))).toBe(0);
  });
  test.each([
    [2, ['alliance', 'horde']],
    [3, ['alliance', 'horde', 'neutral']],
    [4, ['alliance', 'horde', 'alliance', 'horde']],
    [5, ['alliance', 'horde', 'neutral', 'alliance', 'horde']],
  ])('BA-TEAM-1 the teams of %i seats', (n, teams) => {
    expect(view(newGame({ edition: 'azeroth', variant: 'battle', seats: n, seed: 't' }), 0).seats.map((s) => s.team)).toEqual(teams);
  });
  test('BA-DRAFT-1 four rows; neutrals only with a neutral seat', () => {
    const four = offersOf(newGame({ edition: 'azeroth', variant: 'battle', seats: 4, seed: 'x' }));
    expect([four.alliance.length, four.horde.length, four.powers.length, four.neutral ?? []]).toEqual([4, 4, 4, []]);
    const five = offersOf(newGame({ edition: 'azeroth', variant: 'battle', seats: 5, seed: 'x' }));
    expect([...(five.neutral ?? [])].sort()).toEqual(['ethereals', 'kobolds', 'naga', 'pandaren']);
  });
  test('BA-DRAFT-2 the own column, each row one coin more, paid to the bank', () => {
    const s = battle({ seats: seats(2), offers: columns });
    expect(lines(s)).toEqual(['pick 0', 'pick 1', 'pick 2', 'pick 3']);
    const now = after(s, 'pick 1'); // the book: Enraged Humans for 1 coin
    expect(snapshot(now).seats[0].active).toMatchObject({ race: 'humans', power: 'enraged' });
    expect(coins(now)).toEqual([4, 5]);
    expect(lines(battle({ seats: seats(2, 0), offers: columns }))).toEqual(['pick 0']);
  });
  test('BA-DRAFT-3 both columns move up: the Horde’s pairs have changed', () => {
    const { alliance, horde, powers } = offersOf(after(battle({ seats: seats(2), offers: columns }), 'pick 1'));
    expect(alliance.slice(0, 3)).toEqual(['draenei', 'dwarves', 'gnomes']);
    expect(horde).toEqual(columns.horde);
    expect(powers.slice(0, 3)).toEqual(['navigator', 'intimidating', 'miner']); // Orcs stay, Forsaken were Enraged, now Intimidating
    expect(powers).toHaveLength(4);
  });
  test('BA-DRAFT-4 a race that leaves the game goes under its stack, or to the first free place', () => {
    const declining = (alliance: string[], worgen: object) =>
      battle({
        seats: [{ active: { race: 'night-elves', power: 'swamp' }, declined: [{ race: 'humans' }] }, {}, worgen, {}],
        regions: {
          1: { race: 'night-elves', tokens: 2 },
          3: { race: 'humans', tokens: 1 },
          ...('active' in worgen ? { 9: { race: 'worgen', tokens: 1 }, 8: { race: 'gnomes', tokens: 1 } } : {}),
        },
        offers: { ...columns, alliance },
      });
    const full = declining(['draenei', 'dwarves', 'gnomes', 'worgen'], {});
    expect(offersOf(after(full, 'decline')).alliance).toEqual(['draenei', 'dwarves', 'gnomes', 'worgen']);
    const short = declining(['draenei', 'dwarves'], { active: { race: 'worgen', power: 'farmer' }, declined: [{ race: 'gnomes' }] });
    expect(offersOf(after(short, 'decline')).alliance.slice(0, 3)).toEqual(['draenei', 'dwarves', 'humans']);
  });
});

describe('teams and the end', () => {
  test('BA-TEAM-2 an ally’s coins are shown, the others’ are not', () => {
    const s = newGame({ edition: 'azeroth', variant: 'battle', seats: 5, seed: 'v' });
    expect(view(s, 0).seats.map((x) => x.coins)).toEqual([5, undefined, undefined, 5, undefined]);
    expect(view(s, 2).seats.map((x) => x.coins)).toEqual([undefined, undefined, 5, undefined, undefined]);
    expect(view(s, undefined).seats.every((x) => x.coins === undefined)).toBe(true);
  });
  test('BA-TEAM-2 allies may attack each other', () => {
    const s = battle({
      phase: 'conquest',
      seats: [{ active: { race: 'humans', power: 'miner', hand: 9 } }, {}, { active: { race: 'dwarves', power: 'farmer' } }, {}],
      regions: { 3: { race: 'humans', tokens: 1 }, 1: { race: 'dwarves', tokens: 1 } },
    });
    expect(lines(s)).toContain('conquer 1');
  });
  /** The last seat ends the last turn and scores its one region. */
  const ended = (purses: number[]) => {
    const races = ['humans', 'orcs', purses.length === 4 ? 'dwarves' : 'naga', 'dwarves', 'trolls'];
    const last = purses.length - 1;
    return outcome(
      after(
        battle({
          rounds: 3,
          round: 3,
          seat: last,
          phase: 'conquest',
          seats: purses.map((purse, seat) =>
            seat === last
              ? { coins: purse - 1, active: { race: purses.length === 4 ? 'trolls' : races[last], power: 'miner' } }
              : { coins: purse },
          ),
          regions: { 3: { race: purses.length === 4 ? 'trolls' : races[last], tokens: 1 } },
        }),
        'done',
      ),
    );
  };
  test('BA-END-4 the book’s example: the Horde wins with 72', () => {
    expect(ended([51, 79, 67, 88, 72])).toMatchObject({
      coins: [51, 79, 67, 88, 72],
      winners: [1, 4],
      factions: { alliance: 51, horde: 72, neutral: 67 },
    });
  });
  test('BA-END-1 with two and three seats each seat is its faction', () => {
    const three = ended([30, 20, 25]);
    expect(three).toMatchObject({ winners: [0], factions: { alliance: 30, horde: 20, neutral: 25 } });
    const two = ended([30, 31]);
    expect(two?.winners).toEqual([1]);
    expect(two?.factions).toEqual({ alliance: 30, horde: 31 });
  });
  test('BA-END-2 four seats: the lower of the two', () => {
    expect(ended([10, 40, 90, 41])).toMatchObject({ winners: [1, 3], factions: { alliance: 10, horde: 40 } });
  });
  test('BA-END-3 a tie goes to the highest single seat, then it is shared', () => {
    const tie = ended([40, 40, 90, 41]);
    expect(tie?.winners).toEqual([0, 2]);
    expect(tie?.tieBreak).toBeDefined();
    expect(ended([40, 40, 41, 41])?.winners).toEqual([0, 1, 2, 3]);
  });
});
