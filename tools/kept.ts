// npm run kept: keeps what players have of the version of rules that is in force: tables, links, files, saves, and the server itself. What is kept once stays as it is.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { complete, newest } from '../packages/rules/src/index.ts';
import { begin, readRecord } from '../packages/rules/src/record.ts';
import { marksAlong } from '../packages/rules/test/marks.ts';
import { writeGameText } from '../packages/web/src/games/game-text.ts';
import { bundleServer } from './kept/bundle.ts';
import { type Game, kept, wished } from './kept/games.ts';
import { linksOf, savesOf } from './kept/papers.ts';
import { writeTables } from './kept/tables.ts';
import { wishes } from './kept/wishes.ts';
import { filesLike, root } from './sources.ts';

const version = String(newest.version);
const folder = join(root, 'goldens/kept', version);

/** One entry a line. */
const rows = (list: readonly unknown[]): string => `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

const readme = `# What version ${version} left with players

None of this is ever changed: it lies on people's disks as it lies here. Later versions read it, and play it on as version ${version} would have.

| file | what |
| --- | --- |
| \`tables.sqlite\` | a database as the server leaves it when it stops: tables under way at many moments, waiting, finished, closed, paused, with bots, clocks and homemade tiles |
| \`tables.json\` | which tables these are, and the tokens by which a test may act for those who sit there |
| \`links.txt\` | links of the page, two for each game: as it stood, and to its end |
| \`files/*.txt\` | the games as they stood, saved by the page; \`*.end.txt\` to their end; \`*.server.txt\` exported by the server |
| \`saves.json\` | what the page keeps in the storage of a browser |
| \`games.json\` | for each game where it stood, what was legal, how it was played on, what came of it, and a mark for each decision: what was legal and what it cost |
| \`goldens.json\` | these marks for the golden games of this version |
| \`server.mjs\` | the server, bots and rules in one file, for \`node server.mjs\`; packages come from node_modules |

Written by \`npm run kept\`, which overwrites nothing.
`;

/** The golden games of this version. */
function goldenMarks(): Record<string, string> {
  const goldens = filesLike('goldens/*.txt').map((path) => ({
    name: basename(path, '.txt'),
    ...readRecord(readFileSync(join(root, path), 'utf8')),
  }));
  const own = goldens.filter(({ setup }) => setup.rules === newest.version);
  return Object.fromEntries(own.map(({ name, moves, ...start }) => [name, marksAlong(begin(start), moves)]));
}

async function keepTables(write: (path: string, text: string) => void, games: readonly Game[]): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'elbowroom-kept-'));
  try {
    const file = join(scratch, 'elbowroom.sqlite');
    const { tables, files } = await writeTables(file, games);
    if (existsSync(`${file}-wal`)) throw new Error('the database was not closed');
    cpSync(file, join(folder, 'tables.sqlite'));
    write('tables.json', `${JSON.stringify(tables, undefined, 1)}\n`);
    for (const [name, text] of Object.entries(files)) write(`files/${name}.server.txt`, text);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

async function main(): Promise<number> {
  if (existsSync(folder)) {
    console.error(`goldens/kept/${version} is there already, and is never changed`);
    return 1;
  }
  const games = wishes.map(wished);
  const write = (path: string, text: string): void => {
    writeFileSync(join(folder, path), text);
    console.log(`goldens/kept/${version}/${path}`);
  };
  mkdirSync(join(folder, 'files'), { recursive: true });
  write('games.json', rows(games.map(kept)));
  write('goldens.json', `${JSON.stringify(goldenMarks(), undefined, 1)}\n`);
  for (const [i, { name, setup: asked, moves, played }] of games.entries()) {
    const setup = complete(asked);
    write(`files/${name}.txt`, writeGameText({ setup, moves: moves.slice(0, played) }));
    if (i % 3 === 0) write(`files/${name}.end.txt`, writeGameText({ setup, moves }));
  }
  write('links.txt', await linksOf(games));
  write('saves.json', rows(await savesOf(games)));
  await keepTables(write, games);
  await bundleServer(folder, 'server.mjs');
  write('README.md', readme);
  return 0;
}

process.exitCode = await main();
