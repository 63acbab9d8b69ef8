/** A run from the side of who wants it done: pieces go in a few at a time, results come out in whatever order, each once. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Extent, Queue, Run, Told } from './queue.ts';

/** Pieces in the queue at once: enough for a hundred machines, and few enough to look at. */
const WINDOW = 512;
/** Milliseconds between two looks, and looks between two searches for those who died. */
const PAUSE = 200;
const LOOKS = 25;

/** `note` hears of every result. Rejects with the reason of a piece that nobody could do. */
export async function throughQueue<Done>(queue: Queue, run: Run, jobs: readonly unknown[], note: (done: Done) => void): Promise<void> {
  try {
    await collected(queue, run, jobs, note);
  } finally {
    await queue.close(queue.runId(run)); // what nobody waits for is not done
  }
}

async function collected<Done>(queue: Queue, run: Run, jobs: readonly unknown[], note: (done: Done) => void): Promise<void> {
  const runId = queue.runId(run);
  const open = [...jobs];
  const awaited = new Map<string, unknown>();
  for (let look = 1; open.length > 0 || awaited.size > 0; look++) {
    const next = awaited.size < WINDOW / 2 ? open.splice(0, WINDOW - awaited.size) : [];
    for (const job of next) awaited.set(queue.pieceId(runId, job), job);
    if (next.length > 0) await queue.put(run, next, { total: jobs.length, later: open.length });
    const there = await queue.look(runId);
    const told = there.filter(({ id, state }) => state !== 'open' && awaited.has(id));
    await putBack(queue, run, awaited, there, { total: jobs.length, later: open.length });
    const failed = told.find(({ state }) => state === 'failed');
    if (failed !== undefined) throw new Error(`a piece of ${run.work} could not be done: ${JSON.stringify(failed.output)}`);
    for (const { id, output } of told) {
      note(outputIn(output));
      awaited.delete(id);
    }
    if (told.length > 0)
      await queue.forget(
        runId,
        told.map(({ id }) => id),
      );
    else await wait(PAUSE);
    if (look % LOOKS === 0) await queue.supervise(runId);
  }
}

/** Somebody else may have asked for the very same, and taken the results out, or all of it. */
async function putBack(
  queue: Queue,
  run: Run,
  awaited: ReadonlyMap<string, unknown>,
  there: readonly Told[],
  extent: Extent,
): Promise<void> {
  const known = new Set(there.map(({ id }) => id));
  const missing = [...awaited].filter(([id]) => !known.has(id)).map(([, job]) => job);
  if (missing.length > 0) await queue.put(run, missing, extent);
}

/** What a doer of the same sources has sent. */
function outputIn<Done>(row: unknown): Done {
  const text = typeof row === 'object' && row !== null && 'output' in row ? row.output : undefined;
  return JSON.parse(typeof text === 'string' ? text : 'null');
}
