// npm run goldens: writes the golden games and perft positions that are lacking. What is there stays: it names its rules version, and plays by it for ever.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord } from '../packages/rules/src/record.ts';
import { chosenGames, isOfKind, type Quota } from './goldens/games.ts';
import { perftGolden, wanted } from './goldens/perft.ts';
import { filesLike, root } from './sources.ts';

const quotas: readonly Quota[] = [
  { kind: 'classic', least: 12, times: 3, candidates: 160 },
  { kind: 'azeroth', least: 12, times: 3, candidates: 160 },
  { kind: 'battle', least: 4, times: 1, candidates: 48 },
];

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
  console.log(path);
}

function main(): number {
  if (process.argv.length > 2) {
    console.error('usage: npm run goldens');
    return 2;
  }
  mkdirSync(join(root, 'goldens/perft'), { recursive: true });
  const there = filesLike('goldens/*.txt').map((file) => readRecord(readFileSync(join(root, file), 'utf8')));
  for (const quota of quotas) {
    const ofKind = there.filter(({ setup }) => isOfKind(setup, quota.kind));
    for (const { name, text } of chosenGames(quota, ofKind)) write(`goldens/${name}.txt`, text);
  }
  let missing = 0;
  for (const one of wanted.filter(({ name }) => !existsSync(join(root, `goldens/perft/${name}.json`)))) {
    const golden = perftGolden(one);
    if (golden === undefined) console.error(`no moment found for ${one.name}`);
    else write(`goldens/perft/${one.name}.json`, `${JSON.stringify(golden, undefined, 1)}\n`);
    missing += golden === undefined ? 1 : 0;
  }
  return missing > 0 ? 1 : 0;
}

process.exitCode = main();
