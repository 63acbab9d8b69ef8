/** What is measured of bots: whole turns that the planner thinks through, and plans that the master plays on. */
import { explored } from '../packages/bots/src/explore.ts';
import { botOf } from '../packages/bots/src/index.ts';
import { purseOf } from '../packages/bots/src/purse.ts';
import { PLANNER, plansFor } from '../packages/bots/src/turn-search.ts';
import { weightsFor } from '../packages/bots/src/weights.ts';
import { apply, clone, legalMoves, newGame, type Setup, type State, toDecide, type View, view } from '../packages/rules/src/index.ts';
import { CHOICE, PICKING } from '../packages/rules/src/search.ts';

export interface Thinking {
  readonly turns: number;
  /** Plans whose end was played out and weighed, or that were played on in an imagined world. */
  readonly plans: number;
}

interface Moment {
  readonly state: State;
  readonly seen: View;
  readonly seat: number;
}

const GAMES = 3;
const known = new Map<string, Moment[]>();

/** The beginnings of all turns of a few games that are played sensibly. */
function moments(edition: Setup['edition'], seats: number): Moment[] {
  const name = `${edition} ${seats}`;
  const found = known.get(name) ?? Array.from({ length: GAMES }, (_, game) => turnsOf({ edition, seats, seed: `bench ${game}` })).flat();
  known.set(name, found);
  return found;
}

function turnsOf(setup: Setup): Moment[] {
  const list: Moment[] = [];
  const bot = botOf('greedy', 'bench');
  let s = newGame(setup);
  for (let seat = toDecide(s); seat !== undefined; seat = toDecide(s)) {
    const seen = view(s, seat);
    if (s.prompts.length === 0 && (s.stage === PICKING || s.stage === CHOICE)) list.push({ state: s, seen, seat });
    s = apply(s, bot.decide(seen, legalMoves(s), {})).state;
  }
  return list;
}

/** One moment after the other, again and again, until the time is up. */
function thought(edition: Setup['edition'], seats: number, milliseconds: number, think: (moment: Moment) => number): Thinking {
  const list = moments(edition, seats);
  const until = performance.now() + milliseconds;
  const done = { turns: 0, plans: 0 };
  for (; performance.now() < until; done.turns++) {
    const moment = list[(done.turns * 7) % list.length];
    if (moment !== undefined) done.plans += think(moment);
  }
  return done;
}

export const planning = (edition: Setup['edition'], seats: number, milliseconds: number): Thinking =>
  thought(
    edition,
    seats,
    milliseconds,
    ({ seat, state }) => plansFor(state, { weights: weightsFor(state), seat, breadth: PLANNER, tried: 0 }).length,
  );

/** As many steps as the master makes in about a second. */
const STEPS = { steps: 30_000 };

export const playingOn = (edition: Setup['edition'], seats: number, milliseconds: number): Thinking =>
  thought(edition, seats, milliseconds, ({ seen, state }) => {
    const { blocks } = explored(clone(state), seen, 'bench', 0, purseOf(STEPS, STEPS.steps, 0));
    return blocks.reduce((sum, { plans, worlds }) => sum + plans.length * worlds, 0);
  });
