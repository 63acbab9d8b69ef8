/** Games of a study played in pieces; each is kept as it ends, so that a broken run goes on where it was. */
import { type Finding, type Study, type Tried, type Trimmed, trimmed } from '@elbowroom/bots/balance';
import { inPieces } from '../in-pieces.ts';
import { keptIn } from '../kept.ts';
import { sourcesHash } from '../ladder/sources.ts';
import { progressOn, type Screen } from '../progress.ts';

/** In the order of the games, whoever played them. */
export async function findings(study: Study, games: number, workers: number, file: string | undefined, screen: Screen): Promise<Finding[]> {
  const { before, keep } = keptIn<Finding>(file, JSON.stringify({ study, sources: sourcesHash() }), 'study, or by other bots');
  const found = before.filter(({ game }) => game < games);
  const known = new Set(found.map(({ game }) => game));
  const open = Array.from({ length: games }, (_, game) => game).filter((game) => !known.has(game));
  const progress = progressOn(screen);
  const since = Date.now();
  const note = (finding: Finding): void => {
    found.push(finding);
    keep(finding);
    progress.show(found.length / games, `${found.length} games, ${((Date.now() - since) / 1000).toFixed(0)} s`);
  };
  try {
    await inPieces({ work: 'balance', given: study, jobs: open, workers, note });
  } finally {
    progress.end();
  }
  return found.sort((a, b) => a.game - b.game);
}

/** Tries values and effects of a tile. */
export async function trimmedIn(study: Study, id: string, most: number, workers: number, screen: Screen): Promise<Trimmed> {
  const progress = progressOn(screen);
  const play = async (own: Study, from: number, to: number): Promise<Finding[]> => {
    const found: Finding[] = [];
    const jobs = Array.from({ length: to - from }, (_, i) => from + i);
    await inPieces<number, Finding>({ work: 'balance', given: own, jobs, workers, note: (finding) => found.push(finding) });
    return found.sort((a, b) => a.game - b.game);
  };
  const tell = (tried: readonly Tried[], games: number): void => progress.show(games / most, `${games} games, ${tried.length} ways tried`);
  try {
    return await trimmed(study, id, most, { play, tell, isStopped: () => false });
  } finally {
    progress.end();
  }
}
