/** The queue: runs of pieces in Postgres, kept by pg-boss, which sees to it that each is done by one at a time and again where somebody died over it. */
import { createHash } from 'node:crypto';
import type { PgBoss } from 'pg-boss';

/** Pieces that belong together. */
export interface Run {
  /** What is to be done, by a name that all who help know. */
  readonly work: string;
  /** Of what does it: only those who have the same may help, or results would differ. */
  readonly sources: string;
  /** What every piece needs to know. */
  readonly given: unknown;
  /** Somebody waits for it at a page: its pieces are taken first. */
  readonly isAwaited?: boolean;
}

/** One piece, taken by somebody. */
export interface Piece extends Run {
  readonly id: string;
  readonly queue: string;
  readonly job: unknown;
}

/** A piece as whoever waits for it sees it. */
export interface Told {
  readonly id: string;
  readonly state: 'open' | 'done' | 'failed';
  /** What came of it, or why nothing did. */
  readonly output: unknown;
}

/** A piece that somebody is at. */
interface UnderWay {
  readonly by: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** How far a run is. */
export interface Progress {
  readonly run: string;
  readonly work: string;
  readonly waiting: number;
  readonly underWay: number;
  readonly failed: number;
  /** Pieces of the whole run, and how many of them are done. */
  readonly total: number;
  readonly done: number;
  /** Where pieces are done, those that were begun first first. */
  readonly at: readonly UnderWay[];
  /** Why pieces could not be done, each reason once. */
  readonly reasons: readonly string[];
}

/** Pieces of the whole run, and how many of them are still to be put in. */
export interface Extent {
  readonly total: number;
  readonly later: number;
}

/** Who takes a piece. */
export interface Taker {
  /** What it is called where somebody looks. */
  readonly name: string;
  /** Those it has. */
  readonly sources: readonly string[];
  /** What it can do; left out: everything. */
  readonly works?: readonly string[] | undefined;
}

export interface Queue {
  readonly runId: (run: Run) => string;
  readonly pieceId: (runId: string, job: unknown) => string;
  /** Puts pieces in; those that are there already stay as they are. */
  readonly put: (run: Run, jobs: readonly unknown[], extent: Extent) => Promise<void>;
  readonly look: (runId: string) => Promise<Told[]>;
  readonly forget: (runId: string, ids: readonly string[]) => Promise<void>;
  readonly close: (runId: string) => Promise<void>;
  readonly take: (by: Taker) => Promise<Piece | undefined>;
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
  const { PgBoss: Boss } = await import('pg-boss');
  const boss: PgBoss = new Boss({ connectionString: url, application_name: 'elbowroom jobs', schedule: false, supervise: false, max: 4 });
  boss.on('error', () => {}); // a connection that breaks is made anew; whoever asks meanwhile is told
  await boss.start();
  return {
    runId: runIdOf,
    pieceId: pieceIdOf,
    put: (run, jobs, extent) => put(boss, run, jobs, extent),
    look: async (runId) =>
      (await unlessGone(boss.findJobs<Row>(runId), [])).map(({ id, output, state }) => ({
        id,
        state: state === 'completed' ? 'done' : state === 'failed' || state === 'cancelled' ? 'failed' : 'open',
        output,
      })),
    forget: async (runId, ids) => void (await unlessGone(boss.deleteJob(runId, [...ids]), undefined)),
    close: (runId) => boss.deleteQueue(runId),
    take: (by) => taken(boss, by),
    touch: async ({ id, queue }) => void (await boss.touch(queue, id)),
    finish: async ({ id, queue }, output) => void (await boss.complete(queue, id, { output: written(output) })),
    fail: async ({ id, queue }, reason) => void (await boss.fail(queue, id, { reason })),
    supervise: (runId) => boss.supervise(runId),
    progress: () => progressOf(boss),
    leave: () => boss.stop({ graceful: false }),
  };
}

/** Those that somebody waits for come first by name. */
const runIdOf = ({ given, isAwaited, sources, work }: Run): string =>
  `${PREFIX}${sources}.${isAwaited === true ? 0 : 1}.${work}.${digest(JSON.stringify([work, given])).slice(0, 16)}`;
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

/** Whoever asked for a run takes it out when it is over, whoever else is at it. */
async function unlessGone<T>(asked: Promise<T>, gone: T): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && /^Queue \S+ does not exist$/.test(error.message)) return gone;
    throw error;
  }
}

