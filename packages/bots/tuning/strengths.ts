/**
 * Finds how much each level errs in either edition, so that neighbours on the ladder stand as far apart as wanted, and writes src/strengths.json:
 *   node packages/bots/tuning/strengths.ts [--games 1500] [--polish 150] [--characters 150] [--expert 300] [--seed text] [--workers n] [--rows .cache/ladder/hash]
 * First games between two who err more or less, with a character or without; a fit for each edition tells what erring costs there, and each character. Then so
 * many games in each edition between neighbours, and between any two of the characters of a level and the level itself, which are set right by what comes of
 * them. The expert is found in games against the planner. All budgets are in steps: the same arguments give the same numbers on every machine. 0 leaves a part out, and what it would find as it is.
 * --rows plays nothing: neighbours are set right by rows of the ladder that were played with the file as it stands, and characters go along with their level.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chanceFrom } from '../src/chance.ts';
import { type BotName, CHARACTERS, type Character, MIDDLE_LEVELS } from '../src/index.ts';
import { type Duel, EDITIONS } from './duel.ts';
import { foughtAll } from './duels.ts';
import { chanceOf, oddsOf, type Trial } from './odds.ts';

const file = new URL('../src/strengths.json', import.meta.url);
type Edition = (typeof EDITIONS)[number];
type Strengths = { readonly errs: Readonly<Record<string, number>>; readonly expertSteps: number };
const all = (): Readonly<Record<Edition, Strengths>> => JSON.parse(readFileSync(file, 'utf8'));
const read = (edition: Edition): Strengths => all()[edition];
const write = (edition: Edition, found: Partial<Strengths>): void =>
  writeFileSync(file, `${JSON.stringify({ ...all(), [edition]: { ...read(edition), ...found } }, undefined, 2)}\n`);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1500' },
    polish: { type: 'string', default: '150' },
    characters: { type: 'string', default: '150' },
    expert: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'strengths' },
    workers: { type: 'string', default: String(availableParallelism()) },
    rows: { type: 'string' },
  },
});
const workers = Number(values.workers);
const round = (n: number): number => Math.round(n * 1000) / 1000;

/** Those who err, the best first. */
const BELOW = ['sharp', 'seasoned', 'casual', 'dabbler', 'learner', 'novice'] as const;

/** What is aimed for: as much as the whole ladder of an edition has room for, shared out evenly. */
interface Aim {
  /** What each level wins against the one below. */
  readonly wins: number;
  /** The planner errs in nothing and is no level: how far the sharp one is below it and the expert above, as shares of a whole step. */
  readonly sharp: number;
  readonly expert: number;
}
const AIMS: Readonly<Record<Edition, Aim>> = {
  classic: { wins: 0.655, sharp: 1.1, expert: -0.15 },
  azeroth: { wins: 0.68, sharp: 0.7, expert: 0.1 },
};
const stepOf = (edition: Edition): number => logOdds(AIMS[edition].wins);
/** What the first of two neighbours should be ahead by; above the best of those who err is the planner. */
const aheadBy = (edition: Edition, below: number): number => (below === 0 ? AIMS[edition].sharp : 1) * stepOf(edition);

interface Somebody {
  readonly errs: number;
  readonly character?: Character | undefined;
}

/** What somebody is made of: how much erring costs need not grow evenly, and a character may cost more to some. */
const madeOf = ({ character, errs }: Somebody): number[] => [
  errs,
  errs ** 2,
  errs ** 3,
  ...CHARACTERS.flatMap((known) => (known === character ? [1, errs] : [0, 0])),
];

/** The most that anybody errs, and how far two who play each other are apart at most: more tells little. */
const [MOST, APART] = [1.3, 0.4];

function pairOf(seed: string): readonly [Somebody, Somebody] {
  const chance = chanceFrom(seed);
  const share = (): number => chance(10_000) / 10_000;
  const anybody = (errs: number): Somebody => ({ errs: round(errs), character: CHARACTERS[chance(2 * CHARACTERS.length)] });
  const errs = MOST * share();
  return [anybody(errs), anybody(Math.min(MOST, Math.max(0, errs + APART * (2 * share() - 1))))];
}

