/** Reviews that were asked for. Whichever node holds one sees to it turn by turn; what is weighed is kept with the game, so that another goes on when it dies. */
import { turnJobs } from '@elbowroom/bots';
import type { Setup } from '@elbowroom/rules';
import { countedMoves } from '../game/course.ts';
import type { Cancel, Outside } from '../outside.ts';
import { every } from '../outside.ts';
import type { Lease, Store } from '../store/store.ts';
import { accuraciesIn } from './accuracy.ts';
import type { Weighing } from './weighing.ts';

interface Means {
  readonly outside: Outside;
  readonly store: Store;
  /** Left out: this server reviews nothing. */
  readonly weighing: Weighing | undefined;
  readonly onFault: (error: unknown) => void;
}

interface Terms {
  readonly node: string;
  readonly leaseMs: number;
  readonly tickMs: number;
  /** For one turn. */
  readonly reviewSteps: number;
}

export interface Reviews {
  /** Whether games are reviewed here. */
  readonly isOffered: boolean;
  /** All heavy work that waits in a queue. */
  readonly progress: Weighing['progress'];
  /** Sees to what nobody does. */
  readonly soon: () => void;
  readonly stop: () => Promise<void>;
}

/** A finished game as it was played. */
interface FinishedGame {
  readonly setup: Setup;
  readonly moves: readonly string[];
}

/** Held while a turn is weighed, in leases: nothing is heard of a review but its turns. */
const LEASES = 6;
/** Reviews that one node sees to at once: the pieces of several fill a queue better than those of one. */
const MOST_AT_ONCE = 2;

export async function finishedGame(store: Pick<Store, 'game' | 'rowsSince'>, id: string): Promise<FinishedGame | undefined> {
  const game = await store.game(id);
  if (game?.setup === undefined || game.status !== 'finished') return undefined;
  const rows = await store.rowsSince(id, 0);
  return { setup: game.setup, moves: [...(game.options.fork?.moves ?? []), ...countedMoves(rows).map(({ body }) => body)] };
}

export function openReviews({ outside, store, weighing, onFault }: Means, { node, leaseMs, tickMs, reviewSteps }: Terms): Reviews {
  const lease: Lease = { holder: node, ms: LEASES * leaseMs };
  const atWork = new Set<string>();
  let isOver = false;
  const seeTo = async (game: string, { weigh }: Weighing): Promise<void> => {
    if (!(await store.claimReview(game, lease))) return;
    const played = await finishedGame(store, game);
    if (played === undefined) return store.endReview(game, { reason: 'the game is gone' });
    const known = new Set((await store.reviewTurns(game, 0)).map(({ step }) => step));
    const jobs = turnJobs(played.setup, played.moves, { steps: reviewSteps }).filter(({ step }) => !known.has(step));
    let kept: Promise<unknown> = Promise.resolve();
    const keep = (turn: { readonly step: number }): void => {
      kept = kept.then(() => store.keepTurn(game, turn.step, JSON.stringify(turn), lease));
      kept.catch(() => {}); // heard of below, once all are weighed: until then nobody waits for it
    };
    const reason = await weigh(game, jobs, keep).then(() => undefined, whyNot);
    await kept;
    if (!isOver) await store.endReview(game, reason === undefined ? { accuracies: await accuraciesIn(store, game) } : { reason });
  };
  const whyNot = (error: unknown): string => {
    onFault(error);
    return error instanceof Error ? error.message : String(error);
  };
  const look = async (weighingNow: Weighing): Promise<void> => {
    for (const game of await store.idleReviews(MOST_AT_ONCE)) {
      if (isOver || atWork.size >= MOST_AT_ONCE || atWork.has(game)) continue;
      atWork.add(game);
      // A store that does not answer is no reason to give a review up: when the lease is over, whoever looks goes on with it.
      seeTo(game, weighingNow)
        .catch(onFault)
        .finally(() => {
          atWork.delete(game);
          soon();
        });
    }
  };
  const soon = (): void => {
    if (weighing?.isOffered === true && !isOver) look(weighing).catch(onFault);
  };
  const end: Cancel = weighing?.isOffered === true ? every(outside, LOOKS * tickMs, soon) : () => {};
  return {
    isOffered: weighing?.isOffered === true,
    progress: async () => weighing?.progress() ?? [],
    soon,
    async stop() {
      isOver = true;
      end();
      await weighing?.stop();
    },
  };
}

/** Ten seconds as a rule: who asks is seen to at once, so these are reviews of nodes that have died. */
const LOOKS = 20;
