/**
 * What somebody has put down since the conquests ended, and how to take some of it up again. Putting down commutes: whatever was put down
 * later stays where it is, except things of another kind, which are only asked for once all of the first kind lie on the map.
 */
import { type Move, parse, type Step, text } from '@elbowroom/rules';
import { stepsBack } from '../table/undo.ts';

type Deploy = Extract<Move, { readonly type: 'deploy' }>;

/** What has to be taken back at the end of the game's moves, and what is made again instead. */
export type Revision = { readonly back: number; readonly instead: readonly string[] };

export type Placing = {
  /** How many tokens and pieces of this redeployment lie in a region. */
  readonly placed: ReadonlyMap<number, number>;
  readonly total: number;
  /** The line that puts what was put there last into another region. */
  readonly moved: (from: number, to: number) => string | undefined;
  /** Takes up what was put there last. */
  readonly without: (region: number) => Revision | undefined;
  readonly withoutAll: Revision;
};

/** `staged`: a move that is shown already and waits for a word. */
export function placingOf(steps: readonly Step[], seat: number | undefined, staged?: Move): Placing {
  const moves: Move[] = [];
  const free = stepsBack(steps, seat);
  for (let i = 1; i <= free; i++) {
    const move = parse(steps[steps.length - i]?.move ?? '');
    if (move.type !== 'deploy' && move.type !== 'use') break;
    moves.unshift(move);
  }
  const made = moves.length;
  if (staged !== undefined) moves.push(staged);
  const isPut = (move: Move): move is Deploy => move.type === 'deploy';
  const placed = new Map<number, number>();
  for (const { region } of moves.filter(isPut)) placed.set(region, (placed.get(region) ?? 0) + 1);
  /** Without the move at this place; of what comes after it, that which passes is made again. */
  const revised = (at: number, isKept: (move: Move) => boolean): Revision => ({
    back: Math.max(0, made - at),
    instead: moves
      .slice(at + 1)
      .filter(isKept)
      .map(text),
  });
  const first = moves.findIndex(isPut);
  const lastIn = (region: number): number => moves.findLastIndex((move) => isPut(move) && move.region === region);
  return {
    placed,
    total: moves.filter(isPut).length,
    moved: (from, to) => {
      const put = moves[lastIn(from)];
      return put !== undefined && isPut(put) ? text({ ...put, region: to }) : undefined;
    },
    without: (region) => {
      const at = lastIn(region);
      const gone = moves[at];
      if (gone === undefined || !isPut(gone)) return undefined;
      return revised(at, (move) => !isPut(move) || move.piece === gone.piece);
    },
    withoutAll: revised(first < 0 ? moves.length : first, (move) => !isPut(move)),
  };
}
