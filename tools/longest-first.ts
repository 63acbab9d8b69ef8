/** In which order files of tests are run: those that take long begin while there is enough beside them to keep every processor busy. */
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './sources.ts';

/** The longest first, those among them that mostly wait for processes and databases before those that reckon. Of the others a fresh clone knows no more than how large they are, and takes the largest first. */
export const LONG: readonly string[] = [
  'tools/scratch/outlive.test.ts',
  'tools/scratch/adding.test.ts',
  'packages/server/test/jobs.test.ts',
  'packages/server/test/nodes.test.ts',
  'packages/server/test/keeping.test.ts',
  'packages/server/test/soak.test.ts',
  'packages/server/test/killed.test.ts',
  'packages/server/test/earlier.test.ts',
  'tools/scratch/left-out.test.ts',
  'tools/scratch/scratch.test.ts',
  'packages/server/test/storm.test.ts',
  'tools/pack.test.ts',
  'tools/docs.test.ts',
  'packages/cli/test/python.test.ts',
  'tools/fuzz/games.test.ts',
  'packages/bots/test/levels.test.ts',
  'packages/server/test/kept.test.ts',
  'packages/cli/src/engine/programs.test.ts',
  'packages/cli/test/balance.test.ts',
  'packages/rules/src/refusals/every-move.test.ts',
  'tools/docs.e2e.ts',
  'tools/pack.e2e.ts',
  'packages/web/e2e/lab.e2e.ts',
  'packages/web/e2e/watch.e2e.ts',
];

const ranks = new Map(LONG.map((file, rank) => [join(root, file), rank]));

/** These files in order, where `fileOf` tells which each is; what is not long stays as it was, behind them. */
export function longestFirst<T>(files: readonly T[], fileOf: (one: T) => string): T[] {
  const rankOf = (one: T): number => ranks.get(fileOf(one)) ?? LONG.length;
  return files.toSorted((a, b) => rankOf(a) - rankOf(b));
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files), ({ moduleId }) => moduleId);
  }
}
