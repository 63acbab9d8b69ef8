/** Heavy work of the command line: what can be asked for by name, and by which sources it is done. */
import * as jobs from '@elbowroom/jobs';
import { sourcesHash } from './ladder/sources.ts';

const WORKS = {
  arena: new URL('./arena/worker.ts', import.meta.url),
  balance: new URL('./balance/worker.ts', import.meta.url),
  games: new URL('./games/worker.ts', import.meta.url),
  puzzles: new URL('./puzzles/worker.ts', import.meta.url),
  'puzzle-check': new URL('./puzzles/checker.ts', import.meta.url),
  review: new URL('./review/worker.ts', import.meta.url),
} as const;

/** What tuning asks for, whose scripts lie beside the bots: workers help with that, too. */
const TUNING = {
  duel: new URL('../../bots/tuning/duel-worker.ts', import.meta.url),
  'lesson-game': new URL('../../bots/tuning/lesson-worker.ts', import.meta.url),
  'net-game': new URL('../../bots/tuning/net/game-worker.ts', import.meta.url),
} as const;

export const ALL_WORKS: Readonly<Record<string, URL>> = { ...WORKS, ...TUNING };

type Wanted<Job, Done> = Omit<jobs.Wanted<Job, Done>, 'works' | 'sources'> & { readonly work: keyof typeof WORKS };

export const inPieces = <Job, Done>(wanted: Wanted<Job, Done>): Promise<void> =>
  jobs.inPieces<Job, Done>({ ...wanted, works: WORKS, sources: sourcesHash });
