/** A game taken apart into its turns, each a job by itself for whoever weighs it: nothing in it but what the seat could know then, and what it did. */
import {
  type Anew,
  history,
  type Moment,
  type Played,
  type Setup,
  type State,
  type Step,
  toDecide,
  type View,
  view,
  walk,
} from '@elbowroom/rules';
import type { Budget } from './bot.ts';
import { isPlanned } from './turn-search.ts';
import type { Way } from './weighing.ts';

/** A throw of dice in a turn that was played: how the table looked to the seat before it, and what was shown. */
export interface Throw {
  readonly view: View;
  readonly move: string;
  readonly dice: readonly number[];
}

/** One turn of a game to be weighed: a job by itself, plain data, with a result that depends on nothing else. */
export interface TurnJob {
  /** Moves before its first planned decision. */
  readonly step: number;
  /** Moves after the last decision of the turn that is the seat's own, redeployment with it. */
  readonly until: number;
  readonly seat: number;
  readonly round: number;
  /** What the seat could know before that decision. */
  readonly view: View;
  /** What it did, of which so many lines are its plan; what follows is redeployment. */
  readonly way: Way;
  readonly planned: number;
  readonly throws: readonly Throw[];
  /** Tiles that came on offer since the seat decided something before this turn. */
  readonly fresh: readonly string[];
  readonly seed: string;
  readonly budget: Budget;
}

/** The turns of a game. Throws Refused for a set-up, IllegalMove for the first move that does not fit. */
export const turnJobs = (setup: Setup, moves: readonly string[], budget: Budget, seed?: string): TurnJob[] =>
  turnJobsFrom(history(setup, []).start.state, moves, budget, seed, setup.anew);

/** The same for a game that begins anywhere; `anew`: where chance comes from elsewhere, if it is a fork. */
export function turnJobsFrom(from: State, moves: readonly string[], budget: Budget, seed = 'review', anew?: Anew): TurnJob[] {
  const start: Moment = { state: from, view: (seat) => view(from, seat) };
  const steps = [...walk(from, moves, anew)];
  const past: Past = { steps, moments: [start, ...steps] };
  const jobs: TurnJob[] = [];
  /** By seat: moves up to the end of its last turn. */
  const ends = new Map<number, number>();
  for (let step = 0; step < steps.length; step++) {
    const { turn } = before(past, step);
    if (!isPlannedAt(past, step)) continue;
    const until = turnEnd(past, step);
    jobs.push({ ...played(past, step, until), fresh: dealtSince(past, ends.get(turn), step), seed, budget });
    ends.set(turn, until);
    step = until - 1;
  }
  return jobs;
}

interface Past {
  readonly steps: readonly Played[];
  /** Before each of them, and after the last. */
  readonly moments: readonly Moment[];
}

const before = ({ moments }: Past, n: number): State => moments[n].state;

function isPlannedAt(past: Past, n: number): boolean {
  const s = before(past, n);
  return toDecide(s) === s.turn && isPlanned(s, s.turn);
}

/** Moves up to the last that the seat makes in this turn. */
function turnEnd(past: Past, from: number): number {
  const { round, turn } = before(past, from);
  let until = from + 1;
  for (let n = from; n < past.steps.length && before(past, n).turn === turn && before(past, n).round === round; n++)
    if (past.steps[n].seat === turn) until = n + 1;
  return until;
}

function played(past: Past, step: number, until: number): Omit<TurnJob, 'fresh' | 'seed' | 'budget'> {
  const { round, turn: seat } = before(past, step);
  const own = past.steps.slice(step, until).flatMap((one, i) => (one.seat === seat ? [{ ...one, n: step + i }] : []));
  return {
    ...{ step, until, seat, round },
    view: past.moments[step].view(seat),
    way: { moves: own.map(({ move }) => move), dice: own.flatMap(diceOf) },
    planned: own.filter(({ n }) => isPlannedAt(past, n)).length,
    throws: own
      .filter((one) => diceOf(one).length > 0)
      .map((one) => ({ view: past.moments[one.n].view(seat), move: one.move, dice: diceOf(one) })),
  };
}

const diceOf = ({ events }: Step): number[] => events.flatMap((event) => (event.type === 'rolled' ? [event.die] : []));

/** The first time that a seat looks everything is new to it. */
function dealtSince(past: Past, last: number | undefined, step: number): string[] {
  const dealt = past.steps
    .slice(last ?? 0, step)
    .flatMap(({ events }) => events.flatMap((event) => (event.type === 'dealt' ? event.tiles : [])));
  return last === undefined ? [...tilesOf(past.moments[0].view(undefined).offers), ...dealt] : dealt;
}

const tilesOf = (offers: View['offers']): string[] =>
  'powers' in offers
    ? [offers.alliance, offers.horde, offers.neutral ?? [], offers.powers].flat().filter((tile) => tile !== null)
    : offers.flatMap(({ race, power }) => [race, power]);
