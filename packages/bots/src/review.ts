/** A game looked at again: every turn weighed for what its seat could know then, and what that says about the seats. */
import type { Budget } from './bot.ts';
import { type Luck, luckOf } from './luck.ts';
import { hundredths } from './rounded.ts';
import { imagined } from './seeing.ts';
import { type PlanFacts, planFacts, type SeatFacts, seatFacts } from './turn-facts.ts';
import type { TurnJob } from './turn-jobs.ts';
import { type Way, type WeighedTurn, wayPlan, weigh } from './weighing.ts';

/** How a turn was played: the last two are flagged. */
export type TurnVerdict = 'best' | 'good' | 'slip' | 'mistake';

/** What a turn that could have been better was about. */
export type TurnSubject = 'draft' | 'decline-late' | 'decline-early' | 'conquest' | 'redeployment';

/** What the seat saw, and what it and the best plan made of it. */
export interface TurnFacts extends SeatFacts {
  readonly played: PlanFacts;
  readonly best: PlanFacts;
}

/** A turn that was weighed. */
export interface TurnReview {
  readonly step: number;
  readonly until: number;
  readonly seat: number;
  readonly round: number;
  /** `ways[0]` is what was played. */
  readonly weighed: WeighedTurn;
  /** Coins at the end of the game, never below 0. */
  readonly lost: number;
  readonly verdict: TurnVerdict;
  readonly about: TurnSubject;
  /** Coins at the end that dice and tiles brought beyond what was to be expected. */
  readonly luck: Luck;
  readonly facts: TurnFacts;
}

/** How a seat played. */
export interface SeatReview {
  /** From 0 to 100, as the guide defines it. */
  readonly accuracy: number;
  readonly lost: number;
  /** The same, by what it was lost about; what was not lost about anything is left out. */
  readonly lostBy: Readonly<Partial<Record<TurnSubject, number>>>;
  readonly luck: Luck;
  readonly mistakes: number;
  readonly slips: number;
}

/** How a game was played. */
export interface GameReview {
  readonly turns: readonly TurnReview[];
  readonly seats: readonly SeatReview[];
  /** Places in `turns` of the three that mattered most, in the order of the game. */
  readonly decisive: readonly number[];
  /** By turn, by seat: coins expected at the end ahead of whom it has to beat, before that turn. */
  readonly prospects: readonly (readonly number[])[];
}

/** Whether a turn is worth talking about. */
export const isFlagged = ({ verdict }: Pick<TurnReview, 'verdict'>): boolean => verdict === 'slip' || verdict === 'mistake';

/** For one turn: enough to flag the same turns again, and little enough for a game of four in a minute on two cores. */
export const REVIEW_BUDGET: Budget = { steps: 160_000 };
/** Coins by which a turn is a slip, or a mistake. */
const SLIP = 3;
const MISTAKE = 5;
/** And so many standard errors: what another seed would not see again is not flagged. */
const SURE = 2;
/** Lost coins that halve the accuracy of a turn. */
const HALVING = 4;
const DECISIVE = 3;

/** Does the work; depends on nothing but the job. */
export function reviewTurn(job: TurnJob): TurnReview {
  const { budget, planned, round, seat, seed, step, until, view, way } = job;
  const conquests: Way = { ...way, moves: way.moves.slice(0, planned), inPassing: true };
  const weighed = weigh(view, seed, budget, planned < way.moves.length && way.dice?.length === 0 ? [way, conquests] : [way]);
  if (weighed === undefined) throw new Error(`there is no turn to be weighed after ${step} moves`);
  const s = imagined(view, seed);
  const factsOf = (one: Way): PlanFacts => planFacts(s, seat, wayPlan(s, one, seat));
  const facts = { ...seatFacts(s, seat), played: factsOf(way), best: factsOf(weighed.best) };
  const [{ behind, error }] = weighed.ways;
  const lost = behind > error ? behind : 0;
  return {
    ...{ step, until, seat, round, weighed, lost, facts },
    verdict: verdictOf(lost, error),
    about: subjectOf(weighed, facts),
    luck: luckOf(job),
  };
}

function verdictOf(lost: number, error: number): TurnVerdict {
  if (lost === 0) return 'best';
  if (lost < SLIP || lost < SURE * error) return 'good';
  return lost < MISTAKE ? 'slip' : 'mistake';
}

function subjectOf({ ways: [whole, conquests = whole] }: WeighedTurn, { best, played }: TurnFacts): TurnSubject {
  if (played.combo !== undefined && (played.combo.race !== best.combo?.race || played.combo.power !== best.combo.power)) return 'draft';
  if (played.declines !== best.declines) return played.declines ? 'decline-early' : 'decline-late';
  return whole.behind - conquests.behind > whole.behind / 2 ? 'redeployment' : 'conquest';
}

/** All turns together, whoever weighed them. */
export function reviewOf(turns: readonly TurnReview[], seats: number): GameReview {
  return {
    turns,
    seats: Array.from({ length: seats }, (_, seat) => seatReview(turns.filter((turn) => turn.seat === seat))),
    decisive: [...turns.keys()]
      .sort((a, b) => weightOf(turns[b]) - weightOf(turns[a]))
      .slice(0, DECISIVE)
      .sort((a, b) => a - b),
    prospects: turns.map(({ weighed }) => weighed.prospects),
  };
}

/** What it lost, or what luck made of it. */
const weightOf = ({ lost, luck }: TurnReview): number => Math.max(lost, Math.abs(luck.dice), Math.abs(luck.tiles));

function seatReview(turns: readonly TurnReview[]): SeatReview {
  const sumOf = (what: (turn: TurnReview) => number): number => hundredths(turns.reduce((sum, turn) => sum + what(turn), 0));
  return {
    accuracy: turns.length === 0 ? 100 : Math.round(sumOf(({ lost }) => 100 * 0.5 ** (lost / HALVING)) / turns.length),
    lost: sumOf(({ lost }) => lost),
    lostBy: lostBy(turns),
    luck: { dice: sumOf(({ luck }) => luck.dice), tiles: sumOf(({ luck }) => luck.tiles) },
    mistakes: turns.filter(({ verdict }) => verdict === 'mistake').length,
    slips: turns.filter(({ verdict }) => verdict === 'slip').length,
  };
}

function lostBy(turns: readonly TurnReview[]): SeatReview['lostBy'] {
  const sums: Partial<Record<TurnSubject, number>> = {};
  for (const { about, lost } of turns) if (lost > 0) sums[about] = hundredths((sums[about] ?? 0) + lost);
  return sums;
}
