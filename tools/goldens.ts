// npm run goldens: writes golden games and perft positions. What is there already stays, unless --force says that the rules have changed on purpose.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chosenGames } from './goldens/games.ts';
import { perftGolden, wanted } from './goldens/perft.ts';
import { filesLike, root } from './sources.ts';

const CANDIDATES = 160;
const TIMES = 3;
const MOST = 10;

const force = process.argv.includes('--force');
const unknown = process.argv.slice(2).filter((word) => word !== '--force');

function write(path: string, text: string): boolean {
  const file = join(root, path);
  if (existsSync(file) && !force) {
    console.error(`${path} is there already`);
    return false;
  }
  writeFileSync(file, text);
  console.log(path);
  return true;
}

function main(): number {
  if (unknown.length > 0) {
    console.error('usage: npm run goldens [-- --force]');
    return 2;
  }
  mkdirSync(join(root, 'goldens/perft'), { recursive: true });
  if (force) for (const old of filesLike('goldens/*.txt', 'goldens/perft/*.json')) rmSync(join(root, old));
  const games = [...chosenGames('classic', CANDIDATES, TIMES, MOST), ...chosenGames('azeroth', CANDIDATES, TIMES, MOST)];
  const written = games.map(({ name, text }) => write(`goldens/${name}.txt`, text));
  for (const one of wanted) {
    const golden = perftGolden(one);
    if (golden === undefined) console.error(`no moment found for ${one.name}`);
    written.push(golden !== undefined && write(`goldens/perft/${one.name}.json`, `${JSON.stringify(golden, undefined, 1)}\n`));
  }
  if (written.every(Boolean)) return 0;
  console.error('Nothing was overwritten. If the rules have changed on purpose, say so in the changelog and use --force.');
  return 1;
}

process.exitCode = main();
