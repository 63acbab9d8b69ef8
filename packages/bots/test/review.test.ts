import { history, newGame, position, type State, snapshot, toDecide } from '@elbowroom/rules';
import { describe, expect, test } from 'vitest';
import { row } from '../../rules/test/row.ts';
import { scene } from '../../rules/test/scene.ts';
import { botOf, isFlagged, playMatch, reviewOf, reviewTurn, type TurnReview, turnJobs, turnJobsFrom } from '../src/index.ts';
import { luckOf } from '../src/luck.ts';

const STEPS = { steps: 3000 };
const SETUP = { edition: 'azeroth', seats: 2, seed: 'review' } as const;
const { moves: MOVES } = playMatch(
  SETUP,
  ['a', 'b'].map((seed) => botOf('novice', seed)),
  [{}, {}],
);
const JOBS = turnJobs(SETUP, MOVES, STEPS);

/** A people that is spent and goes on all the same. */
const spent = scene(row, 'anna* orcs+alchemist 0:1 1:1 2:1\n bert ratmen+commando 3:4 4:4', { phase: 'start', rounds: 10, round: 4 });

describe('the turns of a game', () => {
  test('are jobs, one for each turn of each seat, from its first decision to its last', () => {
    const { end } = history(SETUP, MOVES);
    expect(JOBS).toHaveLength(2 * end.state.rounds);
    for (const { seat, step, until, view, way } of JOBS) {
      expect(view).toMatchObject({ viewer: seat, toDecide: seat });
      expect(MOVES[step]).toBe(way.moves[0]);
      expect(MOVES[until - 1]).toBe(way.moves.at(-1));
    }
  });

  test('know nothing that the seat could not know: with hidden facts dealt anew they are the same', () => {
    const past = history(SETUP, MOVES);
    for (const { budget, fresh, seat, step, until, ...rest } of JOBS.slice(2, 8)) {
      const { stacks, bombPile, dice, ...shown } = snapshot(past.at(step)?.state ?? past.start.state);
      expect(stacks).toBeDefined();
      const seats = shown.seats.map((one, i) => (i === seat ? one : { ...one, coins: 1 + (one.coins ?? 0) }));
      const anew = position({ ...shown, seats, seed: 'another', dice: rest.way.dice ?? [] });
      const [again] = turnJobsFrom(anew, MOVES.slice(step, until), budget);
      expect(again).toMatchObject(rest);
    }
  });
});

test('what a plan comes to says where its tokens stand, as those who played put them or as the planner would', () => {
  const [job] = turnJobsFrom(
    scene(row, 'anna* orcs+alchemist 0:1 1:4\n bert ratmen+commando 4:4', { phase: 'start', rounds: 10, round: 4 }),
    ['expand', 'done', 'deploy 0', 'deploy 0', 'deploy 0'],
    { steps: 2000 },
  );
  if (job === undefined) throw new Error('no turn');
  const { best, played } = reviewTurn(job).facts;
  expect(played.stands).toEqual([
    { region: 0, tokens: 4 },
    { region: 1, tokens: 1 },
  ]);
  expect(best.stands === undefined).toBe(best.declines || best.roll !== undefined);
});

describe('a turn reviewed', () => {
  const [job] = turnJobsFrom(spent, ['expand', 'done', 'deploy 0', 'deploy 1', 'deploy 2'].slice(0, 2), { steps: 8000 });
  const review = job && reviewTurn(job);

  test('is flagged where it lost coins for sure, with what it was about', () => {
    expect(review).toMatchObject({ seat: 0, round: 4, about: 'decline-late' });
    expect(review && isFlagged(review)).toBe(true);
    expect(review?.lost).toBe(review?.weighed.ways[0]?.behind);
  });

  test('comes with plain facts', () => {
    expect(review?.facts).toMatchObject({
      tokens: 3,
      bound: 3,
      regions: 3,
      best: { declines: true },
      played: { declines: false, won: [] },
    });
    expect(review?.facts.offers).toContainEqual(review?.facts.next);
  });

  test('says the same again', () => expect(job && reviewTurn(job)).toEqual(review));

  test('keeps luck apart: what the die brought is nobody’s merit, and nothing on the mean', () => {
    const before = scene(row, 'anna* orcs+alchemist hand 1 0:1 1:1\n bert ratmen+commando 4:4', { rounds: 10, round: 4 });
    const luck = [0, 0, 0, 1, 2, 3].map((die) => {
      const thrown: State = position({ ...snapshot(before), dice: [die] });
      const [turn] = turnJobsFrom(thrown, ['roll 2'], { steps: 100 });
      return turn === undefined ? Number.NaN : luckOf(turn).dice;
    });
    expect(Math.min(...luck)).toBeLessThan(-0.1);
    expect(Math.max(...luck)).toBeGreaterThan(0.1);
    expect(luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0);
  });
});

test('a game is reviewed by seat: accuracy, coins lost, luck, and the three turns that mattered most', () => {
  const last = JOBS.at(-1);
  if (last === undefined) throw new Error('a job');
  const base = reviewTurn({ ...last, budget: { steps: 100 } });
  const turn = (seat: number, lost: number, dice = 0): TurnReview => ({
    ...base,
    ...{ seat, lost, luck: { dice, tiles: 0 }, about: 'conquest' },
    verdict: lost > 3 ? 'mistake' : lost > 1 ? 'slip' : 'best',
  });
  const { decisive, prospects, seats } = reviewOf([turn(0, 0), turn(1, 4), turn(0, 0, -3), turn(1, 2), turn(0, 0, 1)], 2);
  expect(seats).toEqual([
    { accuracy: 100, lost: 0, lostBy: {}, luck: { dice: -2, tiles: 0 }, mistakes: 0, slips: 0 },
    { accuracy: 60, lost: 6, lostBy: { conquest: 6 }, luck: { dice: 0, tiles: 0 }, mistakes: 1, slips: 1 }, // a half and the root of a half
  ]);
  expect(decisive).toEqual([1, 2, 3]);
  expect(prospects).toHaveLength(5);
});

test('a game under way has no job for what is not played yet', () => {
  expect(turnJobs(SETUP, [], STEPS)).toEqual([]);
  expect(toDecide(newGame(SETUP))).toBeDefined();
});
