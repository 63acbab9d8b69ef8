/** Games of tuning in pieces: in threads, or with the help of every `elbowroom worker` where DATABASE_URL names a Postgres. What comes of them is the same. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { inPieces, tuningSourcesOf } from '@elbowroom/jobs';

const WORKS = {
  duel: new URL('./duel-worker.ts', import.meta.url),
  'lesson-game': new URL('./lesson-worker.ts', import.meta.url),
  'net-game': new URL('./net/game-worker.ts', import.meta.url),
} as const;
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** A piece and its place among the others. */
export interface Placed<Piece> {
  readonly at: number;
  readonly piece: Piece;
}

/** What came of each, in their order. `given` is what all of them need to know. */
export async function tuned<Job, Done>(
  work: keyof typeof WORKS,
  given: unknown,
  jobs: readonly Job[],
  workers: number,
  note: (done: Placed<Done>) => void = () => {},
): Promise<Done[]> {
  const results: Done[] = [];
  let count = 0;
  await inPieces<Placed<Job>, Placed<Done>>({
    works: WORKS,
    work,
    sources: () => tuningSourcesOf(REPOSITORY),
    given: { given, jobs: createHash('sha256').update(JSON.stringify(jobs)).digest('hex') },
    jobs: jobs.map((piece, at) => ({ at, piece })),
    workers,
    note: (done) => {
      results[done.at] = done.piece;
      note(done);
      process.stderr.write(`\r${++count} of ${jobs.length} games `);
    },
  });
  process.stderr.write('\r\x1b[K');
  return results;
}
