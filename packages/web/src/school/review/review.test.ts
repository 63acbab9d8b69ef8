import { type Budget, reviewOf, reviewTurn, type TurnJob, type TurnReview, turnJobs } from '@elbowroom/bots';
import { history } from '@elbowroom/rules';
import { expect, test } from 'vitest';
import type { Game } from '../../games/game.ts';
import { shelfOf } from '../../table/fixtures/shelf.ts';
import { randomGame } from '../../table/recording.ts';
import { BotsMissing } from '../../table/thinker.ts';
import { languages } from '../../words/speak.ts';
import { markOf, openReviews } from './kept-reviews.ts';
import { prospectChart } from './prospect-chart.ts';
import { reviewWords } from './review-words.ts';
import { type Mind, mindsFor, openReviewing } from './reviewing.ts';
import { standing } from './standing.ts';
import { turnWords } from './turn-words.ts';

const BUDGET: Budget = { steps: 300 };
const recorded = randomGame({ edition: 'classic', seats: 2, seed: 'review' }).game;
const game: Game = { setup: recorded.setup, moves: recorded.moves.slice(0, 60) };
const jobs = turnJobs(game.setup, game.moves, BUDGET);
const turns = jobs.map(reviewTurn);
const [some] = turns;
if (some === undefined) throw new Error('a game without turns');
const drawer = (): ReturnType<typeof openReviews> => openReviews(undefined, () => 0);
/** Another game for each test: what cannot be kept lives as long as the page. */
const otherGame = (seed: string): Game => ({ ...game, setup: { ...game.setup, seed } });

/** One who thinks when it is told to. */
class Puppet implements Mind {
  static readonly all: Puppet[] = [];
  readonly asked: { job: TurnJob; done: (turn: TurnReview) => void; fail: (error: Error) => void }[] = [];
  isGone = false;
  constructor() {
    Puppet.all.push(this);
  }
  jobs = async (): Promise<readonly TurnJob[]> => jobs;
  review = (job: TurnJob): Promise<TurnReview> => new Promise((done, fail) => this.asked.push({ job, done, fail }));
  leave = (): void => {
    this.isGone = true;
  };
}

const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 0));
const answered = async (puppet: Puppet | undefined): Promise<void> => {
  const last = puppet?.asked.at(-1);
  last?.done({ ...some, step: last.job.step });
  await soon();
};

test('turns are weighed by several at once; broken off, it goes on where it was', async () => {
  Puppet.all.length = 0;
  const reviews = openReviews(shelfOf(), () => 1);
  const open = () => openReviewing({ game: otherGame('several'), reviews, openMind: () => new Puppet(), minds: 2 });
  const first = open();
  expect([first.total, first.isRunning]).toEqual([undefined, false]);
  first.start();
  await soon();
  expect([first.total, first.isRunning, Puppet.all.length]).toEqual([jobs.length, true, 2]);
  await answered(Puppet.all[1]);
  await answered(Puppet.all[0]);
  expect(first.turns.map(({ step }) => step)).toEqual(jobs.slice(0, 2).map(({ step }) => step));
  first.stop();
  expect([first.isRunning, Puppet.all.every(({ isGone }) => isGone)]).toEqual([false, true]);
  const second = open();
  expect(second.turns).toHaveLength(2);
  second.start();
  await soon();
  expect(Puppet.all[2]?.asked[0]?.job.step).toBe(jobs[2]?.step);
});