async function taken(boss: PgBoss, { name: by, sources, works }: Taker): Promise<Piece | undefined> {
  const runs = (await boss.getQueues()).flatMap(({ name }) => {
    const [, own = '', rest = '', work = ''] = RUN.exec(name) ?? [];
    return sources.includes(own) && works?.includes(work) !== false ? [{ name, own, rest }] : [];
  });
  for (const { name, own } of runs.sort((a, b) => (a.rest < b.rest ? -1 : 1))) {
    const [row] = await unlessGone(boss.fetch<Row>(name), []);
    if (row === undefined) continue;
    await boss.getDb().executeSql(SIGNED, [name, row.id, JSON.stringify({ by })]);
    return { ...pieceIn(row.data), id: row.id, queue: name, sources: own };
  }
  return undefined;
}

/** As `runIdOf` names them: sources, and what they are sorted by, with the work in it. */
const RUN = /^elbowroom\.([^.]+)\.([01]\.([^.]+)\..+)$/;

/** The library does not say who took a piece: it stands where the result will. */
const SIGNED = `UPDATE pgboss.job SET output = $3::jsonb WHERE name = $1 AND id = $2::uuid AND state = 'active'`;

/** Counted in the database: pieces are long, and there are many. */
const COUNTED = `
  SELECT name, state::text, count(*)::int AS pieces, min((data->>'later')::int) AS later, max((data->>'total')::int) AS total, max(data->>'work') AS work
  FROM pgboss.job WHERE starts_with(name, $1) GROUP BY name, state ORDER BY name`;
const AT_WORK = `
  SELECT name, coalesce(output->>'by', '') AS by, (extract(epoch FROM started_on) * 1000)::float8 AS since
  FROM pgboss.job WHERE starts_with(name, $1) AND state = 'active' ORDER BY started_on`;
const REASONS = `SELECT DISTINCT name, coalesce(output->>'reason', '') AS reason FROM pgboss.job WHERE starts_with(name, $1) AND state IN ('failed', 'cancelled')`;

interface Counted {
  readonly name: string;
  readonly state: string;
  readonly pieces: number;
  readonly later: number;
  readonly total: number;
  readonly work: string;
}

async function progressOf(boss: PgBoss): Promise<Progress[]> {
  const asked = async <T>(sql: string): Promise<readonly T[]> => (await boss.getDb().executeSql(sql, [PREFIX])).rows;
  const counted = await asked<Counted>(COUNTED);
  const atWork = await asked<UnderWay & { readonly name: string }>(AT_WORK);
  const reasons = await asked<{ readonly name: string; readonly reason: string }>(REASONS);
  return [...new Set(counted.map(({ name }) => name))].map((run) => {
    const own = counted.filter(({ name }) => name === run);
    const count = (...states: string[]): number => own.reduce((sum, { pieces, state }) => sum + (states.includes(state) ? pieces : 0), 0);
    const [later, total] = [Math.min(...own.map((one) => one.later)), Math.max(...own.map((one) => one.total))];
    const [waiting, underWay, failed] = [count('created', 'retry') + later, count('active'), count('failed', 'cancelled')];
    return {
      run,
      work: own[0]?.work ?? '',
      waiting,
      underWay,
      failed,
      total,
      done: total - waiting - underWay - failed,
      at: atWork.filter(({ name }) => name === run).map(({ by, since }) => ({ by, since: Math.round(since) })),
      reasons: reasons.filter(({ name }) => name === run).map(({ reason }) => reason),
    };
  });
}
