/** A contest played out: its games in threads, each kept in a file as it ends, so that a broken run goes on where it was. */
import { Failed } from '../command.ts';
import { inPieces } from '../in-pieces.ts';
import { keptIn } from '../kept.ts';
import { progressOn, type Screen } from '../progress.ts';
import type { Contest, Played } from './contest.ts';
import { entrantOf } from './entrant.ts';
import type { Told } from './worker.ts';

/** Commits and programs lie on this machine. */
function isElsewhere(name: string): boolean {
  const { commit, program } = entrantOf(name) ?? {};
  return commit !== undefined || program !== undefined;
}

/** All games in order. Throws Failed when a bot of another commit breaks the rules. */
export async function results(contest: Contest, workers: number, file: string | undefined, screen: Screen): Promise<Played[]> {
  const { games: _, ...asked } = contest;
  const { before, keep } = keptIn<Played>(file, JSON.stringify(asked), 'contest');
  const played = before.filter(({ game }) => game < contest.games);
  const done = new Set(played.map(({ game }) => game));
  const open = Array.from({ length: contest.games }, (_, game) => game).filter((game) => !done.has(game));
  const progress = progressOn(screen);
  const since = Date.now();
  const note = (told: Told): void => {
    if ('foul' in told) throw new Failed(told.foul);
    played.push(told);
    keep(told);
    progress.show(played.length / contest.games, `${played.length} games, ${((Date.now() - since) / 1000).toFixed(0)} s`);
  };
  try {
    await inPieces({ work: 'arena', given: contest, jobs: open, workers, note, isOnlyHere: contest.bots.some(isElsewhere) });
  } finally {
    progress.end();
  }
  return played.sort((a, b) => a.game - b.game);
}
