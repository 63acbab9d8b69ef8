/** A turn that somebody played beside the solution of its puzzle, which was thought about for longer than this can be. */
import {
  isSameAnswer,
  type PuzzlePlan,
  reviewTurn,
  type TurnFacts,
  type TurnJob,
  type TurnReview,
  type TurnSubject,
  weigh,
} from '@elbowroom/bots';

/** A turn beside its solution. */
export type Judged = {
  /** Whether it is the same choice. */
  readonly isSame: boolean;
  /** Coins at the end by which it is behind the solution. */
  readonly behind: number;
  /** What is said about it, as in a review whose best plan is the solution. */
  readonly review: TurnReview;
};

/** Coins by which an answer may be behind and count as good. */
const AS_GOOD = 0.5;
/** Facts and reasons need little thought. */
const PASSING = { steps: 500 };

export const isSolved = ({ isSame, behind }: Pick<Judged, 'isSame' | 'behind'>): boolean => isSame || behind <= AS_GOOD;

function subjectOf({ best, played }: TurnFacts): TurnSubject {
  if (played.combo?.race !== best.combo?.race || played.combo?.power !== best.combo?.power) return 'draft';
  if (played.declines !== best.declines) return played.declines ? 'decline-early' : 'decline-late';
  return 'conquest';
}

/** Throws where there is no turn to be weighed. */
export function judge(job: TurnJob, plans: readonly PuzzlePlan[]): Judged {
  const { budget, seed, view, way } = job;
  const solution = plans[0]?.moves ?? [];
  /** Plans of the book were weighed for longer than can be waited for here. */
  const known = plans.find(({ moves }) => isSameAnswer(view, way.moves, moves));
  const weighed = weigh(view, seed, known === undefined ? budget : PASSING, [way, { moves: solution }]);
  const [mine, solved] = weighed?.ways ?? [];
  if (weighed === undefined || mine === undefined || solved === undefined) throw new Error('there is no turn to be weighed');
  // What dice and tiles did to the turn is no part of the answer.
  const base = reviewTurn({ ...job, throws: [], fresh: [], budget: PASSING });
  const ideal = reviewTurn({ ...job, way: { moves: solution }, planned: solution.length, throws: [], fresh: [], budget: PASSING });
  const facts = { ...base.facts, best: ideal.facts.played };
  const isSame = known !== undefined && known === plans[0];
  const behind = known?.behind ?? mine.behind - solved.behind;
  const isGood = isSolved({ isSame, behind });
  const why = isSameAnswer(view, weighed.best.moves, solution) ? weighed.best.why : [];
  return {
    isSame,
    behind,
    review: {
      ...base,
      facts,
      weighed: { ...weighed, best: { ...solved, moves: solution, behind: 0, why }, ways: [mine] },
      lost: isGood ? 0 : behind,
      verdict: isGood ? 'best' : 'mistake',
      about: subjectOf(facts),
    },
  };
}
