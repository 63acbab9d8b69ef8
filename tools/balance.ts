/**
 * `node tools/balance.ts tiles|tokens|maps|boxes` plays the games of the balance lab that the guides tell of, and says their tables in Markdown: tiles of the
 * gallery, what a token is worth to them, maps of the gallery beside our own boards, the tiles of the boxes with 2 to 5 seats. What was played is kept under --save; broken off, it goes on.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportOf } from '@elbowroom/bots/balance';
import { findings } from '../packages/cli/src/balance/run.ts';
import { boxStudies, mapStudies, type Named, tileStudies, tokenStudies } from './balance/studies.ts';
import { boxTable, mapTable, tileTable, tokenTable } from './balance/tables.ts';

const PARTS = {
  tiles: { studies: tileStudies, table: tileTable, games: 4000 },
  tokens: { studies: tokenStudies, table: tokenTable, games: 1000 },
  maps: { studies: mapStudies, table: mapTable, games: 300 },
  boxes: { studies: boxStudies, table: boxTable, games: 2000 },
} as const;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '1' },
    save: { type: 'string', default: '.cache/balance' },
  },
});

const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;
const [wanted = ''] = positionals;
if (!isPart(wanted)) throw new Error(`say which: ${Object.keys(PARTS).join(', ')}`);

const part = PARTS[wanted];
const games = Number(values.games ?? part.games);
const chosen = part.studies().filter(({ name }: Named) => name.includes(values.only));
for (const { name, study } of chosen) {
  const since = process.cpuUsage();
  const found = await findings(study, games, Number(values.workers), join(values.save, `${name}.jsonl`), process.stderr);
  const { system, user } = process.cpuUsage(since);
  process.stderr.write(`${name}: ${((user + system) / 1e6).toFixed(0)} s of processor time\n`);
  for (const line of part.table(name, study, reportOf(study, found))) console.log(line);
}
