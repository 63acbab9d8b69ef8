/**
 * Tunes src/weights.json by self-play: node packages/bots/tuning/main.ts [--settings classic-2,azeroth-4] [--games 600] [--passes 2] [--seed text] [--workers n]
 * Each pass plays with what the pass before has learned. The same file and arguments give the same weights, however many workers play.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Tuned, TunedEntry } from '../src/weights.ts';
import { learned, together } from './lessons.ts';
import { tuned } from './pieces.ts';
import type { Lesson, Pass } from './self-play.ts';

const file = new URL('../src/weights.json', import.meta.url);
const read = (): Tuned => JSON.parse(readFileSync(file, 'utf8'));

const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    games: { type: 'string', default: '600' },
    passes: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'tuning' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});

for (const setting of values.settings?.split(',') ?? Object.keys(read())) {
  const [name, seats] = setting.split('-');
  const edition = name === 'classic' ? 'classic' : 'azeroth';
  const setup = { edition, ...(name === 'battle' ? { variant: 'battle' as const } : {}), seats: Number(seats) } as const;
  let entry: TunedEntry = read()[setting] ?? read()[`${edition}-${seats}`] ?? read()['classic-2'];
  for (let pass = 0; pass < Number(values.passes); pass++) {
    const since = Date.now();
    const given: Pass = { setup, seed: `${values.seed}/${setting}/${pass}`, entry };
    const games = Array.from({ length: Number(values.games) }, (_, game) => game);
    const played = await tuned<number, Lesson>('lesson-game', given, games, Number(values.workers));
    const coins = played.reduce((sum, one) => sum + one.coins, 0);
    const { error, ...next } = learned(together(played.map(({ lessons }) => lessons)), entry);
    entry = next;
    console.log(
      `${setting} pass ${pass + 1}: ${values.games} games in ${Math.round((Date.now() - since) / 1000)} s, mean coins ${(coins / Number(values.games)).toFixed(1)}, error ${error.toFixed(2)}`,
    );
  }
  writeFileSync(file, written({ ...read(), [setting]: entry }));
}

/** One line for each list, so that a change can be read. */
function written(tuned: Tuned): string {
  const list = (numbers: readonly number[]): string => `[${numbers.join(', ')}]`;
  const entries = Object.entries(tuned).map(([setting, { just, later, threat, tiles }]) =>
    [
      `  ${JSON.stringify(setting)}: {`,
      `    "just": ${list(just)},`,
      `    "later": ${list(later)},`,
      `    "threat": [\n${threat.map((line) => `      ${list(line)}`).join(',\n')}\n    ],`,
      `    "tiles": { ${Object.entries(tiles)
        .map(([tile, n]) => `${JSON.stringify(tile)}: ${n}`)
        .join(', ')} }`,
      '  }',
    ].join('\n'),
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}
