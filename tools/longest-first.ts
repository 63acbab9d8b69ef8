/** In which order files of tests are run: those that take long begin while there is enough beside them to keep every processor busy. */
import { join } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './sources.ts';

/** The longest first, those among them that mostly wait for processes and databases before those that reckon. Of the others a fresh clone knows no more than how large they are, and takes the largest first. */
export const LONG: readonly string[] = [
  'packages/server/test/keeping.test.ts',
  'packages/server/test/earlier.test.ts',
  'tools/scratch/adding.test.ts',
  'tools/scratch/outlive.test.ts',
  'packages/server/test/jobs.test.ts',
  'packages/server/test/killed.test.ts',
  'packages/server/test/woken.test.ts',
  'packages/server/test/nodes.test.ts',
  'packages/server/test/full.test.ts',
  'packages/server/test/soak.test.ts',
  'tools/scratch/scratch.test.ts',
  'tools/scratch/left-out.test.ts',
  'tools/pack.test.ts',
  'packages/server/test/storm.test.ts',
  'packages/cli/src/engine/programs.test.ts',
  'packages/server/test/kept.test.ts',
  'packages/bots/test/levels.test.ts',
  'packages/bots/test/homemade.test.ts',
  'packages/server/test/sqlite.test.ts',
  'packages/rules/test/oracle/oracle.test.ts',
  'packages/cli/test/python.test.ts',
  'packages/bots/test/worth.test.ts',
  'packages/bots/test/decisions.test.ts',
  'packages/server/test/thinker.test.ts',
  'tools/boardgen/boardgen.test.ts',
  'packages/web/e2e/online.e2e.ts',
  'packages/web/e2e/people.e2e.ts',
  'packages/web/e2e/play.e2e.ts',
  'packages/web/e2e/maps.e2e.ts',
  'packages/web/e2e/reach.e2e.ts',
  'packages/web/e2e/workshop.e2e.ts',
  'packages/web/e2e/offline.e2e.ts',
  'packages/web/e2e/review.e2e.ts',
  'packages/web/e2e/demo.e2e.ts',
  'packages/web/e2e/end.e2e.ts',
  'packages/web/e2e/turns.e2e.ts',
  'packages/web/e2e/following.e2e.ts',
  'packages/web/e2e/waking.e2e.ts',
  'packages/web/e2e/day.e2e.ts',
  'packages/web/e2e/lesson.e2e.ts',
  'packages/web/e2e/lab.e2e.ts',
  'tools/docs.e2e.ts',
  'tools/pack.e2e.ts',
  'packages/web/e2e/watch.e2e.ts',
  'packages/web/e2e/help.e2e.ts',
  'packages/web/e2e/company.e2e.ts',
  'packages/web/e2e/controls.e2e.ts',
  'packages/web/e2e/house-rules.e2e.ts',
  'packages/web/e2e/seats.e2e.ts',
  'packages/web/e2e/phone.e2e.ts',
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
