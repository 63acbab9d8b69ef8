/**
 * Finds how much each level errs, so that neighbours on the ladder stand as far apart as wanted, and writes src/strengths.json:
 *   node packages/bots/tuning/strengths.ts [--games 1500] [--polish 150] [--expert 300] [--seed text] [--workers n] [--rows .cache/ladder/hash]
 * First games between two who err more or less, with a character or without; one fit tells what erring costs, and each character. Then so many games in each
 * edition between neighbours, and between each character and its level, which are set right by what comes of them. The expert is found in games against the
 * planner. All budgets are in steps: the same arguments give the same numbers on every machine. 0 leaves a part out, and what it would find as it is.
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
type Strengths = { readonly errs: Readonly<Record<string, number>>; readonly expertSteps: number };
const read = (): Strengths => JSON.parse(readFileSync(file, 'utf8'));
const write = (strengths: Strengths): void => writeFileSync(file, `${JSON.stringify(strengths, undefined, 2)}\n`);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1500' },
    polish: { type: 'string', default: '150' },
    expert: { type: 'string', default: '300' },
    seed: { type: 'string', default: 'strengths' },
    workers: { type: 'string', default: String(availableParallelism()) },
    rows: { type: 'string' },
  },
});
const workers = Number(values.workers);
const round = (n: number): number => Math.round(n * 1000) / 1000;

/** What each level wins against the one below: the middle of what the ladder asks for. */
const WANTED = 0.685;
const RUNG = Math.log(WANTED / (1 - WANTED));
/** Those who err, the best first. */
const BELOW = ['sharp', 'seasoned', 'casual', 'dabbler', 'learner', 'novice'] as const;
/** The planner errs in nothing and stands between two levels: how far the sharp one is below it and the expert above, as shares of a whole step. */
const [SHARP, EXPERT] = [0.7, 0.1];
/** What the first of two neighbours should be ahead by; above the best of those who err is the planner. */
const aheadBy = (below: number): number => (below === 0 ? SHARP : 1) * RUNG;

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
  const weights = oddsOf(trials);
  const errs: Record<string, number> = {};
  for (const [i, level] of BELOW.entries()) errs[level] = errsFor(weights, -RUNG * (i + SHARP));
  for (const level of MIDDLE_LEVELS)
    for (const character of CHARACTERS) errs[`${level}-${character}`] = errsFor(weights, -RUNG * (SHARP + BELOW.indexOf(level)), character);
  write({ ...read(), errs });
  for (const [name, n] of Object.entries(errs)) console.log(`${name} errs ${n}`);
  for (const edition of EDITIONS) {
    const own = oddsOf(trials.filter((trial) => trial.edition === edition));
    const steps = [0, ...BELOW.map((level) => errs[level])].map((n) => valued(own, { errs: n }));
    const wins = BELOW.map((level, i) => `${level} ${(100 * chanceOf(steps[i] - steps[i + 1])).toFixed(0)} %`);
    console.log(`${edition}, what the next higher one should win against: ${wins.join(', ')}`);
  }
}

/** How far a step is set right by what so many games say of it: of a hundred, half is luck. */
const trustIn = (games: number): number => games / (games + 100);
const logOdds = (share: number): number => Math.log(share / (1 - share));

/** Each pair plays in both editions; the first one's share of all victories, never quite none or all. */
async function sharesOf(pairs: readonly (readonly [BotName, BotName])[], games: number): Promise<number[]> {
  const list = pairs.flatMap((entrants) =>
    EDITIONS.flatMap((edition) =>
      Array.from({ length: games }, (_, game): Duel => ({ edition, game, seed: `${values.seed}/polish/${edition}`, entrants })),
    ),
  );
  const shares = await foughtAll(list, workers);
  const each = EDITIONS.length * games;
  return pairs.map((pair, i) => {
    const own = shares.slice(i * each, (i + 1) * each);
    const [classic, azeroth] = EDITIONS.map((edition) => sum(own.filter((_, n) => list[i * each + n].edition === edition)) / games);
    console.log(`${pair.join(' against ')}: ${(100 * classic).toFixed(1)} % on classic, ${(100 * azeroth).toFixed(1)} % on Azeroth`);
    return (sum(own) + 0.5) / (each + 1);
  });
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

const NEIGHBOURS = BELOW.map((level, i) => [i === 0 ? 'planner' : BELOW[i - 1], level] as const);
const MIDDLE = MIDDLE_LEVELS.flatMap((level) => CHARACTERS.map((character) => ({ level, name: `${level}-${character}` as const })));

const polished = async (games: number): Promise<void> =>
  setRight(await sharesOf([...NEIGHBOURS, ...MIDDLE.map(({ level, name }) => [level, name] as const)], games), EDITIONS.length * games);

/** As a row of the ladder keeps it: what it is in the first line, then a game each. */
interface RowGame {
  readonly wins: readonly number[];
}

/** The share of each pair of neighbours in the rows of both editions; characters are taken to be as strong as their level. */
function sharesIn(folder: string): { readonly shares: number[]; readonly games: number } {
  const counts: number[] = [];
  const neighbours = NEIGHBOURS.map(([one, other]) => {
    const [wins, games] = EDITIONS.map((edition) => {
      const [, ...lines] = readFileSync(join(folder, `${edition}-2-${one}-${other}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      const list = lines.map((line): RowGame => JSON.parse(line));
      return [sum(list.map(({ wins: [won = 0] }) => won)), list.length];
    }).reduce(([a, b], [c, d]) => [a + c, b + d]);
    console.log(`${one} against ${other}: ${wins} of ${games}`);
    counts.push(games);
    return (wins + 0.5) / (games + 1);
  });
  return { shares: [...neighbours, ...MIDDLE.map(() => 0.5)], games: Math.min(...counts) };
}

function setRight(shares: readonly number[], games: number): void {
  const { errs } = read();
  const trust = trustIn(games);
  const next: Record<string, number> = {};
  const slopes: Record<string, number> = {};
  for (const [i, level] of BELOW.entries()) {
    const before = errs[level] - (i === 0 ? 0 : errs[BELOW[i - 1]]);
    const right = before * (1 + trust * (Math.min(1.6, Math.max(0.6, aheadBy(i) / logOdds(shares[i]))) - 1));
    next[level] = round((i === 0 ? 0 : next[BELOW[i - 1]]) + right);
    slopes[level] = aheadBy(i) / right;
  }
  for (const [i, { level, name }] of MIDDLE.entries()) {
    const ahead = logOdds(shares[BELOW.length + i]);
    next[name] = Math.max(0, round(errs[name] + next[level] - errs[level] - (trust * ahead) / slopes[level]));
  }
  write({ ...read(), errs: next });
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
  const [base, slope] = oddsOf(duels.map(({ at }, i) => ({ features: [1, at - low], won: shares[i] })));
  const steps = Math.round(Math.exp(Math.min(high, Math.max(low, low + (EXPERT * RUNG - base) / slope))) / 10) * 10;
  write({ ...read(), expertSteps: steps });
  console.log(
    `the expert thinks ${steps} steps; with ${STEPS[0]} it wins ${(100 * chanceOf(base)).toFixed(0)} %, twice as many bring ${(slope * Math.LN2).toFixed(2)} of log odds`,
  );
}

if (values.rows !== undefined) {
  const { games, shares } = sharesIn(values.rows);
  setRight(shares, games);
} else {
  if (Number(values.games) > 0) await findLevels(Number(values.games));
  if (Number(values.polish) > 0) await polished(Number(values.polish));
  if (Number(values.expert) > 0) await findExpert(Number(values.expert));
}