test('a server that reviews is asked first; what it has not done is done here', async () => {
  Puppet.all.length = 0;
  const [one, two, ...others] = turns;
  const told = (state: 'none' | 'open' | 'failed', list: readonly (TurnReview | undefined)[]) => ({
    isOffered: true,
    state,
    total: turns.length,
    done: list.length,
    turns: [...list],
  });
  const asked: string[] = [];
  const answers = [told('open', [two]), told('failed', [])];
  const server = {
    ask: async () => {
      asked.push('ask');
      return told('open', [one]);
    },
    look: async (since: number) => {
      asked.push(`look ${since}`);
      return asked.length === 1 ? told('none', []) : (answers.shift() ?? told('failed', []));
    },
    wait: async () => {},
  };
  const reviewing = openReviewing({ game: otherGame('served'), reviews: drawer(), openMind: () => new Puppet(), minds: 1, server });
  reviewing.start();
  expect([reviewing.isRunning, Puppet.all.length]).toEqual([true, 0]);
  await soon();
  await soon();
  expect(asked).toEqual(['look 0', 'ask', 'look 1', 'look 2']);
  expect(reviewing.turns.map(({ step }) => step)).toEqual([one?.step, two?.step]);
  expect(Puppet.all[0]?.asked[0]?.job.step).toBe(others[0]?.step); // the server gave up
  const alone = openReviewing({
    game: otherGame('alone'),
    reviews: drawer(),
    openMind: () => new Puppet(),
    minds: 1,
    server: { ...server, look: async () => ({ ...told('none', []), isOffered: false }) },
  });
  alone.start();
  await soon();
  expect([alone.isRunning, Puppet.all.length]).toEqual([true, 2]);
});

test('a turn that cannot be weighed is left out, and said; bots that do not come end it', async () => {
  Puppet.all.length = 0;
  const reviewing = openReviewing({ game: otherGame('failing'), reviews: drawer(), openMind: () => new Puppet(), minds: 1 });
  reviewing.start();
  await soon();
  Puppet.all[0]?.asked.at(-1)?.fail(new Error('no plan'));
  await soon();
  expect([reviewing.trouble, reviewing.isRunning]).toEqual(['failed', true]);
  Puppet.all[0]?.asked.at(-1)?.fail(new BotsMissing('gone'));
  await soon();
  expect([reviewing.trouble, reviewing.isRunning]).toEqual(['missing', false]);
});

test('one processor is left to the page where there are more than two', () =>
  expect([1, 2, 3, 4, 16].map(mindsFor)).toEqual([1, 2, 2, 3, 4]));

test('what is kept is read as it was written; what is damaged is weighed anew', () => {
  const shelf = shelfOf();
  openReviews(shelf, () => 5).keep('kept', turns);
  const text = shelf.getItem('elbowroom.review.kept') ?? '';
  const readAs = (mark: string, written: string): readonly TurnReview[] => {
    shelf.setItem(`elbowroom.review.${mark}`, written);
    return openReviews(shelf, () => 5).find(mark);
  };
  expect(readAs('copy', text)).toEqual(turns);
  expect(readAs('one', text.replace('"lost":', '"lust":'))).toHaveLength(turns.length - 1);
  for (const [i, damaged] of [text.slice(0, -5), '7', '{}', text.replace('"format":1', '"format":99')].entries())
    expect(readAs(`damaged ${i}`, damaged)).toEqual([]);
});

test('only a few are kept, the oldest goes', () => {
  const shelf = shelfOf({ 'elbowroom.game.x': '{}' });
  for (let i = 0; i < 12; i++) openReviews(shelf, () => i).keep(`mark ${i}`, turns);
  expect([shelf.length, shelf.getItem('elbowroom.review.mark 0'), shelf.getItem('elbowroom.game.x')]).toEqual([9, null, '{}']);
});

test('the mark of a game is the same wherever it came from', () => {
  expect(markOf(game)).toBe(markOf({ ...game, setup: { ...game.setup, rounds: 10 } }));
  expect(markOf(game)).not.toBe(markOf({ ...game, moves: game.moves.slice(1) }));
});

