// npm run fuzz: random games, every invariant after every move. On a failure one line that reproduces it; the game is kept under goldens/regressions.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressOn } from '../packages/cli/src/progress.ts';
import { writeRecord } from '../packages/rules/src/record.ts';
import { invariants } from '../packages/rules/test/invariants/index.ts';
import { type Failure, playRandomly } from '../packages/rules/test/random-game.ts';
import { type Options, readOptions, USAGE } from './fuzz/options.ts';
import { type Planned, planned, reproduction } from './fuzz/plan.ts';
import { run } from './fuzz/run.ts';
import { root } from './sources.ts';

function understood(): Options | undefined {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`fuzz: ${error instanceof Error ? error.message : error}\n${USAGE}`);
    return undefined;
  }
}

async function fuzz(options: Options): Promise<number> {
  if (options.game !== undefined) return playOne(options, options.game);
  const { from, games, minutes, seed } = options;
  const since = Date.now();
  const played = { games: 0, moves: 0 };
  const progress = progressOn(process.stderr);
  const words = (): string => {
    const seconds = Math.max(0.001, (Date.now() - since) / 1000);
    return `${played.games} games, ${Math.round(played.games / seconds)} games/s, ${Math.round(played.moves / seconds)} moves/s`;
  };
  console.log(
    `seed ${seed}: ${invariants.length} invariants, ${options.editions.join(', ')}, ${options.seats.join(', ')} seats, ${options.workers} workers`,
  );
  const broken = await run({ wanted: options, from, games, minutes, workers: options.workers }, (told) => {
    played.games += told.games;
    played.moves += told.moves;
    progress.show(minutes === undefined ? played.games / games : Math.min(1, (Date.now() - since) / (minutes * 60_000)), words());
  });
  progress.end();
  if (broken !== undefined) return report(planned(options, broken.number), broken.failure, seed);
  console.log(`${words()}: every invariant held`);
  return 0;
}

/** One game by its number, as the line of a failure asks for. */
function playOne(options: Options, number: number): number {
  const game = planned({ ...options, pairs: false }, number);
  const { failure, moves } = playRandomly(game, game.seed, invariants);
  if (failure !== undefined) return report(game, failure, options.seed);
  console.log(`game ${number} of seed ${options.seed}: ${moves} moves, every invariant held`);
  return 0;
}

function report(game: Planned, { check, message, lines }: Failure, seed: string): number {
  const folder = join(root, 'goldens/regressions');
  const name = `${game.setup.variant ?? game.setup.edition}-${game.setup.seats}-${seed}-${game.number}`.replace(/[^a-z0-9-]+/gi, '-');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.txt`), `# ${check}\n# ${message.replaceAll('\n', ' ')}\n${writeRecord({ ...game, moves: lines })}`);
  console.error(`FAILED after ${lines.length} moves: ${check}: ${message}`);
  console.error(reproduction(game, seed));
  console.error(`The game is in goldens/regressions/${name}.txt`);
  return 1;
}

const options = understood();
process.exitCode = options === undefined ? 2 : await fuzz(options);
