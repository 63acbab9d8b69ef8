import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { LEVELS } from '@elbowroom/bots';
import { AGREEMENT, AGREEMENT_USAGE, agreementOf, demandDealable } from '../agreement.ts';
import { type Command, type Desk, Misread, oneOf, optionsOf, wholeNumber } from '../command.ts';
import { progressOn } from '../progress.ts';
import { type Contest, type Played, setupOf } from './arena-game.ts';
import { standingsOf, tableOf } from './arena-standings.ts';

const OPTIONS = {
  bots: { type: 'string', default: 'planner,greedy' },
  seats: { type: 'string' },
  edition: { type: 'string', default: 'classic' },
  variant: { type: 'string' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: 'arena' },
  ms: { type: 'string' },
  steps: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  threads: { type: 'string', default: '1' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
  ...AGREEMENT,
} as const;

type Given = ReturnType<typeof optionsOf<typeof OPTIONS>>;

/** Bots against each other. */
export const arena: Command = {
  usage: `arena --bots a,b,… [--seats n] [--edition classic|azeroth] [--variant battle] [--games n] [--seed text] [--ms n | --steps n] [--workers n] [--threads n] [--save file] [--json] ${AGREEMENT_USAGE}`,
  what: `Lets bots (${LEVELS.join(', ')}) play each other, seats rotated; with --save a broken run goes on where it was. --ms and --steps are for one turn; --workers games go on at once, each with --threads to think with.`,
  run: async (args, desk) => {
    const given = optionsOf(args, OPTIONS);
    const contest = contestOf(given);
    const played = await results(contest, wholeNumber('workers', given.workers, 1, 256), given.save, desk);
    const standings = standingsOf(contest.bots, played, contest.budget.ms);
    if (given.json) desk.say(JSON.stringify({ ...contest, played: played.length, standings }, undefined, 2));
    else {
      desk.say(headOf(contest, played.length));
      for (const line of tableOf(standings)) desk.say(line);
    }
    return 0;
  },
};

function contestOf(given: Given): Contest {
  const named = given.bots.split(',').map((bot) => oneOf('bots', bot, LEVELS));
  const threads = wholeNumber('threads', given.threads, 1, 256);
  const seats = wholeNumber('seats', given.seats ?? String(Math.max(2, named.length)), 2, 5);
  if (named.length > seats) throw new Misread(`${named.length} bots do not fit on ${seats} seats`);
  const agreement = agreementOf(given);
  const contest: Contest = {
    edition: oneOf('edition', given.edition, ['classic', 'azeroth']),
    ...(given.variant === undefined ? {} : { variant: oneOf('variant', given.variant, ['battle']) }),
    bots: Array.from({ length: seats }, (_, i) => named[i] ?? named.at(-1) ?? 'random'),
    games: wholeNumber('games', given.games, 1, 1_000_000),
    seed: given.seed,
    budget:
      given.steps !== undefined
        ? { steps: wholeNumber('steps', given.steps, 1, 1e9) }
        : { ms: wholeNumber('ms', given.ms ?? '1000', 1, 600_000) },
    ...(threads === 1 ? {} : { threads }),
    ...(Object.keys(agreement).length > 0 && { agreement }),
  };
  demandDealable(setupOf(contest, 0));
  return contest;
}

function headOf({ agreement, edition, variant, bots, budget, threads }: Contest, games: number): string {
  const game = variant === undefined ? edition : `${edition} ${variant}`;
  const thinkers = threads === undefined ? '' : `, ${threads} threads`;
  const agreed = agreement === undefined ? '' : `, ${JSON.stringify(agreement)}`;
  return `${game}, ${bots.length} seats, ${games} games, ${JSON.stringify(budget)} a turn${thinkers}${agreed}`;
}

/** Games that a file has kept from an earlier run of the same contest. */
function kept(contest: Contest, file: string | undefined): Played[] {
  const { games: _, ...rest } = contest;
  const head = JSON.stringify(rest);
  if (file === undefined) return [];
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`);
    return [];
  }
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  if (first !== head) throw new Misread(`${file} is from another contest`);
  return lines.filter((line) => line.endsWith('}')).map((line): Played => JSON.parse(line));
}

async function results(contest: Contest, workers: number, file: string | undefined, desk: Desk): Promise<Played[]> {
  const played = kept(contest, file).filter(({ game }) => game < contest.games);
  const done = new Set(played.map(({ game }) => game));
  const open = Array.from({ length: contest.games }, (_, game) => game).filter((game) => !done.has(game));
  const progress = progressOn(desk.screen);
  const since = Date.now();
  const thread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./arena-worker.ts', import.meta.url), { workerData: contest });
      const next = (): void => {
        const game = open.shift();
        if (game !== undefined) worker.postMessage(game);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (result: Played) => {
        played.push(result);
        if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
        progress.show(played.length / contest.games, `${played.length} games, ${((Date.now() - since) / 1000).toFixed(0)} s`);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(workers, open.length) }, thread));
  progress.end();
  return played.sort((a, b) => a.game - b.game);
}