async function trialsOf(games: number): Promise<(Trial & Pick<Duel, 'edition'>)[]> {
  const duels = Array.from({ length: games }, (_, i): Duel & { readonly entrants: readonly [Somebody, Somebody] } => {
    const edition = EDITIONS[i % EDITIONS.length];
    return { edition, game: i, seed: `${values.seed}/${i}`, entrants: pairOf(`${values.seed}/pair/${i}`) };
  });
  const shares = await foughtAll(duels, workers);
  return duels.map(({ edition, entrants: [one, other] }, i) => {
    const less = madeOf(other);
    return { edition, won: shares[i], features: madeOf(one).map((n, at) => n - less[at]) };
  });
}

const valued = (weights: readonly number[], who: Somebody): number => madeOf(who).reduce((sum, n, i) => sum + n * weights[i], 0);

/** How much somebody errs who is worth so much. */
function errsFor(weights: readonly number[], value: number, character?: Character): number {
  let [low, high] = [0, MOST];
  for (let i = 0; i < 40; i++) {
    const errs = (low + high) / 2;
    if (valued(weights, { errs, character }) > value) low = errs;
    else high = errs;
  }
  return round(low);
}

async function findLevels(games: number): Promise<void> {
  const trials = await trialsOf(games);
  for (const edition of EDITIONS) {
    const weights = oddsOf(trials.filter((trial) => trial.edition === edition));
    const errsOf = (level: (typeof BELOW)[number], character?: Character): number =>
      errsFor(weights, -stepOf(edition) * (BELOW.indexOf(level) + AIMS[edition].sharp), character);
    const errs = Object.fromEntries([
      ...BELOW.map((level) => [level, errsOf(level)] as const),
      ...MIDDLE_LEVELS.flatMap((level) => CHARACTERS.map((character) => [`${level}-${character}`, errsOf(level, character)] as const)),
    ]);
    write(edition, { errs });
    for (const [name, n] of Object.entries(errs)) console.log(`${edition}: ${name} errs ${n}`);
  }
}

/** How far a step is set right by what so many games say of it: of a hundred, half is luck. */
const trustIn = (games: number): number => games / (games + 100);
const logOdds = (share: number): number => Math.log(share / (1 - share));

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

const NEIGHBOURS = BELOW.map((level, i) => [i === 0 ? 'planner' : BELOW[i - 1], level] as const);

/** What came of a pair's games: the first one's share of all victories, never quite none or all. */
interface Score {
  readonly share: number;
  readonly games: number;
}

function scored(edition: Edition, pair: readonly [string, string], wins: readonly number[]): Score {
  const [won, games] = [sum(wins), wins.length];
  console.log(`${edition}, ${pair.join(' against ')}: ${won} of ${games}`);
  return { share: (won + 0.5) / (games + 1), games };
}

const duelsOf = (edition: Edition, entrants: readonly [BotName, BotName], games: number): Duel[] =>
  Array.from({ length: games }, (_, game) => ({ edition, game, seed: `${values.seed}/polish/${edition}`, entrants }));

async function polished(games: number): Promise<void> {
  for (const edition of EDITIONS) {
    const wins = await foughtAll(
      NEIGHBOURS.flatMap((pair) => duelsOf(edition, pair, games)),
      workers,
    );
    setRight(
      edition,
      NEIGHBOURS.map((pair, i) => scored(edition, pair, wins.slice(i * games, (i + 1) * games))),
    );
  }
}

/** As a row of the ladder keeps it: what it is in the first line, then a game each. */
interface RowGame {
  readonly wins: readonly number[];
}

/** Neighbours as the rows of an edition have them. */
function scoresIn(folder: string, edition: Edition): Score[] {
  return NEIGHBOURS.map((pair) => {
    const [, ...lines] = readFileSync(join(folder, `${edition}-2-${pair.join('-')}.jsonl`), 'utf8')
      .trim()
      .split('\n');
    const list = lines.map((line): RowGame => JSON.parse(line));
    return scored(
      edition,
      pair,
      list.map(({ wins: [won = 0] }) => won),
    );
  });
}

