/** What is measured of bots: whole turns that the planner thinks through, and plans that the master plays on. */
import { explored } from '../packages/bots/src/explore.ts';
import { botOf } from '../packages/bots/src/index.ts';
import { purseOf } from '../packages/bots/src/purse.ts';
import { PLANNER, plansFor } from '../packages/bots/src/turn-search.ts';
import { weightsFor } from '../packages/bots/src/weights.ts';
import { apply, clone, legalMoves, newGame, type Setup, type State, toDecide, type View, view } from '../packages/rules/src/index.ts';
import { CHOICE, PICKING } from '../packages/rules/src/search.ts';
import type { Work } from './work.ts';

type Edition = Setup['edition'];

interface Moment {
  readonly state: State;
  readonly seen: View;
  readonly seat: number;
}

const GAMES = 3;
const known = new Map<string, Moment[]>();

/** The beginnings of all turns of a few games that are played sensibly. */
function moments(edition: Edition, seats: number): Moment[] {
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

/** Thinks about one moment after the other, again and again, until the time is up; tells the turns, and the sum of what `think` tells. */
function thought(edition: Edition, seats: number, milliseconds: number, think: (moment: Moment) => number): { turns: number; sum: number } {
  const list = moments(edition, seats);
  const until = performance.now() + milliseconds;
  const done = { turns: 0, sum: 0 };
  for (; performance.now() < until; done.turns++) done.sum += think(list[(done.turns * 7) % list.length]);
  return done;
}

/** Plans whose end was played out and weighed. */
export const planning =
  (edition: Edition, seats: number): Work =>
  (milliseconds) => {
    const { turns, sum } = thought(
      edition,
      seats,
      milliseconds,
      ({ seat, state }) => plansFor(state, { weights: weightsFor(state), seat, breadth: PLANNER, tried: 0 }).length,
    );
    return { turns, plans: sum };
  };

/** As many steps as the master makes in about a second. */
const STEPS = { steps: 30_000 };

/** Plans that were played on in an imagined world. */
export const playingOn =
  (edition: Edition, seats: number): Work =>
  (milliseconds) => {
    const { turns, sum } = thought(edition, seats, milliseconds, ({ seen, state }) => {
      const { blocks } = explored(clone(state), seen, 'bench', 0, purseOf(STEPS, STEPS.steps, 0));
      return blocks.reduce((total, { plans, worlds }) => total + plans.length * worlds, 0);
    });
    return { turns, playouts: sum };
  };
