/** Games of a study played in workers of the page: told of as they end, stopped at once. */
import type { Finding, Study } from '@elbowroom/bots/balance';

/** A game to be played. */
export type LabPiece = { readonly study: Study; readonly game: number };
/** `missing`: what bots have learned could not be fetched. */
export type LabAnswer = { readonly finding: Finding } | { readonly fault: string } | { readonly missing: string };

/** What is needed of a worker. */
export type LabWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

/** Why no more games are played: the workers could not be fetched, a game could not be played to its end, or somebody had enough. */
export type LabTrouble = 'missing' | 'failed' | 'stopped';
export class LabEnded extends Error {
  readonly trouble: LabTrouble;

  constructor(trouble: LabTrouble, message: string = trouble) {
    super(message);
    this.trouble = trouble;
  }
}

export type Laboratory = {
  /** Plays games, `note` hears of each. Rejects with LabEnded. */
  readonly play: (study: Study, games: readonly number[], note: (finding: Finding) => void) => Promise<void>;
  /** Whatever is played is given up. */
  readonly leave: () => void;
};

const labWorker = (): LabWorker => new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });

/** `minds`: how many games are played at once. */
export function openLaboratory(minds: number, startWorker: () => LabWorker = labWorker): Laboratory {
  let workers: LabWorker[] = [];
  let giveUp: (ended: LabEnded) => void = () => undefined;
  const hang = (): void => {
    for (const worker of workers) worker.terminate();
    workers = [];
  };
  return {
    play: async (study, games, note) => {
      const waiting = [...games];
      while (workers.length < Math.min(minds, waiting.length)) workers.push(startWorker());
      const ended = new Promise<never>((_, reject) => {
        giveUp = reject;
      });
      try {
        await Promise.race([ended, Promise.all(workers.map((worker) => workOff(worker, study, waiting, note)))]);
      } catch (error) {
        hang();
        throw error;
      }
    },
    leave: () => {
      hang();
      giveUp(new LabEnded('stopped'));
    },
  };
}

/** Lets a worker play one game after the other until none is left. */
function workOff(worker: LabWorker, study: Study, waiting: number[], note: (finding: Finding) => void): Promise<void> {
  return new Promise((done, fail) => {
    let hasSpoken = false;
    const next = (): void => {
      const game = waiting.shift();
      if (game !== undefined) worker.postMessage({ study, game } satisfies LabPiece);
      else {
        worker.removeEventListener('message', hear);
        worker.removeEventListener('error', lose);
        done();
      }
    };
    const hear = ({ data }: MessageEvent<LabAnswer>): void => {
      hasSpoken = true;
      if ('fault' in data) fail(new LabEnded('failed', data.fault));
      else if ('missing' in data) fail(new LabEnded('missing', data.missing));
      else {
        note(data.finding);
        next();
      }
    };
    const lose = (): void => fail(new LabEnded(hasSpoken ? 'failed' : 'missing'));
    worker.addEventListener('message', hear);
    worker.addEventListener('error', lose);
    next();
  });
}