const nowhere = { declines: false, won: [], left: [], coins: 4 };
const facts: TurnReview['facts'] = {
  tokens: 4,
  bound: 3,
  regions: 3,
  offers: [],
  next: { race: 'skeletons', power: 'mounted', price: 1 },
  played: { ...nowhere, combo: { race: 'orcs', power: 'hill', price: 0 }, won: [1, 2] },
  best: {
    ...nowhere,
    declines: true,
    combo: { race: 'skeletons', power: 'mounted', price: 1 },
    won: [2, 3],
    roll: { region: 3, chance: 0.5 },
    coins: 7,
  },
};
const spoken = (change: Partial<TurnReview>): string[][] =>
  (['en', 'fr'] as const).map((language) =>
    turnWords(
      { ...some, lost: 6.24, verdict: 'mistake', facts, luck: { dice: 0, tiles: 0 }, ...change },
      { terms: { ...game.setup }, nameOf: (region) => `R${region}` },
      reviewWords[language],
      languages[language],
    ),
  );

test.each([
  ['draft', /^Mounted Skeletons for 1 coin would have been worth 6.2 coins more than Hill Orcs for free\.$/],
  ['decline-late', /^Declining now was worth 6.2 coins more: 3 of 4 tokens were bound/],
  ['decline-early', /holding on was worth 6.2 coins more. 1 of 4 tokens were free to attack, enough for 2 more regions\.$/],
  ['conquest', /^Taking R3 rather than R1 was worth 6.2 coins more\.$/],
  ['redeployment', /^The conquests were right.* cost 6.2 coins\.$/],
] as const)('%s is said with its numbers, in both languages', (about, words) => {
  const [english = [], french = []] = spoken({ about });
  expect(english[0]).toMatch(words);
  expect(english.join(' ')).toContain('which succeeds in 50 %. This turn alone: 7 coins expected instead of 4 coins.');
  expect(french).toHaveLength(english.length);
  expect(french[0]).toContain('6,2 pièces');
  for (const line of [...english, ...french]) expect(line).not.toMatch(/undefined|NaN/);
});

test('what could stand on offer is told with its tokens, and luck apart from the rest', () => {
  expect(spoken({ about: 'decline-late' })[0]?.[1]).toMatch(/^Mounted Skeletons \(11 tokens\) stood on offer for 1 coin\.$/);
  const lucky = spoken({ lost: 0, verdict: 'best', luck: { dice: -2.4, tiles: 0.7 } })[0];
  expect(lucky).toEqual([
    'Nothing better was found.',
    'The dice brought −2.4 beyond what was to be expected.',
    'The tiles on offer brought +0.7 beyond what was to be expected.',
  ]);
});

test('where tokens would have stood better is shown as a table that stands so', () => {
  const { view } = turnJobs(game.setup, game.moves, { steps: 1 }).find(({ view: seen }) => seen.seats[seen.seat]?.active !== undefined)!;
  const race = view.seats[view.seat]?.active?.race ?? '';
  const held = view.regions.flatMap((region, r) => (region.race === race ? [r] : []));
  const [kept = 0, ...left] = held;
  const other = view.regions.findIndex((region) => region.race !== race);
  const { regions } = standing(view, race, [
    { region: kept, tokens: 3 },
    { region: other, tokens: 2 },
  ]);
  expect([regions[kept], regions[other]]).toMatchObject([
    { race, tokens: 3 },
    { race, tokens: 2 },
  ]);
  for (const region of left) expect(regions[region]).not.toHaveProperty('race');
});

test('a chart has room for everything', () => {
  const { ticks, x, y, bar, foot, rounds } = prospectChart(turns, ['Anna', 'Bert'], 700, 390);
  const all = turns.flatMap(({ weighed }) => weighed.prospects);
  expect([ticks[0]! <= Math.min(...all), ticks.at(-1)! >= Math.max(...all)]).toEqual([true, true]);
  expect(x(turns.length - 1)).toBeLessThan(700);
  for (const coins of all) expect(y(coins)).toBeLessThan(foot - bar(Math.max(...turns.map(({ lost }) => lost))));
  expect(rounds[0]).toEqual({ round: 1, turn: 0 });
  expect(reviewOf(turns, 2).seats).toHaveLength(2);
  expect(history(game.setup, game.moves).steps.length).toBeGreaterThan(turns.at(-1)!.step);
});