/** Levels are set as far apart as wanted; characters go along with theirs. */
function setRight(edition: Edition, scores: readonly Score[]): void {
  const { errs } = read(edition);
  const next: Record<string, number> = {};
  for (const [i, level] of BELOW.entries()) {
    const before = errs[level] - (i === 0 ? 0 : errs[BELOW[i - 1]]);
    const { games, share } = scores[i];
    const right = before * (1 + trustIn(games) * (Math.min(1.6, Math.max(0.6, aheadBy(edition, i) / logOdds(share))) - 1));
    next[level] = round((i === 0 ? 0 : next[BELOW[i - 1]]) + right);
  }
  for (const level of MIDDLE_LEVELS)
    for (const character of CHARACTERS) {
      const name = `${level}-${character}`;
      next[name] = Math.max(0, round(errs[name] + next[level] - errs[level]));
    }
  write(edition, { errs: next });
}

/** Each plays its level and its fellows: some are good against one and bad against another, and all count. */
async function findCharacters(games: number): Promise<void> {
  for (const edition of EDITIONS)
    for (const level of MIDDLE_LEVELS) {
      const characters = CHARACTERS.map((character) => `${level}-${character}` as const);
      const pairs = [level, ...characters].flatMap((one, i) => characters.slice(i).map((other) => [one, other] as const));
      const duels = pairs.flatMap((pair) => duelsOf(edition, pair, games));
      const shares = await foughtAll(duels, workers);
      const ahead = oddsOf(
        duels.map(({ entrants: [one, other] }, i) => ({
          features: characters.map((name) => Number(name === one) - Number(name === other)),
          won: shares[i],
        })),
      );
      const { errs } = read(edition);
      const slope = stepOf(edition) / (errs[level] - errs[BELOW[BELOW.indexOf(level) - 1]]);
      const trust = trustIn(CHARACTERS.length * games);
      const next = characters.map((name, i) => [name, Math.max(0, round(errs[name] + (trust * ahead[i]) / slope))] as const);
      for (const [i, pair] of pairs.entries()) scored(edition, pair, shares.slice(i * games, (i + 1) * games));
      for (const [i, [name, n]] of next.entries())
        console.log(`${edition}: ${name} is ahead by ${ahead[i].toFixed(2)} of log odds, errs ${n} instead of ${errs[name]}`);
      write(edition, { errs: { ...errs, ...Object.fromEntries(next) } });
    }
}

/** The least and the most that the expert may think. */
const STEPS = [300, 24_000] as const;

/** Each doubling of the steps brings about as much. */
async function findExpert(games: number): Promise<void> {
  const [low, high] = STEPS.map(Math.log);
  const duels = Array.from({ length: games }, (_, game): Duel & { readonly at: number } => {
    const at = low + (high - low) * ((Math.floor(game / 4) * 0.618034 + 0.5) % 1);
    const edition = EDITIONS[Math.floor(game / 2) % EDITIONS.length];
    return {
      at,
      edition,
      game,
      seed: `${values.seed}/expert/${Math.floor(game / 4)}`,
      entrants: [{ steps: Math.round(Math.exp(at)) }, 'planner'],
    };
  });
  const shares = await foughtAll(duels, workers);
  for (const edition of EDITIONS) {
    const [base, slope] = oddsOf(
      duels.flatMap(({ at, edition: own }, i) => (own === edition ? [{ features: [1, at - low], won: shares[i] }] : [])),
    );
    const wanted = AIMS[edition].expert * stepOf(edition);
    const expertSteps = Math.round(Math.exp(Math.min(high, Math.max(low, low + (wanted - base) / slope))) / 10) * 10;
    write(edition, { expertSteps });
    console.log(
      `${edition}: the expert thinks ${expertSteps} steps; with ${STEPS[0]} it wins ${(100 * chanceOf(base)).toFixed(0)} %, twice as many bring ${(slope * Math.LN2).toFixed(2)} of log odds`,
    );
  }
}

if (values.rows !== undefined) {
  for (const edition of EDITIONS) setRight(edition, scoresIn(values.rows, edition));
} else {
  if (Number(values.games) > 0) await findLevels(Number(values.games));
  if (Number(values.polish) > 0) await polished(Number(values.polish));
  if (Number(values.characters) > 0) await findCharacters(Number(values.characters));
  if (Number(values.expert) > 0) await findExpert(Number(values.expert));
}
