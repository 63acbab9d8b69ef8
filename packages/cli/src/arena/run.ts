/** A contest played out: its games in threads, each kept in a file as it ends, so that a broken run goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Failed, Misread } from '../command.ts';
import { progressOn, type Screen } from '../progress.ts';
import type { Contest, Played } from './contest.ts';
import type { Told } from './worker.ts';

/** All games in order. Throws Failed when a bot of another commit breaks the rules. */
export async function results(contest: Contest, workers: number, file: string | undefined, screen: Screen): Promise<Played[]> {
  const played = kept(contest, file).filter(({ game }) => game < contest.games);
  const done = new Set(played.map(({ game }) => game));
  const open = Array.from({ length: contest.games }, (_, game) => game).filter((game) => !done.has(game));
  const progress = progressOn(screen);
  const since = Date.now();
  const threads = Array.from({ length: Math.min(workers, open.length) }, () => threadFor(contest));
  const note = (result: Played): void => {
    played.push(result);
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
    progress.show(played.length / contest.games, `${played.length} games, ${((Date.now() - since) / 1000).toFixed(0)} s`);
  };
  try {
    await Promise.all(threads.map((thread) => playAll(thread, open, note)));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
    progress.end();
  }
  return played.sort((a, b) => a.game - b.game);
}

const threadFor = (contest: Contest): Worker => new Worker(new URL('./worker.ts', import.meta.url), { workerData: contest });

/** Lets a thread play what is open until nothing is. */
function playAll(thread: Worker, open: number[], note: (result: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const game = open.shift();
      if (game === undefined) resolve();
      else thread.postMessage(game);
    };
    thread.on('error', reject);
    thread.on('message', (told: Told) => {
      if ('foul' in told) return reject(new Failed(told.foul));
      note(told);
      next();
    });
    next();
  });
}

/** Games that a file has kept from an earlier run of the same contest. */
function kept(contest: Contest, file: string | undefined): Played[] {
  const { games: _, ...rest } = contest;
  const head = JSON.stringify(rest);
  if (file === undefined) return [];
  if (!existsSync(file)) {
    writeFileSync(file, `${head}\n`);
    return [];
  }
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1); // what was being written when the run was broken off is played again
  const [first, ...lines] = whole.split('\n');
  if (first !== head) throw new Misread(`${file} is from another contest`);
  if (whole !== text) writeFileSync(file, whole);
  return lines.filter((line) => line !== '').map((line): Played => JSON.parse(line));
}
