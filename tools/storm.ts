// npm run storm: the whole cluster in one process on a virtual clock, in one storm after the other. On a failure one line that reproduces it byte for byte.
import { createWriteStream } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { progressOn } from '../packages/cli/src/progress.ts';
import { type Run, run } from '../packages/server/storm/run.ts';
import { buildDoors, type Report, storm } from '../packages/server/storm/storm.ts';
import { tryPlanted } from './storm/planted.ts';

const USAGE =
  'usage: npm run storm -- [--seeds n] [--from n] [--minutes n] [--workers n] | --seed n [--minutes n] [--trace file] | --planted [name …] [--seeds n]';

const OPTIONS = {
  seeds: { type: 'string' },
  from: { type: 'string', default: '1' },
  minutes: { type: 'string', default: '60' },
  workers: { type: 'string' },
  seed: { type: 'string' },
  trace: { type: 'string' },
  planted: { type: 'boolean', default: false },
} as const;

function whole(name: string, given: string, most: number): number {
  const n = Number(given);
  if (!/^\d+$/.test(given) || n < 1 || n > most) throw new Error(`--${name} is a whole number from 1 to ${most}, not ${given}`);
  return n;
}

async function sail({ from, seeds, minutes, workers }: Run): Promise<number> {
  const since = Date.now();
  const progress = progressOn(process.stderr);
  const sum = { storms: 0, acknowledged: 0, rows: 0, news: 0, turns: 0, notices: 0, twice: 0, reviews: 0 };
  const words = (): string => {
    const seconds = (Date.now() - since) / 1000;
    const { storms, acknowledged, rows, news, turns, notices, twice, reviews } = sum;
    const told = `${turns} turns of people who were away, ${notices} told of, ${twice} of them once more; ${reviews} reviews`;
    return `${storms} storms of ${minutes} minutes, ${(storms / seconds).toFixed(1)} a second; ${rows} rows, ${acknowledged} moves acknowledged, ${news} news; ${told}`;
  };
  const broken = await run({ from, seeds, minutes, workers }, ({ counts }) => {
    sum.storms++;
    sum.acknowledged += counts.acknowledged;
    sum.rows += counts.rows;
    sum.news += counts.news;
    sum.turns += counts.turns;
    sum.notices += counts.notices;
    sum.twice += counts.twice;
    sum.reviews += counts.reviews;
    progress.show(sum.storms / seeds, words());
  });
  progress.end();
  if (broken !== undefined) return report(broken, minutes);
  console.log(`${words()}: every promise was kept`);
  return 0;
}

function report({ seed, digest, violations }: Report, minutes: number): number {
  console.error(`BROKEN in storm ${seed} (${digest}):\n  ${violations.slice(0, 10).join('\n  ')}`);
  console.error(`npm run storm -- --seed ${seed} --minutes ${minutes} --trace storm-${seed}.txt`);
  return 1;
}

/** One storm once more, and on wish everything that was said in it. */
async function sailOne(seed: string, minutes: number, file: string | undefined): Promise<number> {
  const trace = file === undefined ? undefined : createWriteStream(file);
  const told = await storm(seed, await buildDoors(), { minutes, trace: trace && ((line) => trace.write(`${line}\n`)) });
  await new Promise<void>((resolve) => (trace === undefined ? resolve() : trace.end(resolve)));
  if (told.violations.length > 0) return report(told, minutes);
  const { counts, digest } = told;
  console.log(
    `storm ${seed} (${digest}): ${counts.rows} rows, ${counts.acknowledged} moves acknowledged, ${counts.news} news: every promise was kept`,
  );
  return 0;
}

async function main(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), options: OPTIONS, allowPositionals: true });
    const workers = values.workers === undefined ? availableParallelism() : whole('workers', values.workers, 256);
    const from = whole('from', values.from, 1e12);
    const seeds = whole('seeds', values.seeds ?? '1000', 1e9);
    const minutes = whole('minutes', values.minutes, 600);
    if (minutes < 12) throw new Error('no storm is over within less than 12 minutes');
    if (values.seed !== undefined) return await sailOne(values.seed, minutes, values.trace);
    const plan = { from, seeds, minutes, workers };
    return values.planted ? await tryPlanted(positionals, plan) : await sail(plan);
  } catch (error) {
    console.error(`storm: ${error instanceof Error ? error.message : error}\n${USAGE}`);
    return 2;
  }
}

process.exit(await main());
