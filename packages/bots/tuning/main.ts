/**
 * Tunes src/weights.json by self-play: node packages/bots/tuning/main.ts [--settings classic-2,azeroth-4] [--games 600] [--passes 2] [--seed text]
 * Each pass plays with what the pass before has learned. The same file and arguments give the same weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Tuned, TunedEntry } from '../src/weights.ts';
import { learned, noLessons } from './lessons.ts';
import { playToLearn } from './self-play.ts';

const file = new URL('../src/weights.json', import.meta.url);
const read = (): Tuned => JSON.parse(readFileSync(file, 'utf8'));

const { values } = parseArgs({
  options: {
    settings: { type: 'string' },
    games: { type: 'string', default: '600' },
    passes: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'tuning' },
  },
});

for (const setting of values.settings?.split(',') ?? Object.keys(read())) {
  const [name, seats] = setting.split('-');
  const edition = name === 'classic' ? 'classic' : 'azeroth';
  const variant = name === 'battle' ? { variant: 'battle' as const } : {};
  let entry: TunedEntry = read()[setting] ?? read()[`${edition}-${seats}`] ?? read()['classic-2'];
  for (let pass = 0; pass < Number(values.passes); pass++) {
    const lessons = noLessons();
    const since = Date.now();
    let coins = 0;
    for (let game = 0; game < Number(values.games); game++) {
      const s = playToLearn(
        { edition, ...variant, seats: Number(seats), seed: `${values.seed}/${setting}/${pass}/${game}` },
        entry,
        lessons,
      );
      coins += s.coins.reduce((sum, n) => sum + n, 0) / s.coins.length;
    }
    const { error, ...next } = learned(lessons, entry);
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
