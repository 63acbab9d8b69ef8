/** The queue: runs of pieces in Postgres, kept by pg-boss, which sees to it that each is done by one at a time and again where somebody died over it. */
import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';

/** Pieces that belong together. */
export interface Run {
  /** What is to be done, by a name that all who help know. */
  readonly work: string;
  /** Of what does it: only those who have the same may help, or results would differ. */
  readonly sources: string;
  /** What every piece needs to know. */
  readonly given: unknown;
}

/** One piece, taken by somebody. */
export interface Piece extends Run {
  readonly id: string;
  readonly queue: string;
  readonly job: unknown;
}

/** A piece as whoever waits for it sees it. */
interface Told {
  readonly id: string;
  readonly state: 'open' | 'done' | 'failed';
  /** What came of it, or why nothing did. */
  readonly output: unknown;
}

/** How far a run is. */
interface Progress {
  readonly run: string;
  readonly work: string;
  readonly waiting: number;
  readonly underWay: number;
  readonly failed: number;
  /** Pieces of the whole run, and how many of them are done. */
  readonly total: number;
  readonly done: number;
}

/** Pieces of the whole run, and how many of them are still to be put in. */
interface Extent {
  readonly total: number;
  readonly later: number;
}

export interface Queue {
  readonly runId: (run: Run) => string;
  readonly pieceId: (runId: string, job: unknown) => string;
  /** Puts pieces in; those that are there already stay as they are. */
  readonly put: (run: Run, jobs: readonly unknown[], extent: Extent) => Promise<void>;
  readonly look: (runId: string) => Promise<Told[]>;
  readonly forget: (runId: string, ids: readonly string[]) => Promise<void>;
  readonly close: (runId: string) => Promise<void>;
  /** The next piece that these sources can do. */
  readonly take: (sources: string) => Promise<Piece | undefined>;
  /** Says that somebody still works on it. */
  readonly touch: (piece: Piece) => Promise<void>;
  readonly finish: (piece: Piece, output: unknown) => Promise<void>;
  readonly fail: (piece: Piece, reason: string) => Promise<void>;
  /** Gives pieces back that nobody has touched for a while. */
  readonly supervise: (runId: string) => Promise<void>;
  readonly progress: () => Promise<Progress[]>;
  readonly leave: () => Promise<void>;
}

/** A row of the queue: what everybody who takes it needs. JSON as text: the database would sort what is in it, and results would not be the same letter by letter. */
interface Row extends Extent {
  readonly work: string;
  readonly given: string;
  readonly job: string;
}

const PREFIX = 'elbowroom.';
/** Seconds without a word after which a piece is somebody else's: the least that there can be. */
const SILENCE = 10;
/** Seconds that one piece may take. */
const LONGEST = 24 * 3600;
/** How often a piece is tried: whoever dies over it was unlucky, a piece that kills everybody is not tried for ever. */
const RETRIES = 5;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const uuidOf = (text: string): string => digest(text).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-5$3-8$4-$5');

/** Throws what Postgres says where it cannot be reached. */
export async function openQueue(url: string): Promise<Queue> {
  const boss = new PgBoss({ connectionString: url, application_name: 'elbowroom jobs', schedule: false, supervise: false, max: 4 });
  boss.on('error', () => {}); // a connection that breaks is made anew; whoever asks meanwhile is told
  await boss.start();
  const queues = async (sources: string) => (await boss.getQueues()).filter(({ name }) => name.startsWith(`${PREFIX}${sources}`));
  return {
    runId: runIdOf,
    pieceId: pieceIdOf,
    put: (run, jobs, extent) => put(boss, run, jobs, extent),
    look: async (runId) =>
      (await boss.findJobs<Row>(runId)).map(({ id, output, state }) => ({
        id,
        state: state === 'completed' ? 'done' : state === 'failed' || state === 'cancelled' ? 'failed' : 'open',
        output,
      })),
    forget: async (runId, ids) => void (await boss.deleteJob(runId, [...ids])),
    close: (runId) => boss.deleteQueue(runId),
    take: async (sources) => {
      for (const { name } of await queues(`${sources}.`)) {
        const [taken] = await boss.fetch<Row>(name);
        if (taken !== undefined) return { ...pieceIn(taken.data), id: taken.id, queue: name, sources };
      }
      return undefined;
    },
    touch: async ({ id, queue }) => void (await boss.touch(queue, id)),
    finish: async ({ id, queue }, output) => void (await boss.complete(queue, id, { output: written(output) })),
    fail: async ({ id, queue }, reason) => void (await boss.fail(queue, id, { reason })),
    supervise: (runId) => boss.supervise(runId),
    progress: async () => Promise.all((await queues('')).map(({ name }) => farOf(boss, name))),
    leave: () => boss.stop({ graceful: false }),
  };
}

const runIdOf = ({ given, sources, work }: Run): string => `${PREFIX}${sources}.${digest(JSON.stringify([work, given])).slice(0, 16)}`;
const pieceIdOf = (runId: string, job: unknown): string => uuidOf(`${runId} ${JSON.stringify(job)}`);

/** Nothing is written as null. */
const written = (value: unknown): string => JSON.stringify(value ?? null);
const readBack = (text: string): unknown => JSON.parse(text) ?? undefined;
const pieceIn = ({ given, job, work }: Row): Pick<Piece, 'given' | 'job' | 'work'> => ({
  work,
  given: readBack(given),
  job: readBack(job),
});

async function put(boss: PgBoss, run: Run, jobs: readonly unknown[], { later, total }: Extent): Promise<void> {
  const { given, work } = run;
  const runId = runIdOf(run);
  await boss.createQueue(runId, { retryLimit: RETRIES, heartbeatSeconds: SILENCE, expireInSeconds: LONGEST });
  const row = (job: unknown): Row => ({ work, given: written(given), job: written(job), total, later });
  await boss.insert(
    runId,
    jobs.map((job) => ({ id: pieceIdOf(runId, job), data: row(job) })),
  );
}

async function farOf(boss: PgBoss, name: string): Promise<Progress> {
  const rows = await boss.findJobs<Row>(name);
  const count = (...states: string[]): number => rows.filter(({ state }) => states.includes(state)).length;
  const { total = 0, work = '' } = rows[0]?.data ?? {};
  const [waiting, underWay, failed] = [count('created', 'retry'), count('active'), count('failed', 'cancelled')];
  const later = rows.length === 0 ? 0 : Math.min(...rows.map(({ data }) => data.later));
  return { run: name, work, waiting: waiting + later, underWay, failed, total, done: total - later - waiting - underWay - failed };
}
